namespace BsonGen.Generator.Parser;

/// <summary>Decides how generated code reaches members and constructors.</summary>
internal sealed class AccessParser(ParserContext context, INamedTypeSymbol type, bool isExternal)
{
    private ISymbol Within => isExternal ? context.Compilation.Assembly : type;

    public bool HasRequiredMembers { get; } = type.GetHierarchy().Any(ancestor => ancestor.GetMembers().Any(member =>
        member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true }));

    // A copy of more fields for each member takes longer than calls of accessors.
    private bool IsSmallStruct { get; } = type.IsValueType && type.GetMembers().Count(member => member is IFieldSymbol { IsStatic: false }) <= 2;

    public MemberAccess ParseGet(ISymbol member) => Parse(member, member is IPropertySymbol property ? property.GetMethod! : member);

    public MemberAccess ParseSet(ISymbol member) => member switch
    {
        IFieldSymbol { IsReadOnly: true } => MemberAccess.None,
        IPropertySymbol { SetMethod: null } property => property.HasSetter() ? MemberAccess.Accessor : MemberAccess.None,
        IPropertySymbol { SetMethod: { IsInitOnly: true } setter } =>
            IsSmallStruct && Parse(member, setter) == MemberAccess.Direct ? MemberAccess.Copy : MemberAccess.Accessor,
        IPropertySymbol property => Parse(member, property.SetMethod!),
        _ => Parse(member, member),
    };

    // Whether a derived class hides the member with one of the same name.
    public bool IsHidden(ISymbol member) => !member.ContainingType.Is(type) && type.GetHierarchy()
        .SkipWhile(ancestor => !ancestor.Is(member.ContainingType))
        .Skip(1)
        .Any(derived => derived.GetMembers(member.Name).Any(candidate => !candidate.IsOverride));

    public bool IsCallable(IMethodSymbol method) =>
        !SuppressedDiagnostics.IsError(method) && context.Compilation.IsSymbolAccessibleWithin(method, Within) &&
        (method.MethodKind != MethodKind.Constructor || !HasRequiredMembers);

    // Whether only reflection reaches the members. Accessors of a generic type must lie in a class with the same type parameters: its own serializer, or a
    // class in that of a derived class, which adds to the type parameters around it.
    public bool NeedsReflection(INamedTypeSymbol declaringType) => type.IsGenericType
        ? isExternal || !context.HasGenericAccessors || !declaringType.Is(type)
        : declaringType.IsGenericType && (!context.HasGenericAccessors || declaringType.GetContainers().Any(container => container.IsGenericType));

    private MemberAccess Parse(ISymbol member, ISymbol accessor) =>
        !SuppressedDiagnostics.IsError(member) && !SuppressedDiagnostics.IsError(accessor) &&
        member is not IPropertySymbol { ExplicitInterfaceImplementations.IsEmpty: false } &&
        context.Compilation.IsSymbolAccessibleWithin(accessor, Within, IsHidden(member) ? member.ContainingType : type)
            ? MemberAccess.Direct
            : MemberAccess.Accessor;
}
