namespace BsonGen.Generator.Tests;

/// <summary>A declaration that surprises, and what becomes of it.</summary>
/// <param name="Source">The types, or the members of an annotated class if no type is annotated. Marks show what is reported.</param>
/// <param name="Outcome">
/// All that is reported, by position: ids of errors with an exclamation mark, of warnings with a question mark, of suggestions with none,
/// and the compiler's own errors after them. If nothing is, the document of a new object may stand here.
/// </param>
public sealed record MistakeCase(string Source, string Outcome)
{
    public static readonly MistakeCase[] All =
    [
        // Declarations of types.
        new("public class [|O|]<T> { [BsonGenerated] public partial class A { public T? B { get; set; } } }", "001!"),
        new("public record [|O|] { public struct [|P|] { [BsonGenerated] public partial class A; } }", "001! 001!"),
        new("[BsonGenerated] public partial class A { public int B; } public class [|A|] { public int C; }", "001! CS0260"),
        new("[BsonGenerated] public partial struct A { public int B; public int [|C|] { get; } }", "028"),
        new("[BsonGenerated] public partial class [|A|] : List<int> { public int B; }", "004!"),
        new("[BsonGenerated] public partial class [|A|] : System.Collections.ObjectModel.Collection<string>;", "004!"),
        new(
            "[BsonGenerated] public partial class [|A|] : System.Collections.IEnumerable { public System.Collections.IEnumerator " +
            "GetEnumerator() => null!; }",
            "004!"),
        new("[BsonGenerated] public partial class [|A|] : BsonArray;", "004!"),
        new("[BsonGenerated] public partial class A<T, T> { public int B; }", "CS0692"),
        new("[BsonGenerated] public partial class A<in T> { public int B; }", "CS1067 CS1960"),
        new("[BsonGenerated] public partial class A<T> where T : Missing { public T? B; }", "CS0246"),
        new("[BsonGenerated] public partial class A : A { public int B; }", "CS0146"),
        new("[BsonGenerated] public partial class A : int { public int B; }", "CS0509"),
        new("[BsonGenerated] partial class { public int B; }", "CS1001"),
        new("[BsonGenerated, Obsolete(\"\", true)] public partial class [|A|] { public int B; }", "006?"),
        new("[BsonGenerated] public partial class [|A|] { private int _b; public int Next() => _b++; }", "027?"),
        new("[BsonGenerated] public readonly partial struct [|A|] { public readonly int B; public A(int b) => B = b; }", "027?"),
        new("[BsonGenerated] public partial class [|A|] { int B; }", "027?"),
        new("public class O { [BsonGenerated] public int B; }", "CS0592"),
        new("public class O { [BsonGenerated] public void B() { } }", "CS0592"),
        new("[BsonGenerated(\"A\")] public partial class A { public int B; }", "CS1503"),
        new("[assembly: BsonGenerated(typeof(A)), [|BsonGenerated(typeof(A))|]] public class A { public int B; }", "008?"),
        new("[assembly: BsonGenerated(typeof(A), [|typeof(A)|])] public class A { public int B; }", "008?"),
        new("[assembly: BsonGenerated(typeof(A), [|typeof(int)|])] public class A { public int B; }", "004!"),
        new("[assembly: [|BsonGenerated|]]", "008?"),
        new("[assembly: [|BsonGenerated(DerivedFrom = typeof(A))|]] public class A { public int B; }", "008?"),
        new("[assembly: [|BsonGenerated(NamespaceOf = typeof(A))|]] public interface A;", "008?"),
        new("[[|BsonGenerated(DerivedFrom = typeof(A))|]] public partial class A { public int B; }", "008?"),
        new("[assembly: [|BsonGenerated(typeof(A[]))|]] public class A { public int B; }", "004!"),
        new("[assembly: [|BsonGenerated(typeof(int?))|]]", "004!"),
        new("[assembly: [|BsonGenerated(null)|]]", "008?"),
        new("[assembly: BsonGenerated(typeof(O.P))] public class O { private class P { public int B; } }", "CS0122"),
        new("[BsonGenerated] public struct [|A|];", "001!"),
        new("[BsonGenerated] public record [|A|](int B);", "001!"),
        new("public class [|O|] { [BsonGenerated] public partial class A; }", "001!"),
        new("public interface [|O|] { [BsonGenerated] public partial class A; }", "001!"),
        new("[BsonGenerated] public partial class [|A|] : Dictionary<string, int>;", "004!"),
        new("[BsonGenerated] public partial class [|A|] : BsonDocument;", "004!"),
        new("[BsonGenerated] public partial interface [|A|];", "004! CS0592"),
        new("[BsonGenerated] public enum [|A|];", "004! CS0592"),
        new("[BsonGenerated] public delegate void [|A|]();", "004! CS0592"),
        new("[[|BsonGenerated(typeof(int))|]] public partial class A { public int B; }", "008?"),
        new("[assembly: [|BsonGenerated(typeof(string))|]]", "004!"),
        new("[assembly: BsonGenerated(typeof(Missing))]", "CS0246"),
        new("[BsonGenerated, [|BsonSerializer(typeof(object))|]] public partial class A;", "003!"),
        new("[BsonGenerated] public partial class A : Missing { public int B; }", "CS0246"),
        new(
            "[BsonGenerated] public partial class A { public int B; } [BsonGenerated] public partial class A { public int C; }",
            "{ 'B': 0, 'C': 0 }"),
        new("[BsonGenerated, BsonGenerated] public partial class A { public int B; }", "{ 'B': 0 }"),
        new("[BsonGenerated] public partial class A { [Obsolete(\"\", true)] public int B { get; set; } }", "{ 'B': 0 }"),
        new("public partial class O { [BsonGenerated] protected partial class A { public int B; } }", "{ 'B': 0 }"),
        new("[BsonGenerated] public partial class A { public int B; public class ABsonSerializer; }", "{ 'B': 0 }"),

        // Members.
        new(
            "[BsonGenerated] public partial class [|A|] { [BsonElement(\"b\")] public int this[int i] { get => i; set { } } " +
            "public int C; }",
            "006?"),
        new("[BsonElement] public void B() { } public int C;", "CS0592"),
        new("[BsonElement(\"b\")] public event Action? B; public int C;", "CS0592"),
        new("[[|BsonElement|]] public const int B = 1; public int C;", "008?"),
        new("[field: [|BsonIgnore|]] public int B { get; set; }", "008"),
        new("[BsonGenerated] public partial record A([BsonElement(\"b\")] int B);", "CS0592"),
        new("[BsonGenerated] public partial record A([BsonIgnore] int B, int C);", "CS0592"),
        new("[BsonGenerated] public partial record [|A|]([field: BsonElement(\"b\")] int B, int C);", "006?"),
        new("[BsonGenerated] public partial class A { public A([BsonElement(\"b\")] int b) => B = b; public int B { get; } }", "CS0592"),
        new("public readonly int [|B|]; public int C { get; set; }", "028"),
        new("[BsonGenerated] public partial class [|A|] { public required int B { get; } }", "027? CS9034"),
        new("public partial int B { get; set; }", "CS9248"),
        new("public int B { get; set; } public string B { get; set; }", "CS0102"),
        new("public int A { get; set; }", "CS0542"),
        new("public void B { get; set; }", "CS0547"),
        new("public int B { get; set }", "CS8180"),
        new("public Console? B { get; set; }", "CS0722"),
        new("public List<>? B { get; set; }", "CS7003"),
        new("public int? ? B { get; set; }", "CS0246 CS1001 CS1519"),
        new("public Nullable<Nullable<int>> B { get; set; }", "CS0453"),
        new("public O<string>? B { get; set; } } public class O<T> where T : struct { public T B;", "CS0453"),
        new("public O<int>? B { get; set; } } public class O<T> where T : Exception { public T? B;", "CS0315"),
        new("[BsonElement(\"b\")] private List<int> _b = []; [[|BsonElement(\"b\")|]] public IReadOnlyList<int> B => _b;", "002!"),
        new("public A? B { get; set; } public List<A> [|C|] { get; } = [];", "028"),
        new("[[|BsonIgnore|]] private int B; public int C => B;", "008"),
        new("[[|BsonElement|]] public static int B;", "008?"),
        new("public Dictionary<string, int> [|B|] { get; } = []; public int C;", "028"),
        new("public string [|B|] { get; } = \"\"; public int C;", "028"),
        new("[BsonGenerated] public partial class [|A|] { public string B { get; } = \"\"; }", "027?"),
        new("public static int B { get; set; } public int C { get; set; }", "{ 'C': 0 }"),
        new("public int this[int i] { get => i; set { } } public int C { get; set; }", "{ 'C': 0 }"),
        new("public int B { set { } } public int C { get; set; }", "{ 'C': 0 }"),
        new("internal int B { get; set; } public int C { get; set; }", "{ 'C': 0 }"),
        new("protected int B; public int C;", "{ 'C': 0 }"),
        new("private int _b; public int B => _b; public int C { get; set; }", "{ 'C': 0 }"),
        new("public ref int B => throw new InvalidOperationException(); public int C { get; set; }", "{ 'C': 0 }"),
        new("[BsonIgnore] public required int B { get; set; } public int C { get; set; }", "{ 'C': 0 }"),
        new("public string B { get; init; } = null!;", "{ 'B': null }"),
        new("public int B { get; set; } public int b { get; set; }", "{ 'B': 0, 'b': 0 }"),
        new(
            "[BsonGenerated] public partial class A : I { int I.B { get; set; } public int C { get; set; } } public interface I { int B " +
            "{ get; set; } }",
            "{ 'C': 0 }"),
        new(
            "[BsonGenerated] public partial class A : I { public int B { get; set; } } public interface I { [BsonElement(\"x\")] int B { " +
            "get; set; } }",
            "{ 'B': 0 }"),

        // Types of members.
        new("public Delegate? [|B|] { get; set; }", "005?"),
        new("public UIntPtr? [|B|] { get; set; }", "005?"),
        new("public ReadOnlySpan<byte> B { get; set; }", "CS8345"),
        new("public System.Text.Json.Nodes.JsonNode? [|B|] { get; set; }", "005?"),
        new("public List<System.Text.Json.Nodes.JsonObject>? [|B|] { get; set; }", "005?"),
        new("public System.Collections.Specialized.NameValueCollection? [|B|] { get; set; }", "005?"),
        new("public System.Collections.Frozen.FrozenDictionary<string, int>? [|B|] { get; set; }", "005?"),
        new("public System.Collections.Frozen.FrozenSet<int>? [|B|] { get; set; }", "005?"),
        new("public System.Linq.ILookup<string, int>? [|B|] { get; set; }", "005?"),
        new("public UInt128 [|B|] { get; set; }", "024?"),
        new("public Index[]? [|B|] { get; set; }", "024?"),
        new("public Lazy<int>? [|B|] { get; set; }", "024?"),
        new("public PriorityQueue<int, int>? [|B|] { get; set; }", "024?"),
        new("public System.Threading.CancellationToken [|B|] { get; set; }", "024?"),
        new("public System.Threading.SemaphoreSlim? [|B|] { get; set; }", "024?"),
        new("public System.Diagnostics.Stopwatch? [|B|] { get; set; }", "024?"),
        new("public System.Security.Claims.ClaimsPrincipal? [|B|] { get; set; }", "024?"),
        new("public Random [|B|] { get; set; } = new();", "024?"),
        new("public Exception? [|B|] { get; set; }", "024?"),
        new("public Dictionary<string, InvalidOperationException>? [|B|] { get; set; }", "024?"),
        new("public System.Text.StringBuilder? [|B|] { get; set; }", "024?"),
        new("public System.Xml.Linq.XElement? [|B|] { get; set; }", "024?"),
        new("public TimeZoneInfo? [|B|] { get; set; }", "024?"),
        new("public System.Threading.Tasks.Task<int>? [|B|] { get; set; }", "007"),
        new("public System.Collections.Hashtable? [|B|] { get; set; }", "007"),
        new("public System.Collections.IDictionary? [|B|] { get; set; }", "007"),
        new("public System.Data.DataTable? [|B|] { get; set; }", "007"),
        new("public System.Net.Mail.MailAddress? [|B|] { get; set; }", "007"),
        new("public ArraySegment<byte> [|B|] { get; set; }", "007"),
        new("public Memory<int> [|B|] { get; set; }", "007"),
        new("public int[][,]? [|B|] { get; set; }", "007"),
        new("public List<A2>? [|B|] { get; set; } } public class A2 : List<int> {", "007"),
        new("public IList<A2>? [|B|] { get; set; } } public abstract class A2 { public int C;", "019"),
        new("public A2? [|B|] { get; set; } } [BsonSerializer(typeof(ObjectSerializer))] public class A2 {", "007"),
        new("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.Int32Serializer))] public unsafe int* [|B|];", "005!"),
        new("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.Int32Serializer))] public unsafe int*[]? [|B|];", "005!"),
        new("public unsafe List<int*[]?>? [|B|];", "005!"),
        new("public unsafe Dictionary<int*[], int>? [|B|];", "005!"),
        new("public unsafe KeyValuePair<int, List<delegate*<int>[]>> [|B|];", "005!"),
        new("public Func<int>[]? [|B|];", "005?"),
        new("public event Action? B;", ""),
        new("public int[,,,]? [|B|];", "005?"),
        new("public System.Text.Rune [|B|];", "005?"),
        new("public unsafe fixed int [|B|][2];", "005! CS1642"),
        new("public Span<int> B => default;", ""),
        new("public Missing? B;", "CS0246"),
        new("public Int128? [|B|];", "024?"),
        new("public List<System.Text.Json.JsonElement>? [|B|];", "024?"),
        new("public System.Text.Json.JsonDocument? [|B|];", "024?"),
        new("public Range [|B|];", "024?"),
        new("public System.Drawing.Color [|B|];", "024?"),
        new("public Dictionary<DayOfWeek, string>? [|B|];", "022?"),
        new("public List<Dictionary<ObjectId, string>>? [|B|];", "022?"),
        new("public Dictionary<Guid, string>? [|B|];", "022?"),
        new("public List<A2>? [|B|]; } public struct A2 { public int C;", "019"),

        // Dictionaries.
        new("public Dictionary<string, Dictionary<int, int>>? [|B|] { get; set; }", "022?"),
        new("public Dictionary<string, List<Dictionary<int, int>>>? [|B|] { get; set; }", "022?"),
        new("public (Dictionary<int, int>, int) [|B|] { get; set; }", "022?"),
        new("public System.Collections.Immutable.ImmutableDictionary<int, int>? [|B|] { get; set; }", "022?"),
        new("public System.Collections.Concurrent.ConcurrentDictionary<int, int>? [|B|] { get; set; }", "022?"),
        new("public System.Collections.ObjectModel.ReadOnlyDictionary<bool, int>? [|B|] { get; set; }", "022?"),
        new("public Dictionary<(int, int), int>? [|B|] { get; set; }", "022?"),
        new("public Dictionary<byte[], int>? [|B|] { get; set; }", "022?"),
        new("public Dictionary<int?, int>? [|B|] { get; set; }", "022?"),
        new("public Dictionary<A, int>? [|B|] { get; set; }", "022?"),
        new("public Dictionary<DateOnly, int>? [|B|] { get; set; }", "022?"),
        new("[BsonRepresentation(BsonType.String)] public Dictionary<int, int>? [|B|] { get; set; }", "022?"),
        new("[BsonDictionaryOptions(DictionaryRepresentation.Document)] public Dictionary<int, int>? [|B|] { get; set; }", "022?"),
        new(
            "[BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)] public Dictionary<string, Dictionary<int, int>>? [|B|] { " +
            "get; set; }",
            "022?"),
        new("[BsonDictionaryOptions] public Dictionary<string, Guid>? [|B|] { get; set; }", "020?"),
        new("public Dictionary<Type, int>? [|B|] { get; set; }", "007"),

        // Ids and their names.
        new("public string? Id { get; set; } public int [|_id|] { get; set; }", "002!"),
        new("public string? id { get; set; } public int [|_id|] { get; set; }", "002!"),
        new("[BsonGenerated] public partial class A : O { [BsonId] public int [|B|]; } public class O { [BsonId] public int C; }", "002!"),
        new(
            "[BsonGenerated] public partial class A : O { public int [|Id|] { get; set; } } public class O { [BsonId] public int C; }",
            "002!"),
        new("[BsonGenerated] public partial struct A { [BsonId] public int B; [[|BsonId|]] public int C; }", "014!"),
        new("[[|BsonId|], BsonIgnore] public int B; public int C;", "008?"),
        new("[BsonId(IdGenerator = [|typeof(StringObjectIdGenerator)|])] public ObjectId B;", "016!"),
        new("[BsonId(IdGenerator = [|typeof(ObjectIdGenerator)|])] public string? B;", "016!"),
        new(
            "[BsonId(IdGenerator = [|typeof(G)|])] public int B; } public abstract class G : IIdGenerator { public abstract object " +
            "GenerateId(object a, object b); public abstract bool IsEmpty(object a);",
            "016!"),
        new(
            "[BsonId(IdGenerator = [|typeof(G<>)|])] public int B; } public class G<T> : IIdGenerator { public object GenerateId(object " +
            "a, object b) => 1; public bool IsEmpty(object? a) => true;",
            "016!"),
        new("[BsonId, BsonDefaultValue([|\"a\"|])] public int B;", "018!"),
        new("[BsonRepresentation([|BsonType.ObjectId|])] public long Id { get; set; }", "016!"),
        new("[BsonId(IdGenerator = [|typeof(int)|])] public int B;", "016!"),
        new("[BsonId(IdGenerator = [|typeof(MongoDB.Bson.Serialization.IdGenerators.GuidGenerator)|])] public string? B;", "016!"),
        new("[BsonId(IdGenerator = [|typeof(MongoDB.Bson.Serialization.IdGenerators.ObjectIdGenerator)|])] public Guid? B;", "016!"),
        new("[[|BsonId|]] public static int B; public int C;", "008?"),
        new("[BsonElement(\"\")] public int B { get; set; }", "{ 'B': 0 }"),
        new("[BsonElement(\"a.b\")] public int B { get; set; }", "{ 'a.b': 0 }"),
        new("[BsonElement(\"$b\")] public int B { get; set; }", "{ '$b': 0 }"),
        new(
            "[BsonElement(Order = 1)] public int B { get; set; } [BsonElement(Order = 1)] public int C { get; set; }",
            "{ 'B': 0, 'C': 0 }"),
        new("[BsonId, BsonElement(\"b\")] public int B { get; set; }", "{ '_id': 0 }"),
        new("[BsonElement(\"b\")] public int Id { get; set; }", "{ 'b': 0 }"),
        new("public int id { get; set; } public int Id { get; set; }", "{ 'id': 0, '_id': 0 }"),
        new("[BsonId] public int B { get; set; } public int Id { get; set; }", "{ '_id': 0, 'Id': 0 }"),
        new("[BsonId] private int B { get; set; } public int C { get; set; }", "{ 'C': 0, '_id': 0 }"),
        new("[BsonId, BsonIgnoreIfDefault] public int B { get; set; } public int C { get; set; }", "{ 'C': 0 }"),
        new("[BsonGenerated, BsonNoId] public partial class A { public int Id { get; set; } }", "{ 'Id': 0 }"),

        // Representations and options.
        new("[BsonRepresentation([|BsonType.Int32|])] public DateTime B;", "016!"),
        new("[BsonRepresentation([|BsonType.DateTime|])] public string? B;", "016!"),
        new("[BsonRepresentation([|BsonType.DateTime|])] public long B;", "016!"),
        new("[BsonRepresentation([|BsonType.Decimal128|])] public string? B;", "016!"),
        new("[BsonRepresentation([|BsonType.Boolean|])] public int B;", "016!"),
        new("[BsonRepresentation([|BsonType.Binary|])] public ObjectId B;", "016!"),
        new("[BsonRepresentation([|BsonType.Null|])] public int B;", "016!"),
        new("[BsonRepresentation([|BsonType.Double|])] public DayOfWeek? B;", "016!"),
        new("[[|BsonRepresentation(BsonType.String)|]] public object? B;", "016!"),
        new("[[|BsonRepresentation(BsonType.String)|]] public (int, int) B;", "016!"),
        new("[[|BsonRepresentation(BsonType.String)|], BsonExtraElements] public BsonDocument? B;", "016!"),
        new("[BsonRepresentation] public int B;", "CS7036"),
        new("[[|BsonRepresentation(BsonType.String)|]] public static int B; public int C;", "008?"),
        new(
            "[BsonGenerated] public partial class A { [[|BsonRepresentation(BsonType.String)|]] public A2? B { get; set; } } " +
            "[BsonGenerated] public partial class A2 { public int C; }",
            "016!"),
        new("[[|BsonDateOnlyOptions(BsonType.String)|]] public DateTime B;", "016!"),
        new("[BsonDateOnlyOptions([|BsonType.Boolean|])] public DateOnly B;", "016!"),
        new("[[|BsonTimeSpanOptions(BsonType.Int64)|]] public DateTime B;", "016!"),
        new("[[|BsonTimeSpanOptions(BsonType.Int64)|]] public TimeOnly B;", "016!"),
        new("[[|BsonTimeOnlyOptions(BsonType.Int64)|]] public TimeSpan B;", "016!"),
        new("[BsonGuidRepresentation(GuidRepresentation.Unspecified)] public Guid [|B|];", "020?"),
        new("[[|BsonGuidRepresentation(GuidRepresentation.Standard)|]] public (Guid, int) B;", "016!"),
        new("[[|BsonGuidRepresentation(GuidRepresentation.Standard)|]] public object? B;", "016!"),
        new("[BsonRepresentation(BsonType.Binary)] public Guid [|B|];", "020?"),
        new("[BsonGenerated] public partial record A(Guid [|Id|], string Name);", "020?"),
        new("[BsonGenerated] public partial class A<T> { public T? B; public Guid [|C|]; }", "020?"),
        new("[[|BsonSerializer|]] public int B;", "016!"),
        new("[BsonSerializer([|null|])] public int B;", "016!"),
        new("[BsonSerializer([|typeof(S)|])] public int B; } public class S(int x) : SerializerBase<int> { public int X => x;", "016!"),
        new("[BsonSerializer([|typeof(S)|])] public int B; } public class S : SerializerBase<int> { private S() { }", "016!"),
        new("[BsonSerializer([|typeof(EnumSerializer<DayOfWeek>)|])] public int B;", "016!"),
        new("[[|BsonSerializer(typeof(Int32Serializer))|], BsonRepresentation(BsonType.String)] public int B;", "007"),
        new("[BsonRepresentation([|BsonType.ObjectId|])] public Guid B;", "016!"),
        new("[BsonRepresentation([|BsonType.Int32|])] public string? B;", "016!"),
        new("[BsonRepresentation([|BsonType.Document|])] public string? B;", "016!"),
        new("[BsonRepresentation(BsonType.String)] public int[]? B;", ""),
        new("[BsonRepresentation([|BsonType.Array|])] public int[]? B;", "016!"),
        new("[BsonRepresentation(\"String\")] public int B;", "CS1503"),
        new("[[|BsonDateTimeOptions|]] public DateTimeOffset B;", "016!"),
        new("[[|BsonDateTimeOptions|]] public DateOnly B;", "016!"),
        new("[BsonDateTimeOptions(DateOnly = true, Kind = DateTimeKind.Local)] public DateTime B;", ""),
        new("[BsonTimeSpanOptions([|BsonType.DateTime|])] public TimeSpan B;", "016!"),
        new("[[|BsonTimeSpanOptions(BsonType.Int64)|]] public int B;", "016!"),
        new("[[|BsonGuidRepresentation(GuidRepresentation.Standard)|]] public string? B;", "016!"),
        new("[BsonSerializer([|typeof(int)|])] public int B;", "016!"),
        new("[BsonSerializer([|typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer)|])] public int B;", "016!"),
        new("[BsonSerializer([|typeof(MongoDB.Bson.Serialization.IBsonSerializer<int>)|])] public int B;", "016!"),
        new("[BsonSerializer([|typeof(MongoDB.Bson.Serialization.Serializers.Int32Serializer)|])] public int? B;", "016!"),

        // Missing and extra values.
        new("[BsonDefaultValue([|\"a\"|])] public DateTime B;", "018!"),
        new("[BsonDefaultValue([|\"a\"|])] public Guid? [|B|]; public int C;", "018! 020?"),
        new("[BsonDefaultValue([|typeof(int)|])] public string? B;", "018!"),
        new("[BsonGenerated] public partial class A { [BsonDefaultValue([|new[] { 1 }|])] public int[]? B; }", "006?"),
        new("[BsonGenerated] public partial class A { [BsonDefaultValue([|1|])] public DayOfWeek B; }", "006?"),
        new("[BsonDefaultValue] public int B;", "CS7036"),
        new("[[|BsonElement(\"b\")|], BsonIgnore] public int B; public int C;", "008?"),
        new("[BsonGenerated] public partial class [|A|] { public int B; public static bool ShouldSerializeB() => true; }", "006?"),
        new("[[|BsonExtraElements|]] public Dictionary<string, BsonValue>? B;", "016!"),
        new("[[|BsonExtraElements|]] public object? B;", "016!"),
        new("[[|BsonExtraElements|], BsonIgnore] public BsonDocument? B; public int C;", "008?"),
        new("[[|BsonExtraElements|]] public static BsonDocument? B; public int C;", "008?"),
        new("[BsonDefaultValue([|1|])] public long B;", "018!"),
        new("[BsonDefaultValue([|1.5|])] public decimal B;", "018!"),
        new("[BsonDefaultValue([|null|])] public int B;", "018!"),
        new("[[|BsonDefaultValue(1)|], BsonRequired] public int B;", "008?"),
        new("[[|BsonIgnoreIfNull|], BsonIgnoreIfDefault] public string? B;", "008?"),
        new("public int B { get; set; } public bool ShouldSerializeB => false;", "{ 'B': 0 }"),
        new("public int B { get; set; } public int ShouldSerializeB() => 0;", "{ 'B': 0 }"),
        new("public int B { get; set; } public bool ShouldSerializeC() => false;", "{ 'B': 0 }"),
        new("[BsonIgnoreIfDefault(false)] public int B { get; set; }", "{ 'B': 0 }"),
        new("[BsonIgnoreIfNull(false)] public int B { get; set; }", "{ 'B': 0 }"),
        new("[BsonDefaultValue(5)] public int B { get; set; }", "{ 'B': 0 }"),
        new("[BsonIgnoreIfNull] public int[] B { get; set; } = [];", "{ 'B': [] }"),
        new("[BsonExtraElements] public BsonDocument? B { get; } public int C { get; set; }", "{ 'C': 0 }"),
        new(
            "public BsonDocument? ExtraElements { get; set; } [BsonExtraElements] public BsonDocument? B { get; set; }",
            "{ 'ExtraElements': { '_csharpnull': true } }"),
        new(
            "[BsonGenerated] public partial class A : O { [BsonExtraElements] public BsonDocument? B; } public class O { " +
            "[BsonExtraElements] public BsonDocument? C; }",
            "{ 'C': { '_csharpnull': true } }"),

        // Hierarchies.
        new("[BsonGenerated, [|BsonKnownTypes|]] public abstract partial class A { public int B; }", "008?"),
        new("[BsonGenerated, BsonKnownTypes([|typeof(O)|])] public partial class A : O; public class O;", "017!"),
        new("[BsonGenerated, BsonKnownTypes([|typeof(I)|])] public partial class A : I; public interface I;", "017!"),
        new("[BsonGenerated, BsonKnownTypes(\"B\")] public partial class A { public int B; }", "CS1503"),
        new("[BsonGenerated, BsonKnownTypes(typeof(B))] public partial class [|A|]; file class B : A;", "006?"),
        new("[BsonGenerated, [|BsonDiscriminator(null)|]] public partial class A { public int B; }", "008?"),
        new("[BsonGenerated, BsonDiscriminator(\"a\"), BsonDiscriminator(\"b\")] public partial class A { public int B; }", "CS0579"),
        new("[BsonDiscriminator(\"a\")] public class O; [BsonGenerated, BsonDiscriminator([|\"a\"|])] public partial class A : O;", "021"),
        new(
            "[BsonDiscriminator(RootClass = true)] public class O; [BsonGenerated, BsonDiscriminator(\"a\")] public partial class A : O; " +
            "[BsonGenerated, BsonDiscriminator([|\"a\"|])] public partial class B : O;",
            "021?"),
        new("[BsonGenerated] public partial class A : O { public int [|B|]; } public class O { public int B; }", "002!"),
        new("[BsonGenerated] public partial class A : O { public int C; } public class O { [BsonRepresentation([|BsonType.ObjectId|])] " +
            "public int B; }", "016!"),
        new("[BsonGenerated] public partial class A : O { public int C; } public class O { public Action? [|B|]; }", "005?"),
        new("[BsonGenerated] public partial class A : O { public int C; } public class O { public Guid [|B|]; }", "020?"),
        new(
            "[BsonGenerated] public partial class [|A|]<T> : O<T>; " +
            "[BsonGenerated] public partial class O<T> { public T? B { get; init; } }",
            "006?"),
        new("[BsonGenerated] public partial class A : O<string>; public class O<T> where T : struct { public T B; }", "CS0453"),
        new("[BsonGenerated] public abstract partial class A { public int B; } public class [|C|] : A { public int D; }", "015"),
        new(
            "[BsonGenerated] public partial class A { public I? B { get; set; } } public interface I; public class [|C|] : I { public " +
            "int D; }",
            "015"),
        new("[BsonGenerated] public partial class A : O; public class O { private O() { } public int B; }", "CS0122"),
        new("[BsonGenerated, BsonKnownTypes([|typeof(string)|])] public partial class A;", "017!"),
        new("[BsonGenerated, BsonKnownTypes([|typeof(B<>)|])] public partial class A; public class [|B|]<T> : A;", "017! 015"),
        new(
            "[BsonGenerated, BsonKnownTypes(typeof(B), [|typeof(C)|])] public partial class A; [BsonDiscriminator(\"x\")] public " +
            "class [|B|] : A; [BsonDiscriminator(\"x\")] public class [|C|] : A;",
            "021? 015 015"),
        new("[BsonGenerated] public partial class A; [BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class B : A;", "021"),
        new("[BsonGenerated] public partial class A : O { public new int [|B|]; } public class O { public int B; }", "002!"),
        new(
            "[BsonGenerated, BsonKnownTypes(typeof(B), typeof(B))] public partial class A { public int C; } [BsonGenerated] public " +
            "partial class B : A;",
            "{ 'C': 0 }"),
        new("[BsonGenerated, BsonDiscriminator(\"\")] public partial class A { public int B; }", "{ 'B': 0 }"),
        new("[BsonGenerated, BsonDiscriminator(\"a\")] public partial struct A { public int B; }", "{ 'B': 0 }"),
        new("[BsonGenerated, BsonDiscriminator(\"a\", Required = true)] public partial class A { public int B; }", "{ '_t': 'a', 'B': 0 }"),
        new(
            "[BsonGenerated, BsonDiscriminator(RootClass = true)] public sealed partial class A { public int B; }",
            "{ '_t': 'A', 'B': 0 }"),
        new(
            "[BsonGenerated] public partial class A : O { [BsonElement(\"x\")] public override int B { get; set; } } public class O { " +
            "public virtual int B { get; set; } }",
            "{ 'B': 0, 'x': 0 }"),
        new("[BsonGenerated] public partial record A(int B, int C) : O(B); public record O(int D);", "{ 'D': 0, 'B': 0, 'C': 0 }"),

        // Constructors.
        new("[BsonGenerated] public partial class A { public A(string [|b|]) => B = b.Length; public int B { get; } }", "012!"),
        new("[BsonGenerated] public partial class A { public A(ref int [|b|]) => B = b; public int B { get; } }", "012!"),
        new(
            "[BsonGenerated] public partial class A { public A(IEnumerable<int> [|b|]) => B = [.. b]; public List<int> B { get; } }",
            "012!"),
        new("[BsonGenerated] public partial class A { [[|BsonConstructor(\"b\")|]] public A(int b) => B = b; public int B; }", "012!"),
        new(
            "[BsonGenerated] public partial class [|A|] { [BsonConstructor(\"B\", \"B\")] public A(int b, int c) => B = b + c; public " +
            "int B; }",
            "006?"),
        new(
            "[BsonGenerated] public partial class A { [[|BsonConstructor(\"B\")|]] public A(int b, int c) => B = b + c; public int B; }",
            "012!"),
        new(
            "[BsonGenerated] public partial class A { [BsonConstructor] public A(int [|b|]) => B = b; [BsonIgnore] public int B; public " +
            "int C; }",
            "012!"),
        new("[BsonGenerated] public abstract partial class [|A|] { [BsonConstructor] protected A(int b) => B = b; public int B; }", "006?"),
        new("[BsonGenerated] public partial class A { public A(int b) { } public A(int b) { } public int B; }", "CS0111"),
        new("[BsonGenerated] public partial class [|A|] { [BsonFactoryMethod] public static int Make(int b) => b; public int B; }", "006?"),
        new(
            "[BsonGenerated] public partial class A { [[|BsonFactoryMethod(\"C\")|]] public static A Make(int b) => new() { B = b }; " +
            "public int B; }",
            "012!"),
        new("[BsonGenerated] public partial class A { [BsonFactoryMethod] public int B; }", "CS0592"),
        new(
            "[BsonGenerated] public partial class [|A|](int b, string c) { public int B { get; } = b; public string D { get; } = c; }",
            "027?"),
        new("[BsonGenerated] public partial record A(int B) { public int [|C|] { get; } = B; }", "028"),
        new("[BsonGenerated] public partial class A(long [|b|]) { public int B { get; } = (int)b; }", "012!"),
        new(
            "[BsonGenerated] public partial class A { [BsonConstructor] public A(int [|c|]) => B = c; public int B { get; set; } }",
            "012!"),
        new(
            "[BsonGenerated] public partial class A { [[|BsonConstructor(\"B\", \"C\")|]] public A(int b) => B = b; public int B { " +
            "get; set; } }",
            "012!"),
        new(
            "[BsonGenerated] public partial class A { [[|BsonConstructor(\"X\")|]] public A(int b) => B = b; public int B { get; set; " +
            "} }",
            "012!"),
        new("[BsonGenerated] public partial class [|A|](int c) { public int B { get; } = c; }", "027?"),
        new(
            "[BsonGenerated] public partial class A { [BsonFactoryMethod] public static A Make(int [|c|]) => new() { B = c }; public " +
            "int B { get; set; } }",
            "012!"),
        new(
            "[BsonGenerated] public partial class A { public int B { get; set; } [[|BsonFactoryMethod|]] public A Copy() => this; }",
            "008?"),
        new("[BsonGenerated] public partial class A { private A() { } public int B { get; set; } }", "{ 'B': 0 }"),
        new("[BsonGenerated] public partial class A { public A(int c) => B = c; public int B { get; set; } }", "{ 'B': 0 }"),
        new(
            "[BsonGenerated] public partial class A(IServiceProvider services) { public int B { get; set; } public object? Get() => " +
            "services.GetService(typeof(int)); }",
            "{ 'B': 0 }"),
        new(
            "[BsonGenerated] public partial class A { [BsonFactoryMethod] private static A Make(int b) => new() { B = b }; public int B " +
            "{ get; set; } }",
            "{ 'B': 0 }"),
        new("[BsonGenerated] public partial class A { public A(int b = 5) => B = b; public int B { get; } }", "{ 'B': 0 }"),

        // Attributes of BsonGen.
        new(
            "public class [|A|] { public IMongoCollection<[|A|]>? All; [BsonGenerated] public partial class C { public int B; } }",
            "001! 015"),
        new("[BsonGenerated] public partial class A { public E B; } public enum E { [[|BsonElement(\"x\")|]] X }", "008?"),
        new("[BsonGenerated, BsonReusable] public partial struct A { public int B; }", "CS0592"),
        new("[BsonGenerated] public partial class A { [BsonReusable] public int B; }", "CS0592"),
        new("[[|BsonInterned|]] public char B;", "008?"),
        new("[[|BsonInterned|]] public Uri? B;", "008?"),
        new("[[|BsonInterned|], BsonRepresentation(BsonType.ObjectId)] public string? B;", "008?"),
        new("[BsonGenerated, BsonInterned] public partial class A { public string? B; }", "CS0592"),

        // Attributes of other libraries.
        new("[System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int B { get; set; }", "{ 'B': 0 }"),
        new("[System.Text.Json.Serialization.JsonIgnore] public int B { get; set; }", "{ 'B': 0 }"),
        new("[System.Runtime.Serialization.IgnoreDataMember] public int B { get; set; }", "{ 'B': 0 }"),
        new("[NonSerialized] public int B;", "{ 'B': 0 }"),
        new(
            "[BsonGenerated] public partial class A { [BsonRepresentation(BsonType.String)] public E B; } public enum E { " +
            "[System.Runtime.Serialization.EnumMember(Value = \"x\")] X }",
            "{ 'B': 'X' }"),

        // Constraints of type parameters.
        new("public H<int>? B; } public class H<T> where T : class { public T? V;", "CS0452"),
        new("public H<string>? B; } public class H<T> where T : struct { public T V;", "CS0453"),
        new("public H<int?> B; } public struct H<T> where T : struct { public T V;", "CS0453"),
        new("public Nullable<string> B;", "CS0453"),
        new("public H<C>? B; } public class C(int x) { public int X = x; } public class H<T> where T : new() { public T? V;", "CS0310"),
        new("public H<string>? B; } public class H<T> where T : unmanaged { public T V;", "CS8377"),
        new("public H<int>? B; } public class H<T> where T : struct, Enum { public T V;", "CS0315"),
        new("public H<int?>? B; } public class H<T> where T : IComparable { public T? V;", "CS0313"),
        new("public H<int, string>? B; } public class H<T, U> where U : T { public T? V;", "CS0311"),
        new("public H<A>? B; } public class H<T> where T : H<T> { public T? V;", "CS0311"),
        new("public List<H<C>>? B; } public class C; public class H<T> where T : IComparable<T> { public T? V;", "CS0311"),
        new(
            "public Dictionary<string, (H<C>[], int)>? B; } public class C; public class H<T> where T : IComparable<T> { public T? V;",
            "CS0311"),
        new("public H<C>.N? B; } public class C; public class H<T> where T : IComparable<T> { public class N { public T? V; }", "CS0311"),
        new(
            "[BsonGenerated] public partial class A : H<C>; public class H<T> where T : IComparable<T> { public T? V; } public class C;",
            "CS0311"),
        new("[BsonGenerated] public partial class A<T> : H<T>; public class H<T> where T : class { public T? V; }", "CS0452"),
        new(
            "[BsonGenerated] public partial class A<T> { public H<T>? B; } public class H<T> where T : IComparable<T> { public T? V; }",
            "CS0314"),
        new(
            "[BsonGenerated] public partial class A : O; public class O { public H<C>? B; } public class H<T> where T : IComparable<T> { " +
            "public T? V; } public class C;",
            "CS0311"),
        new(
            "[BsonGenerated] public partial class A(H<C> b) { public H<C> B { get; } = b; } public class H<T> where T : IComparable<T> { " +
            "public T? V; } public class C;",
            "CS0311"),
        new(
            "[BsonGenerated, BsonKnownTypes(typeof(K<C>))] public partial class A; public class C; public class [|K|]<T> : A where T : " +
            "IComparable<T> { public T? V; }",
            "015 CS0311"),
        new(
            "[assembly: BsonGenerated(typeof(H<C>))] public class H<T> where T : IComparable<T> { public T? V; } public class C;",
            "CS0311"),
        new(
            "[BsonGenerated] public partial class A { public H<C>? B; } [BsonGenerated] public partial class C { public int [|D|] { get; " +
            "} public int E; } public class H<T> where T : IComparable<T> { public T? V; }",
            "028 CS0311"),
        new(
            "public H<IEnumerable<string>, DayOfWeek, A>? [|B|]; } public class H<T, U, V> where T : IEnumerable<object> where U : " +
            "struct, Enum where V : class, new() { public T? W;",
            "019"),

        // File-local types and ref structs, which the compiler refuses in members.
        new("public F? B; } file class F {", "CS0052 CS9051"),
        new("[BsonElement] private List<F[]>? B; } file class F {", "CS9051"),
        new("public F B; } file enum F {", "CS0052 CS9051"),
        new("[BsonGenerated] public partial class A : F { public int B; } file class F;", "CS0060 CS9053"),
        new("[BsonGenerated] public partial class A { public int B; private F? _c; } file class F;", "CS9051"),
        new("[BsonGenerated, BsonKnownTypes(typeof(F))] public partial class [|A|] { public int B; } file class F : A;", "006?"),
        new("[BsonGenerated] file partial class [|A|] : F { public F? B; } file class F;", "006?"),
        new("file partial class O { [BsonGenerated] public partial class [|A|] { public int B; } }", "006?"),
        new("[[|BsonSerializer(typeof(S))|]] public int B; } file class S : SerializerBase<int> {", "007"),
        new("[assembly: [|BsonGenerated(typeof(F))|]] file class F { public int B; }", "006?"),
        new("[assembly: [|BsonGenerated(typeof(H<F>))|]] file class F; public class H<T> { public T? B; }", "006?"),
        new("public Span<int> B;", "CS8345"),
        new("[BsonGenerated] public partial record A(Span<int> B);", "CS8345"),
        new("public Span<int> [|B|] { get => default; set { } }", "005!"),

        // Declarations of large projects.
        new("[BsonGenerated] public record [|A|](string Id, List<int> B);", "001!"),
        new("[BsonGeneratedAttribute()] public class [|A|] { public int B; }", "001!"),
        new("[global::BsonGen.BsonGenerated] public class [|A|] { public int B; }", "001!"),
        new(
            "public static class [|O|] { [BsonGenerated] public partial class A { public int B; } [BsonGenerated] public partial class C " +
            "{ public int B; } }",
            "001!"),
        new("[BsonGenerated] public partial class A { public int B; public class [|I|] { [BsonGenerated] public partial class J { public " +
            "int C; } } }", "001!"),
        new("[BsonGenerated] public partial class A { public partial int B { get; set; } public partial int B { get => 0; set { } } }", ""),
        new(
            "[BsonGenerated] public partial class A { [BsonElement(\"x\")] public partial int B { get; set; } [BsonElement(\"y\")] " +
            "public partial int B { get => 0; set { } } }",
            "CS0579"),
        new("[BsonGenerated] public partial class A(ReadOnlySpan<int> [|b|]) { public int[] B { get; } = b.ToArray(); }", "012!"),
        new("[method: BsonConstructor] [BsonGenerated] public partial class A(int [|c|]) { public int B { get; set; } = c; }", "012!"),
        new(
            "[BsonGenerated] public partial class A { public A? B; public H<A>? [|C|]; } public class H<T> { public List<T>? Items; }",
            "019"),
        new(
            "#nullable disable\n[BsonGenerated] public partial class A { public string B; public List<string> C { get; set; } public " +
            "Dictionary<string, A> D; }",
            ""),

        // Element names.
        new("[BsonElement(\"b\")] public int B; [[|BsonElement(\"b\")|]] public int C;", "002!"),
        new("[BsonElement(\"c\")] public int B; public int [|c|];", "002!"),
        new("[BsonElement(\"_id\")] public int B; public int [|Id|];", "002!"),
        new("[BsonElement(null)] public int B;", ""),
        new("[BsonElement(1)] public int B;", "CS1503"),
        new("[BsonElement(\"b\"), BsonElement(\"c\")] public int B;", "CS0579"),

        // Guids.
        new("public List<Guid>? [|B|];", "020?"),
        new("public (Guid, int) [|B|];", "020?"),
        new("public KeyValuePair<Guid, int> [|B|];", "020?"),
        new("public Tuple<Guid>? [|B|];", "020?"),

        // Extra elements.
        new("[[|BsonExtraElements|]] public string? B;", "016!"),
        new("[BsonGenerated, [|BsonIgnoreExtraElements|]] public partial class A { [BsonExtraElements] public BsonDocument? B; }", "008?"),

        // Sharing and reuse.
        new("[[|BsonInterned|], BsonIgnore] public string? B; public int C;", "008?"),
    ];

    /// <summary>Whether the class map stores it, and nothing is reported.</summary>
    public bool IsStored => Outcome.StartsWith('{');

    /// <summary>Whether it concerns the whole assembly, so that it has a compilation of its own.</summary>
    public bool IsOfAssembly => Source.StartsWith("[assembly: ", StringComparison.Ordinal);

    /// <summary>The mistake in a file and a namespace of its own.</summary>
    public SourceFile ToFile(int number, Func<string, string>? edit = null)
    {
        var source = Source.Contains("BsonGenerated", StringComparison.Ordinal)
            ? Source
            : $"[BsonGenerated] public partial class A {{ {Source} }}";
        return new((IsOfAssembly ? "" : $"namespace N{number};\n\n") + (edit?.Invoke(source) ?? source), $"{number}.cs");
    }
}
