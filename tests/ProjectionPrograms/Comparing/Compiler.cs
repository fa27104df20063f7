using BsonGen;
using BsonGen.Generator;
using BsonGen.Generator.Queries;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson;
using MongoDB.Driver;

namespace ProjectionPrograms.Comparing;

/// <summary>Compiles a program for one side.</summary>
internal static class Compiler
{
    private const string Usings =
        """
        global using System;
        global using System.Collections.Generic;
        global using System.Linq;
        global using BsonGen;
        global using MongoDB.Bson;
        global using MongoDB.Bson.Serialization.Attributes;
        global using MongoDB.Bson.Serialization.Options;
        global using MongoDB.Driver;
        global using MongoDB.Driver.Linq;
        global using static Helpers;

        internal static class Helpers
        {
            public static object Find<T, TResult>(IMongoCollection<T> collection, ProjectionDefinition<T, TResult> projection) =>
                collection.FindSync(Builders<T>.Filter.Empty, new FindOptions<T, TResult> { Projection = projection }).ToList();

            public static object Modify<T, TResult>(IMongoCollection<T> collection, ProjectionDefinition<T, TResult> projection) =>
                collection.FindOneAndDelete(Builders<T>.Filter.Empty, new FindOneAndDeleteOptions<T, TResult> { Projection = projection });
        }
        """;

    private const string Stub =
        """
        namespace BsonGen
        {
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
            internal sealed class BsonGeneratedAttribute : Attribute { }
        }
        """;

    private static readonly MetadataReference[] Framework =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location))
            .Append(typeof(BsonDocument).Assembly.Location).Append(typeof(IMongoDatabase).Assembly.Location)
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    private static readonly MetadataReference Runtime = MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location);

    private static readonly CSharpParseOptions Options = new CSharpParseOptions(LanguageVersion.Latest)
        .WithFeatures([new("InterceptorsNamespaces", "BsonGen.Generated")]);

    /// <param name="source">The program.</param>
    /// <param name="isGenerated">Whether the generators run. Without them, the attributes have no effect.</param>
    /// <param name="intercepted">The number of calls that are intercepted.</param>
    public static byte[] Compile(string source, bool isGenerated, out int intercepted)
    {
        intercepted = 0;
        string[] sources = [source, Usings, .. isGenerated ? [] : new[] { Stub }];
        Compilation compilation = CSharpCompilation.Create(
            "Invented",
            sources.Select((text, index) => CSharpSyntaxTree.ParseText(text, Options, $"/src/File{index}.cs")),
            [.. Framework, .. isGenerated ? [Runtime] : Array.Empty<MetadataReference>()],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release));
        if (isGenerated)
        {
            CSharpGeneratorDriver.Create(
                [new BsonGenerator().AsSourceGenerator(), new QueryGenerator().AsSourceGenerator()], parseOptions: Options)
                .RunGeneratorsAndUpdateCompilation(compilation, out compilation, out var diagnostics);
            Check(diagnostics);
            intercepted = compilation.SyntaxTrees.Sum(tree => tree.ToString().Split("InterceptsLocation(").Length - 1);
        }

        using var assembly = new MemoryStream();
        Check(compilation.Emit(assembly).Diagnostics);
        return assembly.ToArray();
    }

    private static void Check(IEnumerable<Diagnostic> diagnostics)
    {
        if (diagnostics.FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error)
        {
            var text = error.Location.SourceTree?.GetText();
            throw new InvalidOperationException($"{error}\n{text?.Lines[error.Location.GetLineSpan().StartLinePosition.Line]}");
        }
    }
}
