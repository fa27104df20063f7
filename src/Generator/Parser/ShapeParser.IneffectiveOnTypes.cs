namespace BsonGen.Generator.Parser;

internal sealed partial class ShapeParser
{
    /// <param name="ignoringBase">The base class that ignores extra elements for derived classes, or null.</param>
    private void WarnAboutTypeAttributes(INamedTypeSymbol ancestor, INamedTypeSymbol? ignoringBase)
    {
        if (ancestor.DeclaringSyntaxReferences.IsEmpty)
        {
            return;
        }

        foreach (var attribute in ancestor.GetAttributes())
        {
            var why = attribute.GetDriverName() switch
            {
                BsonNoId when !HasOwnId(ancestor) => "the class declares no id",
                BsonIgnoreExtraElements => FindWhyNothingIsIgnored(ancestor, attribute, ignoringBase),
                BsonDiscriminator when IsEmpty(attribute) =>
                    "it sets neither a discriminator nor whether documents have one",
                BsonKnownTypes when attribute.GetKnownTypes().All(known => known.Is(ancestor)) =>
                    "it names no derived class",
                _ => null,
            };
            if (why is not null)
            {
                WarnAboutNoEffect(ancestor, why, attribute);
            }
        }

        foreach (var method in ancestor.GetMembers().OfType<IMethodSymbol>())
        {
            if (method is { MethodKind: MethodKind.StaticConstructor } or
                { MethodKind: MethodKind.Ordinary, IsStatic: false })
            {
                var called = method.IsStatic ? "no static constructors" : "static factory methods only";
                WarnAboutNoEffect(method, "the driver calls " + called, method.GetCreatorAttributes());
            }
        }
    }

    // Whether a member would be the id if the class had no [BsonNoId].
    private bool HasOwnId(INamedTypeSymbol ancestor) => _shape.AllMembers.Any(member =>
        member.DeclaringType.Is(ancestor) && (member.IsIdByName || member.Attributes.Find(BsonId) is not null));

    private string? FindWhyNothingIsIgnored(
        INamedTypeSymbol ancestor, AttributeData attribute, INamedTypeSymbol? ignoringBase) =>
        ignoringBase is not null ? $"'{ignoringBase.Name}' ignores extra elements for derived classes, too" :
        attribute.GetArgument().Value is false ? null :
        _shape.ExtraElements is { } extraElements ? $"'{extraElements.Name}' takes the extra elements" :
        ancestor.IsAbstract &&
            !attribute.IsSet("Inherited") &&
            !ancestor.GetMembers().OfType<IMethodSymbol>().Any(HasCreatorAttribute)
            ? "the class is abstract, and derived classes inherit it with Inherited = true only"
            : null;

    private static bool IsEmpty(AttributeData attribute) =>
        attribute.GetArgument().Value is null && !attribute.IsSet("Required") && !attribute.IsSet("RootClass");
}
