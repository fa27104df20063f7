using System.Collections.Immutable;
using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using Benchmarks.Harness;
using BsonGen.Generator;
using BsonGen.Generator.Analyzers;
using BsonGen.Generator.Queries;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Benchmarks.Suites;

/// <summary>
/// One key in an editor: the work of the generator beside that of a generator that only looks for the attribute, and that of
/// System.Text.Json's for the same types. Each operation parses the edited file, makes a compilation of it, and runs one generator that
/// knows the text before.
/// </summary>
public static class KeyPressSuite
{
    private const string UnrelatedPath = "Unrelated.cs";
    private const string TypePath = "Type50.cs";
    private const string RegistrationsPath = "Registrations.cs";
    private const int CountOfTypes = 500;
    private const int CountOfCalls = 200;
    private const int CallsOfFile = 10;

    // The package's targets allow interceptors in this way.
    private static readonly CSharpParseOptions WithInterceptors =
        GeneratorSuite.ParseOptions.WithFeatures([new("InterceptorsNamespaces", "BsonGen.Generated")]);

    public static IEnumerable<Case> GetCases() =>
    [
        .. from count in new[] { 100, 500 }
           from place in new[] { UnrelatedPath, TypePath }
           select Create(count, place),
        CreateWithCalls(),
        .. from place in new[] { UnrelatedPath, TypePath, RegistrationsPath }
           select CreateWithClassMaps(CountOfTypes, place),
        CreateCheck(CountOfTypes),
    ];

    /// <summary>The same types alone, and beside calls that project documents. An editor does not print the interceptors.</summary>
    private static Case CreateWithCalls() => new(
        $"one key in an unrelated method, {CountOfTypes} types beside {CountOfCalls} projections",
        [CreateWithCalls("with projections", WriteCalls()), CreateWithCalls("types alone", [])]);

    private static Subject<int, int> CreateWithCalls(string name, IReadOnlyList<(string Path, string Text)> calls)
    {
        var compilation = Compile(CountOfTypes, WithInterceptors, calls);
        AssertIntercepted(compilation, calls.Count * CallsOfFile);
        return CreateSubject(
            name,
            [new BsonGenerator().AsSourceGenerator(), new QueryGenerator().AsSourceGenerator()],
            compilation,
            UnrelatedPath,
            WriteUnrelated,
            new GeneratorDriverOptions(IncrementalGeneratorOutputKind.Implementation));
    }

    /// <summary>A build intercepts all calls, so the editor does not visit calls of another kind.</summary>
    private static void AssertIntercepted(Compilation compilation, int calls)
    {
        var printed = CSharpGeneratorDriver
            .Create([new QueryGenerator().AsSourceGenerator()], parseOptions: WithInterceptors)
            .RunGenerators(compilation)
            .GetRunResult()
            .GeneratedTrees;
        var intercepted = printed.Sum(static tree => tree.ToString().Split(".InterceptsLocation(").Length - 1);
        if (intercepted != calls)
        {
            throw new InvalidOperationException($"{intercepted} of {calls} calls are intercepted.");
        }
    }

    /// <summary>What the build adds to a key: the analyzer that looks for what another generator adds to annotated types.</summary>
    private static Case CreateCheck(int count) => new(
        $"the check of a build with another generator, {count} types",
        [
            CreateSubject("with the check", new OtherGeneratorsAnalyzer(), count),
            CreateSubject("with an empty analyzer", new EmptyAnalyzer(), count),
        ]);

    private static Subject<int, int> CreateSubject(string name, DiagnosticAnalyzer analyzer, int count)
    {
        var compilation = Compile(count);
        var driver = CSharpGeneratorDriver
            .Create(
                [new BsonGenerator().AsSourceGenerator(), new AttributeOnlyGenerator().AsSourceGenerator()],
                parseOptions: GeneratorSuite.ParseOptions)
            .RunGenerators(compilation);
        var key = 0;
        return new Subject<int, int>(name, [0], _ =>
        {
            compilation = Edit(compilation, UnrelatedPath, WriteUnrelated(key++));
            driver = driver.RunGeneratorsAndUpdateCompilation(compilation, out var finished, out var _);
            var reported = finished.WithAnalyzers([analyzer]).GetAnalyzerDiagnosticsAsync().GetAwaiter().GetResult();
            return reported.IsEmpty ? key : throw new InvalidOperationException(reported[0].ToString());
        })
        {
            Normalize = static _ => null,
        };
    }

