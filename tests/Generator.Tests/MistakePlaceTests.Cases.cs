namespace BsonGen.Generator.Tests;

// The mistakes, and all that is reported for each, by position: ids of errors with an exclamation mark, of warnings with a question mark,
// of suggestions with none, and the compiler's own errors after them.
public sealed partial class MistakePlaceTests
{
    private static readonly (string Source, string Reported)[] Cases =
    [
        // Declarations of types.
        ("public class [|O|]<T> { [BsonGenerated] public partial class A { public T? B { get; set; } } }", "001!"),
        ("public record [|O|] { public struct [|P|] { [BsonGenerated] public partial class A; } }", "001! 001!"),
        ("[BsonGenerated] public partial class A { public int B; } public class [|A|] { public int C; }", "001! CS0260"),
        ("[BsonGenerated] public partial struct A { public int B; public int [|C|] { get; } }", "028"),
        ("[BsonGenerated] public partial class [|A|] : List<int> { public int B; }", "004!"),
        ("[BsonGenerated] public partial class [|A|] : System.Collections.ObjectModel.Collection<string>;", "004!"),
        (
            "[BsonGenerated] public partial class [|A|] : System.Collections.IEnumerable { public System.Collections.IEnumerator " +
            "GetEnumerator() => null!; }",
            "004!"),
        ("[BsonGenerated] public partial class [|A|] : BsonArray;", "004!"),
        ("[BsonGenerated] public partial class A<T, T> { public int B; }", "CS0692"),
        ("[BsonGenerated] public partial class A<in T> { public int B; }", "CS1067 CS1960"),
        ("[BsonGenerated] public partial class A<T> where T : Missing { public T? B; }", "CS0246"),
        ("[BsonGenerated] public partial class A : A { public int B; }", "CS0146"),
        ("[BsonGenerated] public partial class A : int { public int B; }", "CS0509"),
        ("[BsonGenerated] partial class { public int B; }", "CS1001"),
        ("[BsonGenerated, Obsolete(\"\", true)] public partial class [|A|] { public int B; }", "006?"),
        ("[BsonGenerated] public partial class [|A|] { private int _b; public int Next() => _b++; }", "027?"),
        ("[BsonGenerated] public readonly partial struct [|A|] { public readonly int B; public A(int b) => B = b; }", "027?"),
        ("[BsonGenerated] public partial class [|A|] { int B; }", "027?"),
        ("public class O { [BsonGenerated] public int B; }", "CS0592"),
        ("public class O { [BsonGenerated] public void B() { } }", "CS0592"),
        ("[BsonGenerated(\"A\")] public partial class A { public int B; }", "CS1503"),
        ("[assembly: [|BsonGenerated(typeof(A))|]] [BsonGenerated] public partial class A { public int B; }", "008?"),
        ("[assembly: BsonGenerated(typeof(A)), [|BsonGenerated(typeof(A))|]] public class A { public int B; }", "008?"),
        ("[assembly: [|BsonGenerated(typeof(A[]))|]] public class A { public int B; }", "004!"),
        ("[assembly: [|BsonGenerated(typeof(int?))|]]", "004!"),
        ("[assembly: [|BsonGenerated(typeof(DayOfWeek))|]]", "004!"),
        ("[assembly: [|BsonGenerated(typeof(IDisposable))|]]", "004!"),
        ("[assembly: [|BsonGenerated(typeof((int, string)))|]]", "004!"),
        ("[assembly: [|BsonGenerated(typeof(Uri))|]]", "004!"),
        ("[assembly: [|BsonGenerated(null)|]]", "008?"),
        ("[assembly: BsonGenerated(typeof(O.P))] public class O { private class P { public int B; } }", "CS0122"),

        // Members.
        ("[BsonGenerated] public partial class [|A|] { [BsonElement(\"b\")] public int this[int i] { get => i; set { } } public int C; }", "006?"),
        ("[BsonElement] public void B() { } public int C;", "CS0592"),
        ("[BsonElement(\"b\")] public event Action? B; public int C;", "CS0592"),
        ("[[|BsonElement|]] public const int B = 1; public int C;", "008?"),
        ("[field: [|BsonIgnore|]] public int B { get; set; }", "008"),
        ("[BsonGenerated] public partial class [|A|] { [field: BsonElement(\"b\")] public int B { get; set; } }", "006?"),
        ("[BsonGenerated] public partial record A([BsonElement(\"b\")] int B);", "CS0592"),
        ("[BsonGenerated] public partial record A([BsonIgnore] int B, int C);", "CS0592"),
        ("[BsonGenerated] public partial record [|A|]([field: BsonElement(\"b\")] int B, int C);", "006?"),
        ("[BsonGenerated] public partial class A { public A([BsonElement(\"b\")] int b) => B = b; public int B { get; } }", "CS0592"),
        ("public readonly int [|B|]; public int C { get; set; }", "028"),
        ("[BsonGenerated] public partial class [|A|] { public required int B { get; } }", "027? CS9034"),
        ("public partial int B { get; set; }", "CS9248"),
        ("public int B { get; set; } public string B { get; set; }", "CS0102"),
        ("public int A { get; set; }", "CS0542"),
        ("public void B { get; set; }", "CS0547"),
        ("public int B { get; set }", "CS8180"),
        ("public Console? B { get; set; }", "CS0722"),
        ("public List<>? B { get; set; }", "CS7003"),
        ("public int? ? B { get; set; }", "CS0246 CS1001 CS1519"),
        ("public Nullable<Nullable<int>> B { get; set; }", "CS0453"),
        ("public O<string>? B { get; set; } } public class O<T> where T : struct { public T B;", "CS0453"),
        ("public O<int>? B { get; set; } } public class O<T> where T : Exception { public T? B;", "CS0315"),
        ("[BsonElement(\"b\")] private List<int> _b = []; [[|BsonElement(\"b\")|]] public IReadOnlyList<int> B => _b;", "002!"),
        ("public A? B { get; set; } public List<A> [|C|] { get; } = [];", "028"),

        // Types of members.
        ("public Delegate? [|B|] { get; set; }", "005?"),
        ("public UIntPtr? [|B|] { get; set; }", "005?"),
        ("public ReadOnlySpan<byte> B { get; set; }", "CS8345"),
        ("public System.Text.Json.Nodes.JsonNode? [|B|] { get; set; }", "005?"),
        ("public List<System.Text.Json.Nodes.JsonObject>? [|B|] { get; set; }", "005?"),
        ("public System.Collections.Specialized.NameValueCollection? [|B|] { get; set; }", "005?"),
        ("public System.Collections.Frozen.FrozenDictionary<string, int>? [|B|] { get; set; }", "005?"),
        ("public System.Collections.Frozen.FrozenSet<int>? [|B|] { get; set; }", "005?"),
        ("public System.Linq.ILookup<string, int>? [|B|] { get; set; }", "005?"),
        ("public UInt128 [|B|] { get; set; }", "024?"),
        ("public Index[]? [|B|] { get; set; }", "024?"),
        ("public Lazy<int>? [|B|] { get; set; }", "024?"),
        ("public PriorityQueue<int, int>? [|B|] { get; set; }", "024?"),
        ("public System.Threading.CancellationToken [|B|] { get; set; }", "024?"),
        ("public System.Threading.SemaphoreSlim? [|B|] { get; set; }", "024?"),
        ("public System.Diagnostics.Stopwatch? [|B|] { get; set; }", "024?"),
        ("public System.Security.Claims.ClaimsPrincipal? [|B|] { get; set; }", "024?"),
        ("public Random [|B|] { get; set; } = new();", "024?"),
        ("public Exception? [|B|] { get; set; }", "024?"),
        ("public Dictionary<string, InvalidOperationException>? [|B|] { get; set; }", "024?"),
        ("public System.Text.StringBuilder? [|B|] { get; set; }", "024?"),
        ("public System.Xml.Linq.XElement? [|B|] { get; set; }", "024?"),
        ("public TimeZoneInfo? [|B|] { get; set; }", "024?"),
        ("public System.Threading.Tasks.Task<int>? [|B|] { get; set; }", "007"),
        ("public System.Collections.Hashtable? [|B|] { get; set; }", "007"),
        ("public System.Collections.IDictionary? [|B|] { get; set; }", "007"),
        ("public System.Data.DataTable? [|B|] { get; set; }", "007"),
        ("public System.Net.Mail.MailAddress? [|B|] { get; set; }", "007"),
        ("public ArraySegment<byte> [|B|] { get; set; }", "007"),
        ("public Memory<int> [|B|] { get; set; }", "007"),
        ("public int[][,]? [|B|] { get; set; }", "007"),
        ("public List<A2>? [|B|] { get; set; } } public class A2 : List<int> {", "007"),
        ("public IList<A2>? [|B|] { get; set; } } public abstract class A2 { public int C;", "019"),
        ("public A2? [|B|] { get; set; } } [BsonSerializer(typeof(ObjectSerializer))] public class A2 {", "007"),

        // Dictionaries.
        ("public Dictionary<string, Dictionary<int, int>>? [|B|] { get; set; }", "022?"),
        ("public Dictionary<string, List<Dictionary<int, int>>>? [|B|] { get; set; }", "022?"),
        ("public (Dictionary<int, int>, int) [|B|] { get; set; }", "022?"),
        ("public System.Collections.Immutable.ImmutableDictionary<int, int>? [|B|] { get; set; }", "022?"),
        ("public System.Collections.Concurrent.ConcurrentDictionary<int, int>? [|B|] { get; set; }", "022?"),
        ("public System.Collections.ObjectModel.ReadOnlyDictionary<bool, int>? [|B|] { get; set; }", "022?"),
        ("public Dictionary<(int, int), int>? [|B|] { get; set; }", "022?"),
        ("public Dictionary<byte[], int>? [|B|] { get; set; }", "022?"),
        ("public Dictionary<int?, int>? [|B|] { get; set; }", "022?"),
        ("public Dictionary<A, int>? [|B|] { get; set; }", "022?"),
        ("public Dictionary<DateOnly, int>? [|B|] { get; set; }", "022?"),
        ("[BsonRepresentation(BsonType.String)] public Dictionary<int, int>? [|B|] { get; set; }", "022?"),
        ("[BsonDictionaryOptions(DictionaryRepresentation.Document)] public Dictionary<int, int>? [|B|] { get; set; }", "022?"),
        ("[BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)] public Dictionary<string, Dictionary<int, int>>? [|B|] { get; " +
            "set; }", "022?"),
        ("[BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)] public Dictionary<Guid, int>? [|B|] { get; set; }", "020?"),
        ("public Dictionary<Type, int>? [|B|] { get; set; }", "007"),

        // Ids.
        ("public string? Id { get; set; } public int [|_id|] { get; set; }", "002!"),
        ("public string? id { get; set; } public int [|_id|] { get; set; }", "002!"),
        ("[BsonGenerated] public partial class A : O { [BsonId] public int [|B|]; } public class O { [BsonId] public int C; }", "002!"),
        ("[BsonGenerated] public partial class A : O { public int [|Id|] { get; set; } } public class O { [BsonId] public int C; }", "002!"),
        ("[BsonGenerated] public partial struct A { [BsonId] public int B; [[|BsonId|]] public int C; }", "014!"),
        ("[[|BsonId|], BsonIgnore] public int B; public int C;", "008?"),
        ("[BsonGenerated, BsonNoId] public partial class A { [[|BsonId|]] public int B; }", "008?"),
        ("[BsonId(IdGenerator = [|typeof(StringObjectIdGenerator)|])] public ObjectId B;", "016!"),
        ("[BsonId(IdGenerator = [|typeof(ObjectIdGenerator)|])] public string? B;", "016!"),
        (
            "[BsonId(IdGenerator = [|typeof(G)|])] public int B; } public abstract class G : IIdGenerator { public abstract object " +
            "GenerateId(object a, object b); public abstract bool IsEmpty(object a);",
            "016!"),
        (
            "[BsonId(IdGenerator = [|typeof(G<>)|])] public int B; } public class G<T> : IIdGenerator { public object GenerateId(object " +
            "a, object b) => 1; public bool IsEmpty(object? a) => true;",
            "016!"),
        ("[BsonId, BsonDefaultValue([|\"a\"|])] public int B;", "018!"),
        ("[BsonRepresentation([|BsonType.ObjectId|])] public long Id { get; set; }", "016!"),

        // Representations and options.
        ("[BsonRepresentation([|BsonType.Int32|])] public DateTime B;", "016!"),
        ("[BsonRepresentation([|BsonType.DateTime|])] public string? B;", "016!"),
        ("[BsonRepresentation([|BsonType.DateTime|])] public long B;", "016!"),
        ("[BsonRepresentation([|BsonType.Decimal128|])] public string? B;", "016!"),
        ("[BsonRepresentation([|BsonType.Boolean|])] public int B;", "016!"),
        ("[BsonRepresentation([|BsonType.Binary|])] public ObjectId B;", "016!"),
        ("[BsonRepresentation([|BsonType.Null|])] public int B;", "016!"),
        ("[BsonRepresentation([|BsonType.Double|])] public DayOfWeek? B;", "016!"),
        ("[[|BsonRepresentation(BsonType.String)|]] public object? B;", "016!"),
        ("[[|BsonRepresentation(BsonType.String)|]] public (int, int) B;", "016!"),
        ("[[|BsonRepresentation(BsonType.String)|], BsonExtraElements] public BsonDocument? B;", "016!"),
        ("[BsonRepresentation] public int B;", "CS7036"),
        ("[[|BsonRepresentation(BsonType.String)|]] public static int B; public int C;", "008?"),
        (
            "[BsonGenerated] public partial class A { [[|BsonRepresentation(BsonType.String)|]] public A2? B { get; set; } } " +
            "[BsonGenerated] public partial class A2 { public int C; }",
            "016!"),
        ("[BsonDateTimeOptions(Representation = [|BsonType.Double|])] public DateTime B;", "016!"),
        ("[[|BsonDateTimeOptions(DateOnly = true)|]] public string? B;", "016!"),
        ("[[|BsonDateOnlyOptions(BsonType.String)|]] public DateTime B;", "016!"),
        ("[BsonDateOnlyOptions([|BsonType.Boolean|])] public DateOnly B;", "016!"),
        ("[[|BsonTimeSpanOptions(BsonType.Int64)|]] public DateTime B;", "016!"),
        ("[[|BsonTimeSpanOptions(BsonType.Int64)|]] public TimeOnly B;", "016!"),
        ("[[|BsonTimeOnlyOptions(BsonType.Int64)|]] public TimeSpan B;", "016!"),
        ("[BsonGuidRepresentation(GuidRepresentation.Unspecified)] public Guid [|B|];", "020?"),
        ("[[|BsonGuidRepresentation(GuidRepresentation.Standard)|]] public (Guid, int) B;", "016!"),
        ("[[|BsonGuidRepresentation(GuidRepresentation.Standard)|]] public object? B;", "016!"),
        ("[[|BsonGuidRepresentation(GuidRepresentation.Standard)|], BsonRepresentation(BsonType.String)] public Guid B;", "008?"),
        ("[BsonRepresentation(BsonType.Binary)] public Guid [|B|];", "020?"),
        ("[BsonGenerated] public partial record A(Guid [|Id|], string Name);", "020?"),
        ("[BsonGenerated] public partial class A<T> { public T? B; public Guid [|C|]; }", "020?"),
        ("[[|BsonSerializer|]] public int B;", "016!"),
        ("[BsonSerializer([|null|])] public int B;", "016!"),
        ("[BsonSerializer([|typeof(S)|])] public int B; } public class S(int x) : SerializerBase<int> { public int X => x;", "016!"),
        ("[BsonSerializer([|typeof(S)|])] public int B; } public class S : SerializerBase<int> { private S() { }", "016!"),
        ("[BsonSerializer([|typeof(EnumSerializer<DayOfWeek>)|])] public int B;", "016!"),
        ("[[|BsonSerializer(typeof(Int32Serializer))|], BsonRepresentation(BsonType.String)] public int B;", "007"),

        // Missing values.
        ("[BsonDefaultValue([|\"a\"|])] public DateTime B;", "018!"),
        ("[BsonDefaultValue([|\"a\"|])] public Guid? [|B|]; public int C;", "018! 020?"),
        ("[BsonDefaultValue([|typeof(int)|])] public string? B;", "018!"),
        ("[BsonGenerated] public partial class A { [BsonDefaultValue([|new[] { 1 }|])] public int[]? B; }", "006?"),
        ("[BsonGenerated] public partial class A { [BsonDefaultValue([|DayOfWeek.Friday|])] public int B; }", "006?"),
        ("[BsonGenerated] public partial class A { [BsonDefaultValue([|1|])] public DayOfWeek B; }", "006?"),
        ("[BsonDefaultValue] public int B;", "CS7036"),
        ("[[|BsonElement(\"b\")|], BsonIgnore] public int B; public int C;", "008?"),
        ("[BsonGenerated] public partial class [|A|] { public int B; public static bool ShouldSerializeB() => true; }", "006?"),
        ("[[|BsonExtraElements|]] public Dictionary<string, BsonValue>? B;", "016!"),
        ("[[|BsonExtraElements|]] public object? B;", "016!"),
        ("[[|BsonExtraElements|], BsonIgnore] public BsonDocument? B; public int C;", "008?"),
        ("[[|BsonExtraElements|]] public static BsonDocument? B; public int C;", "008?"),

        // Hierarchies.
        ("[BsonGenerated, [|BsonKnownTypes|]] public abstract partial class A { public int B; }", "008?"),
        ("[BsonGenerated, [|BsonKnownTypes(typeof(A))|]] public partial class A { public int B; }", "008?"),
        ("[BsonGenerated, BsonKnownTypes([|typeof(C)|])] public partial class A; public class C;", "017!"),
        ("[BsonGenerated, BsonKnownTypes([|typeof(O)|])] public partial class A : O; public class O;", "017!"),
        ("[BsonGenerated, BsonKnownTypes([|typeof(I)|])] public partial class A : I; public interface I;", "017!"),
        ("[BsonGenerated, BsonKnownTypes(\"B\")] public partial class A { public int B; }", "CS1503"),
        ("[BsonGenerated, BsonKnownTypes(typeof(B))] public partial class [|A|]; file class B : A;", "006?"),
        ("[BsonGenerated, [|BsonDiscriminator(null)|]] public partial class A { public int B; }", "008?"),
        ("[BsonGenerated, BsonDiscriminator(\"a\"), BsonDiscriminator(\"b\")] public partial class A { public int B; }", "CS0579"),
        ("[BsonDiscriminator(\"a\")] public class O; [BsonGenerated, BsonDiscriminator([|\"a\"|])] public partial class A : O;", "021"),
        (
            "[BsonDiscriminator(RootClass = true)] public class O; [BsonGenerated, BsonDiscriminator(\"a\")] public partial class A : O; " +
            "[BsonGenerated, BsonDiscriminator([|\"a\"|])] public partial class B : O;",
            "021?"),
        ("[BsonGenerated] public partial class A : O { public int [|B|]; } public class O { public int B; }", "002!"),
        ("[BsonGenerated] public partial class A : O { public int C; } public class O { [BsonRepresentation([|BsonType.ObjectId|])] " +
            "public int B; }", "016!"),
        ("[BsonGenerated] public partial class A : O { public int C; } public class O { public Action? [|B|]; }", "005?"),
        ("[BsonGenerated] public partial class A : O { public int C; } public class O { public Guid [|B|]; }", "020?"),
        ("[BsonGenerated] public partial class [|A|]<T> : O<T>; [BsonGenerated] public partial class O<T> { public T? B { get; init; } }", "006?"),
        ("[BsonGenerated] public partial class A : O<string>; public class O<T> where T : struct { public T B; }", "CS0453"),
        ("[BsonGenerated] public abstract partial class A { public int B; } public class [|C|] : A { public int D; }", "015"),
        ("[BsonGenerated] public partial class A { public I? B { get; set; } } public interface I; public class [|C|] : I { public int " +
            "D; }", "015"),
        ("[BsonGenerated] public partial class A : O; public class O { private O() { } public int B; }", "CS0122"),

        // Constructors.
        ("[BsonGenerated] public partial class A { public A(string [|b|]) => B = b.Length; public int B { get; } }", "012!"),
        ("[BsonGenerated] public partial class A { public A(ref int [|b|]) => B = b; public int B { get; } }", "012!"),
        ("[BsonGenerated] public partial class A { public A(IEnumerable<int> [|b|]) => B = [.. b]; public List<int> B { get; } }", "012!"),
        ("[BsonGenerated] public partial class A { [[|BsonConstructor(\"b\")|]] public A(int b) => B = b; public int B; }", "012!"),
        ("[BsonGenerated] public partial class [|A|] { [BsonConstructor(\"B\", \"B\")] public A(int b, int c) => B = b + c; public int " +
            "B; }", "006?"),
        ("[BsonGenerated] public partial class A { [[|BsonConstructor(\"B\")|]] public A(int b, int c) => B = b + c; public int B; }", "012!"),
        ("[BsonGenerated] public partial class A { [BsonConstructor] public A(int [|b|]) => B = b; [BsonIgnore] public int B; public int " +
            "C; }", "012!"),
        ("[BsonGenerated] public abstract partial class [|A|] { [BsonConstructor] protected A(int b) => B = b; public int B; }", "006?"),
        ("[BsonGenerated] public partial class A { public A(int b) { } public A(int b) { } public int B; }", "CS0111"),
        ("[BsonGenerated] public partial class [|A|] { [BsonFactoryMethod] public static int Make(int b) => b; public int B; }", "006?"),
        ("[BsonGenerated] public partial class A { [[|BsonFactoryMethod(\"C\")|]] public static A Make(int b) => new() { B = b }; public " +
            "int B; }", "012!"),
        ("[BsonGenerated] public partial class A { [BsonFactoryMethod] public int B; }", "CS0592"),
        ("[BsonGenerated] public partial class [|A|](int b, string c) { public int B { get; } = b; public string D { get; } = c; }", "027?"),
        ("[BsonGenerated] public partial record A(int B) { public int [|C|] { get; } = B; }", "028"),

        // Conventions, class maps and attributes of BsonGen.
        ("[assembly: [|BsonGeneratedConventions|]] [BsonGenerated] public partial class A { public int B; }", "008?"),
        (
            "[assembly: [|BsonGeneratedConventions(GuidRepresentation = GuidRepresentation.Unspecified)|]] [BsonGenerated] public " +
            "partial class A { public int B; }",
            "008?"),
        ("[assembly: BsonGeneratedConventions([|EnumRepresentation = BsonType.Double|])] [BsonGenerated] public partial class A { public " +
            "int B; }", "011!"),
        ("[assembly: BsonGeneratedConventions(Missing = true)] [BsonGenerated] public partial class A { public int B; }", "CS0246"),
        (
            "[assembly: BsonGeneratedConventions(CamelCaseElementNames = true)] [BsonGenerated] public partial class A { public int B { " +
            "get; set; } public int [|b|] { get; set; } }",
            "002!"),
        ("[assembly: BsonGeneratedConventions(IgnoreIfNull = true)] [BsonGenerated] public partial class A { [[|BsonRequired|]] public " +
            "string? B; }", "023"),
        ("[assembly: BsonGeneratedConventions(NoId = true)] [BsonGenerated] public partial class A { [[|BsonId|]] public int B; }", "008?"),
        (
            "[BsonGenerated] public partial class A { public void M() => BsonClassMap.[|RegisterClassMap<A>|](m => " +
            "m.SetIgnoreExtraElements(true)); public int B; }",
            "026"),
        (
            "[BsonGenerated] public partial class A { public void M() => ConventionRegistry.[|Register|](\"c\", new ConventionPack { new " +
            "CamelCaseElementNameConvention() }, type => true); public int B; }",
            "025"),
        (
            "[BsonGenerated] public partial class A { public void M() => ConventionRegistry.[|Register|](\"c\", new ConventionPack { new " +
            "EnumRepresentationConvention(BsonType.String) }, type => type.Name == \"A\"); public int B; }",
            "025"),
        ("public class [|A|] { public IMongoCollection<[|A|]>? All; [BsonGenerated] public partial class C { public int B; } }", "001! 015"),
        ("[BsonGenerated] public partial class A { public E B; } public enum E { [[|BsonElement(\"x\")|]] X }", "008?"),
        ("[BsonGenerated, [|BsonReusable|]] public partial record A(int B);", "008?"),
        ("[BsonGenerated, BsonReusable] public partial struct A { public int B; }", "CS0592"),
        ("[BsonGenerated] public partial class A { [BsonReusable] public int B; }", "CS0592"),
        ("[[|BsonInterned|]] public char B;", "008?"),
        ("[[|BsonInterned|]] public Uri? B;", "008?"),
        ("[[|BsonInterned|], BsonRepresentation(BsonType.ObjectId)] public string? B;", "008?"),
        ("[BsonGenerated, BsonInterned] public partial class A { public string? B; }", "CS0592"),

        // Constraints of type parameters.
        ("public H<int>? B; } public class H<T> where T : class { public T? V;", "CS0452"),
        ("public H<string>? B; } public class H<T> where T : struct { public T V;", "CS0453"),
        ("public H<int?> B; } public struct H<T> where T : struct { public T V;", "CS0453"),
        ("public Nullable<string> B;", "CS0453"),
        ("public H<C>? B; } public class C(int x) { public int X = x; } public class H<T> where T : new() { public T? V;", "CS0310"),
        ("public H<string>? B; } public class H<T> where T : unmanaged { public T V;", "CS8377"),
        ("public H<int>? B; } public class H<T> where T : struct, Enum { public T V;", "CS0315"),
        ("public H<int?>? B; } public class H<T> where T : IComparable { public T? V;", "CS0313"),
        ("public H<int, string>? B; } public class H<T, U> where U : T { public T? V;", "CS0311"),
        ("public H<A>? B; } public class H<T> where T : H<T> { public T? V;", "CS0311"),
        ("public List<H<C>>? B; } public class C; public class H<T> where T : IComparable<T> { public T? V;", "CS0311"),
        ("public Dictionary<string, (H<C>[], int)>? B; } public class C; public class H<T> where T : IComparable<T> { public T? V;", "CS0311"),
        ("public H<C>.N? B; } public class C; public class H<T> where T : IComparable<T> { public class N { public T? V; }", "CS0311"),
        ("[BsonGenerated] public partial class A : H<C>; public class H<T> where T : IComparable<T> { public T? V; } public class C;", "CS0311"),
        ("[BsonGenerated] public partial class A<T> : H<T>; public class H<T> where T : class { public T? V; }", "CS0452"),
        ("[BsonGenerated] public partial class A<T> { public H<T>? B; } public class H<T> where T : IComparable<T> { public T? V; }", "CS0314"),
        (
            "[BsonGenerated] public partial class A : O; public class O { public H<C>? B; } public class H<T> where T : IComparable<T> { " +
            "public T? V; } public class C;",
            "CS0311"),
        (
            "[BsonGenerated] public partial class A(H<C> b) { public H<C> B { get; } = b; } public class H<T> where T : IComparable<T> { " +
            "public T? V; } public class C;",
            "CS0311"),
        (
            "[BsonGenerated, BsonKnownTypes(typeof(K<C>))] public partial class A; public class C; public class [|K|]<T> : A where T : " +
            "IComparable<T> { public T? V; }",
            "015 CS0311"),
        ("[assembly: BsonGenerated(typeof(H<C>))] public class H<T> where T : IComparable<T> { public T? V; } public class C;", "CS0311"),
        (
            "[BsonGenerated] public partial class A { public H<C>? B; } [BsonGenerated] public partial class C { public int [|D|] { get; " +
            "} public int E; } public class H<T> where T : IComparable<T> { public T? V; }",
            "028 CS0311"),
        (
            "public H<IEnumerable<string>, DayOfWeek, A>? [|B|]; } public class H<T, U, V> where T : IEnumerable<object> where U : " +
            "struct, Enum where V : class, new() { public T? W;",
            "019"),

        // File-local types and ref structs, which the compiler refuses in members.
        ("public F? B; } file class F {", "CS0052 CS9051"),
        ("[BsonElement] private List<F[]>? B; } file class F {", "CS9051"),
        ("public F B; } file enum F {", "CS0052 CS9051"),
        ("[BsonGenerated] public partial class A : F { public int B; } file class F;", "CS0060 CS9053"),
        ("[BsonGenerated] public partial class A { public int B; private F? _c; } file class F;", "CS9051"),
        ("[BsonGenerated, BsonKnownTypes(typeof(F))] public partial class [|A|] { public int B; } file class F : A;", "006?"),
        ("[BsonGenerated] file partial class [|A|] : F { public F? B; } file class F;", "006?"),
        ("file partial class O { [BsonGenerated] public partial class [|A|] { public int B; } }", "006?"),
        ("[[|BsonSerializer(typeof(S))|]] public int B; } file class S : SerializerBase<int> {", "007"),
        ("[assembly: [|BsonGenerated(typeof(F))|]] file class F { public int B; }", "006?"),
        ("[assembly: [|BsonGenerated(typeof(H<F>))|]] file class F; public class H<T> { public T? B; }", "006?"),
        ("public Span<int> B;", "CS8345"),
        ("[BsonGenerated] public partial record A(Span<int> B);", "CS8345"),
        ("public Span<int> [|B|] { get => default; set { } }", "005!"),

        // Declarations of large projects.
        ("[BsonGenerated] public record [|A|](string Id, List<int> B);", "001!"),
        ("[BsonGeneratedAttribute()] public class [|A|] { public int B; }", "001!"),
        ("[global::BsonGen.BsonGenerated] public class [|A|] { public int B; }", "001!"),
        (
            "public static class [|O|] { [BsonGenerated] public partial class A { public int B; } [BsonGenerated] public partial class C " +
            "{ public int B; } }",
            "001!"),
        ("[BsonGenerated] public partial class A { public int B; public class [|I|] { [BsonGenerated] public partial class J { public " +
            "int C; } } }", "001!"),
        ("[BsonGenerated] public partial class A { public partial int B { get; set; } public partial int B { get => 0; set { } } }", ""),
        (
            "[BsonGenerated] public partial class A { [BsonElement(\"x\")] public partial int B { get; set; } [BsonElement(\"y\")] " +
            "public partial int B { get => 0; set { } } }",
            "CS0579"),
        ("[BsonGenerated] public partial class A(ReadOnlySpan<int> [|b|]) { public int[] B { get; } = b.ToArray(); }", "012!"),
        ("[method: BsonConstructor] [BsonGenerated] public partial class A(int [|c|]) { public int B { get; set; } = c; }", "012!"),
        ("[BsonGenerated] public partial class A { public A? B; public H<A>? [|C|]; } public class H<T> { public List<T>? Items; }", "019"),
        (
            "#nullable disable\n[BsonGenerated] public partial class A { public string B; public List<string> C { get; set; } public " +
            "Dictionary<string, A> D; }",
            ""),
    ];
}
