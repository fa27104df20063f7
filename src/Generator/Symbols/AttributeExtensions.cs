namespace BsonGen.Generator.Symbols;

/// <summary>Finds attributes, their arguments and their places, in source code and in metadata.</summary>
internal static class AttributeExtensions
{
    private const string Suffix = "Attribute";

    // Binding is slow even without attributes, so the syntax is checked first.
    public static ImmutableArray<AttributeData> GetMemberAttributes(this ISymbol member)
    {
        var declared = member is IFieldSymbol { AssociatedSymbol: { } property } ? property : member;
        var declarations = declared.DeclaringSyntaxReferences;
        return !declarations.IsEmpty && declarations.All(declaration => HasNoAttributes(declaration.GetSyntax()))
            ? ImmutableArray<AttributeData>.Empty
            : member.GetAttributes();
    }

    // The attributes that implement an interface of the driver.
    public static IEnumerable<AttributeData> GetMemberAttributes(this ISymbol member, string contract) =>
        member.GetMemberAttributes().Where(attribute => attribute.AttributeClass?.Implements(contract) == true);

    public static IEnumerable<AttributeData> GetMappingAttributes(this ISymbol member) =>
        member.GetMemberAttributes(MemberMapAttribute);

    public static IEnumerable<AttributeData> GetCreatorAttributes(this ISymbol method) =>
        method.GetMemberAttributes(CreatorMapAttribute);

    public static AttributeData? Find(this IEnumerable<AttributeData> attributes, string metadataName) =>
        attributes.FirstOrDefault(attribute => attribute.IsNamed(metadataName));

    /// <summary>The first attribute of a class or of one derived from it.</summary>
    public static AttributeData? FindKindOf(this IEnumerable<AttributeData> attributes, string metadataName) =>
        attributes.FirstOrDefault(attribute =>
            attribute.AttributeClass?.GetHierarchy().Any(ancestor => IsNamed(ancestor, metadataName)) == true);

    public static bool IsNamed(this AttributeData attribute, string metadataName) =>
        attribute.AttributeClass is { } type && IsNamed(type, metadataName);

    // The metadata name; empty if the attribute is not the driver's.
    public static string GetDriverName(this AttributeData attribute) => attribute.AttributeClass?.ToDriverName() ?? "";

    public static string GetShortName(this AttributeData attribute) => Shorten(attribute.AttributeClass!.Name);

    // Removes the suffix that source code may omit.
    public static string Shorten(string name) =>
        name.EndsWith(Suffix, StringComparison.Ordinal) ? name.Substring(0, name.Length - Suffix.Length) : name;

    public static bool IsAnnotated(this ITypeSymbol type) => type.OriginalDefinition.GetAttributes().Any(IsAnnotation);

    /// <summary>Whether it requests a serializer for the type that carries it.</summary>
    public static bool IsAnnotation(this AttributeData attribute) =>
        attribute.ConstructorArguments.IsEmpty && attribute.IsNamed(BsonGeneratedAttribute);

    /// <summary>The attributes of an assembly that request serializers.</summary>
    public static IEnumerable<AttributeData> GetRequests(this IAssemblySymbol assembly) =>
        assembly.GetAttributes().Where(attribute => attribute.IsNamed(BsonGeneratedAttribute));

    /// <summary>The attribute of an assembly that names a type, and the place of the name.</summary>
    public static (AttributeData Attribute, Location? Location)? FindRequest(this IAssemblySymbol assembly, ITypeSymbol type)
    {
        foreach (var attribute in assembly.GetRequests())
        {
            var named = attribute.GetTypes();
            var index = named.FindIndex(type.Is);
            if (index >= 0)
            {
                return (attribute, attribute.FindRequestLocation(index, named.Count));
            }
        }

        return null;
    }

    /// <summary>The place of a request for one of several types: the attribute, unless it names others, too.</summary>
    public static Location? FindRequestLocation(this AttributeData attribute, int index, int count) =>
        count == 1 ? attribute.FindLocation() : attribute.FindTypeLocation(index, count);

    public static IEnumerable<ITypeSymbol?> GetKnownTypes(this INamedTypeSymbol type) =>
        type.GetAttributes().Where(attribute => attribute.IsNamed(BsonKnownTypes)).SelectMany(GetTypes);

