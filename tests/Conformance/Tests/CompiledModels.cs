using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using BsonGen;
using BsonGen.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Tests;

/// <summary>The model types, compiled with the generator and declared conventions, and without the generator and with the same conventions at run time.</summary>
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

#if MONGODB_OFFICIAL
    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest, preprocessorSymbols: ["MONGODB_OFFICIAL"]);
#else
    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest);
#endif

    private static readonly string[] Models = ReadSources("Models.");

    private static readonly string[] Bases = ReadSources("Bases.");

    private static readonly MetadataReference[] Framework =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location))
            .Append(typeof(BsonDocument).Assembly.Location)
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    /// <param name="declaration">The arguments of the attribute that declares the conventions; the assembly of the base classes declares none.</param>
    /// <param name="conventions">The conventions, as the driver knows them.</param>
    public static List<Pair> Create(string declaration, IConvention[] conventions)
    {
        var attribute = $"using MongoDB.Bson; [assembly: BsonGen.BsonGeneratedConventions({declaration})]";
        var runtime = MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location);
        var generatedBases = Emit(Generate(Compile("Conformance.Generated.Bases", Bases, [runtime])));
        var generated = Emit(Generate(Compile("Conformance.Generated", [.. Models, attribute], [runtime, MetadataReference.CreateFromImage(generatedBases)])));

        var stub = ReadSources("Attribute.cs");
        var classMappedBases = Emit(Compile("Conformance.ClassMaps.Bases", [.. Bases, .. stub], []));
        var classMapped = Emit(Compile("Conformance.ClassMaps", [.. Models, .. stub], [MetadataReference.CreateFromImage(classMappedBases)]));

        var context = new AssemblyLoadContext(declaration);
        Assembly[] generatedSide = [Load(generated), Load(generatedBases)];
        Assembly[] classMappedSide = [Load(classMapped), Load(classMappedBases)];
        var pack = new ConventionPack();
        pack.AddRange(conventions);
        ConventionRegistry.Register(declaration, pack, type => type.Assembly == classMappedSide[0]);
        return Pairs.Find(generatedSide, classMappedSide);

        Assembly Load(byte[] assembly) => context.LoadFromStream(new MemoryStream(assembly));
    }

    /// <summary>What the generator reports for the model types, in the order of the files.</summary>
    public static ImmutableArray<Diagnostic> Report()
    {
        var runtime = MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location);
        var bases = Emit(Generate(Compile("Conformance.Generated.Bases", Bases, [runtime])));
        CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: ParseOptions).RunGeneratorsAndUpdateCompilation(
            Compile("Conformance.Generated", Models, [runtime, MetadataReference.CreateFromImage(bases)]), out _, out var reported);
        return reported;
    }

    private static Compilation Generate(Compilation compilation)
    {
        CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: ParseOptions)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out _);
        return output;
    }

    private static CSharpCompilation Compile(string name, IEnumerable<string> sources, IEnumerable<MetadataReference> references) =>
        CSharpCompilation.Create(
            name,
            sources.Prepend(Usings).Select(source => CSharpSyntaxTree.ParseText(source, ParseOptions)),
            [.. Framework, .. references],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true));

    private static byte[] Emit(Compilation compilation)
    {
        using var assembly = new MemoryStream();
        var result = compilation.Emit(assembly);
        return result.Success
            ? assembly.ToArray()
            : throw new InvalidOperationException(string.Join('\n', result.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error)));
    }

    private static string[] ReadSources(string start) =>
        [.. typeof(CompiledModels).Assembly.GetManifestResourceNames().Where(name => name.StartsWith(start, StringComparison.Ordinal)).Select(ReadSource)];

    private static string ReadSource(string name)
    {
        using var reader = new StreamReader(typeof(CompiledModels).Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd();
    }
}
