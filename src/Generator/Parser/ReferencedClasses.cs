namespace BsonGen.Generator.Parser;

/// <summary>
/// Describes the classes of other assemblies in a hierarchy as the runtime describes the loaded ones: what the driver maps of them, in order. If both differ,
/// generated code would be wrong: the library may be another version, or a reference assembly may lack private members.
/// </summary>
internal sealed class ReferencedClasses(ParserContext context)
{
    private static readonly ConditionalWeakTable<INamedTypeSymbol, string> Texts = new();

    /// <summary>The hashes of the classes in code, the root of the hierarchy last.</summary>
    public IEnumerable<string> GetHashes(INamedTypeSymbol type) => Enumerable.Reverse(type.GetHierarchy())
        .Where(ancestor => !context.IsHere(ancestor))
        .Select(ancestor => ancestor.Is(type)
            ? Describe(ancestor.OriginalDefinition, isCreated: true)
            : Texts.GetValue(ancestor.OriginalDefinition, key => Describe(key, isCreated: false)))
        .Select(text => $"0x{ReferencedClass.Hash(text):X16}UL");

    private string Describe(INamedTypeSymbol type, bool isCreated)
    {
        var members = type.GetMembers();
        var constructorsOfImmutable = ReflectedMembers.GetConstructorsOfImmutable(type);
        return string.Join("\n", new[] { $"{Name(type)} {type.IsAbstract} {type.IsSealed} {type.Implements(context.SupportInitialize)}" }
            .Concat(Describe(type.ContainingAssembly.GetAttributes().Where(attribute => attribute.IsNamed(KnownNames.BsonGeneratedConventionsAttribute))))
            .Concat(Describe(type, context.ClassMapAttribute))
            .Concat(Describe(type, context.PostProcessingAttribute))
            .Concat(members.OfType<IFieldSymbol>()
                .Where(field => !field.IsStatic && (field is { DeclaredAccessibility: Accessibility.Public, IsReadOnly: false } || IsMapped(field)))
                .SelectMany(field => Describe(field, field.Type, $"{field.IsReadOnly} {DescribeAccess(field)}")))
            .Concat(members.OfType<IPropertySymbol>()
                .Where(property => !property.IsStatic && (property.IsPublic() || IsMapped(property)))
                .SelectMany(property => Describe(property, property.Type, DescribeAccessors(property))))
            .Concat(ReflectedMembers.GetConstructors(type)
                .Where(constructor => Has(constructor, context.CreatorMapAttribute) || (isCreated && constructor.Parameters.IsEmpty) ||
                    constructorsOfImmutable.Contains(constructor, SymbolEqualityComparer.Default))
                .SelectMany(Describe))
            .Concat(members.OfType<IMethodSymbol>()
                .Where(method => method.MethodKind != MethodKind.Constructor)
                .Where(method => (method.IsStatic && Has(method, context.CreatorMapAttribute)) || IsShouldSerialize(method))
                .SelectMany(Describe)));
    }

    private static bool IsShouldSerialize(IMethodSymbol method) =>
        method is { DeclaredAccessibility: Accessibility.Public, Parameters.IsEmpty: true } &&
        method.Name.StartsWith(ClassMapRules.GetShouldSerializeName(""), StringComparison.Ordinal);

    private IEnumerable<string> Describe(ISymbol member, ITypeSymbol type, string access) =>
        member.GetMemberAttributes().FindKindOf(KnownNames.BsonIgnore) is not null
            ? [$"{member.MetadataName} ignored"]
            : Describe(member, context.MemberMapAttribute).Prepend($"{Name(type)} {member.MetadataName} {access}");

    private IEnumerable<string> Describe(IMethodSymbol method) => Describe(method, context.CreatorMapAttribute).Prepend(
        $"{Name(method.ReturnType)} {method.MetadataName} {method.Arity} {DescribeAccess(method)} {method.IsStatic} " +
        string.Join(",", method.Parameters.Select(parameter => $"{Name(parameter.Type)}{(parameter.RefKind == RefKind.None ? "" : "&")} {parameter.Name}")));

    private static IEnumerable<string> Describe(ISymbol symbol, INamedTypeSymbol? kind) =>
        Describe(symbol.GetAttributes().Where(attribute => attribute.AttributeClass?.Implements(kind) == true));

    private static IEnumerable<string> Describe(IEnumerable<AttributeData> attributes) => attributes.Select(attribute =>
        $"{Name(attribute.AttributeClass!)} {string.Join(",", attribute.ConstructorArguments.Select(Print))} " +
        string.Join(",", attribute.NamedArguments.Select(argument => $"{argument.Key} {Print(argument.Value)}")));

    private static string Print(TypedConstant constant) => constant switch
    {
        { IsNull: true } => "null",
        { Kind: TypedConstantKind.Array } => $"[{string.Join(",", constant.Values.Select(Print))}]",
        { Kind: TypedConstantKind.Type } => Name((ITypeSymbol)constant.Value!),
        _ => $"{Name(constant.Type!)} {ReferencedClass.Print(constant.Value)}",
    };

    private static string Name(ITypeSymbol type) => type.TypeKind == TypeKind.Dynamic ? "System.Object" : type.ToReflectionNameWithArguments();

    private static bool Has(ISymbol symbol, INamedTypeSymbol? kind) => symbol.GetMemberAttributes(kind).Any();

    private bool IsMapped(ISymbol member) => Has(member, context.MemberMapAttribute);

    private static string DescribeAccessors(IPropertySymbol property) =>
        $"{property.IsOverride} {DescribeAccess(property.GetMethod)} " +
        $"{(property.HasSetter() ? $"{property.SetMethod?.IsPublic() == true}" : "")} {property.SetMethod?.IsInitOnly == true}";

    private static string DescribeAccess(ISymbol? accessor) => accessor is null ? "" : $"{accessor.IsPublic()}";
}
