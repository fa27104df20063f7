using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Kinds of mistakes, with all that is reported for each: ids of errors with an exclamation mark, of warnings with a question mark, of
/// suggestions with none. What the compiler itself refuses is reported by the compiler alone.
/// </summary>
public sealed class MistakeTests
{
    // Declarations of types.
    [TestCase("[BsonGenerated] public class A;", "001!")]
    [TestCase("[BsonGenerated] public struct A;", "001!")]
    [TestCase("[BsonGenerated] public record A(int B);", "001!")]
    [TestCase("public class O { [BsonGenerated] public partial class A; }", "001!")]
    [TestCase("public interface O { [BsonGenerated] public partial class A; }", "001!")]
    [TestCase("[BsonGenerated] public static partial class A;", "004!")]
    [TestCase("[BsonGenerated] public ref partial struct A;", "004!")]
    [TestCase("[BsonGenerated] public partial class A : Dictionary<string, int>;", "004!")]
    [TestCase("[BsonGenerated] public partial class A : BsonDocument;", "004!")]
    [TestCase("[BsonGenerated] public partial interface A;", "004! CS0592")]
    [TestCase("[BsonGenerated] public enum A;", "004! CS0592")]
    [TestCase("[BsonGenerated] public delegate void A();", "004! CS0592")]
    [TestCase("[BsonGenerated(typeof(int))] public partial class A { public int B; }", "008?")]
    [TestCase("[assembly: BsonGenerated]", "008?")]
    [TestCase("[assembly: BsonGenerated(typeof(string))]", "004!")]
    [TestCase("[assembly: BsonGenerated(typeof(List<>))]", "004!")]
    [TestCase("[assembly: BsonGenerated(typeof(Missing))]", "CS0246")]
    [TestCase("[BsonGenerated, BsonSerializer(typeof(object))] public partial class A;", "003!")]
    [TestCase("[BsonGenerated] file partial class A { public int B; }", "006?")]
    [TestCase("[BsonGenerated] public partial class A : Missing { public int B; }", "CS0246")]

    // Element names.
    [TestCase("[BsonElement(\"b\")] public int B; [BsonElement(\"b\")] public int C;", "002!")]
    [TestCase("[BsonElement(\"C\")] public int B; public int C;", "002!")]
    [TestCase("[BsonElement(\"_id\")] public int B; public int Id;", "002!")]
    [TestCase("[BsonElement(\"\\0\")] public int B;", "009!")]
    [TestCase("[BsonElement(\"_t\")] public int B;", "006?")]
    [TestCase("[BsonElement(null)] public int B;", "")]
    [TestCase("[BsonElement(1)] public int B;", "CS1503")]
    [TestCase("[BsonElement(\"b\"), BsonElement(\"c\")] public int B;", "CS0579")]

    // Ids.
    [TestCase("[BsonId] public int B; [BsonId] public int C;", "014!")]
    [TestCase("[BsonId] public int B; public int Id;", "")]
    [TestCase("[BsonId(IdGenerator = typeof(int))] public int B;", "016!")]
    [TestCase("[BsonId(IdGenerator = typeof(MongoDB.Bson.Serialization.IdGenerators.GuidGenerator))] public string? B;", "016!")]
    [TestCase("[BsonId(IdGenerator = typeof(MongoDB.Bson.Serialization.IdGenerators.ObjectIdGenerator))] public Guid? B;", "016!")]
    [TestCase("[BsonId] public static int B; public int C;", "008?")]

