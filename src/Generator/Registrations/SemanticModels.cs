namespace BsonGen.Generator.Registrations;

/// <summary>The semantic models of a compilation, one for each file.</summary>
/// <remarks>
/// A semantic model keeps what it has bound. The compilation returns a new one on each call, which would bind a method with many
/// registrations again for each of them.
/// </remarks>
internal sealed class SemanticModels(Compilation original)
{
    private readonly Dictionary<SyntaxTree, SemanticModel> _models = [];

    // What is read has no nullable annotations, and the compiler takes a third of its time for their analysis.
    private readonly Compilation _compilation = original.WithOptions(
        ((CSharpCompilationOptions)original.Options).WithNullableContextOptions(NullableContextOptions.Disable));

    public IEnumerable<SyntaxTree> Trees => _compilation.SyntaxTrees;

    public bool Contain(SyntaxTree tree) => _compilation.ContainsSyntaxTree(tree);

    public SemanticModel Of(SyntaxTree tree)
    {
        if (!_models.TryGetValue(tree, out var model))
        {
            _models.Add(tree, model = _compilation.GetSemanticModel(tree));
        }

        return model;
    }
}
