namespace BsonGen.Generator.Mapping;

/// <summary>The fields and properties of a class that the driver maps, in the order in which it finds them.</summary>
/// <remarks>Some of them may carry an attribute that removes them again.</remarks>
internal sealed class MappedSymbols(INamedTypeSymbol type, Version driver)
{
    private readonly List<ISymbol> _all = [];
    private readonly HashSet<ISymbol> _automatic = new(SymbolEqualityComparer.Default);
    private readonly HashSet<ISymbol> _byCode = new(SymbolEqualityComparer.Default);

    private readonly List<IFieldSymbol> _fields =
        [.. type.GetMembers().OfType<IFieldSymbol>().Where(field => !field.IsStatic)];

    private readonly List<IPropertySymbol> _properties =
    [
        .. type.GetMembers().OfType<IPropertySymbol>().Where(property => !property.IsStatic && !property.IsIndexer),
    ];

    public IReadOnlyList<ISymbol> All => _all;

    /// <summary>The member that is the id by its name, or null.</summary>
    public ISymbol? Id { get; private set; }

    /// <summary>The member that takes the extra elements by its name, or null.</summary>
    public ISymbol? ExtraElements { get; private set; }

    /// <summary>Whether a renamed Id is the id, as before driver 3.9; null without one.</summary>
    public bool? TakesRenamedId { get; private set; }

    /// <summary>Whether the driver stores a field or property as an ordinary member, without any attribute.</summary>
    public static bool IsOrdinary(ISymbol symbol) => symbol switch
    {
        IFieldSymbol field => !field.IsStatic && field.IsPublic() && !field.IsReadOnly,

        // A property is public if one of its accessors is. An override belongs to the class with the original declaration.
        IPropertySymbol property =>
            property is { IsStatic: false, IsIndexer: false, GetMethod: not null, IsOverride: false } &&
            property.IsPublic() &&
            property.HasSetter(),
        _ => false,
    };

    /// <summary>Whether an attribute of the driver is for the member, which is then stored.</summary>
    public static bool IsOptedIn(ISymbol symbol) => symbol.GetMappingAttributes().Any();

    /// <summary>Whether the driver maps the member without attributes.</summary>
    public bool IsAutomatic(ISymbol symbol) => _automatic.Contains(symbol);

    /// <summary>Whether the driver maps the member only if code says so.</summary>
    public bool IsByCode(ISymbol symbol) => _byCode.Contains(symbol);

    public void AddByConventions()
    {
        _all.AddRange(FieldsAndProperties.Where(IsOrdinary));
        Id = FindId();
        ExtraElements = FindExtraElements();
        Add(Id);
        Add(ExtraElements);
        _automatic.UnionWith(_all);
    }

    /// <summary>Adds a property that has the name of a parameter of a constructor.</summary>
    public void AddByParameter(IPropertySymbol property)
    {
        Add(property);
        _automatic.Add(property);
    }

    public void AddByAttributes()
    {
        foreach (var symbol in FieldsAndProperties.Where(IsOptedIn))
        {
            Add(symbol);
        }
    }

    /// <summary>Adds fields and properties that the driver maps only if code says so.</summary>
    public void AddByCode(CodeMappedNames names)
    {
        foreach (var symbol in FieldsAndProperties.Where(symbol => IsMappable(symbol) && names.Include(symbol)))
        {
            if (!_all.Exists(symbol.Is))
            {
                _all.Add(symbol);
                _byCode.Add(symbol);
            }
        }
    }

    private IEnumerable<ISymbol> FieldsAndProperties => _fields.Concat<ISymbol>(_properties);

    private static bool IsMappable(ISymbol symbol) =>
        !symbol.IsImplicitlyDeclared && symbol is IFieldSymbol or IPropertySymbol { GetMethod: not null, IsOverride: false };

    private void Add(ISymbol? symbol)
    {
        if (symbol is not null && !_all.Exists(symbol.Is))
        {
            _all.Add(symbol);
        }
    }

    private ISymbol? FindId()
    {
        var candidates = _fields
            .Concat<ISymbol>(_properties.Where(property => property is { GetMethod: not null, IsOverride: false }))
            .Where(SymbolExtensions.IsPublic)
            .ToLookup(candidate => candidate.Name);
        foreach (var symbol in ClassMapRules.IdMemberNames.SelectMany(name => candidates[name].Take(1)))
        {
            if (!HasOtherName(symbol))
            {
                return symbol;
            }

            TakesRenamedId = ClassMapRules.TakesRenamedId(driver);
            if (TakesRenamedId == true)
            {
                return symbol;
            }
        }

        return null;
    }

    private static bool HasOtherName(ISymbol symbol) =>
        SettingAttributes.FindElementName(symbol.GetMemberAttributes().Find(BsonElement)) is { Length: > 0 } name &&
        name != ClassMapRules.IdElementName;

    private ISymbol? FindExtraElements() =>
        _fields.Concat<ISymbol>(_properties.Where(property => property.GetMethod is not null)).FirstOrDefault(symbol =>
            symbol.Name == ClassMapRules.ExtraElementsMemberName &&
            symbol.IsPublic() &&
            ExtraElementsTypes.Include(symbol.FindMemberType()!));
}
