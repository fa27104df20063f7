using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using MongoDB.Bson;

namespace BsonGen.Generator.Tests;

/// <summary>A project of source strings, as strict as a project can be, that references the runtime and the driver.</summary>
internal static class TestProject
{
    private const string Usings =
        """
        global using System;
        global using System.Collections.Generic;
        global using BsonGen;
        global using MongoDB.Bson;
        global using MongoDB.Bson.Serialization.Attributes;
        """;

    /// <summary>
    /// The property that turns the diagnostic of Guids without a representation on. It is off unless a test sets it, for each version of
    /// the driver.
    /// </summary>
    public const string RequireGuidRepresentation = "BsonGenRequireGuidRepresentation";

    /// <summary>The language version that generated code needs.</summary>
    public const LanguageVersion OldestLanguage = LanguageVersion.CSharp11;

    /// <summary>Documentation comments are checked, so that public members without one are reported.</summary>
    public static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest, DocumentationMode.Diagnose);

    private static readonly CSharpCompilationOptions Options = new(
        OutputKind.DynamicallyLinkedLibrary,
        nullableContextOptions: NullableContextOptions.Enable,
        warningLevel: 9999,
        allowUnsafe: true);

    private static readonly MetadataReference[] Shared =
    [
        .. Framework().Select(path => MetadataReference.CreateFromFile(path)),
        MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location),
        MetadataReference.CreateFromFile(typeof(BsonDocument).Assembly.Location),
    ];

    // Compilations that are made from this one share its symbols of the references.
    private static readonly CSharpCompilation Empty = CSharpCompilation.Create("TestAssembly", [], Shared, Options);

    /// <summary>Whether CONFORMANCE=full asks for all members, names and tests.</summary>
    public static bool IsFull { get; } = Environment.GetEnvironmentVariable("CONFORMANCE") == "full";

    public static IEnumerable<string> Framework()
    {
        var folder = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var assemblies = (string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!;
        return assemblies.Split(Path.PathSeparator).Where(path => Path.GetDirectoryName(path) == folder);
    }

    public static CSharpCompilation Compile(params IEnumerable<SourceFile> sources) =>
        OldCompiler.SkipUnlessKnown(Empty.AddSyntaxTrees(ParseAll(sources)));

    public static CSharpCompilation Compile(
        string assemblyName, IEnumerable<MetadataReference> references, IEnumerable<SourceFile> sources) =>
        OldCompiler.SkipUnlessKnown(CSharpCompilation.Create(
            assemblyName,
            ParseAll(sources),
            [.. Shared, .. references],
            Options));

    /// <summary>A project of files with their own usings, which may have errors.</summary>
    public static CSharpCompilation CompileAsIs(string assemblyName, IEnumerable<SyntaxTree> trees) =>
        CSharpCompilation.Create(assemblyName, trees, Shared, Options);

    public static SyntaxTree Parse(SourceFile source) => CSharpSyntaxTree.ParseText(source.Text, ParseOptions, source.Path);

    private static IEnumerable<SyntaxTree> ParseAll(IEnumerable<SourceFile> sources) =>
        sources.Prepend(new SourceFile(Usings, "Usings.cs")).Select(Parse);

    public static GeneratorDriver CreateDriver(params (string Name, string Value)[] properties) => CSharpGeneratorDriver.Create(
        [new BsonGenerator().AsSourceGenerator()],
        parseOptions: ParseOptions,
        optionsProvider: CreateProperties(properties),
        driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));

    /// <summary>A driver as editors have it. Roslyn 4.5 fails after some edits when it tracks the steps.</summary>
    public static GeneratorDriver CreateEditorDriver() =>
        CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: ParseOptions);

    /// <summary>The compilation with all files parsed again, in another version of the language.</summary>
    public static Compilation InLanguage(this Compilation compilation, LanguageVersion version)
    {
        var options = ParseOptions.WithLanguageVersion(version);
        return compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(
            compilation.SyntaxTrees.Select(tree => CSharpSyntaxTree.ParseText(tree.GetText(), options, tree.FilePath)));
    }

    /// <summary>The properties that the project file passes to the compiler.</summary>
    public static AnalyzerConfigOptionsProvider CreateProperties(params (string Name, string Value)[] properties) =>
        new BuildProperties(
            properties.Any(property => property.Name == RequireGuidRepresentation)
                ? properties
                : [.. properties, (RequireGuidRepresentation, "false")]);

    /// <summary>The compilation with one file's text replaced.</summary>
    public static Compilation Edit(this Compilation compilation, SourceFile edited)
    {
        var old = compilation.SyntaxTrees.Single(tree => tree.FilePath == edited.Path);
        return compilation.ReplaceSyntaxTree(old, Parse(edited));
    }

    private sealed class BuildProperties((string Name, string Value)[] properties) : AnalyzerConfigOptionsProvider
    {
        private readonly Values _values = new(
            properties.ToDictionary(property => "build_property." + property.Name, property => property.Value));

        public override AnalyzerConfigOptions GlobalOptions => _values;

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => _values;

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => _values;

        private sealed class Values(Dictionary<string, string> values) : AnalyzerConfigOptions
        {
            public override bool TryGetValue(string key, [System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out string? value) =>
                values.TryGetValue(key, out value);
        }
    }
}