    private static Compilation Edit(Compilation compilation, string path, string text)
    {
        var old = compilation.SyntaxTrees.Single(tree => tree.FilePath == path);
        return compilation.ReplaceSyntaxTree(old, CSharpSyntaxTree.ParseText(text, (CSharpParseOptions)old.Options, path));
    }

    private static Case Create(int count, string path)
    {
        var (place, write) = DescribeEdit(path);
        var compilation = Compile(count);
        return new Case(
            $"one key {place}, read and write code of {count} types",
            [.. Generators().Select(generator => CreateSubject(generator.Name, [generator.Create()], compilation, path, write))]);
    }

    private static Subject<int, int> CreateSubject(
        string name,
        ISourceGenerator[] generators,
        Compilation compilation,
        string path,
        Func<int, string> write,
        GeneratorDriverOptions options = default)
    {
        var parseOptions = (CSharpParseOptions)compilation.SyntaxTrees.First().Options;
        GeneratorDriver driver = CSharpGeneratorDriver.Create(generators, parseOptions: parseOptions, driverOptions: options);
        driver = driver.RunGenerators(compilation);
        if (driver.GetRunResult().GeneratedTrees.IsEmpty || driver.GetRunResult().Results[0].Exception is not null)
        {
            throw new InvalidOperationException($"{name} generates nothing. {driver.GetRunResult().Results[0].Exception}");
        }

        var key = 0;
        return new Subject<int, int>(name, [0], _ =>
        {
            compilation = Edit(compilation, path, write(key++));
            driver = driver.RunGenerators(compilation);
            return key;
        })
        {
            Normalize = static _ => null,
        };
    }

    private static IEnumerable<(string Name, Func<ISourceGenerator> Create)> Generators()
    {
        yield return ("generator", static () => new BsonGenerator().AsSourceGenerator());
        yield return ("attribute only", static () => new AttributeOnlyGenerator().AsSourceGenerator());
        if (FindSystemTextJson() is { } path)
        {
            var type = Assembly.LoadFrom(path).GetType("System.Text.Json.SourceGeneration.JsonSourceGenerator", throwOnError: true)!;
            yield return ("System.Text.Json", () => ((IIncrementalGenerator)Activator.CreateInstance(type)!).AsSourceGenerator());
        }
    }

