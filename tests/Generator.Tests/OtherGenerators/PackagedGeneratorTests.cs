using System.Reflection;
using System.Runtime.Loader;
using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.OtherGenerators;

/// <summary>
/// Types that other generators of public packages extend: the build reports what is not generated, and all that is stored is stored as
/// the class map stores it.
/// </summary>
public sealed class PackagedGeneratorTests
{
    private const string Make =
        "public static class Sample { public static object Make() { var order = new Order { Id = 4 }; $ return order; } }";

    private const string Register = "BsonSerializer.TryRegisterSerializer(new SizeBsonSerializer()); ";

    /// <summary>Properties of fields are added, so they are an error. Partial properties, commands and events are not.</summary>
    [TestCase("[ObservableProperty] private int _total;", "order.Total = 3;", "'Order.Total'")]
    [TestCase("[ObservableProperty] public partial int Total { get; set; }", "order.Total = 3;")]
    [TestCase(
        "[ObservableProperty, NotifyPropertyChangedFor(nameof(Half))] public partial int Total { get; set; } public int Half => Total / 2;",
        "order.Total = 3;")]
    [TestCase(
        "[ObservableProperty, BsonElement(\"t\")] public partial Line? Line { get; set; }",
        "order.Line = new Line { Count = 2 };")]
    [TestCase(
        "public int Total { get => field; set => SetProperty(ref field, value); } [RelayCommand] private void Save() { }",
        "order.Total = 3;")]
    public Task ObservableObjects(string members, string fill, string? added = null) => AssertAsync(
        GeneratorPackage.CommunityToolkit,
        $$"""
        using CommunityToolkit.Mvvm.ComponentModel;
        using CommunityToolkit.Mvvm.Input;
        [BsonGenerated] public partial class Order : ObservableObject { public int Id { get; set; } {{members}} }
        [BsonGenerated] public partial class Line { public int Count { get; set; } }
        """,
        fill,
        added);

    /// <summary>The attribute adds events and methods, which are not stored.</summary>
    [TestCase("INotifyPropertyChanged")]
    [TestCase("ObservableObject")]
    public Task AttributesOfObservableObjects(string attribute) => AssertAsync(
        GeneratorPackage.CommunityToolkit,
        $$"""
        using CommunityToolkit.Mvvm.ComponentModel;
        [BsonGenerated, {{attribute}}] public partial class Order { public int Id { get; set; } public string? Name { get; set; } }
        """,
        "order.Name = \"a\";");

    /// <summary>The class map serves value objects, and so it does as members of generated types.</summary>
    [TestCase(
        "[ValueObject<int>(Conversions.None)] public partial struct Size;",
        "public Size Size { get; set; }",
        "order.Size = Size.From(3);")]
    [TestCase(
        "[ValueObject<string>(Conversions.None)] public partial class Size;",
        "public Size? Size { get; set; }",
        "order.Size = Size.From(\"a\");")]
    [TestCase(
        "[ValueObject<int>(Conversions.None)] public readonly partial record struct Size;",
        "public Size? Size { get; set; }",
        "order.Size = Size.From(3);")]
    [TestCase(
        "[ValueObject<int>(Conversions.Bson)] public partial struct Size;",
        "public Size Size { get; set; }",
        Register + "order.Size = Size.From(3);")]
    [TestCase(
        "[ValueObject<int>(Conversions.Bson)] public partial class Size;",
        "public List<Size> Sizes { get; set; } = [];",
        Register + "order.Sizes.Add(Size.From(3));")]
    public Task ValueObjects(string type, string member, string fill) => AssertAsync(
        GeneratorPackage.Vogen,
        $$"""
        using Vogen;
        using MongoDB.Bson.Serialization;
        {{type}}
        [BsonGenerated] public partial class Order { public int Id { get; set; } {{member}} }
        """,
        fill);

    [Test]
    public Task Mappers() => AssertAsync(
        GeneratorPackage.Mapperly,
        """
        using Riok.Mapperly.Abstractions;
        [BsonGenerated] public partial class Order { public int Id { get; set; } public Line? Line { get; set; } }
        [BsonGenerated] public partial record Line(int Count);
        public class Dto { public int Id { get; set; } public LineDto? Line { get; set; } }
        public record LineDto(int Count);
        [Mapper] public partial class Orders { public partial Order Make(Dto dto); }
        """,
        "order = new Orders().Make(new Dto { Id = 5, Line = new LineDto(2) });");

