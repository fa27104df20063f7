using System.Runtime.Loader;
using BsonGen;
using BsonGen.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Tests;

/// <summary>The model types compiled anew: with the generator and declared conventions, and without it and the same conventions at run time.</summary>
internal static class CompiledModels
{
    private const string Usings =
        """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;

    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest);

    private static readonly string[] Sources =
    [
        Usings,
        .. typeof(CompiledModels).Assembly.GetManifestResourceNames().Where(name => name.StartsWith("Models.", StringComparison.Ordinal)).Select(ReadSource),
    ];

    private static readonly MetadataReference[] Framework =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location))
            .Append(typeof(BsonDocument).Assembly.Location)
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    /// <param name="declaration">The arguments of the attribute that declares the conventions.</param>
    /// <param name="conventions">The conventions, as the driver knows them.</param>
    public static List<Pair> Create(string declaration, IConvention[] conventions)
    {
        var context = new AssemblyLoadContext(declaration);
        var generated = context.LoadFromStream(CompileGenerated(declaration));
        var classMapped = context.LoadFromStream(Emit(Compile("Conformance.ClassMaps", [.. Sources, ReadSource("Attribute.cs")], [])));
        var pack = new ConventionPack();
        pack.AddRange(conventions);
        ConventionRegistry.Register(declaration, pack, type => type.Assembly == classMapped);
        return Pairs.Find(generated, classMapped);
    }

    private static MemoryStream CompileGenerated(string declaration)
    {
        var compilation = Compile(
            "Conformance.Generated",
            [.. Sources, $"using MongoDB.Bson; [assembly: BsonGen.BsonGeneratedConventions({declaration})]"],
            [MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location)]);
        CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: ParseOptions)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out _);
        return Emit(output);
    }

    private static CSharpCompilation Compile(string name, IEnumerable<string> sources, IEnumerable<MetadataReference> references) =>
        CSharpCompilation.Create(
            name,
            sources.Select(source => CSharpSyntaxTree.ParseText(source, ParseOptions)),
            [.. Framework, .. references],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true));

    private static MemoryStream Emit(Compilation compilation)
    {
        var assembly = new MemoryStream();
        var result = compilation.Emit(assembly);
        assembly.Position = 0;
        return result.Success ? assembly : throw new InvalidOperationException(string.Join('\n', result.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error)));
    }

    private static string ReadSource(string name)
    {
        using var reader = new StreamReader(typeof(CompiledModels).Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd();
    }
}