    /// <summary>The generator of the SDK's reference pack, if it is installed.</summary>
    private static string? FindSystemTextJson()
    {
        var packs = Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "packs", "Microsoft.NETCore.App.Ref");
        return Directory.Exists(packs)
            ? Directory.EnumerateFiles(packs, "System.Text.Json.SourceGeneration.dll", SearchOption.AllDirectories)
                .Order(StringComparer.Ordinal)
                .LastOrDefault()
            : null;
    }

    /// <summary>The same types alone, and with a file that registers a class map for each, and a pack.</summary>
    private static Case CreateWithClassMaps(int count, string path) => new(
        $"one key {DescribeEdit(path).Place}, {count} types with class maps in code",
        [
            CreateWithClassMaps("with class maps", count, count, path),
            CreateWithClassMaps("types alone", count, classMaps: 0, path),
        ]);

    private static Subject<int, int> CreateWithClassMaps(string name, int count, int classMaps, string path)
    {
        var compilation = Compile(count, GeneratorSuite.ParseOptions, [(RegistrationsPath, WriteClassMaps(classMaps, key: 0))]);
        var errors = compilation.GetDiagnostics().Where(diagnostic =>
            diagnostic.Severity == DiagnosticSeverity.Error && diagnostic.Location.SourceTree?.FilePath == RegistrationsPath);
        return errors.FirstOrDefault() is { } error
            ? throw new InvalidOperationException(error.ToString())
            : CreateSubject(
                name,
                [new BsonGenerator().AsSourceGenerator()],
                compilation,
                path,
                DescribeEdit(path, classMaps).Write);
    }

    private static string WriteClassMaps(int count, int key)
    {
        var pack = count == 0 ? "" : """
            ConventionRegistry.Register(
                "shop", new ConventionPack { new IgnoreExtraElementsConvention(true) }, type => type.Namespace == "Shop");
            """;
        var maps = string.Concat(Enumerable.Range(0, count).Select(static index => $$"""

            BsonClassMap.RegisterClassMap<Type{{index}}>(map =>
            {
                map.AutoMap();
                map.MapMember(type => type.Total).SetElementName("total");
                map.MapMember(type => type.Tags).SetIgnoreIfNull(true);
            });
            """));
        return $$"""
            using MongoDB.Bson.Serialization;
            using MongoDB.Bson.Serialization.Conventions;

            namespace Shop;

            public static class Registrations
            {
                public static int Key => {{key}};

                public static void Run()
                {
                    {{pack}}{{maps}}
                }
            }
            """;
    }

    private static (string Place, Func<int, string> Write) DescribeEdit(string path, int classMaps = 0) => path switch
    {
        UnrelatedPath => ("in an unrelated method", WriteUnrelated),
        RegistrationsPath => ("in the file with the class maps", key => WriteClassMaps(classMaps, key)),
        _ => ("inside an annotated type", key =>
            GeneratorSuite.WriteType(50, "").Replace(
                "Price50", "Price" + key.ToString(CultureInfo.InvariantCulture), StringComparison.Ordinal)),
    };

    private static Compilation Compile(int count) => Compile(count, GeneratorSuite.ParseOptions, []);

    private static Compilation Compile(int count, CSharpParseOptions options, IEnumerable<(string Path, string Text)> more)
    {
        var context = string.Concat(
            Enumerable.Range(0, count).Select(index => $"[System.Text.Json.Serialization.JsonSerializable(typeof(Shop.Type{index}))]\n"));
        return GeneratorSuite.Compile(
            Enumerable.Range(0, count).Select(index => ($"Type{index}.cs", GeneratorSuite.WriteType(index, comment: "")))
                .Append((UnrelatedPath, WriteUnrelated(0)))
                .Append(("Context.cs", context + "internal partial class Context : System.Text.Json.Serialization.JsonSerializerContext;"))
                .Concat(more),
            options);
    }

    private static List<(string Path, string Text)> WriteCalls() =>
    [
        .. Enumerable.Range(0, CountOfCalls).Chunk(CallsOfFile).Select(static (calls, file) => (
            $"Queries{file}.cs",
            $$"""
            using MongoDB.Driver;

            namespace Shop;

            public static class Queries{{file}}
            {
                {{string.Join("\n    ", calls.Select(WriteCall))}}
            }
            """)),
    ];

    private static string WriteCall(int call) =>
        $"public static object Find{call}(IMongoCollection<Type{call}> found) => " +
        "found.Find(type => type.Id > 1).Project(type => new { type.Name, type.Total });";

    private static string WriteUnrelated(int key) => $"namespace Shop; public class Unrelated {{ public int Sum() => {key}; }}";

    /// <summary>What running any analyzer takes.</summary>
#pragma warning disable RS1036, RS1041, RS1026, RS1025 // It is not packed, and analyzes nothing.
    [DiagnosticAnalyzer(LanguageNames.CSharp)]
    private sealed class EmptyAnalyzer : DiagnosticAnalyzer
    {
        public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics =>
            [new("EMPTY", "Empty", "Empty", "Empty", DiagnosticSeverity.Warning, isEnabledByDefault: true)];

        public override void Initialize(AnalysisContext context) => context.RegisterCompilationAction(static _ => { });
    }
#pragma warning restore RS1036, RS1041, RS1026, RS1025

    /// <summary>The least that a generator for annotated types has to do.</summary>
    private sealed class AttributeOnlyGenerator : IIncrementalGenerator
    {
        public void Initialize(IncrementalGeneratorInitializationContext context) => context.RegisterSourceOutput(
            context.SyntaxProvider.ForAttributeWithMetadataName(
                "BsonGen.BsonGeneratedAttribute", static (_, _) => true, static (attributed, _) => attributed.TargetSymbol.Name),
            static (output, name) => output.AddSource(name, "// " + name));
    }
}