    /// <param name="added">The member that the other generator adds, which is an error; null if the type is generated.</param>
    private static async Task AssertAsync(GeneratorPackage package, string source, string fill, string? added = null)
    {
        var libraries = package.FindLibraries();
        var sample = "using MongoDB.Bson.Serialization;\n" + Make.Replace("$", fill, StringComparison.Ordinal);
        var compilation = TestProject.Compile(
            $"Packaged{Guid.NewGuid():n}",
            libraries.Select(static path => MetadataReference.CreateFromFile(path)),
            [new SourceFile(source), new SourceFile(sample, "Sample.cs")]);
        ISourceGenerator[] generators = [new BsonGenerator().AsSourceGenerator(), .. package.CreateGenerators()];
        Assert.That(generators, Has.Length.GreaterThan(1));
        CSharpGeneratorDriver.Create(generators, parseOptions: TestProject.ParseOptions)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        DiagnosticAnalyzer[] analyzers = [new OtherGeneratorsAnalyzer(), new KnownTypesAnalyzer()];
        var analyzed = await output.WithAnalyzers([.. analyzers]).GetAnalyzerDiagnosticsAsync();
        var warnings = reported.Concat(analyzed).Where(static diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning).ToList();
        string[] ids = added is null ? [] : ["BSONGEN013"];
        Assert.That(warnings.Select(static diagnostic => diagnostic.Id), Is.EqualTo(ids), string.Join('\n', warnings));
        if (added is null)
        {
            AssertLikeClassMap(Load(output, libraries));
        }
        else
        {
            var message = warnings[0].GetMessage();
            Assert.That(message, Does.StartWith($"The serializer of 'Order' lacks {added}, which another source generator adds"));
        }
    }

    private static Assembly Load(Compilation output, IReadOnlyList<string> libraries)
    {
        using var image = new MemoryStream();
        var emitted = output.Emit(image);
        Assert.That(emitted.Success, Is.True, string.Join('\n', emitted.Diagnostics));
        image.Position = 0;
        var context = new AssemblyLoadContext(null);
        context.Resolving += (_, name) => libraries.FirstOrDefault(path => Path.GetFileNameWithoutExtension(path) == name.Name) is { } path
            ? context.LoadFromAssemblyPath(path)
            : null;
        return context.LoadFromStream(image);
    }

    private static void AssertLikeClassMap(Assembly assembly)
    {
        var order = assembly.GetType("Sample", throwOnError: true)!.GetMethod("Make")!.Invoke(null, [])!;
        var type = order.GetType();
        var ofType = typeof(BsonClassMapSerializer<>).MakeGenericType(type);
        var classMap = (IBsonSerializer)Activator.CreateInstance(ofType, BsonClassMap.LookupClassMap(type))!;
        var generated = BsonSerializer.LookupSerializer(type);
        Assert.That(Fallbacks.IsGenerated(type), Is.True);
        var expected = Outcome(() => Convert.ToHexString(order.ToBson(type, serializer: classMap)));
        Assert.That(Outcome(() => Convert.ToHexString(order.ToBson(type, serializer: generated))), Is.EqualTo(expected));
        if (expected.All(char.IsAsciiHexDigit))
        {
            var bytes = Convert.FromHexString(expected);
            Assert.That(Read(generated, bytes), Is.EqualTo(Read(classMap, bytes)));
        }

        string Read(IBsonSerializer serializer, byte[] bytes) => Outcome(() =>
        {
            using var reader = new MongoDB.Bson.IO.BsonBinaryReader(new MemoryStream(bytes));
            var args = new BsonDeserializationArgs { NominalType = type };
            var copy = serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader), args);
            return Convert.ToHexString(copy.ToBson(type, serializer: classMap));
        });
    }

    // What a call returned, or its exception.
    private static string Outcome(Func<string> act)
    {
        try
        {
            return act();
        }
        catch (Exception error)
        {
            return $"{error.GetType()}: {error.Message}";
        }
    }
}
