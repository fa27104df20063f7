using System.Text.RegularExpressions;
using BsonGen.Generator;
using BsonGen.Tests.Shared;
using Conformance.Machine.Declarations;
using Conformance.Machine.Inventing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Conformance.Machine.Running;

/// <summary>How a batch is compiled.</summary>
internal sealed record CompilerSettings(LanguageVersion Language, NullableContextOptions Nullable, bool IsChecked)
{
    public static CompilerSettings Of(int seed) => new(
        new[]
        {
            LanguageVersion.CSharp11,
            LanguageVersion.CSharp12,
            LanguageVersion.CSharp13,
            LanguageVersion.Latest,
            LanguageVersion.Preview,
        }[seed % 5],
        seed % 3 == 0 ? NullableContextOptions.Disable : NullableContextOptions.Enable,
        seed % 2 == 0);
}

/// <summary>A namespace and the sample in it.</summary>
internal sealed record Placed(string Space, Sample Sample)
{
    /// <summary>The namespace with the sample's suffix.</summary>
    public string FullSpace => (Space + Sample.Suffix).Replace("@", "", StringComparison.Ordinal);
}

/// <summary>Compiles the samples of a batch for one side.</summary>
internal sealed partial class Compiler(World world, CompilerSettings settings, bool isGenerated)
{
    private const string Usings =
        """
        global using System;
        global using System.Collections.Generic;
        global using System.Linq;
        global using BsonGen;
        global using MongoDB.Bson;
        global using MongoDB.Bson.Serialization;
        global using MongoDB.Bson.Serialization.Attributes;
        global using MongoDB.Bson.Serialization.Conventions;
        """;

    private const string Stub =
        """
        namespace BsonGen
        {
            [AttributeUsage(
                AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly,
                AllowMultiple = true,
                Inherited = false)]
            internal sealed class BsonGeneratedAttribute : Attribute
            {
                public BsonGeneratedAttribute() { }

                public BsonGeneratedAttribute(Type type) { }
            }

            [AttributeUsage(AttributeTargets.Class, Inherited = false)]
            internal sealed class BsonReusableAttribute : Attribute { }
        }
        """;

    private readonly CSharpParseOptions _parseOptions = new(settings.Language);

    /// <summary>The errors of the generator, by the namespace of the sample.</summary>
    public Dictionary<Placed, string> Refused { get; } = [];

    /// <summary>The compiler's errors in generated code, by the sample.</summary>
    public Dictionary<Placed, string> Broken { get; } = [];

    /// <summary>The compiler's errors in the samples themselves.</summary>
    public Dictionary<Placed, string> Invalid { get; } = [];

    public string? Failure { get; private set; }

    /// <summary>Both assemblies, with the samples that compile. The other samples are removed from the list.</summary>
    public (byte[] Library, byte[] Types) Compile(List<Placed> samples)
    {
        var library = Emit("Machine.Bases", isLibrary: true, samples, []);
        return (library, Emit("Machine.Types", isLibrary: false, samples, [MetadataReference.CreateFromImage(library)]));
    }

    private byte[] Emit(string name, bool isLibrary, List<Placed> samples, MetadataReference[] references)
    {
        var trees = samples.Where(placed => !isLibrary || placed.Sample.UsesLibrary).ToDictionary(
            placed => placed.Space, placed => Parse(placed.Sample.Print(placed.Space, isLibrary), placed.Space));
        List<SyntaxTree> common = [Parse(Usings, "usings"), .. isGenerated ? [] : new[] { Parse(Stub, "stub") }];
        common.AddRange(isLibrary
            ? [
                Parse(Support.Point, "point"),
                .. Support.Sources.Select(source => Parse(source, "support")),
                .. world.ShowsInternals
                    ? [Parse("[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"Machine.Types\")]", "internals")]
                    : Array.Empty<SyntaxTree>(),
            ]
            : [Parse(world.Print(), "world")]);
        while (true)
        {
            var source = CSharpCompilation.Create(name, [
                .. common,
                .. trees.Values,
            ], [.. SideCompiler.Framework, .. isGenerated ? [SideCompiler.Runtime] : Array.Empty<MetadataReference>(), .. references],
                new CSharpCompilationOptions(
                    OutputKind.DynamicallyLinkedLibrary,
                    nullableContextOptions: settings.Nullable,
                    optimizationLevel: OptimizationLevel.Release,
                    checkOverflow: settings.IsChecked,
                    allowUnsafe: true,
                    warningLevel: 9999));
            Compilation compilation = source;
            var dropped = new Dictionary<string, (Dictionary<Placed, string> Where, string Why)>();
            if (isGenerated)
            {
                var driver = CSharpGeneratorDriver.Create(
                    [new BsonGenerator().AsSourceGenerator()],
                    parseOptions: _parseOptions).RunGeneratorsAndUpdateCompilation(compilation, out compilation, out _);
                var result = driver.GetRunResult().Results[0];
                Failure ??= result.Exception?.ToString();
                foreach (var refusal in result.Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error))
                {
                    dropped.TryAdd(refusal.Location.SourceTree?.FilePath ?? "", (Refused, refusal.Id + ": " + refusal.GetMessage()));
                }
            }

            using var assembly = new MemoryStream();
            var emitted = dropped.Count > 0 ? null : compilation.Emit(assembly);
            foreach (var diagnostic in emitted?.Diagnostics ?? [])
            {
                var isOurs = diagnostic.Location.SourceTree is { } tree && !trees.ContainsKey(tree.FilePath) && !common.Contains(tree);
                if (diagnostic.Severity == DiagnosticSeverity.Error || (isOurs && diagnostic.Severity == DiagnosticSeverity.Warning))
                {
                    var place = FindSpace(diagnostic, trees, isOurs);
                    dropped.TryAdd(
                        place, (isGenerated ? Broken : Invalid, $"{diagnostic.Id}: {diagnostic.GetMessage()}\n{Quote(diagnostic)}"));
                }
            }

            foreach (var (space, (where, why)) in dropped)
            {
                var placed = samples.Find(candidate => candidate.Space == space) ??
                    throw new InvalidOperationException($"{(isGenerated ? "Generated" : "Class-mapped")} {name}: {why}");
                where[placed] = why;
                samples.Remove(placed);
                trees.Remove(space);
            }

            if (dropped.Count == 0)
            {
                return assembly.ToArray();
            }
        }
    }

    private SyntaxTree Parse(string text, string path) => CSharpSyntaxTree.ParseText(text, _parseOptions, path);

    // Generated files, the one for the assembly aside, name the namespace of their type.
    private static string FindSpace(Diagnostic diagnostic, Dictionary<string, SyntaxTree> trees, bool isOurs) =>
        diagnostic.Location.SourceTree is not { } tree ? "" :
        !isOurs && trees.ContainsKey(tree.FilePath) ? tree.FilePath :
        Space().Match(LineOf(diagnostic)) is { Success: true } onLine ? onLine.Value :
        Space().Match(tree.ToString()) is { Success: true } match ? match.Value : "";

    private static string LineOf(Diagnostic diagnostic)
    {
        var text = diagnostic.Location.SourceTree!.GetText();
        return text.Lines.GetLineFromPosition(diagnostic.Location.SourceSpan.Start).ToString();
    }

    private static string Quote(Diagnostic diagnostic) => diagnostic.Location.SourceTree is null ? "" : LineOf(diagnostic).Trim();

    [GeneratedRegex(@"Conformance\.Models\.T\d+\b")]
    private static partial Regex Space();
}
