using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using System.Text.RegularExpressions;
using BsonGen;
using BsonGen.Generator;
using BsonGen.Tests.Shared;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Driver;

namespace Conformance.Tests;

/// <summary>
/// The model types, compiled with and without the generator, and with conventions at run time.
/// </summary>
internal static partial class CompiledModels
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

    private static readonly SyntaxTree[] Models = [Parse(Usings), .. ReadSources("Models.")];

    private static readonly byte[] Generated = ReadBuilt("Conformance.Generated");

    private static readonly byte[] GeneratedBases = ReadBuilt("Conformance.Generated.Bases");

    private static readonly byte[] ClassMappedBases = ReadBuilt("Conformance.ClassMaps.Bases");

    private static readonly byte[] ClassMapped = ReadBuilt("Conformance.ClassMaps");

    private static readonly ConcurrentDictionary<string, byte[][]> ClassMappedApplications = new();

    private static readonly MetadataReference Driver = MetadataReference.CreateFromFile(typeof(IMongoDatabase).Assembly.Location);

    // Half of the types are in another namespace.
    private static readonly Lazy<SyntaxTree[]> MovedModels = new(() =>
        [Parse(ConventionFilter.Usings), .. Models.Select(ConventionFilter.Move)]);

    private static readonly Lazy<byte[]> MovedGenerated = new(() => Emit(Generate(CompileModels(MovedModels.Value))));

    private static readonly Lazy<byte[]> MovedClassMapped = new(() => Emit(
        Compile(
            "Conformance.ClassMaps",
            [.. MovedModels.Value, .. ReadSources("Attribute.cs")],
            [MetadataReference.CreateFromImage(ClassMappedBases)])));

    /// <summary>The model types and their base classes, all with conventions.</summary>
    public static List<Pair> Create(string name, params IConvention[] conventions)
    {
        var context = new AssemblyLoadContext(name);
        Assembly[] generatedSide = [Load(context, Generated), Load(context, GeneratedBases)];
        Assembly[] classMappedSide = [Load(context, ClassMapped), Load(context, ClassMappedBases)];
        Register(name, conventions, type => generatedSide.Contains(type.Assembly) || classMappedSide.Contains(type.Assembly));
        return Pairs.Find(generatedSide, classMappedSide);
    }

    /// <summary>The model types, some of which follow conventions: those of a namespace, some others, or both.</summary>
    public static (List<Pair> Pairs, ConventionFilter Filter) CreateFiltered(
        IConvention[] conventions, bool isByNamespace, bool isByTypes)
    {
        var name = $"A filter {isByNamespace} {isByTypes}";
        var context = new AssemblyLoadContext(name);
        Assembly[] generatedSide =
            [Load(context, isByNamespace ? MovedGenerated.Value : Generated), Load(context, GeneratedBases)];
        Assembly[] classMappedSide =
            [Load(context, isByNamespace ? MovedClassMapped.Value : ClassMapped), Load(context, ClassMappedBases)];
        var filter = new ConventionFilter(isByNamespace, isByTypes);
        Register(
            name,
            conventions,
            type => (type.Assembly == generatedSide[0] || type.Assembly == classMappedSide[0]) && filter.Accepts(type));
        return (Pairs.Find(generatedSide, classMappedSide), filter);
    }

    private static void Register(string name, IConvention[] conventions, Func<Type, bool> filter)
    {
        var pack = new ConventionPack();
        pack.AddRange(conventions);
        ConventionRegistry.Register(name, pack, filter);
    }

    private static Assembly Load(AssemblyLoadContext context, byte[] assembly) => context.LoadFromStream(new MemoryStream(assembly));

    /// <summary>
    /// The model types without their attributes, for which one line of the assembly requests serializers.
    /// </summary>
    public static (List<Pair> Pairs, Assembly Generated) CreateClosed()
    {
        var context = new AssemblyLoadContext("closed");
        Assembly[] generatedSide =
        [
            Load(Emit(Generate(CompileModels([.. Models, Request("NamespaceOf = typeof(Conformance.Models.Point)")])))),
            Load(GeneratedBases),
        ];
        return (Pairs.Find(generatedSide, [Load(ClassMapped), Load(ClassMappedBases)]), generatedSide[0]);

        Assembly Load(byte[] assembly) => context.LoadFromStream(new MemoryStream(assembly));
    }

    // One line that requests serializers. In the namespace of the types, another attribute has the name of the real one, so that
    // those of the types have no effect.
    private static SyntaxTree Request(string line) => Parse(
        $$"""
        #pragma warning disable BSONTEST001
        [assembly: BsonGen.BsonGenerated({{line}})]

        namespace Conformance.Models;

        internal sealed class BsonGeneratedAttribute : Attribute
        {
            public string[] Members { get; set; } = [];
        }
        """);

    [GeneratedRegex(@"^\[assembly: BsonGenerated\(.*\r?$", RegexOptions.Multiline)]
    private static partial Regex AssemblyAttribute();

    // What the harness looks for among the models.
    private const string Common =
        """
        namespace Conformance.Models;

        public static class ClosedGenerics
        {
            public static Type[] All => [];
        }

        public class Point
        {
            public int X { get; set; }
            public int Y { get; set; }
        }
        """;

    /// <summary>Types that code beside them configures, in a file of the folder <c>Registered</c>. That code has run.</summary>
    public static (List<Pair> Pairs, Assembly Generated) CreateRegistered(string file)
    {
        var context = new AssemblyLoadContext(file);
        SyntaxTree[] sources = [Parse(Usings), Parse(Common), ReadSource(file)];
        var generated = Start(Emit(Generate(Compile("Conformance.Generated", sources, [SideCompiler.Runtime]))));
        var classMapped = Start(Emit(Compile("Conformance.ClassMaps", [.. sources, .. ReadSources("Attribute.cs")], [])));
        return (Pairs.Find([generated], [classMapped]), generated);

        Assembly Start(byte[] image)
        {
            var assembly = context.LoadFromStream(new MemoryStream(image));
            assembly.GetTypes().Single(type => type.Name == "Start").GetMethod("Run")!.Invoke(null, []);
            return assembly;
        }
    }

    /// <summary>
    /// The assemblies of an application of the folder <c>Applications</c>, which refer to those before them. A domain refers to .NET alone.
    /// </summary>
    /// <param name="name">That of its files.</param>
    /// <param name="line">
    /// The arguments of the one attribute that names its types; null to leave its own attributes as they are.
    /// </param>
    public static (byte[][] Generated, byte[][] ClassMapped) EmitApplication(string name, string? line)
    {
        // Attributes of BsonGen have no effect on a class map.
        return (Emit(isGenerated: true), ClassMappedApplications.GetOrAdd(name, _ => Emit(isGenerated: false)));

        byte[][] Emit(bool isGenerated)
        {
            List<byte[]> images = [];
            foreach (var (part, source) in ReadApplication(name))
            {
                SyntaxTree[] sources =
                [
                    Parse(Usings),
                    Parse(line is null ? source : AssemblyAttribute().Replace(source, ""), part + ".cs"),
                    .. part == "App" ? [Parse(Common)] : Array.Empty<SyntaxTree>(),
                    .. part == "App" && line is not null && isGenerated ? [Request(line)] : Array.Empty<SyntaxTree>(),
                    .. isGenerated ? [] : ReadSources("Attribute.cs"),
                ];
                var compilation = Compile(
                    $"Conformance.{(isGenerated ? "Generated" : "ClassMaps")}{(part == "App" ? "" : "." + part)}",
                    sources,
                    [
                        .. part == "Domain" ? Array.Empty<MetadataReference>() : isGenerated ? [Driver, SideCompiler.Runtime] : [Driver],
                        .. images.Select(image => MetadataReference.CreateFromImage(image)),
                    ]);
                images.Add(CompiledModels.Emit(
                    part == "Domain" ? compilation.RemoveReferences(SideCompiler.Bson) :
                    isGenerated ? Generate(compilation) :
                    compilation));
            }

            return [.. images];
        }
    }

    /// <summary>The assembly <c>Domain</c>, and others of which each requests serializers for its types.</summary>
    public static (byte[] Domain, byte[][] Others) EmitRequests(params string[] names)
    {
        const string Source =
            """
            namespace Domain
            {
                public class Part
                {
                    public int Number { get; set; }

                    public List<Size> Sizes { get; private set; } = [new() { Width = 4 }];
                }

                public struct Size
                {
                    public int Width { get; set; }
                }
            }
            """;
        var domain = Emit(Compile("Domain", [Parse(Usings), Parse(Source)], []));
        MetadataReference[] references = [SideCompiler.Runtime, MetadataReference.CreateFromImage(domain)];
        var request = Parse("[assembly: BsonGen.BsonGenerated(typeof(Domain.Part))]");
        return (domain, [.. names.Select(name => Emit(Generate(Compile(name, [request], references))))]);
    }

    /// <summary>The projects of an application, and their sources.</summary>
    public static IEnumerable<(string Part, string Source)> ReadApplication(string name) =>
        from part in new[] { "Domain", "Library", "App" }
        let file = $"Applications.{name}.{part}.cs"
        where HasSource(file)
        select (part, ReadText(file));

    /// <summary>The names of the applications.</summary>
    public static IEnumerable<string> Applications => typeof(CompiledModels).Assembly.GetManifestResourceNames()
        .Where(name => name.StartsWith("Applications.", StringComparison.Ordinal))
        .Select(name => name.Split('.')[1])
        .Distinct();

    private static bool HasSource(string name) => typeof(CompiledModels).Assembly.GetManifestResourceInfo(name) is not null;

    public static IEnumerable<string> RegisteredFiles =>
        typeof(CompiledModels).Assembly.GetManifestResourceNames().Where(name => name.StartsWith("Registered.", StringComparison.Ordinal));

    /// <summary>The models whose code the tests observe, with and without the generator.</summary>
    public static (Assembly Generated, Assembly ClassMapped) LoadUserCode()
    {
        var (generated, classMapped) = EmitObserved([.. ReadSources("UserCode.")]);
        var context = new AssemblyLoadContext("UserCode");
        return (context.LoadFromStream(new MemoryStream(generated)), context.LoadFromStream(new MemoryStream(classMapped)));
    }

    /// <summary>Models of which each load is new to the driver, but for the discriminators.</summary>
    /// <param name="suffix">The end of the names of derived classes, and so of their discriminators.</param>
    public static (byte[] Generated, byte[] ClassMapped) EmitFigures(string suffix)
    {
        var figures = ReadText("Late.Figures.cs")
            .Replace("Circle", "Circle" + suffix, StringComparison.Ordinal)
            .Replace("Square", "Square" + suffix, StringComparison.Ordinal);
        return EmitObserved([ReadSource("UserCode.Probe.cs"), ReadSource("UserCode.CodedSerializer.cs"), Parse(figures)]);
    }

    /// <summary>A type, and a part of it that another source generator adds, which the generator does not see.</summary>
    public static (byte[] Generated, byte[] ClassMapped) EmitBesideAnotherGenerator(string source, string added)
    {
        SyntaxTree[] sources = [Parse(Usings), Parse(source)];
        return (
            Emit(Generate(Compile("Conformance.Generated.Added", sources, [SideCompiler.Runtime])).AddSyntaxTrees(Parse(added))),
            Emit(Compile("Conformance.ClassMaps.Added", [.. sources, Parse(added), .. ReadSources("Attribute.cs")], [])));
    }

    private static (byte[] Generated, byte[] ClassMapped) EmitObserved(SyntaxTree[] models)
    {
        SyntaxTree[] sources = [Parse(Usings), .. models];
        return (
            Emit(Generate(Compile("Conformance.Generated.UserCode", sources, [SideCompiler.Runtime]))),
            Emit(Compile("Conformance.ClassMaps.UserCode", [.. sources, .. ReadSources("Attribute.cs")], [])));
    }

    /// <summary>The diagnostics of the generator for the model types, in the order of the files.</summary>
    public static ImmutableArray<Diagnostic> Report()
    {
        Generate(CompileModels(Models), out var reported);
        return reported;
    }

    private static CSharpCompilation CompileModels(IEnumerable<SyntaxTree> sources) =>
        Compile("Conformance.Generated", sources, [SideCompiler.Runtime, MetadataReference.CreateFromImage(GeneratedBases)]);

    /// <summary>Classes with one member each, and the numbers of those whose member generated code leaves to the driver.</summary>
    public static (Type[] Types, HashSet<int> Left) LoadMembers(IReadOnlyList<string> members)
    {
        const string Start = "[BsonGen.BsonGenerated] public partial class ";
        var source = string.Join('\n', members.Select((member, index) => $"{Start}C{index} {{ {member} }}"));
        SyntaxTree[] sources =
        [
            Parse(Usings),
            Parse("global using MongoDB.Bson;\nglobal using MongoDB.Bson.Serialization.Attributes;"),
            Parse(source, "Members.cs"),
        ];
        var compilation = Generate(Compile("Conformance.Values", sources, [SideCompiler.Runtime]), out var diagnostics);
        var assembly = new AssemblyLoadContext("Values").LoadFromStream(new MemoryStream(Emit(compilation)));
        return (
            [.. members.Select((_, index) => assembly.GetType($"C{index}")!)],
            [.. diagnostics.Select(diagnostic => diagnostic.Location.GetLineSpan().StartLinePosition.Line)]);
    }

    private static Compilation Generate(Compilation compilation) => Generate(compilation, out _);

    private static Compilation Generate(Compilation compilation, out ImmutableArray<Diagnostic> diagnostics)
    {
        CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: ParseOptions)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out diagnostics);
        return output;
    }

    // The generator keeps what it finds in code by the path of the file.
    private static SyntaxTree Parse(string source, string path = "") => CSharpSyntaxTree.ParseText(source, ParseOptions, path);

    private static CSharpCompilation Compile(string name, IEnumerable<SyntaxTree> sources, IEnumerable<MetadataReference> references) =>
        CSharpCompilation.Create(
            name,
            sources,
            [.. SideCompiler.Framework, .. references],
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: NullableContextOptions.Enable,
                optimizationLevel: OptimizationLevel.Release,
                allowUnsafe: true));

    private static byte[] Emit(Compilation compilation)
    {
        using var assembly = new MemoryStream();
        var result = compilation.Emit(assembly);
        return result.Success
            ? assembly.ToArray()
            : throw new InvalidOperationException(string.Join('\n', result.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error)));
    }

    private static byte[] ReadBuilt(string assembly) => File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, assembly + ".dll"));

    private static SyntaxTree[] ReadSources(string start) =>
        [.. typeof(CompiledModels).Assembly.GetManifestResourceNames()
            .Where(name => name.StartsWith(start, StringComparison.Ordinal))
            .Select(ReadSource)];

    private static SyntaxTree ReadSource(string name) => Parse(ReadText(name));

    private static string ReadText(string name)
    {
        using var reader = new StreamReader(typeof(CompiledModels).Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd();
    }
}
