namespace BsonGen.Generator.Parser;

internal sealed partial class ShapeParser
{
    private void ParseKnownTypes(INamedTypeSymbol ancestor, AttributeData attribute)
    {
        _shape.IsPolymorphic = true;
        var isOwn = ancestor.Is(_type);
        var known = attribute.GetKnownTypes();
        for (var i = 0; i < known.Count; i++)
        {
            if (known[i] is { } doubtful && MayDerive(doubtful, ancestor))
            {
                // KnownTypesAnalyzer reports it, unless another generator adds the base class.
                _shape.Refuse();
            }
            else if (known[i] is { } refused && FindRefusal(refused, ancestor) is { } why)
            {
                Fail(
                    ancestor, NotAKnownType, GetLocation(attribute, i, known.Count),
                    refused.ToDisplayString(), ancestor.Name, why);
            }
            else if (known[i] is not INamedTypeSymbol type ||
                !type.IsOrDerivesFrom(ancestor) ||
                (isOwn && !CanBeNamed(type)))
            {
                LeaveToClassMap(isOwn
                    ? "a known type is null, derives from another construction of it, or can't be named"
                    : $"a known type of '{ancestor.Name}' does not derive from it");
            }
            else if (isOwn && !type.Is(_type))
            {
                CheckDiscriminator(type, GetLocation(attribute, i, known.Count));
                _shape.KnownTypes.Add(type);
            }
        }
    }

    // The driver can't read documents with a discriminator of several types.
    private void CheckDiscriminator(INamedTypeSymbol type, Location? location)
    {
        var discriminator = Discriminators.Get(type);
        var same = discriminator is null ? null : _shape.KnownTypes.Append(_type)
            .FirstOrDefault(other => !other.Is(type) && Discriminators.Get(other) == discriminator);
        ReportDiscriminator(type, same, _type, location);
    }

    // Mapping the type maps the base class.
    private void CheckInheritedDiscriminator()
    {
        var same = Discriminators.FindSameInBases(context, _type);
        ReportDiscriminator(_type, same, same, Discriminators.GetLocation(_type));
    }

    private void ReportDiscriminator(
        INamedTypeSymbol type, INamedTypeSymbol? same, INamedTypeSymbol? readAs, Location? location)
    {
        if (same is not null)
        {
            string[] arguments = [type.Name, Discriminators.Get(type)!, same.ToDisplayString(), readAs!.ToDisplayString()];
            var diagnostic = DiagnosticInfo.Create(SameDiscriminator, location ?? _shape.Location, [.. arguments]);
            _shape.Diagnostics.Add(diagnostic with { Types = Discriminators.GetReaders(readAs) });
        }
    }

    // Whether another generator may add the base class to a class of the same project, as those for unions do.
    public static bool MayDerive(ITypeSymbol known, INamedTypeSymbol ancestor) =>
        known is INamedTypeSymbol { IsUnboundGenericType: false, BaseType.SpecialType: System_Object } type &&
        type.ContainingAssembly.Is(ancestor.ContainingAssembly) &&
        type.GetDeclarations().Any() &&
        type.GetDeclarations().All(declaration => declaration.Modifiers.Any(SyntaxKind.PartialKeyword)) &&
        FindRefusal(type, ancestor) is not null;

    // Null if the driver accepts the type, or if type arguments decide.
    public static string? FindRefusal(ITypeSymbol known, INamedTypeSymbol ancestor) =>
        known is INamedTypeSymbol { IsUnboundGenericType: true } ? "is an open generic type" :
        known is INamedTypeSymbol type &&
        type.GetHierarchy().Any(other => other.OriginalDefinition.Is(ancestor.OriginalDefinition))
            ? null
            : "does not derive from it";

    public static Location? GetLocation(AttributeData attribute, int index, int count)
    {
        var places = attribute.ApplicationSyntaxReference?.GetSyntax()
            .DescendantNodes().OfType<TypeOfExpressionSyntax>().ToList();
        return places?.Count == count ? places[index].GetLocation() : attribute.GetLocation();
    }

    private bool CanBeNamed(INamedTypeSymbol type) =>
        !type.IsInOneFile() &&
        context.Compilation.IsSymbolAccessibleWithin(type, Within);
}
