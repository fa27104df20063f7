namespace BsonGen.Generator.Checks;

/// <summary>Known types that are not derived, and known types with one discriminator.</summary>
internal sealed class KnownTypesCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var ancestor in type.Type.GetHierarchy())
        {
            var earlier = new List<INamedTypeSymbol>();
            foreach (var attribute in ancestor.GetAttributes()
                .Where(attribute => attribute.GetDriverName() == BsonKnownTypes))
            {
                CheckAttribute(type, ancestor, attribute, earlier);
            }
        }
    }

    /// <summary>
    /// Whether another generator may add the base class to a class of the same project, as those for unions do.
    /// </summary>
    public static bool MayDerive(ITypeSymbol known, INamedTypeSymbol ancestor) =>
        known is INamedTypeSymbol { IsUnboundGenericType: false, BaseType.SpecialType: System_Object } type &&
        type.ContainingAssembly.Is(ancestor.ContainingAssembly) &&
        type.GetDeclarations().Any() &&
        type.GetDeclarations().All(declaration => declaration.Modifiers.Any(SyntaxKind.PartialKeyword)) &&
        FindRefusal(type, ancestor) is not null;

    /// <summary>Why the driver refuses a known type; null if it accepts the type, or if type arguments decide.</summary>
    public static string? FindRefusal(ITypeSymbol known, INamedTypeSymbol ancestor)
    {
        if (known is not INamedTypeSymbol type)
        {
            return "does not derive from it";
        }

        if (type.IsUnboundGenericType)
        {
            return "is an open generic type";
        }

        return type.GetHierarchy().Any(other => other.OriginalDefinition.Is(ancestor.OriginalDefinition))
            ? null
            : "does not derive from it";
    }

    private static void CheckAttribute(
        TypeUnderCheck type, INamedTypeSymbol ancestor, AttributeData attribute, List<INamedTypeSymbol> earlier)
    {
        var isOwn = ancestor.Is(type.Type);
        var known = attribute.GetTypes();
        for (var i = 0; i < known.Count; i++)
        {
            var place = attribute.FindTypeLocation(i, known.Count);
            if (known[i] is { } doubtful && MayDerive(doubtful, ancestor))
            {
                // KnownTypesAnalyzer reports it, unless another generator adds the base class.
                type.RefuseSilently(UnseenText.Of($"the base class of the known type '{doubtful.Name}'"));
            }
            else if (known[i] is { } refused && FindRefusal(refused, ancestor) is { } why)
            {
                type.Refuse(ancestor, NotAKnownType, place, refused.ToDisplayString(), ancestor.Name, why);
            }
            else if (known[i] is not INamedTypeSymbol derived ||
                !derived.IsOrDerivesFrom(ancestor) ||
                (isOwn && !CanBeNamed(derived, type)))
            {
                type.LeaveToClassMap(isOwn
                    ? "a known type is null, derives from another construction of it, or can't be named"
                    : $"a known type of '{ancestor.Name}' does not derive from it");
            }
            else if (isOwn && !derived.Is(type.Type))
            {
                CheckDiscriminator(type, derived, earlier, place);
                earlier.Add(derived);
            }
        }
    }

    // The driver can't read documents with a discriminator of several types.
    private static void CheckDiscriminator(
        TypeUnderCheck type, INamedTypeSymbol derived, List<INamedTypeSymbol> earlier, Location? place)
    {
        var discriminator = SharedDiscriminators.Find(derived);
        var same = discriminator is null ? null : earlier.Append(type.Type)
            .FirstOrDefault(other => !other.Is(derived) && SharedDiscriminators.Find(other) == discriminator);
        if (same is not null)
        {
            type.Report(SharedDiscriminators.CreateDiagnostic(derived, same, type.Type, place ?? type.Location));
        }
    }

    private static bool CanBeNamed(INamedTypeSymbol known, TypeUnderCheck type) =>
        !known.IsInOneFile() &&
        type.Context.Compilation.IsSymbolAccessibleWithin(
            known, type.IsInClosure ? type.Context.Compilation.Assembly : type.Type);
}