    // Representations and options.
    [TestCase("[BsonRepresentation(BsonType.ObjectId)] public int B;", "016!")]
    [TestCase("[BsonRepresentation(BsonType.ObjectId)] public Guid B;", "016!")]
    [TestCase("[BsonRepresentation(BsonType.Int32)] public string? B;", "016!")]
    [TestCase("[BsonRepresentation(BsonType.Document)] public string? B;", "016!")]
    [TestCase("[BsonRepresentation(BsonType.String)] public int[]? B;", "")]
    [TestCase("[BsonRepresentation(BsonType.Array)] public int[]? B;", "016!")]
    [TestCase("[BsonRepresentation(\"String\")] public int B;", "CS1503")]
    [TestCase("[BsonDateTimeOptions] public DateTimeOffset B;", "016!")]
    [TestCase("[BsonDateTimeOptions] public DateOnly B;", "016!")]
    [TestCase("[BsonDateTimeOptions(DateOnly = true, Kind = DateTimeKind.Local)] public DateTime B;", "")]
    [TestCase("[BsonTimeSpanOptions(BsonType.DateTime)] public TimeSpan B;", "016!")]
    [TestCase("[BsonTimeSpanOptions(BsonType.Int64)] public int B;", "016!")]
    [TestCase("[BsonGuidRepresentation(GuidRepresentation.Standard)] public string? B;", "016!")]
    [TestCase("[BsonDictionaryOptions] public List<int>? B;", "016!")]
    [TestCase("[BsonSerializer(typeof(int))] public int B;", "016!")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer))] public int B;", "016!")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.SerializerBase<int>))] public int B;", "016!")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.IBsonSerializer<int>))] public int B;", "016!")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.Int32Serializer))] public int? B;", "016!")]

    // Values that are missing.
    [TestCase("[BsonDefaultValue(\"a\")] public int B;", "018!")]
    [TestCase("[BsonDefaultValue(1)] public long B;", "018!")]
    [TestCase("[BsonDefaultValue(1.5)] public decimal B;", "018!")]
    [TestCase("[BsonDefaultValue(null)] public int B;", "018!")]
    [TestCase("[BsonDefaultValue(1), BsonRequired] public int B;", "008?")]
    [TestCase("[BsonIgnoreIfNull] public int B;", "008?")]
    [TestCase("[BsonIgnoreIfNull, BsonIgnoreIfDefault] public string? B;", "008?")]
    [TestCase("[BsonRequired, BsonIgnoreIfNull] public string? B;", "023")]
    [TestCase("[BsonRequired, BsonIgnoreIfDefault] public int B;", "023")]

    // Members that are not stored.
    [TestCase("[BsonIgnore, BsonElement(\"c\")] public int B; public int C;", "008?")]
    [TestCase("[BsonIgnore] private int B; public int C => B;", "008")]
    [TestCase("[BsonIgnore] public int B => 1;", "008")]
    [TestCase("[BsonElement] public static int B;", "008?")]
    [TestCase("public List<int> B { get; } = []; public int C;", "028")]
    [TestCase("public Dictionary<string, int> B { get; } = []; public int C;", "028")]
    [TestCase("public string B { get; } = \"\"; public int C;", "028")]
    [TestCase("public string B { get; } = \"\";", "027?")]
    [TestCase("public readonly int B; public int C;", "028")]
    [TestCase("[BsonElement] public int B { set { } }", "006?")]

    // Types of members.
    [TestCase("public nint B;", "005?")]
    [TestCase("public unsafe int* B;", "005!")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.Int32Serializer))] public unsafe int* B;", "005!")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.Int32Serializer))] public unsafe int*[]? B;", "005!")]
    [TestCase("public unsafe List<int*[]?>? B;", "005!")]
    [TestCase("public unsafe Dictionary<int*[], int>? B;", "005!")]
    [TestCase("public unsafe KeyValuePair<int, List<delegate*<int>[]>> B;", "005!")]
    [TestCase("public Action? B;", "005?")]
    [TestCase("public Func<int>[]? B;", "005?")]
    [TestCase("public event Action? B;", "")]
    [TestCase("public Type? B;", "005?")]
    [TestCase("public System.IO.Stream? B;", "005?")]
    [TestCase("public int[,,,]? B;", "005?")]
    [TestCase("public System.Text.Rune B;", "005?")]
    [TestCase("public unsafe fixed int B[2];", "005! CS1642")]
    [TestCase("public Span<int> B => default;", "")]
    [TestCase("public Missing? B;", "CS0246")]
    [TestCase("public System.Numerics.BigInteger B;", "024?")]
    [TestCase("public Int128? B;", "024?")]
    [TestCase("public List<System.Text.Json.JsonElement>? B;", "024?")]
    [TestCase("public System.Text.Json.JsonDocument? B;", "024?")]
    [TestCase("public Range B;", "024?")]
    [TestCase("public System.Drawing.Color B;", "024?")]
    [TestCase("public Dictionary<int, string>? B;", "022?")]
    [TestCase("public Dictionary<DayOfWeek, string>? B;", "022?")]
    [TestCase("public List<Dictionary<ObjectId, string>>? B;", "022?")]
    [TestCase("public Dictionary<Guid, string>? B;", "022?")]
    [TestCase("public System.Collections.ArrayList? B;", "007")]
    [TestCase("public A2? B; } public class A2 { public int C;", "019")]
    [TestCase("public List<A2>? B; } public struct A2 { public int C;", "019")]

    // Guids.
    [TestCase("public Guid B;", "020?")]
    [TestCase("public Guid? B;", "020?")]
    [TestCase("public List<Guid>? B;", "020?")]
    [TestCase("public Dictionary<string, Guid[]>? B;", "020?")]
    [TestCase("public (Guid, int) B;", "020?")]
    [TestCase("public KeyValuePair<Guid, int> B;", "020?")]
    [TestCase("public Tuple<Guid>? B;", "020?")]
    [TestCase("[BsonRepresentation(BsonType.String)] public Guid B;", "")]
    [TestCase("[BsonGenerated] public partial class A : O<Guid>; public class O<T> { public T? Id; }", "020?")]
    [TestCase("[BsonGenerated] public partial class A : O<Guid>; [BsonGenerated] public partial class O<T> { public T? Id; }", "020?")]

    // Extra elements.
    [TestCase("[BsonExtraElements] public Dictionary<string, string>? B;", "016!")]
    [TestCase("[BsonExtraElements] public string? B;", "016!")]
    [TestCase("[BsonExtraElements] public BsonDocument? B; [BsonExtraElements] public BsonDocument? C;", "014!")]
    [TestCase("[BsonGenerated, BsonIgnoreExtraElements] public partial class A { [BsonExtraElements] public BsonDocument? B; }", "008?")]

    // Hierarchies.
    [TestCase("[BsonGenerated, BsonKnownTypes(typeof(string))] public partial class A;", "017!")]
    [TestCase("[BsonGenerated, BsonKnownTypes(typeof(B<>))] public partial class A; public class B<T> : A;", "017!")]
    [TestCase(
        "[BsonGenerated, BsonKnownTypes(typeof(B), typeof(C))] public partial class A; [BsonDiscriminator(\"x\")] public class B : A; " +
        "[BsonDiscriminator(\"x\")] public class C : A;",
        "021?")]
    [TestCase("[BsonGenerated] public partial class A; [BsonGenerated, BsonDiscriminator(\"A\")] public partial class B : A;", "021")]
    [TestCase("[BsonGenerated] public partial class A : O { public new int B; } public class O { public int B; }", "002!")]
    [TestCase("[BsonGenerated, BsonDiscriminator] public partial class A { public int B; }", "008?")]
    [TestCase("[BsonGenerated, BsonNoId] public partial class A { public int B; }", "008?")]

    // Constructors.
    [TestCase("[BsonGenerated] public partial class A(long b) { public int B { get; } = (int)b; }", "012!")]
    [TestCase("[BsonGenerated] public partial class A { [BsonConstructor] public A(int c) => B = c; public int B { get; set; } }", "012!")]
    [TestCase(
        "[BsonGenerated] public partial class A { [BsonConstructor(\"B\", \"C\")] public A(int b) => B = b; public int B { get; set; } }",
        "012!")]
    [TestCase(
        "[BsonGenerated] public partial class A { [BsonConstructor(\"X\")] public A(int b) => B = b; public int B { get; set; } }", "012!")]
    [TestCase("[BsonGenerated] public partial class A(int c) { public int B { get; } = c; }", "027?")]
    [TestCase(
        "[BsonGenerated] public partial class A { [BsonFactoryMethod] public static A Make(int c) => new() { B = c }; public int B { " +
        "get; set; } }",
        "012!")]
    [TestCase("[BsonGenerated] public partial class A { public int B { get; set; } [BsonFactoryMethod] public A Copy() => this; }", "008?")]
    [TestCase("[BsonGenerated] public partial class A { public int B; [BsonConstructor] static A() { } }", "008?")]

    // Sharing and reuse.
    [TestCase("[BsonInterned] public int B;", "008?")]
    [TestCase("[BsonInterned, BsonIgnore] public string? B; public int C;", "008?")]
    public void MistakeIsReported(string source, string reported)
    {
        var declarations = source.Contains("BsonGenerated", StringComparison.Ordinal)
            ? source
            : $"[BsonGenerated] public partial class A {{ {source} }}";
        var compilation = TestProject.Compile(declarations);
        TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true")).RunGeneratorsAndUpdateCompilation(
            compilation, out var output, out var diagnostics);
        var ids = diagnostics.Select(diagnostic => diagnostic.Id["BSONGEN".Length..] + (diagnostic.Severity switch
        {
            DiagnosticSeverity.Error => "!",
            DiagnosticSeverity.Warning => "?",
            _ => "",
        }));
        var errors = output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).ToList();
        Assert.That(string.Join(' ', ids.Concat(errors.Select(error => error.Id).Distinct())), Is.EqualTo(reported));
        Assert.That(
            errors.Select(error => error.Location.SourceTree!.FilePath),
            Has.None.EndsWith(".g.cs"),
            "nothing is told again in generated files");
    }
}