    /// <summary>The types in the arguments of an attribute that takes several.</summary>
    public static List<ITypeSymbol?> GetTypes(this AttributeData attribute) =>
    [
        .. attribute.ConstructorArguments
            .SelectMany(argument =>
                argument is { Kind: TypedConstantKind.Array, IsNull: false } ? argument.Values.AsEnumerable() : [argument])
            .Select(constant => constant.Kind == TypedConstantKind.Array ? null : constant.Value as ITypeSymbol),
    ];

    /// <summary>The place of a type in an attribute that names several.</summary>
    public static Location? FindTypeLocation(this AttributeData attribute, int index, int count)
    {
        var places = attribute.GetArguments()
            .Where(argument => argument.NameEquals is null)
            .SelectMany(argument => argument.DescendantNodes().OfType<TypeOfExpressionSyntax>())
            .ToList();
        return places.Count == count ? places[index].GetLocation() : attribute.FindLocation();
    }

    public static TypedConstant GetArgument(this AttributeData attribute) =>
        attribute.ConstructorArguments.FirstOrDefault();

    public static TypedConstant GetNamedArgument(this AttributeData attribute, string property) =>
        attribute.NamedArguments.FirstOrDefault(argument => argument.Key == property).Value;

    // The argument for a property, or for the parameter that sets it; the default without both.
    public static TypedConstant GetArgument(this AttributeData attribute, string property, int parameter) =>
        attribute.GetNamedArgument(property) is { Kind: not TypedConstantKind.Error } named
            ? named
            : attribute.ConstructorArguments.ElementAtOrDefault(parameter);

    public static bool IsSet(this AttributeData attribute, string property) =>
        attribute.GetNamedArgument(property).Value is true;

    /// <returns>Null for a value without a name.</returns>
    public static string? FindEnumName(this TypedConstant constant) => constant.Type?.GetMembers().OfType<IFieldSymbol>()
        .FirstOrDefault(field => field.HasConstantValue && Equals(field.ConstantValue, constant.Value))?.Name;

    public static Location? FindLocation(this AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } reference ? reference.SyntaxTree.GetLocation(reference.Span) : null;

    public static Location? FindArgumentLocation(this AttributeData attribute) =>
        attribute.GetArguments().FirstOrDefault()?.Expression.GetLocation() ?? attribute.FindLocation();

    // The attribute that keeps the driver from storing the member.
    public static AttributeData? FindIgnore(this ISymbol member) => member.GetMemberAttributes().FindKindOf(BsonIgnore);

    // The arguments in source code, those for properties among them.
    public static IEnumerable<AttributeArgumentSyntax> GetArguments(this AttributeData attribute) =>
        attribute.ApplicationSyntaxReference?.GetSyntax() is AttributeSyntax { ArgumentList: { } list }
            ? list.Arguments
            : [];

    public static AttributeArgumentSyntax? FindArgument(this AttributeData attribute, string property) =>
        attribute.GetArguments().FirstOrDefault(argument => argument.NameEquals?.Name.Identifier.ValueText == property);

    private static bool HasNoAttributes(SyntaxNode declaration) => declaration switch
    {
        MemberDeclarationSyntax member => member.AttributeLists.Count == 0 && !IsPartial(member),
        AccessorDeclarationSyntax accessor => accessor.AttributeLists.Count == 0 && !IsPartial(accessor.Parent?.Parent),
        ParameterSyntax parameter => parameter.AttributeLists.Count == 0,
        VariableDeclaratorSyntax { Parent.Parent: BaseFieldDeclarationSyntax field } => field.AttributeLists.Count == 0,
        _ => false,
    };

    // Another part may have attributes.
    private static bool IsPartial(SyntaxNode? declaration) =>
        declaration is MemberDeclarationSyntax member && member.Modifiers.Any(SyntaxKind.PartialKeyword);

    // An attribute of the user may have the name of one of the driver.
    private static bool IsNamed(INamedTypeSymbol type, string metadataName) =>
        type.ToMetadataName() == metadataName &&
        (type.ContainingAssembly?.Name == DriverAssembly || !metadataName.StartsWith(AttributesPrefix, StringComparison.Ordinal));
}
