namespace BsonGen.Generator.Mapping;

/// <summary>Finds the constructors and factory methods that the driver considers, and the members for their parameters.</summary>
internal sealed class CreatorMapper(Compilation compilation, INamedTypeSymbol type, MappedSymbols symbols)
{
    private readonly List<IMethodSymbol> _constructors = ReflectedMembers.GetConstructors(type);

    // The driver finds these without attributes, since their parameters have the names of properties.
    private List<IMethodSymbol> _found = [];

    /// <summary>Whether a parameter has the name of an indexer, which the driver then maps.</summary>
    public bool MapsIndexer { get; private set; }

    /// <summary>Adds the properties that parameters of constructors set, which the driver maps without a setter.</summary>
    public void AddProperties()
    {
        var usable = ReflectedMembers.GetConstructorsOfImmutable(type);
        if (usable.Count == 0)
        {
            return;
        }

        _found = usable.FindAll(constructor => constructor.IsPublic() && !type.IsAbstract);

        // The driver also considers constructors that derived classes call.
        var names = _constructors
            .Where(constructor => type.IsAbstract ||
                constructor.DeclaredAccessibility is Accessibility.Protected or Accessibility.ProtectedOrInternal)
            .Concat(_found)
            .SelectMany(constructor => constructor.Parameters)
            .Select(parameter => parameter.Name)
            .ToList();
        foreach (var property in ReflectedMembers.GetPublicProperties(type).Where(property =>
            property.ContainingType.Is(type) &&
            names.Exists(name => ClassMapRules.IsNamedLike(property.MetadataName, name))))
        {
            symbols.AddByParameter(property);
            MapsIndexer |= property.IsIndexer;
        }
    }

    /// <param name="members">The members of the class and its base classes.</param>
    public IReadOnlyList<CreatorMap> Map(IReadOnlyList<MemberMap> members)
    {
        var attributed = _constructors.Where(HasAttribute);
        var factories = type.GetMembers().OfType<IMethodSymbol>().Where(method =>
            method is { IsStatic: true, MethodKind: not MethodKind.StaticConstructor } && HasAttribute(method));
        return
        [
            .. _found
                .Concat(attributed.Except<IMethodSymbol>(_found, SymbolEqualityComparer.Default))
                .Concat(factories)
                .Select(creator => Map(creator, members)),
        ];
    }

    /// <summary>Whether an attribute of the driver is for the constructor or method.</summary>
    public static bool HasAttribute(IMethodSymbol method) => method.GetCreatorAttributes().Any();

    private CreatorMap Map(IMethodSymbol creator, IReadOnlyList<MemberMap> members)
    {
        var (names, flaw) = FindNames(creator);
        var arguments = new List<MemberMap>();
        for (var i = 0; i < creator.Parameters.Length && flaw is null; i++)
        {
            flaw = AddArgument(creator, i, names, members, arguments);
        }

        flaw ??= FindFlaw(creator, arguments);
        return new(creator, arguments, flaw);
    }

    // The names of the members in the attribute; null if those of the parameters count.
    private static (string[]? Names, CreatorFlaw? Flaw) FindNames(IMethodSymbol creator)
    {
        string[]? names = null;
        foreach (var attribute in creator.GetCreatorAttributes())
        {
            if (attribute.GetDriverName() is not (BsonConstructor or BsonFactoryMethod))
            {
                return (null, new(MemberAttributes.DescribeCustomCode(attribute)));
            }

            names = attribute.GetArgument() is { Kind: TypedConstantKind.Array, IsNull: false } array
                ? [.. array.Values.Select(value => value.Value as string ?? "")]
                : null;
            if (names is not null && names.Length != creator.Parameters.Length)
            {
                var counts = $"{Count(names.Length, "member")} for {Count(creator.Parameters.Length, "parameter")}";
                return (names, new("the attribute names " + counts, IsRefused: true, attribute.FindLocation()));
            }
        }

        return (names, null);
    }

    private static string Count(int number, string noun) => number == 1 ? $"1 {noun}" : $"{number} {noun}s";

    private CreatorFlaw? AddArgument(
        IMethodSymbol creator,
        int index,
        string[]? names,
        IReadOnlyList<MemberMap> members,
        List<MemberMap> arguments)
    {
        var parameter = creator.Parameters[index];
        var place = names is null
            ? parameter.FindSourceLocation()
            : creator.GetCreatorAttributes().First().FindLocation();
        var found = names is null ? FindMember(parameter) : FindMembers(names[index]);
        if (found.Count != 1)
        {
            var why = names is not null
                ? $"{(found.Count == 0 ? "no member is" : "several members are")} named '{names[index]}'"
                : $"no property or field has the name and the type '{parameter.Type.ToDisplayString()}' " +
                    $"of its parameter '{parameter.Name}'";
            return new(why, IsRefused: true, place);
        }

        var symbol = found[0].OriginalDefinition;
        var argument = members.FirstOrDefault(member => member.Symbol.OriginalDefinition.Is(symbol));
        if (argument is null)
        {
            var why = $"'{symbol.Name}' is not stored; an attribute such as [BsonElement] makes it so";
            return new(why, IsRefused: true, place);
        }

        arguments.Add(argument);
        return null;
    }

    private CreatorFlaw? FindFlaw(IMethodSymbol creator, List<MemberMap> arguments)
    {
        var isFactory = creator.MethodKind != MethodKind.Constructor;
        if (type.IsAbstract && !isFactory)
        {
            return new("it is abstract, but one of its constructors creates instances");
        }

        if (creator.Arity > 0)
        {
            return new("its factory method is generic");
        }

        if (isFactory && !compilation.IsPassable(creator.ReturnType, type))
        {
            return new($"'{creator.Name}' returns another type");
        }

        if (arguments.Distinct().Count() < arguments.Count)
        {
            return new("one member is the argument of several parameters");
        }

        return creator.Parameters.Zip(arguments, TakesValue).Contains(false)
            ? new("the types of an argument and of the parameter that takes it differ")
            : null;
    }

    private bool TakesValue(IParameterSymbol parameter, MemberMap argument) =>
        parameter.RefKind == RefKind.None && compilation.IsPassable(argument.Type, parameter.Type);

    // Public members take precedence, and properties over fields.
    private List<ISymbol> FindMember(IParameterSymbol parameter) =>
        FindMembers(parameter.Name, StringComparison.OrdinalIgnoreCase)
            .GroupBy(member => (IsPublic: member.IsPublic(), IsProperty: member is IPropertySymbol))
            .OrderByDescending(group => group.Key)
            .Where(group => group.Count() == 1 &&
                parameter.RefKind == RefKind.None &&
                HasType(group.Single(), parameter.Type))
            .Select(group => group.ToList())
            .FirstOrDefault() ?? [];

    private bool HasType(ISymbol member, ITypeSymbol parameterType) =>
        compilation.ClassifyCommonConversion(member.FindMemberType()!, parameterType).IsIdentity;

    private List<ISymbol> FindMembers(string name, StringComparison comparison = StringComparison.Ordinal) =>
    [
        .. ReflectedMembers.GetProperties(type).Concat<ISymbol>(ReflectedMembers.GetFields(type))
            .Where(member => member.MetadataName.Equals(name, comparison)),
    ];
}
