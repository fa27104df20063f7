namespace BsonGen.Generator.Checks;

/// <summary>Finds what a type names and the compilation lacks: if the build succeeds, another generator makes it.</summary>
internal static class UnseenParts
{
    /// <returns>Null if the type has other errors, or none.</returns>
    public static string? Describe(INamedTypeSymbol type) =>
        type.GetHierarchy().Select(DescribeBase)
            .Concat(type.GetHierarchy().SelectMany(ancestor => ancestor.GetAttributes(), (ancestor, attribute) =>
                DescribeAttribute(attribute, $"'{ancestor.Name}'")))
            .Concat(type.GetAllMembers().SelectMany(DescribeMember))
            .OfType<string>()
            .Select(UnseenText.Of)
            .FirstOrDefault();

    private static string? DescribeBase(INamedTypeSymbol type) =>
        type.BaseType is { } parent && FindUnseen(parent) is { } unseen
            ? $"the type '{unseen}' in the base class of '{type.Name}'"
            : null;

    private static IEnumerable<string?> DescribeMember(ISymbol member) => member switch
    {
        { IsImplicitlyDeclared: true } => [],
        IFieldSymbol or IPropertySymbol =>
        [
            FindUnseen(member.FindMemberType()!) is { } unseen ? $"the type '{unseen}' of the member '{member.Name}'" : null,
            .. member.GetMemberAttributes().Select(attribute => DescribeAttribute(attribute, $"the member '{member.Name}'")),
        ],
        IMethodSymbol { MethodKind: MethodKind.Constructor } constructor => constructor.Parameters.Select(parameter =>
            FindUnseen(parameter.Type) is { } unseen ? $"the type '{unseen}' of the parameter '{parameter.Name}'" : null),
        _ => [],
    };

    private static string? DescribeAttribute(AttributeData attribute, string owner)
    {
        if (attribute.AttributeClass is { TypeKind: TypeKind.Error } missing)
        {
            return $"[{AttributeExtensions.Shorten(missing.Name)}] on {owner}";
        }

        if (!DeclarationErrors.AreIn(attribute))
        {
            return null;
        }

        var named = FindNamed(attribute);
        return (attribute.GetDriverName(), named) switch
        {
            (BsonKnownTypes, not null) => $"the known type '{named}'",
            (BsonSerializerAttribute, not null) => $"the serializer '{named}' of {owner}",
            (_, not null) => $"the type '{named}' in [{attribute.GetShortName()}] on {owner}",
            _ => $"an argument of [{attribute.GetShortName()}] on {owner}",
        };
    }

    // A type that is not found is no constant, so that only the syntax has its name.
    private static string? FindNamed(AttributeData attribute) => attribute.GetArguments()
        .SelectMany(argument => argument.DescendantNodes().OfType<TypeOfExpressionSyntax>())
        .Select(named => named.Type.ToString())
        .FirstOrDefault(name => !attribute.ConstructorArguments.SelectMany(ListTypes).Any(type => type.Name == name));

    private static IEnumerable<ITypeSymbol> ListTypes(TypedConstant constant) => constant switch
    {
        { Kind: TypedConstantKind.Array, IsNull: false } => constant.Values.SelectMany(ListTypes),
        { Kind: TypedConstantKind.Type, Value: ITypeSymbol { TypeKind: not TypeKind.Error } type } => [type],
        _ => [],
    };

    private static string? FindUnseen(ITypeSymbol type) =>
        type.GetParts().FirstOrDefault(part => part.TypeKind == TypeKind.Error)?.Name;
}
