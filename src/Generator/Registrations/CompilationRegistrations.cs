namespace BsonGen.Generator.Registrations;

/// <summary>The registrations in the code of each compilation.</summary>
internal static class CompilationRegistrations
{
    // The compiler names the folder of generated files after the class of the generator.
    private const string OwnFolder = "BsonGen.Generator.BsonGenerator";

    private static readonly ConditionalWeakTable<Compilation, RegistrationSet> Sets = new();

    // The compilation that the generator read last, by its first file with registrations.
    private static readonly ConditionalWeakTable<SyntaxTree, LastCompilation> ReadByGenerator = new();

    public static RegistrationSet Of(Compilation compilation, CancellationToken cancellationToken = default) =>
        Sets.TryGetValue(compilation, out var set) ? set : Read(compilation, cancellationToken);

    // The compilation has the same registrations as an earlier one.
    public static RegistrationSet Keep(Compilation compilation, RegistrationSet set)
    {
        if (FindFirstFile(compilation) is { } file)
        {
            ReadByGenerator.GetValue(file, static _ => new()).Set(compilation);
        }

        return Sets.GetValue(compilation, _ => set);
    }

    private static RegistrationSet Read(Compilation compilation, CancellationToken cancellationToken) =>
        Sets.GetValue(compilation, key =>
            FindKept(key) ?? RegistrationReader.Read(key, static _ => null, cancellationToken));

    // Analyzers see the compilation of the generator with the files that generators add. Reading it would bind the code again.
    private static RegistrationSet? FindKept(Compilation compilation)
    {
        var file = FindFirstFile(compilation);
        if (file is null || !ReadByGenerator.TryGetValue(file, out var last) || last.Find() is not { } read)
        {
            return null;
        }

        return Sets.TryGetValue(read, out var set) && AddsNothing(compilation, read, set) ? set : null;
    }

    // Code with errors may use what the added files declare.
    private static bool AddsNothing(Compilation compilation, Compilation read, RegistrationSet set) =>
        !set.HasErrors &&
        HasSameReferences(compilation, read) &&
        read.SyntaxTrees.All(compilation.ContainsSyntaxTree) &&
        compilation.SyntaxTrees.All(tree => read.ContainsSyntaxTree(tree) || HasNoRegistrations(tree, set));

    private static bool HasSameReferences(Compilation compilation, Compilation read) =>
        compilation.Options.Equals(read.Options) && compilation.ExternalReferences.SequenceEqual(read.ExternalReferences);

    // The generator's own files call methods of the same names.
    private static bool HasNoRegistrations(SyntaxTree tree, RegistrationSet set) =>
        Path.GetFileName(Path.GetDirectoryName(tree.FilePath)) == OwnFolder ||
        (RegistrationSyntax.Of(tree).Candidates.Count == 0 && !set.CalledMethods.Any(RegistrationSyntax.Of(tree).Calls));

    private static SyntaxTree? FindFirstFile(Compilation compilation) =>
        compilation.SyntaxTrees.FirstOrDefault(tree => RegistrationSyntax.Of(tree).Candidates.Count > 0);

    private sealed class LastCompilation
    {
        private volatile WeakReference<Compilation>? _reference;

        public void Set(Compilation compilation) => _reference = new(compilation);

        public Compilation? Find() => _reference is { } reference && reference.TryGetTarget(out var target) ? target : null;
    }
}
