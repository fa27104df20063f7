using System.Reflection;
using BsonGen.Generator;
using BsonGen.Tests.Shared;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Histories.Comparing;

/// <summary>Compiles the pool of types for one side: against version 1 of its library, and both versions of the library.</summary>
internal sealed class PoolCompiler
{
    private const string Usings =
        """
        global using System;
        global using System.Collections.Generic;
        global using BsonGen;
        global using MongoDB.Bson;
        global using MongoDB.Bson.Serialization.Attributes;
        """;

    private readonly bool _isGenerated;
    private readonly byte[][] _libraries;

    private PoolCompiler(bool isGenerated)
    {
        _isGenerated = isGenerated;
        _libraries = [Compile("Library", 1), Compile("Library", 2)];
        Types = Compile("Types", 1, MetadataReference.CreateFromImage(_libraries[0]));
    }

    public static PoolCompiler Generated { get; } = new(isGenerated: true);

    public static PoolCompiler ClassMapped { get; } = new(isGenerated: false);

    public byte[] Types { get; }

    public byte[] GetLibrary(int version) => _libraries[version - 1];

    /// <summary>Compiles sources for one side.</summary>
    public static byte[] Compile(
        string name,
        IEnumerable<string> sources,
        bool isGenerated,
        CSharpParseOptions? options = null,
        params MetadataReference[] references)
    {
        var compilation = CSharpCompilation.Create(
            name,
            sources.Append(Usings).Append(isGenerated ? "" : SideCompiler.Stub)
                .Select(source => CSharpSyntaxTree.ParseText(source, options)),
            [
                .. SideCompiler.Framework,
                .. references,
                .. isGenerated ? [SideCompiler.Runtime] : Array.Empty<MetadataReference>(),
            ],
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: NullableContextOptions.Enable,
                optimizationLevel: OptimizationLevel.Release,
                allowUnsafe: true));
        return SideCompiler.Emit(
            isGenerated ? SideCompiler.RunGenerators(compilation, options, new BsonGenerator()) : compilation);
    }

    private byte[] Compile(string folder, int version, params MetadataReference[] references)
    {
        var sources = Assembly.GetExecutingAssembly()
            .GetManifestResourceNames()
            .Where(name => name.StartsWith(folder, StringComparison.Ordinal))
            .Select(Read);
        return Compile(
            "Pool." + folder, sources, _isGenerated, new CSharpParseOptions(preprocessorSymbols: [$"VERSION{version}"]), references);
    }

    private static string Read(string resource)
    {
        using var reader = new StreamReader(Assembly.GetExecutingAssembly().GetManifestResourceStream(resource)!);
        return reader.ReadToEnd();
    }
}
