namespace BsonGen.Generator.Symbols;

/// <summary>
/// Finds the generic types and methods that store a type parameter in an <c>IMongoCollection&lt;T&gt;</c>: repositories, their
/// interfaces, and methods that register them.
/// </summary>
/// <remarks>
/// Thread-safe. Libraries are searched only if they refer to the driver. Neither the code of their methods nor their private
/// fields can be seen. A generic class whose constructor takes a database stores its type parameters there.
/// </remarks>
internal sealed class CollectionHolders
{
    // For each definition, whether each of its type parameters is stored. It is also the lock of the analysis.
    private readonly Dictionary<ISymbol, bool[]> _stored = new(SymbolEqualityComparer.Default);
    private readonly Compilation _compilation;
    private readonly INamedTypeSymbol? _collection;
    private readonly Lazy<List<INamedTypeSymbol>> _types;
    private readonly Lazy<ILookup<ISymbol?, (INamedTypeSymbol Type, INamedTypeSymbol Contract)>> _classes;
    private readonly Lazy<HashSet<string>> _names;

    public CollectionHolders(Compilation compilation)
    {
        _compilation = compilation;
        _collection = compilation.GetTypeByMetadataName(MongoCollection);
        _types = new(() => [.. FindGenericTypes()]);
        _classes = new(FindClasses);
        _names = new(FindNames);
    }

    /// <summary>The names of all holders. Binding a name is slow, and other names are those of no holder.</summary>
    public IReadOnlyCollection<string> Names => _names.Value;

    /// <summary>All holders with what they store, so that those of two compilations can be compared.</summary>
    public string Describe()
    {
        _ = Names;
        lock (_stored)
        {
            return string.Join("\n", _stored
                .Where(pair => pair.Value.Contains(true))
                .Select(pair => pair.Key.ToDisplayString() + string.Join(",", pair.Value))
                .OrderBy(text => text, StringComparer.Ordinal));
        }
    }

    /// <summary>Finds the positions of the type arguments that a type or method stores as documents.</summary>
    public IEnumerable<int> FindStored(ISymbol? symbol)
    {
        // An extension method that is called on its first argument is another symbol than its definition.
        var definition = symbol is IMethodSymbol { ReducedFrom: { } extension } ? extension : symbol?.OriginalDefinition;
        if (_collection is null || definition is null)
        {
            return [];
        }

        var stored = definition.Is(_collection) ? [true] : GetStored(definition);
        return Enumerable.Range(0, stored.Length).Where(position => stored[position]);
    }

    private HashSet<string> FindNames()
    {
        var names = new HashSet<string>();
        if (_collection is null)
        {
            return names;
        }

        foreach (var type in _types.Value)
        {
            // A class that holds collections also makes holders of its interfaces.
            if (FindStored(type).Any())
            {
                names.Add(type.Name);
                names.UnionWith(type.AllInterfaces.Where(candidate => FindStored(candidate).Any()).Select(found => found.Name));
            }
        }

        var methods = _compilation.Assembly.GlobalNamespace.GetAllTypes()
            .SelectMany(type => type.GetMembers().OfType<IMethodSymbol>());
        foreach (var method in methods.Where(method => method.IsGenericMethod && MentionsAny(method, names)))
        {
            if (FindStored(method).Any())
            {
                names.Add(method.Name);
            }
        }

        return names;
    }

    private IEnumerable<INamedTypeSymbol> FindGenericTypes() => _compilation.SourceModule.ReferencedAssemblySymbols
        .Where(IsLibrary)
        .Prepend(_compilation.Assembly)
        .SelectMany(assembly => assembly.GlobalNamespace.GetAllTypes())
        .Where(type => type.IsGenericType && !type.IsUnboundGenericType);

    // An assembly besides those of the driver that refers to the driver.
    private bool IsLibrary(IAssemblySymbol assembly) =>
        !assembly.Is(_compilation.Assembly) &&
        !IsOfDriver(assembly) &&
        assembly.Modules.Any(module => module.ReferencedAssemblies.Any(reference => reference.Name == CollectionsAssembly));

    private static bool IsOfDriver(IAssemblySymbol assembly) =>
        assembly.Name.StartsWith(CollectionsAssembly, StringComparison.Ordinal);

    // The classes that implement each generic interface, also one of an assembly that knows nothing of the driver.
    private ILookup<ISymbol?, (INamedTypeSymbol Type, INamedTypeSymbol Contract)> FindClasses() => _types.Value
        .Where(type => type.TypeKind == TypeKind.Class)
        .SelectMany(type => type.AllInterfaces.Where(IsContract).Select(contract => (type, contract)))
        .ToLookup<(INamedTypeSymbol, INamedTypeSymbol Contract), ISymbol?>(
            pair => pair.Contract.OriginalDefinition, SymbolEqualityComparer.Default);

    private static bool IsContract(INamedTypeSymbol type) =>
        type.IsGenericType && type.ToKnownName().Length == 0 && !IsOfDriver(type.ContainingAssembly);

    // The analysis of a type that refers to itself finds the result that it is about to fill. Other threads must not find it.
    private bool[] GetStored(ISymbol definition)
    {
        lock (_stored)
        {
            return _stored.TryGetValue(definition, out var known) ? known : Analyze(definition);
        }
    }

