namespace BsonGen.Generator.Analyzers;

/// <summary>
/// Finds the generic types and methods that store a type parameter in an <c>IMongoCollection&lt;T&gt;</c>: repositories, their
/// interfaces, and methods that register them.
/// </summary>
/// <remarks>
/// Thread-safe. Libraries are searched only if they refer to the driver. The code of their methods can't be seen.
/// </remarks>
internal sealed class CollectionHolders
{
    private const string Driver = "MongoDB.Driver";

    // For each definition, whether each of its type parameters is stored.
    private readonly ConcurrentDictionary<ISymbol, bool[]> _stored = new(SymbolEqualityComparer.Default);
    private readonly Compilation _compilation;
    private readonly INamedTypeSymbol? _collection;
    private readonly Lazy<HashSet<string>> _names;

    public CollectionHolders(Compilation compilation)
    {
        _compilation = compilation;
        _collection = compilation.GetTypeByMetadataName(Driver + ".IMongoCollection`1");
        _names = new(FindNames);
    }

    // Binding a name is slow. Other names are those of no holder.
    public bool MayBeHolder(string name) => _names.Value.Contains(name);

    /// <summary>Finds the positions of the type arguments that a type or method stores as documents.</summary>
    public IEnumerable<int> FindStored(ISymbol? symbol)
    {
        // An extension method that is called on its first argument is another symbol than its definition.
        var definition = symbol is IMethodSymbol { ReducedFrom: { } extension } ? extension : symbol?.OriginalDefinition;
        if (_collection is null || definition is null)
        {
            return [];
        }

        var stored = definition.Is(_collection) ? [true] : Analyze(definition);
        return Enumerable.Range(0, stored.Length).Where(position => stored[position]);
    }

    private HashSet<string> FindNames()
    {
        var names = new HashSet<string>();
        if (_collection is null)
        {
            return names;
        }

        foreach (var type in FindGenericTypes())
        {
            // A class that holds collections also makes holders of its interfaces.
            if (FindStored(type).Any())
            {
                names.Add(type.Name);
                names.UnionWith(type.AllInterfaces.Where(candidate => FindStored(candidate).Any()).Select(found => found.Name));
            }
        }

        var methods = CandidateTypes.FindAll(_compilation.Assembly.GlobalNamespace)
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
        .Where(assembly => assembly.Name != Driver && RefersToDriver(assembly))
        .Prepend(_compilation.Assembly)
        .SelectMany(assembly => CandidateTypes.FindAll(assembly.GlobalNamespace))
        .Where(type => type.IsGenericType && !type.IsUnboundGenericType);

    private static bool RefersToDriver(IAssemblySymbol assembly) =>
        assembly.Modules.Any(module => module.ReferencedAssemblies.Any(reference => reference.Name == Driver));

    private bool[] Analyze(ISymbol definition)
    {
        if (_stored.TryGetValue(definition, out var known))
        {
            return known;
        }

        var parameters = definition switch
        {
            INamedTypeSymbol type when type.ContainingAssembly is { } assembly &&
                (assembly.Is(_compilation.Assembly) || RefersToDriver(assembly)) => type.TypeParameters,
            IMethodSymbol method => method.TypeParameters,
            _ => ImmutableArray<ITypeParameterSymbol>.Empty,
        };
        var stored = new bool[parameters.Length];
        if (stored.Length == 0 || !_stored.TryAdd(definition, stored))
        {
            // A type that refers to itself is also found here.
            return _stored.GetOrAdd(definition, stored);
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
        return ofMembers.Concat(bases).Concat(type.TypeKind == TypeKind.Interface ? FindTypesOfClasses(type) : []);
    }

    // An interface has the documents of the classes that implement it: its own parameters in place of theirs.
    private IEnumerable<ITypeSymbol> FindTypesOfClasses(INamedTypeSymbol definition)
    {
        if (!definition.ContainingAssembly.Is(_compilation.Assembly))
        {
            yield break;
        }

        foreach (var type in FindGenericTypes().Where(type => type.TypeKind == TypeKind.Class))
        {
            var implemented = type.AllInterfaces.FirstOrDefault(candidate => candidate.OriginalDefinition.Is(definition));
            foreach (var position in implemented is null ? [] : FindStored(type))
            {
                var argument = implemented!.TypeArguments.IndexOf(type.TypeParameters[position], SymbolEqualityComparer.Default);
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
