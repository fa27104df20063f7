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

    // The compiler names other files by their full paths, and generated files without a root folder by relative ones.
    private static bool IsGenerated(string path, string root) =>
        path.StartsWith(root, StringComparison.Ordinal) &&
        (root.Length > 0 || !Path.IsPathRooted(path)) &&
        path.Substring(root.Length).Split(Separators).Length > 2;

    // Where the build writes generated files, with a separator at its end; empty if it does not. The compiler names files by full
    // paths, and MSBuild the folder from that of the project.
    private static string FindFolder(AnalyzerConfigOptions options)
    {
        if (!options.TryGetValue("build_property.CompilerGeneratedFilesOutputPath", out var folder) || folder.Length == 0)
        {
            return "";
        }

        options.TryGetValue("build_property.ProjectDir", out var project);
        return Path.GetFullPath(Path.Combine(project ?? "", folder)).TrimEnd('/', '\\') + Path.DirectorySeparatorChar;
    }
}
