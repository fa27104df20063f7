using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson;
using MongoDB.Driver;

namespace BsonGen.Generator.Tests;

/// <summary>The sources of the runtime, compiled so that tests can find which file uses which.</summary>
internal static class RuntimeSources
{
    // The SDK adds these to a project with implicit usings.
    private const string ImplicitUsings =
        """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Net.Http;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;

    public static readonly string Folder = Repository.PathOf("src/Runtime");

    private static readonly string[] Driver = [typeof(BsonDocument).Assembly.Location, typeof(IMongoCollection<>).Assembly.Location];

    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest, DocumentationMode.None);

    // Without nullable annotations, the compiler finds symbols in half of the time.
    private static readonly CSharpCompilationOptions Options = new(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true);

    /// <summary>All files of the runtime; the path of a tree is relative to <see cref="Folder"/>, with slashes.</summary>
    public static CSharpCompilation Compilation { get; } = CSharpCompilation.Create(
        "BsonGen",
        [CSharpSyntaxTree.ParseText(ImplicitUsings, ParseOptions, "Usings.cs"), .. Files().Select(Parse)],
        [.. TestProject.Framework().Concat(Driver).Select(path => MetadataReference.CreateFromFile(path))],
        Options);

    private static IEnumerable<string> Files() => Directory.EnumerateFiles(Folder, "*.cs", SearchOption.AllDirectories)
        .Select(path => Path.GetRelativePath(Folder, path).Replace('\\', '/'))
        .Where(path => !path.StartsWith("obj/", StringComparison.Ordinal) && !path.StartsWith("bin/", StringComparison.Ordinal));

    private static SyntaxTree Parse(string path) =>
        CSharpSyntaxTree.ParseText(File.ReadAllText(Path.Combine(Folder, path)), ParseOptions, path);
}
