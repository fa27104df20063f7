using System.Reflection;
using BsonGen.Generator;
using BsonGen.Tests.Shared;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Conformance.Machine.Running;

/// <summary>
/// Compiles the types of the histories for one side: against version 1 of their library, and both versions of the library.
/// </summary>
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

    private byte[] Compile(string folder, int version, params MetadataReference[] references)
    {
        var options = new CSharpParseOptions(preprocessorSymbols: [$"VERSION{version}"]);
        var sources = Assembly.GetExecutingAssembly()
            .GetManifestResourceNames()
            .Where(name => name.StartsWith(folder, StringComparison.Ordinal))
            .Select(Read);
        var compilation = CSharpCompilation.Create(
            "Pool." + folder,
            sources.Append(Usings).Append(_isGenerated ? "" : SideCompiler.Stub)
                .Select(source => CSharpSyntaxTree.ParseText(source, options)),
            [
                .. SideCompiler.Framework,
                .. references,
                .. _isGenerated ? [SideCompiler.Runtime] : Array.Empty<MetadataReference>(),
            ],
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: NullableContextOptions.Enable,
                optimizationLevel: OptimizationLevel.Release,
                allowUnsafe: true));
        return SideCompiler.Emit(
            _isGenerated ? SideCompiler.RunGenerators(compilation, options, new BsonGenerator()) : compilation);
    }

    private static string Read(string resource)
    {
        using var reader = new StreamReader(Assembly.GetExecutingAssembly().GetManifestResourceStream(resource)!);
        return reader.ReadToEnd();
    }
}
