namespace BsonGen.Generator.Symbols;

/// <summary>Finds the types of documents that code uses through the driver's collections.</summary>
/// <remarks>
/// They are the type arguments of <c>IMongoCollection&lt;T&gt;</c>, of methods that return one, and of the generic types and
/// methods that store their type parameters in one. Symbols decide; names only choose what is bound.
/// </remarks>
/// <param name="knownNames">The names of the types and methods that store a type parameter; null if they are not known.</param>
internal sealed class UsedDocuments(Compilation compilation, IReadOnlyCollection<string>? knownNames = null)
{
    private readonly CollectionHolders _holders = new(compilation);

    /// <summary>The names of the types and methods that store a type parameter.</summary>
    public IReadOnlyCollection<string> Names => knownNames ?? _holders.Names;

    /// <inheritdoc cref="CollectionHolders.Describe" />
    public string DescribeHolders() => _holders.Describe();

    /// <summary>The places in a file that name documents.</summary>
    public IEnumerable<(TypeSyntax Place, INamedTypeSymbol Type)> FindIn(
        SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var name in model.SyntaxTree.GetRoot(cancellationToken).DescendantNodes().OfType<GenericNameSyntax>())
        {
            foreach (var place in MayUse(name) ? FindDocuments(name, model, cancellationToken) : [])
            {
                if (model.GetTypeInfo(place, cancellationToken).Type is INamedTypeSymbol type)
                {
                    yield return (place, type);
                }
            }
        }
    }

    /// <summary>Whether edits of the file may change what generic types and methods store.</summary>
    public static bool MayDeclareHolder(SyntaxTree tree) =>
        tree.GetRoot().DescendantNodes().Any(node => node is TypeParameterListSyntax);

    private bool MayUse(GenericNameSyntax name) =>
        name.Identifier.ValueText is "IMongoCollection" or "GetCollection" || Names.Contains(name.Identifier.ValueText);

    private IEnumerable<TypeSyntax> FindDocuments(
        GenericNameSyntax use, SemanticModel model, CancellationToken cancellationToken)
    {
        var arguments = use.TypeArgumentList.Arguments;
        var symbol = model.GetSymbolInfo(use, cancellationToken).Symbol;
        return DriverCalls.FindDocument(symbol, compilation) is not null
            ? arguments
            : _holders.FindStored(symbol).Select(position => arguments[position]);
    }
}
