namespace BsonGen.Generator.Parser;

// How generated code reaches members and constructors.
internal sealed partial class ShapeParser
{
    private ISymbol Within => isExternal ? context.Compilation.Assembly : _type;

    private bool HasRequiredMembers => _type.GetAllMembers()
        .Any(member => member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true });

    // A copy of more fields for each member takes longer than calls of accessors.
    private bool IsSmallStruct =>
        _type.IsValueType && _type.GetMembers().Count(member => member is IFieldSymbol { IsStatic: false }) <= 2;

    private MemberAccess ParseGet(ISymbol member) =>
        ParseAccess(member, member is IPropertySymbol property ? property.GetMethod! : member);

    private MemberAccess ParseSet(ISymbol member) => member switch
    {
        IFieldSymbol { IsReadOnly: true } => MemberAccess.None,
        IPropertySymbol { SetMethod: null } property => property.HasSetter() ? MemberAccess.Accessor : MemberAccess.None,
        IPropertySymbol { SetMethod: { IsInitOnly: true } setter } =>
            IsSmallStruct && ParseAccess(member, setter) == MemberAccess.Direct ? MemberAccess.Copy : MemberAccess.Accessor,
        IPropertySymbol property => ParseAccess(member, property.SetMethod!),
        _ => ParseAccess(member, member),
    };

    // Whether a derived class hides the member with one of the same name.
    private bool IsHidden(ISymbol member) => !member.ContainingType.Is(_type) && _type.GetHierarchy()
        .SkipWhile(ancestor => !ancestor.Is(member.ContainingType))
        .Skip(1)
        .Any(derived => derived.GetMembers(member.Name).Any(candidate => !candidate.IsOverride));

    private bool IsCallable(IMethodSymbol method) =>
        !method.IsObsoleteError() &&
        context.Compilation.IsSymbolAccessibleWithin(method, Within) &&
        (method.MethodKind != MethodKind.Constructor || !HasRequiredMembers);

    // Whether only reflection reaches the members. Accessors of a generic type must lie in a class with the same type
    // parameters: its own serializer, or a class in that of a derived class, which adds to the type parameters around it.
    private bool NeedsReflection(INamedTypeSymbol declaringType) => _type.IsGenericType
        ? isExternal || !context.HasGenericAccessors || !declaringType.Is(_type)
        : declaringType.IsGenericType &&
            (!context.HasGenericAccessors || declaringType.GetContainers().Any(container => container.IsGenericType));

    private MemberAccess ParseAccess(ISymbol member, ISymbol accessor) =>
        !member.IsObsoleteError() &&
        !accessor.IsObsoleteError() &&
        member is not IPropertySymbol { ExplicitInterfaceImplementations.IsEmpty: false } &&
        context.Compilation.IsSymbolAccessibleWithin(accessor, Within, IsHidden(member) ? member.ContainingType : _type)
            ? MemberAccess.Direct
            : MemberAccess.Accessor;
}