    private bool[] Analyze(ISymbol definition)
    {
        var parameters = definition switch
        {
            INamedTypeSymbol { ContainingAssembly: not null } type when MayHold(type) => type.TypeParameters,
            IMethodSymbol method => method.TypeParameters,
            _ => ImmutableArray<ITypeParameterSymbol>.Empty,
        };
        var stored = new bool[parameters.Length];
        _stored.Add(definition, stored);
        if (stored.Length == 0)
        {
            return stored;
        }

        var types = definition is IMethodSymbol generic ? FindTypesIn(generic) : FindTypesIn((INamedTypeSymbol)definition);
        foreach (var document in types.SelectMany(FindDocuments).OfType<ITypeParameterSymbol>())
        {
            var position = parameters.IndexOf(document, SymbolEqualityComparer.Default);
            if (position >= 0)
            {
                stored[position] = true;
            }
        }

        return stored;
    }

    private bool MayHold(INamedTypeSymbol type) =>
        type.ContainingAssembly.Is(_compilation.Assembly) ||
        IsLibrary(type.ContainingAssembly) ||
        (type.TypeKind == TypeKind.Interface && IsContract(type));

    // The documents of a constructed type: of a collection, or of another holder.
    private IEnumerable<ITypeSymbol> FindDocuments(ITypeSymbol type) => type is INamedTypeSymbol { IsGenericType: true } named
        ? FindStored(named).Select(position => named.TypeArguments[position])
        : [];

    private IEnumerable<ITypeSymbol> FindTypesIn(INamedTypeSymbol type)
    {
        var ofMembers = type.GetMembers().SelectMany(member => member switch
        {
            IFieldSymbol field => [field.Type],
            IPropertySymbol property => [property.Type],
            IMethodSymbol { MethodKind: MethodKind.Constructor } constructor => constructor.Parameters.Select(item => item.Type),
            IMethodSymbol method => [method.ReturnType],
            _ => Enumerable.Empty<ITypeSymbol>(),
        });
        var bases = type.BaseType is { } baseType ? type.Interfaces.Prepend(baseType) : type.Interfaces;
        var ofClasses = type.TypeKind == TypeKind.Interface ? FindTypesOfClasses(type) : [];
        var hidden = IsLibrary(type.ContainingAssembly) && type.InstanceConstructors.Any(GetsDatabase)
            ? Store(type.TypeParameters)
            : [];
        return ofMembers.Concat(bases).Concat(ofClasses).Concat(hidden);
    }

    private static bool GetsDatabase(IMethodSymbol constructor) => constructor.Parameters.Any(parameter =>
        parameter.Type is { Name: "IMongoDatabase" or "IMongoClient", ContainingAssembly.Name: CollectionsAssembly });

    private IEnumerable<ITypeSymbol> Store(IEnumerable<ITypeParameterSymbol> documents) =>
        documents.Select(document => _collection!.Construct(document));

    // An interface has the documents of the classes that implement it: its own parameters in place of theirs.
    private IEnumerable<ITypeSymbol> FindTypesOfClasses(INamedTypeSymbol definition)
    {
        foreach (var (type, contract) in _classes.Value[definition])
        {
            foreach (var position in FindStored(type))
            {
                var argument = contract.TypeArguments.IndexOf(type.TypeParameters[position], SymbolEqualityComparer.Default);
                if (argument >= 0)
                {
                    yield return _collection!.Construct(definition.TypeParameters[argument]);
                }
            }
        }
    }

    // The signature, and the generic names in the code that take a type parameter.
    private IEnumerable<ITypeSymbol> FindTypesIn(IMethodSymbol method)
    {
        var signature = method.Parameters.Select(parameter => parameter.Type).Append(method.ReturnType);
        if (!method.ContainingAssembly.Is(_compilation.Assembly))
        {
            return signature;
        }

        return signature.Concat(method.DeclaringSyntaxReferences.SelectMany(reference =>
        {
            var syntax = reference.GetSyntax();
            var model = _compilation.GetSemanticModel(syntax.SyntaxTree);
            return syntax.DescendantNodes().OfType<GenericNameSyntax>()
                .Where(name => Mentions(name, method))
                .Select(name => model.GetTypeInfo(name).Type)
                .OfType<ITypeSymbol>();
        }));
    }

    private static bool MentionsAny(IMethodSymbol method, HashSet<string> names) =>
        method.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax().DescendantNodes().OfType<GenericNameSyntax>()
            .Any(name => IsCollectionOr(names, name) && Mentions(name, method)));

    private static bool IsCollectionOr(HashSet<string> names, GenericNameSyntax name) =>
        name.Identifier.ValueText is "IMongoCollection" || names.Contains(name.Identifier.ValueText);

    private static bool Mentions(GenericNameSyntax name, IMethodSymbol method) =>
        name.TypeArgumentList.Arguments.Any(argument => argument is IdentifierNameSyntax identifier &&
            method.TypeParameters.Any(parameter => parameter.Name == identifier.Identifier.ValueText));
}
