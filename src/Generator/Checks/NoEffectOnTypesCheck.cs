namespace BsonGen.Generator.Checks;

/// <summary>Attributes without effect on classes, constructors and methods.</summary>
internal sealed class NoEffectOnTypesCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels.Where(level => !level.Type.DeclaringSyntaxReferences.IsEmpty))
        {
            foreach (var attribute in level.Type.GetAttributes())
            {
                if (FindWhy(level, attribute) is { } why)
                {
                    type.ReportNoEffect(level.Type, why, attribute);
                }
            }

            foreach (var method in level.Type.GetMembers().OfType<IMethodSymbol>())
            {
                CheckMethod(type, method);
            }
        }
    }

    private static string? FindWhy(ClassMap level, AttributeData attribute) => attribute.GetDriverName() switch
    {
        BsonNoId when !HasOwnId(level) => "the class declares no id",
        BsonIgnoreExtraElements => FindWhyNothingIsIgnored(level, attribute),
        BsonDiscriminator when IsEmpty(attribute) => "it sets neither a discriminator nor whether documents have one",
        BsonKnownTypes when attribute.GetTypes().All(known => known.Is(level.Type)) => "it names no derived class",
        _ => null,
    };

    private static void CheckMethod(TypeUnderCheck type, IMethodSymbol method)
    {
        if (method is { MethodKind: MethodKind.StaticConstructor } or
            { MethodKind: MethodKind.Ordinary, IsStatic: false })
        {
            var called = method.IsStatic ? "no static constructors" : "static factory methods only";
            type.ReportNoEffect(method, "the driver calls " + called, method.GetCreatorAttributes());
        }
    }

    /// <summary>Whether a member would be the id if the class had no [BsonNoId].</summary>
    private static bool HasOwnId(ClassMap level) => level.DeclaredMembers.Any(member =>
        member.IsIdByName || member.Attributes.Find(BsonId) is not null);

    private static string? FindWhyNothingIsIgnored(ClassMap level, AttributeData attribute)
    {
        if (level.BaseMap?.IgnoringClass is { } ignoring)
        {
            return $"'{ignoring.Name}' ignores extra elements for derived classes, too";
        }

        if (attribute.GetArgument().Value is false)
        {
            return null;
        }

        if (level.ExtraElements is { } extraElements)
        {
            return $"'{extraElements.Name}' takes the extra elements";
        }

        var isCreated = !level.Type.IsAbstract ||
            level.Type.GetMembers().OfType<IMethodSymbol>().Any(CreatorMapper.HasAttribute);
        return isCreated || attribute.IsSet("Inherited")
            ? null
            : "the class is abstract, and derived classes inherit it with Inherited = true only";
    }

    private static bool IsEmpty(AttributeData attribute) =>
        attribute.GetArgument().Value is null && !attribute.IsSet("Required") && !attribute.IsSet("RootClass");
}
