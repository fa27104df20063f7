using Microsoft.CodeAnalysis.Operations;

namespace BsonGen.Generator.Registrations;

/// <summary>What one place in code registers, and the code on which this depends. It holds no symbols.</summary>
internal sealed class CandidateReading
{
    public List<Registration> Maps { get; } = [];

    public List<FilteredConventions> Packs { get; } = [];

    // Why a pack is not compiled, as the words after "since"; null if there is none.
    public string? WhySkipped { get; set; }

    // The files whose declarations decide how the code is read.
    public HashSet<string> Files { get; } = [];

    // The members whose code was read.
    public HashSet<CodeMember> Code { get; } = [];

    // The methods that register what their callers pass.
    public HashSet<string> CalledMethods { get; } = [];

    /// <summary>Whether the code has errors, such as names whose declaration any file may add.</summary>
    public bool HasErrors { get; private set; }

    public static IEnumerable<string> FindFiles(INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.Select(reference => reference.SyntaxTree.FilePath);

    public void AddFiles(IEnumerable<INamedTypeSymbol> types) => Files.UnionWith(types.SelectMany(FindFiles));

    /// <param name="operation">What Roslyn makes of the code.</param>
    public void AddCode(SyntaxNode code, IOperation? operation)
    {
        Files.Add(code.SyntaxTree.FilePath);
        Code.Add(TreeMembers.Find(code).Member);
        HasErrors |= operation?.DescendantsAndSelf().Any(part => part.Kind == OperationKind.Invalid) == true;
    }
}
