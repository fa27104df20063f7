namespace BsonGen.Generator.Parser;

/// <summary>Describes what the driver maps of classes of other assemblies, as the runtime describes the loaded ones.</summary>
/// <remarks>If another version or a reference assembly without private members differs, generated code is wrong.</remarks>
internal static class ReferencedClassHashes
{
    // The runtime describes a constructor that is not public and has no parameters in this way.
    private const string HiddenConstructor = "System.Void .ctor 0 False False ";

    private static readonly ConditionalWeakTable<INamedTypeSymbol, string> Texts = new();

    // In code, the root of the hierarchy last.
    public static IEnumerable<string> Get(INamedTypeSymbol type, Compilation compilation) =>
        Enumerable.Reverse(type.GetHierarchy())
            .Where(ancestor => !ancestor.ContainingAssembly.Is(compilation.Assembly))
            .Select(ancestor => ancestor.Is(type)
                ? Describe(ancestor.OriginalDefinition, isCreated: true)
                : Texts.GetValue(ancestor.OriginalDefinition, static key => Describe(key, isCreated: false)))
            .Select(text => $"0x{ReferencedClass.Hash(text):X16}UL");

    private static string Describe(INamedTypeSymbol type, bool isCreated)
    {
        var members = type.GetMembers();
        var constructorsOfImmutable = ReflectedMembers.GetConstructorsOfImmutable(type);
        var header = $"{Name(type)} {type.IsAbstract} {type.IsSealed} {type.Implements(SupportInitialize)}";
        return string.Join("\n", new[] { header }
            .Concat(Describe(type, ClassMapAttribute))
            .Concat(Describe(type, PostProcessingAttribute))
            .Concat(members.OfType<IFieldSymbol>()
                .Where(field => !field.IsStatic && ReferencedClass.DescribesField(
                    field.IsPublic(), field.IsReadOnly, field.GetMappingAttributes().Any()))
                .SelectMany(field => Describe(field, field.Type, $"{field.IsReadOnly} {DescribeAccess(field)}")))
            .Concat(members.OfType<IPropertySymbol>()
                .Where(property => !property.IsStatic && ReferencedClass.DescribesProperty(
                    property.IsPublic(), property.GetMappingAttributes().Any()))
                .SelectMany(property => Describe(property, property.Type, DescribeAccessors(property))))
            .Concat(DescribeConstructors(type, constructorsOfImmutable, isCreated))
            .Concat(members.OfType<IMethodSymbol>()
                .Where(method => method.MethodKind != MethodKind.Constructor && ReferencedClass.DescribesMethod(
                    method.Name,
                    method.IsPublic(),
                    method.Parameters.IsEmpty,
                    method.IsStatic && method.GetCreatorAttributes().Any()))
                .SelectMany(Describe)));
    }

    // In the order of metadata, which reflection lists, too.
    private static IEnumerable<string> DescribeConstructors(
        INamedTypeSymbol type, List<IMethodSymbol> constructorsOfImmutable, bool isCreated)
    {
        var described = ReflectedMembers.GetConstructors(type)
            .Where(constructor => ReferencedClass.DescribesConstructor(
                constructor.GetCreatorAttributes().Any(),
                constructor.Parameters.IsEmpty,
                constructorsOfImmutable.Any(constructor.Is),
                isCreated))
            .Select(constructor => (Token: constructor.MetadataToken, Lines: Describe(constructor)));
        var hidden = isCreated && HiddenConstructors.FindParameterless(type) is { } token
            ? [(Token: token, Lines: [HiddenConstructor])]
            : Enumerable.Empty<(int Token, IEnumerable<string> Lines)>();
        return described.Concat(hidden)
            .OrderBy(static constructor => constructor.Token)
            .SelectMany(static constructor => constructor.Lines);
    }

    private static IEnumerable<string> Describe(ISymbol member, ITypeSymbol type, string access) =>
        member.FindIgnore() is not null
            ? [$"{member.MetadataName} ignored"]
            : Describe(member, MemberMapAttribute).Prepend($"{Name(type)} {member.MetadataName} {access}");

    private static IEnumerable<string> Describe(IMethodSymbol method)
    {
        var parameters = method.Parameters.Select(parameter =>
            $"{Name(parameter.Type)}{(parameter.RefKind == RefKind.None ? "" : "&")} {parameter.Name}");
        return Describe(method, CreatorMapAttribute).Prepend(
            $"{Name(method.ReturnType)} {method.MetadataName} {method.Arity} {DescribeAccess(method)} {method.IsStatic} " +
            string.Join(",", parameters));
    }

    private static IEnumerable<string> Describe(ISymbol symbol, string contract) =>
        Describe(symbol.GetMemberAttributes(contract));

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

    private static string Name(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Dynamic ? "System.Object" : type.ToReflectionNameWithArguments();

    private static string DescribeAccessors(IPropertySymbol property) =>
        $"{property.IsOverride} {DescribeAccess(property.GetMethod)} " +
        $"{(property.HasSetter() ? $"{property.SetMethod?.IsPublic() == true}" : "")} " +
        $"{property.SetMethod?.IsInitOnly == true}";

    private static string DescribeAccess(ISymbol? accessor) => accessor is null ? "" : $"{accessor.IsPublic()}";
}
