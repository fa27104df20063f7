using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Declarations that surprise, and that the class map accepts: nothing is reported, and generated code stores a new object as the class map
/// does. Sources without
/// <c>[BsonGenerated]</c> are members of an annotated class.
/// </summary>
public sealed class MistakeOutcomeTests
{
    private static readonly (string Source, string Document)[] Cases =
    [
        // Declarations of types.
        ("[BsonGenerated] public partial class A { public int B; } [BsonGenerated] public partial class A { public int C; }", "{ 'B': 0, " +
            "'C': 0 }"),
        ("[BsonGenerated, BsonGenerated] public partial class A { public int B; }", "{ 'B': 0 }"),
        ("[BsonGenerated] public partial class A { [Obsolete(\"\", true)] public int B { get; set; } }", "{ 'B': 0 }"),
        ("public partial class O { [BsonGenerated] protected partial class A { public int B; } }", "{ 'B': 0 }"),
        ("[BsonGenerated] public partial class A { public int B; public class ABsonSerializer; }", "{ 'B': 0 }"),

        // Members.
        ("public static int B { get; set; } public int C { get; set; }", "{ 'C': 0 }"),
        ("public int this[int i] { get => i; set { } } public int C { get; set; }", "{ 'C': 0 }"),
        ("public int B { set { } } public int C { get; set; }", "{ 'C': 0 }"),
        ("internal int B { get; set; } public int C { get; set; }", "{ 'C': 0 }"),
        ("protected int B; public int C;", "{ 'C': 0 }"),
        ("private int _b; public int B => _b; public int C { get; set; }", "{ 'C': 0 }"),
        ("public ref int B => throw new InvalidOperationException(); public int C { get; set; }", "{ 'C': 0 }"),
        ("[BsonIgnore] public required int B { get; set; } public int C { get; set; }", "{ 'C': 0 }"),
        ("public string B { get; init; } = null!;", "{ 'B': null }"),
        ("public int B { get; set; } public int b { get; set; }", "{ 'B': 0, 'b': 0 }"),
        (
            "[BsonGenerated] public partial class A : I { int I.B { get; set; } public int C { get; set; } } public interface I { int B " +
            "{ get; set; } }",
            "{ 'C': 0 }"),
        (
            "[BsonGenerated] public partial class A : I { public int B { get; set; } } public interface I { [BsonElement(\"x\")] int B { " +
            "get; set; } }",
            "{ 'B': 0 }"),

        // Attributes of other libraries.
        ("[System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int B { get; set; }", "{ 'B': 0 }"),
        ("[System.Text.Json.Serialization.JsonIgnore] public int B { get; set; }", "{ 'B': 0 }"),
        ("[System.Runtime.Serialization.IgnoreDataMember] public int B { get; set; }", "{ 'B': 0 }"),
        ("[NonSerialized] public int B;", "{ 'B': 0 }"),
        (
            "[BsonGenerated] public partial class A { [BsonRepresentation(BsonType.String)] public E B; } public enum E { " +
            "[System.Runtime.Serialization.EnumMember(Value = \"x\")] X }",
            "{ 'B': 'X' }"),

        // Element names and ids.
        ("[BsonElement(\"\")] public int B { get; set; }", "{ 'B': 0 }"),
        ("[BsonElement(\"a.b\")] public int B { get; set; }", "{ 'a.b': 0 }"),
        ("[BsonElement(\"$b\")] public int B { get; set; }", "{ '$b': 0 }"),
        ("[BsonElement(Order = 1)] public int B { get; set; } [BsonElement(Order = 1)] public int C { get; set; }", "{ 'B': 0, 'C': 0 }"),
        ("[BsonId, BsonElement(\"b\")] public int B { get; set; }", "{ '_id': 0 }"),
        ("[BsonElement(\"b\")] public int Id { get; set; }", "{ 'b': 0 }"),
        ("public int id { get; set; } public int Id { get; set; }", "{ 'id': 0, '_id': 0 }"),
        ("[BsonId] public int B { get; set; } public int Id { get; set; }", "{ '_id': 0, 'Id': 0 }"),
        ("[BsonId] private int B { get; set; } public int C { get; set; }", "{ 'C': 0, '_id': 0 }"),
        ("[BsonId, BsonIgnoreIfDefault] public int B { get; set; } public int C { get; set; }", "{ 'C': 0 }"),
        ("[BsonGenerated, BsonNoId] public partial class A { public int Id { get; set; } }", "{ 'Id': 0 }"),

        // Missing and extra values.
        ("public int B { get; set; } public bool ShouldSerializeB => false;", "{ 'B': 0 }"),
        ("public int B { get; set; } public int ShouldSerializeB() => 0;", "{ 'B': 0 }"),
        ("public int B { get; set; } public bool ShouldSerializeC() => false;", "{ 'B': 0 }"),
        ("[BsonIgnoreIfDefault(false)] public int B { get; set; }", "{ 'B': 0 }"),
        ("[BsonDefaultValue(5)] public int B { get; set; }", "{ 'B': 0 }"),
        ("[BsonIgnoreIfNull] public int[] B { get; set; } = [];", "{ 'B': [] }"),
        ("[BsonExtraElements] public BsonDocument? B { get; } public int C { get; set; }", "{ 'C': 0 }"),
        (
            "public BsonDocument? ExtraElements { get; set; } [BsonExtraElements] public BsonDocument? B { get; set; }",
            "{ 'ExtraElements': { '_csharpnull': true } }"),
        (
            "[BsonGenerated] public partial class A : O { [BsonExtraElements] public BsonDocument? B; } public class O { " +
            "[BsonExtraElements] public BsonDocument? C; }",
            "{ 'C': { '_csharpnull': true } }"),

        // Hierarchies.
        (
            "[BsonGenerated, BsonKnownTypes(typeof(B), typeof(B))] public partial class A { public int C; } [BsonGenerated] public " +
            "partial class B : A;",
            "{ 'C': 0 }"),
        ("[BsonGenerated, BsonDiscriminator(\"\")] public partial class A { public int B; }", "{ 'B': 0 }"),
        ("[BsonGenerated, BsonDiscriminator(\"a\")] public partial struct A { public int B; }", "{ 'B': 0 }"),
        ("[BsonGenerated, BsonDiscriminator(\"a\", Required = true)] public partial class A { public int B; }", "{ '_t': 'a', 'B': 0 }"),
        ("[BsonGenerated, BsonDiscriminator(RootClass = true)] public sealed partial class A { public int B; }", "{ '_t': 'A', 'B': 0 }"),
        (
            "[BsonGenerated] public partial class A : O { [BsonElement(\"x\")] public override int B { get; set; } } public class O { " +
            "public virtual int B { get; set; } }",
            "{ 'B': 0, 'x': 0 }"),
        ("[BsonGenerated] public partial record A(int B, int C) : O(B); public record O(int D);", "{ 'D': 0, 'B': 0, 'C': 0 }"),

        // Constructors.
        ("[BsonGenerated] public partial class A { private A() { } public int B { get; set; } }", "{ 'B': 0 }"),
        ("[BsonGenerated] public partial class A { public A(int c) => B = c; public int B { get; set; } }", "{ 'B': 0 }"),
        (
            "[BsonGenerated] public partial class A(IServiceProvider services) { public int B { get; set; } public object? Get() => " +
            "services.GetService(typeof(int)); }",
            "{ 'B': 0 }"),
        (
            "[BsonGenerated] public partial class A { [BsonFactoryMethod] private static A Make(int b) => new() { B = b }; public int B " +
            "{ get; set; } }",
            "{ 'B': 0 }"),
        ("[BsonGenerated] public partial class A { public A(int b = 5) => B = b; public int B { get; } }", "{ 'B': 0 }"),
    ];

