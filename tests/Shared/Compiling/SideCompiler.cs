using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson;

namespace BsonGen.Tests.Shared;

/// <summary>What the compilers of two sides share: one side runs the generators, in the other the attributes have no effect.</summary>
internal static class SideCompiler
{
    private static readonly string FrameworkFolder = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    /// <summary>A source with the attribute, for the side without the runtime.</summary>
    public const string Stub =
        """
        namespace BsonGen
        {
            [System.AttributeUsage(System.AttributeTargets.Class | System.AttributeTargets.Struct)]
            internal sealed class BsonGeneratedAttribute : System.Attribute { }
        }
        """;

    /// <summary>The driver's BSON library.</summary>
    public static MetadataReference Bson { get; } = MetadataReference.CreateFromFile(typeof(BsonDocument).Assembly.Location);

    /// <summary>The assemblies of .NET, and the driver's BSON library.</summary>
    public static IReadOnlyList<MetadataReference> Framework { get; } =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == FrameworkFolder)
            .Select(path => MetadataReference.CreateFromFile(path)),
        Bson,
    ];

    /// <summary>The runtime, for the side with the generators.</summary>
    public static MetadataReference Runtime { get; } =
        MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location);

    /// <exception cref="InvalidOperationException">A generator reports an error.</exception>
    public static Compilation RunGenerators(
        Compilation compilation, CSharpParseOptions? options, params IIncrementalGenerator[] generators)
    {
        CSharpGeneratorDriver.Create(generators.Select(generator => generator.AsSourceGenerator()), parseOptions: options)
            .RunGeneratorsAndUpdateCompilation(compilation, out var generated, out var diagnostics);
        Check(diagnostics);
        return generated;
    }

    /// <exception cref="InvalidOperationException">The sources have an error.</exception>
    public static byte[] Emit(Compilation compilation)
    {
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
