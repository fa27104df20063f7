using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using BsonGen.Generator;
using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;
using MongoDB.Bson;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

/// <summary>A solution in memory with the diagnostics of the generator and the analyzers, and the result of the fixes.</summary>
internal sealed class TestSolution : IDisposable
{
    public static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest);

    private static readonly CSharpCompilationOptions Options = new(
        OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, allowUnsafe: true);

    private static readonly MetadataReference[] ReferencesWithoutBsonGen =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location))
            .Select(path => MetadataReference.CreateFromFile(path)),
        MetadataReference.CreateFromFile(typeof(BsonDocument).Assembly.Location),
    ];

    private static readonly MetadataReference[] References =
        [.. ReferencesWithoutBsonGen, MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location)];

    private readonly AdhocWorkspace _workspace = new();

    /// <summary>One project; its files are named 0.cs, 1.cs and so on.</summary>
    public TestSolution(params string[] files) : this([files])
    {
    }

    /// <summary>Several projects, each referencing those before it.</summary>
    /// <param name="projects">The files of each project.</param>
    /// <param name="areLinked">Whether the projects have the same files, and do not refer to each other.</param>
    /// <param name="names">The names of the projects. <c>MongoDB.Driver</c> is the driver. Projects whose name ends with <c>Domain</c> do
    /// not refer to BsonGen.</param>
    public TestSolution(string[][] projects, bool areLinked = false, string[]? names = null)
    {
        Solution = _workspace.CurrentSolution;
        var earlier = new List<ProjectId>();
        foreach (var files in projects)
        {
            var project = ProjectId.CreateNewId();
            var name = names?[earlier.Count] ?? $"Project{earlier.Count}";
            Solution = Solution.AddProject(ProjectInfo.Create(
                project,
                VersionStamp.Default,
                name,
                name,
                LanguageNames.CSharp,
                compilationOptions: Options,
                parseOptions: ParseOptions,
                metadataReferences: name.EndsWith("Domain", StringComparison.Ordinal) ? ReferencesWithoutBsonGen : References,
                projectReferences: areLinked ? [] : earlier.Select(id => new ProjectReference(id))));
            for (var i = 0; i < files.Length; i++)
            {
                var path = areLinked ? $"{i}.cs" : $"{earlier.Count}-{i}.cs";
                Solution = Solution.AddDocument(DocumentId.CreateNewId(project), path, SourceText.From(files[i]), filePath: path);
            }

            earlier.Add(project);
        }
    }

    public Solution Solution { get; private set; }

    /// <summary>Whether Guids without a representation are reported, for each version of the driver.</summary>
    public bool RequiresGuidRepresentation { get; init; }

    /// <summary>The texts of all files, in the order of projects and files.</summary>
    public IEnumerable<string> Texts =>
        Solution.Projects.SelectMany(project => project.Documents).Select(document => document.GetTextAsync().Result.ToString());

    /// <summary>The diagnostics of the generator and its analyzers for a project, and the compiler's errors.</summary>
    public Task<ImmutableArray<Diagnostic>> FindDiagnosticsAsync(Project project) =>
        FindDiagnosticsAsync(project, RequiresGuidRepresentation);

    private static async Task<ImmutableArray<Diagnostic>> FindDiagnosticsAsync(Project project, bool requiresGuidRepresentation)
    {
        var compilation = (await project.GetCompilationAsync())!;
        CSharpGeneratorDriver.Create(
            [new BsonGenerator().AsSourceGenerator()],
            parseOptions: ParseOptions,
            optionsProvider: new BuildProperties(requiresGuidRepresentation))
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var diagnostics);
        var analyzed = await output.WithAnalyzers(
            [
                new CandidateAnalyzer(),
                new EnumAttributesAnalyzer(),
                new OtherGeneratorsAnalyzer(),
            ]).GetAnalyzerDiagnosticsAsync();
        var errors = output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        return [.. diagnostics.Concat(analyzed)
            .Concat(errors)
            .OrderBy(diagnostic => diagnostic.Location.SourceTree?.FilePath)
            .ThenBy(diagnostic => diagnostic.Location.SourceSpan)];
    }

    /// <summary>The ids that all projects report, in order.</summary>
    public async Task<List<string>> FindIdsAsync()
    {
        var ids = new List<string>();
        foreach (var project in Solution.Projects)
        {
            ids.AddRange((await FindDiagnosticsAsync(project, RequiresGuidRepresentation)).Select(diagnostic => diagnostic.Id));
        }

        return ids;
    }

    /// <summary>The actions that a provider offers for the first diagnostic with an id.</summary>
    public async Task<List<CodeAction>> OfferAsync(CodeFixProvider provider, string id)
    {
        foreach (var project in Solution.Projects)
        {
            if ((await FindDiagnosticsAsync(project, RequiresGuidRepresentation)).FirstOrDefault(diagnostic =>
                diagnostic.Id == id) is { } diagnostic)
            {
                return await OfferAsync(provider, project.GetDocument(diagnostic.Location.SourceTree)!, diagnostic);
            }
        }

        throw new AssertionException($"{id} is not reported.");
    }

    /// <summary>The actions that a provider offers for a diagnostic.</summary>
    public static async Task<List<CodeAction>> OfferAsync(CodeFixProvider provider, Document document, Diagnostic diagnostic)
    {
        Assert.That(provider.FixableDiagnosticIds, Does.Contain(diagnostic.Id));
        var actions = new List<CodeAction>();
        await provider.RegisterCodeFixesAsync(
            new CodeFixContext(document, diagnostic, (action, _) => actions.Add(action), CancellationToken.None));
        return actions;
    }

    /// <summary>Fixes the first diagnostic with an id by the first action with a title.</summary>
    public async Task FixAsync(CodeFixProvider provider, string id, string title)
    {
        var actions = await OfferAsync(provider, id);
        Assert.That(actions.Select(action => action.Title), Does.Contain(title));
        await ApplyAsync(actions.First(action => action.Title == title));
    }

    /// <summary>Fixes all diagnostics with an id, by the action with the key of the first one's action with a title.</summary>
    public async Task FixAllAsync(CodeFixProvider provider, string id, string title, FixAllScope scope)
    {
        var actions = await OfferAsync(provider, id);
        Assert.That(actions.Select(action => action.Title), Does.Contain(title));
        var document = Solution.Projects.SelectMany(project => project.Documents).First();
        var key = actions.First(action => action.Title == title).EquivalenceKey;
        var context = new FixAllContext(
            document, provider, scope, key!, [id], new Diagnostics(RequiresGuidRepresentation), CancellationToken.None);
        Assert.That(provider.GetFixAllProvider()!.GetSupportedFixAllScopes(), Does.Contain(scope));
        await ApplyAsync((await provider.GetFixAllProvider()!.GetFixAsync(context))!);
    }

    public async Task ApplyAsync(CodeAction action)
    {
        var operations = await action.GetOperationsAsync(CancellationToken.None);
        Solution = operations.OfType<ApplyChangesOperation>().Single().ChangedSolution;
        foreach (var document in Solution.Projects.SelectMany(project => project.Documents))
        {
            var root = (await document.GetSyntaxRootAsync())!;
            var parsed = await CSharpSyntaxTree.ParseText(root.ToFullString(), ParseOptions).GetRootAsync();
            Assert.That(Parts(root), Is.EqualTo(Parts(parsed)), "The fix made a tree that its text does not give.");
        }
    }

    // The kinds and places of all nodes, tokens and trivia, without the empty trivia in front of new tokens.
    private static List<string> Parts(SyntaxNode root) =>
    [
        .. root.DescendantNodesAndTokensAndSelf(descendIntoTrivia: true).Select(part => $"{part.Kind()} {part.Span}"),
        .. root.DescendantTrivia(descendIntoTrivia: true)
            .Where(trivia => !trivia.FullSpan.IsEmpty)
            .Select(trivia => $"{trivia.Kind()} {trivia.FullSpan}"),
    ];

    public void Dispose() => _workspace.Dispose();

    private sealed class Diagnostics(bool requiresGuidRepresentation) : FixAllContext.DiagnosticProvider
    {
        public override async Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            await FindDiagnosticsAsync(project, requiresGuidRepresentation);

        public override async Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(
            Document document, CancellationToken cancellationToken)
        {
            var tree = await document.GetSyntaxTreeAsync(cancellationToken);
            return (await FindDiagnosticsAsync(document.Project, requiresGuidRepresentation)).Where(diagnostic =>
                diagnostic.Location.SourceTree == tree);
        }

        public override async Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(
            Project project, CancellationToken cancellationToken) =>
            (await FindDiagnosticsAsync(project, requiresGuidRepresentation)).Where(diagnostic => !diagnostic.Location.IsInSource);
    }

    private sealed class BuildProperties(bool requiresGuidRepresentation) : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions { get; } = new Values(requiresGuidRepresentation);

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;

        private sealed class Values(bool requiresGuidRepresentation) : AnalyzerConfigOptions
        {
            public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value)
            {
                value = key == "build_property.BsonGenRequireGuidRepresentation" ? requiresGuidRepresentation.ToString() : null;
                return value is not null;
            }
        }
    }
}
