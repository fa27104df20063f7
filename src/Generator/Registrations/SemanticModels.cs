namespace BsonGen.Generator.Registrations;

/// <summary>The semantic models of a compilation, one for each file.</summary>
/// <remarks>
/// A semantic model keeps what it has bound. The compilation returns a new one on each call, which would bind a method with many
/// registrations again for each of them.
/// </remarks>
internal sealed class SemanticModels(Compilation compilation)
{
    private readonly Dictionary<SyntaxTree, SemanticModel> _models = [];

    public bool Contain(SyntaxTree tree) => compilation.ContainsSyntaxTree(tree);

    public SemanticModel Of(SyntaxTree tree)
    {
        if (!_models.TryGetValue(tree, out var model))
        {
            _models.Add(tree, model = compilation.GetSemanticModel(tree));
        }

        return model;
    }
}