    private static readonly Lazy<ILookup<string, Diagnostic>> Reported = new(() =>
        TestProject.CreateDriver()
            .RunGenerators(Compile("Outcomes", source => source))
            .GetRunResult().Diagnostics
            .ToLookup(diagnostic => diagnostic.Location.SourceTree!.FilePath));

    private static readonly Lazy<ILookup<string, Type>> ClassMapped = new(() =>
        Load(
            Compile(
                "Mapped",
                source => source.Replace("[BsonGenerated] ", "", StringComparison.Ordinal).Replace(
                    "BsonGenerated, ", "", StringComparison.Ordinal))));

    private static readonly Lazy<ILookup<string, Type>> Generated = new(() =>
    {
        TestProject.CreateDriver().RunGeneratorsAndUpdateCompilation(Compile("Outcomes", source => source), out var output, out _);
        return Load(output);
    });

    private static IEnumerable<TestCaseData> Outcomes =>
        Cases.Select((outcome, i) => new TestCaseData(i) { TestName = $"{nameof(ObjectIsStoredAsByTheClassMap)}({outcome.Source})" });

    [TestCaseSource(nameof(Outcomes))]
    public void ObjectIsStoredAsByTheClassMap(int i)
    {
        var expected = BsonDocument.Parse(Cases[i].Document);
        Assert.That(Reported.Value[$"{i}.cs"], Is.Empty, "It is reported, so the case belongs to MistakeTests.Cases.cs.");
        var generated = Generated.Value[$"N{i}"].Single(type => type.Name == "A");
        Assert.That(Fallbacks.IsGenerated(generated), Is.True);
        Assert.That(Store(generated), Is.EqualTo(expected));
        Assert.That(Store(ClassMapped.Value[$"N{i}"].Single(type => type.Name == "A")), Is.EqualTo(expected));
    }

    /// <summary>Writes a new object, reads it and writes it again.</summary>
    private static BsonDocument Store(Type type)
    {
        var instance = type.IsValueType || type.GetConstructor([]) is not null
            ? Activator.CreateInstance(type)
            : RuntimeHelpers.GetUninitializedObject(type);
        var bytes = instance.ToBson(type);
        Assert.That(BsonSerializer.Deserialize(bytes, type).ToBson(type), Is.EqualTo(bytes));
        return BsonSerializer.Deserialize<BsonDocument>(bytes);
    }

    private static Compilation Compile(string assemblyName, Func<string, string> edit) => TestProject.Compile(
        assemblyName,
        [],
        Cases.Select((outcome, i) => new SourceFile(
            $"namespace N{i};\n\n" +
            edit(
                outcome.Source.Contains("BsonGenerated", StringComparison.Ordinal)
                    ? outcome.Source
                    : $"[BsonGenerated] public partial class A {{ {outcome.Source} }}"),
            $"{i}.cs")));

    private static ILookup<string, Type> Load(Compilation compilation)
    {
        using var image = new MemoryStream();
        var result = compilation.Emit(image);
        Assert.That(
            result.Success,
            Is.True,
            string.Join('\n', result.Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)));
        image.Position = 0;
        return new AssemblyLoadContext(null).LoadFromStream(image).GetTypes().ToLookup(type => type.Namespace ?? "");
    }
}
