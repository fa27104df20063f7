namespace BsonGen.Generator.Analyzers.OtherGenerators;

/// <summary>The files of a finished compilation that source generators added.</summary>
internal sealed class GeneratedFiles
{
    private static readonly char[] Separators = ['/', '\\'];

    private static readonly string[] OwnGenerators =
        [typeof(BsonGenerator).FullName!, typeof(Queries.QueryGenerator).FullName!];

    private readonly HashSet<SyntaxTree> _ofOthers = [];

    private GeneratedFiles(Compilation compilation, string folder)
    {
        // The folder is that of the build if BsonGen has generated nothing, as for types that only other generators make.
        var root = compilation.SyntaxTrees.Select(tree => FindRoot(tree.FilePath)).FirstOrDefault(found => found is not null) ??
            folder;
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (FindRoot(tree.FilePath) is not null)
            {
                Own.Add(tree);
            }
            else if (IsGenerated(tree.FilePath, root))
            {
                _ofOthers.Add(tree);
            }
        }
    }

    public List<SyntaxTree> Own { get; } = [];

    public bool HasOthers => _ofOthers.Count > 0;

    public static GeneratedFiles Of(Compilation compilation, AnalyzerConfigOptions options) =>
        new(compilation, FindFolder(options));

    public bool AreOfOthers(SyntaxTree tree) => _ofOthers.Contains(tree);

    public bool AreOfOthers(AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } reference && _ofOthers.Contains(reference.SyntaxTree);

    /// <summary>Whether only other generators declare the symbol.</summary>
    public bool AreOfOthers(ISymbol symbol) =>
        !symbol.DeclaringSyntaxReferences.IsEmpty &&
        symbol.DeclaringSyntaxReferences.All(reference => _ofOthers.Contains(reference.SyntaxTree));

    public static string GetName(SyntaxTree tree) => tree.FilePath.Split(Separators).Last();

    // The root folder of generated files, if BsonGen generated the file. The compiler names the folders of a file after the
    // assembly and the class of its generator.
    private static string? FindRoot(string path)
    {
        var folders = path.Split(Separators);
        return folders.Length > 2 && OwnGenerators.Contains(folders[folders.Length - 2])
            ? path.Substring(0, path.Length - folders.Skip(folders.Length - 3).Sum(folder => folder.Length) - 2)
            : null;
    }

    // The compiler names other files by their full paths. Compilers before .NET SDK 9 name generated files by relative paths,
    // unless the build writes them.
    private static bool IsGenerated(string path, string root) => Path.IsPathRooted(path)
        ? root.Length > 0 && path.StartsWith(root, StringComparison.Ordinal) && IsBelowGenerator(path.Substring(root.Length))
        : IsBelowGenerator(path);

    private static bool IsBelowGenerator(string path) => path.Split(Separators).Length > 2;

    // Where the build writes generated files, or names them if it does not write them, with a separator at its end; empty if the
    // project does not say it. The compiler names files by full paths, and MSBuild the folder from that of the project.
    private static string FindFolder(AnalyzerConfigOptions options)
    {
        var folder = FindProperty("CompilerGeneratedFilesOutputPath") ?? FindProperty("IntermediateOutputPath");
        return folder is null
            ? ""
            : Path.GetFullPath(Path.Combine(FindProperty("ProjectDir") ?? "", folder)).TrimEnd(Separators) +
                Path.DirectorySeparatorChar;

        string? FindProperty(string name) =>
            options.TryGetValue("build_property." + name, out var value) && value.Length > 0 ? value : null;
    }
}
