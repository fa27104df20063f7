namespace BsonGen.Generator.Mapping;

/// <summary>How generated code creates objects of a type and accesses members, also private and inherited ones.</summary>
internal sealed class TypeAccess
{
    private readonly Dictionary<MemberMap, MemberReach> _members = [];
    private readonly HashSet<CreatorMap> _callable = [];
    private readonly INamedTypeSymbol _type;
    private readonly Compilation _compilation;

    // The type or assembly in which the generated code lies.
    private readonly ISymbol _scope;

    public TypeAccess(MappingContext context, ClassMap map)
    {
        _type = map.Type;
        _compilation = context.Compilation;
        IsInClosure = context.Closure.Contains(_type);
        _scope = IsInClosure ? _compilation.Assembly : _type;
        HasRequiredMembers = _type.GetAllMembers()
            .Any(member => member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true });
        (Construction, Constructor) = FindConstruction(map);
        _callable.UnionWith(map.Creators.Where(creator => IsCallable(creator.Method)));

        // Objects of an abstract type are not created, so that nothing is assigned to its extra elements.
        foreach (var member in _type.IsAbstract ? map.Members : map.AllMembers)
        {
            _members.Add(member, FindReach(member, isCalled: member != map.ExtraElements));
        }
    }

    public bool IsInClosure { get; }

    public bool HasRequiredMembers { get; }

    public Construction Construction { get; }

    /// <summary>
    /// The constructor that is called without members of the document; null if there is none, or if the compiler does not see it.
    /// </summary>
    public IMethodSymbol? Constructor { get; }

    /// <summary>The members that generated code accesses, in the order of writing.</summary>
    public IReadOnlyCollection<MemberMap> Members => _members.Keys;

    public MemberReach Of(MemberMap member) =>
        _members.TryGetValue(member, out var reach) ? reach : MemberReach.Nothing;

    /// <summary>Whether a call compiles. Otherwise generated code calls an accessor.</summary>
    public bool IsCallable(CreatorMap creator) => _callable.Contains(creator);

    private MemberReach FindReach(MemberMap member, bool isCalled)
    {
        return new()
        {
            Get = FindGet(member.Symbol),
            Set = FindSet(member.Symbol),
            IsHidden = IsHidden(member.Symbol),
            ShouldSerialize = isCalled ? member.ShouldSerialize : null,
            IsShouldSerializeHidden = isCalled && member.ShouldSerialize is { } method && IsHidden(method),
        };
    }

    private (Construction Construction, IMethodSymbol? Constructor) FindConstruction(ClassMap map)
    {
        if (_type.IsAbstract)
        {
            return (Construction.None, null);
        }

        if (map.Creators.Count > 0)
        {
            return (Construction.Creators, null);
        }

        var parameterless = _type.InstanceConstructors.FirstOrDefault(constructor => constructor.Parameters.IsEmpty);
        if (parameterless is null && HiddenConstructors.FindParameterless(_type) is not null)
        {
            return (Construction.Accessor, null);
        }

        if (parameterless is null)
        {
            var storing = HasRequiredMembers ? null : FindStoringConstructor();
            return storing is null ? (Construction.Uninitialized, null) : (Construction.NewOfDefaults, storing);
        }

        if (_type.IsValueType && parameterless.IsImplicitlyDeclared)
        {
            return (Construction.Default, null);
        }

        return (IsCallable(parameterless) ? Construction.New : Construction.Accessor, parameterless);
    }

    // A primary constructor that only stores its parameters.
    private IMethodSymbol? FindStoringConstructor()
    {
        if (IsInClosure || _type.IsValueType || _type.BaseType?.SpecialType != System_Object)
        {
            return null;
        }

        var initializers = _type.GetDeclarations()
            .SelectMany(declaration => declaration.Members)
            .SelectMany(MemberInitializers.Get);
        return initializers.Any() ? null : _type.InstanceConstructors.FirstOrDefault(constructor =>
            constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is RecordDeclarationSyntax));
    }

    private MemberAccess FindGet(ISymbol member) =>
        FindAccess(member, member is IPropertySymbol property ? property.GetMethod! : member);

    private MemberAccess FindSet(ISymbol member) => member switch
    {
        IFieldSymbol { IsReadOnly: true } => MemberAccess.None,
        IPropertySymbol { SetMethod: null } property => property.HasSetter() ? MemberAccess.Accessor : MemberAccess.None,
        IPropertySymbol { SetMethod: { IsInitOnly: true } setter } =>
            IsSmallStruct() && FindAccess(member, setter) == MemberAccess.Direct ? MemberAccess.Copy : MemberAccess.Accessor,
        IPropertySymbol property => FindAccess(member, property.SetMethod!),
        _ => FindAccess(member, member),
    };

    // A copy of more fields for each member takes longer than calls of accessors.
    private bool IsSmallStruct() =>
        _type.IsValueType && _type.GetMembers().Count(member => member is IFieldSymbol { IsStatic: false }) <= 2;

    private MemberAccess FindAccess(ISymbol member, ISymbol accessor) =>
        !member.IsObsoleteError() &&
        !accessor.IsObsoleteError() &&
        member is not IPropertySymbol { ExplicitInterfaceImplementations.IsEmpty: false } &&
        _compilation.IsSymbolAccessibleWithin(accessor, _scope, IsHidden(member) ? member.ContainingType : _type)
            ? MemberAccess.Direct
            : MemberAccess.Accessor;

    /// <summary>Whether a derived class hides the member with one of the same name.</summary>
    private bool IsHidden(ISymbol member) => !member.ContainingType.Is(_type) && _type.GetHierarchy()
        .SkipWhile(ancestor => !ancestor.Is(member.ContainingType))
        .Skip(1)
        .Any(derived => derived.GetMembers(member.Name).Any(candidate => !candidate.IsOverride));

    private bool IsCallable(IMethodSymbol method) =>
        !method.IsObsoleteError() &&
        _compilation.IsSymbolAccessibleWithin(method, _scope) &&
        (method.MethodKind != MethodKind.Constructor || !HasRequiredMembers);
}

/// <summary>How generated code accesses a member.</summary>
internal sealed record MemberReach
{
    public static readonly MemberReach Nothing = new();

    public MemberAccess Get { get; init; }

    public MemberAccess Set { get; init; }

    public bool UsesAccessor => Get == MemberAccess.Accessor || Set == MemberAccess.Accessor;

    /// <summary>Whether a derived class hides the member.</summary>
    public bool IsHidden { get; init; }

    /// <summary>The method that decides whether the element is written, or null.</summary>
    public IMethodSymbol? ShouldSerialize { get; init; }

    public bool IsShouldSerializeHidden { get; init; }
}
