using Microsoft.CodeAnalysis;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Types and members that the driver refuses.
public sealed partial class DiagnosticTests
{
    [Test]
    public void PointerIsAnError() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public unsafe partial class Order
        {
            public int* [|Pointer|];
            [BsonIgnore] public nint Ignored { get; set; }
        }
        """,
        Error(
            "BSONGEN005",
            "'Pointer' can't be stored, since the driver can't write and read values of type 'int*'; use another type, [BsonSerializer] " +
            "or [BsonIgnore]"));

    [TestCase(
        "[BsonRepresentation([|BsonType.Array|])] public List<bool>? A { get; set; }",
        "[BsonRepresentation] can't be on 'A': the items of 'System.Collections.Generic.List<bool>?' can't be stored as Array, but as " +
        "Boolean, Decimal128, Double, Int32, Int64 or String")]
    [TestCase(
        "[BsonRepresentation([|BsonType.Array|])] public byte[]? A { get; set; }",
        "[BsonRepresentation] can't be on 'A': 'byte[]?' can't be stored as Array, but as Binary or String")]
    [TestCase(
        "[BsonRepresentation([|BsonType.Array|])] public char? A { get; set; }",
        "[BsonRepresentation] can't be on 'A': 'char?' can't be stored as Array, but as Int32, Int64 or String")]
    [TestCase(
        "[[|BsonRepresentation(BsonType.String)|]] public Uri[]? A { get; set; }",
        "[BsonRepresentation] can't be on 'A': the driver stores the items of 'System.Uri[]?' in one way only")]
    [TestCase(
        "[[|BsonRepresentation(BsonType.String)|]] public Uri? A { get; set; }",
        "[BsonRepresentation] can't be on 'A': the driver stores 'System.Uri?' in one way only")]
    [TestCase(
        "[BsonDateTimeOptions(Representation = [|BsonType.Double|])] public DateTime A { get; set; }",
        "[BsonDateTimeOptions] can't be on 'A': the value can't be stored as Double, but as DateTime, Document, Int64 or String")]
    [TestCase(
        "[BsonTimeSpanOptions([|BsonType.Array|])] public TimeSpan A { get; set; }",
        "[BsonTimeSpanOptions] can't be on 'A': the value can't be stored as Array, but as Double, Int32, Int64 or String")]
    [TestCase(
        "[BsonRequired, [|BsonDictionaryOptions|]] public List<int>? A { get; set; }",
        "[BsonDictionaryOptions] can't be on 'A': it is for dictionaries, not for 'System.Collections.Generic.List<int>?'")]
    [TestCase(
        "[BsonSerializer([|typeof(MongoDB.Bson.Serialization.Serializers.GuidSerializer)|])] public Guid? A { get; set; }",
        "[BsonSerializer] can't be on 'A': 'GuidSerializer' is for 'System.Guid', not for 'System.Guid?'")]
    [TestCase(
        "[BsonSerializer([|typeof(string)|])] public int A { get; set; }",
        "[BsonSerializer] can't be on 'A': 'string' is no IBsonSerializer")]
    [TestCase(
        "[BsonId(IdGenerator = [|typeof(Uri)|])] public int A { get; set; }", "[BsonId] can't be on 'A': 'System.Uri' is no IIdGenerator")]
    [TestCase(
        "[BsonId(IdGenerator = [|typeof(MongoDB.Bson.Serialization.IIdGenerator)|])] public int A { get; set; }",
        "[BsonId] can't be on 'A': 'MongoDB.Bson.Serialization.IIdGenerator' can't be created, since it has no public constructor " +
        "without parameters")]
    [TestCase(
        "[BsonId(IdGenerator = [|typeof(MongoDB.Bson.Serialization.IdGenerators.ZeroIdChecker<>)|])] public int A { get; set; }",
        "[BsonId] can't be on 'A': 'MongoDB.Bson.Serialization.IdGenerators.ZeroIdChecker<>' is an open generic type")]
    [TestCase(
        "[BsonId(IdGenerator = [|typeof(MongoDB.Bson.Serialization.IdGenerators.ObjectIdGenerator)|])] public int A { get; set; }",
        "[BsonId] can't be on 'A': 'ObjectIdGenerator' makes ids of type 'MongoDB.Bson.ObjectId', not 'int'")]
    [TestCase(
        "[BsonId(IdGenerator = [|typeof(MongoDB.Bson.Serialization.IdGenerators.CombGuidGenerator)|])] public string? A { get; set; }",
        "[BsonId] can't be on 'A': 'CombGuidGenerator' makes ids of type 'System.Guid', not 'string?'")]
    [TestCase(
        "[BsonSerializer([|typeof(MongoDB.Bson.Serialization.Serializers.SerializerBase<int>)|])] public int A { get; set; }",
        "[BsonSerializer] can't be on 'A': 'MongoDB.Bson.Serialization.Serializers.SerializerBase<int>' can't be created, since it has " +
        "no public constructor without parameters")]
    public void AttributeThatTheDriverRefuses(string member, string message)
    {
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ {member} }}", Error("BSONGEN016", message));
        GeneratorHarness.Run(
            $"[BsonGenerated] public partial class Order : Base; public class Base {{ {member} }}", Error("BSONGEN016", message));
        GeneratorHarness.Run(
            $"[BsonGenerated] public partial class Order : Base; [BsonGenerated] public partial class Base {{ {member} }}",
            Error("BSONGEN016", message));
    }

    [Test]
    public void MistakeOfABaseClassIsReportedOnce() => GeneratorHarness.Run(
        """
        public class Base
        {
            [[|BsonDateTimeOptions|]] public string? Text { get; set; }
            public Action? [|Changed|];
        }

        [BsonGenerated] public partial class Order : Base;
        [BsonGenerated] public partial class Invoice : Base;
        [BsonGenerated] public partial class Reminder : Invoice;
        """,
        Error("BSONGEN016", "[BsonDateTimeOptions] can't be on 'Text': it is for 'System.DateTime', not for 'string?'"),
        Warning(
            "BSONGEN005",
            "'Changed' can't be stored, since the driver can't write and read values of type 'System.Action?'; use another type, " +
            "[BsonSerializer] or [BsonIgnore], unless code registers its serializer"));

    /// <summary>
    /// Whether the driver takes the attribute depends on type arguments, on serializers or attributes of the user, or on the driver's
    /// version.
    /// </summary>
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer))] public T? A { get; set; }")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.EnumerableInterfaceImplementerSerializer<List<int>, int>))] " +
        "public List<T>? A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.ObjectId)] public T? A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.Double)] public Own A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.Document)] public DateOnly A { get; set; }")]
    [TestCase("[BsonGuidRepresentation(GuidRepresentation.Standard)] public Guid? A { get; set; }")]
    [TestCase("[ByName(typeof(int))] public string? A { get; set; }")]
    public void AttributeThatTheDriverMayTake(string member)
    {
        var run = TestProject.CreateDriver().RunGenerators(TestProject.Compile(
            $"[BsonGenerated] public partial class Order<T> {{ {member} }} public struct Own; public class ByNameAttribute(Type type) : " +
            $"BsonSerializerAttribute(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer)) {{ public Type Type => type; }}"));
        Assert.That(run.GetRunResult().Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error), Is.Empty);
    }

    [TestCase(
        "public partial class Order : Base; [BsonKnownTypes(typeof(Order), [|typeof(int)|])] public class Base;",
        "'int' can't be a known type of 'Base', since it does not derive from it")]
    [TestCase(
        "[BsonKnownTypes([|typeof(Of<>)|])] public partial class Order; public class Of<T> : Order;",
        "'Of<>' can't be a known type of 'Order', since it is an open generic type")]
    public void KnownTypeThatTheDriverRefuses(string declaration, string message) =>
        GeneratorHarness.Run("[BsonGenerated] " + declaration, Error("BSONGEN017", message));

    [TestCase(
        "typeof(A), [|typeof(B)|]",
        "[BsonDiscriminator(\"A\")] public class B : Order;",
        "'B' has the discriminator 'A', which 'A' has already")]
    [TestCase(
        "typeof(A), [|typeof(N.A)|]", "namespace N { public class A : Order; }", "'A' has the discriminator 'A', which 'A' has already")]
    [TestCase(
        "typeof(A), [|typeof(B)|]",
        "[BsonDiscriminator(\"Order\")] public class B : A;",
        "'B' has the discriminator 'Order', which 'Order' has already")]
    public void KnownTypesWithOneDiscriminator(string known, string declaration, string start) => GeneratorHarness.Run(
        $"[BsonGenerated, BsonKnownTypes({known})] public partial class Order; public class A : Order; {declaration}",
        Warning(
            "BSONGEN021",
            start +
            ", so that documents with it can't be read as 'Order'; give one of the two another discriminator with [BsonDiscriminator], " +
            "unless code sets them"));

    [TestCase(
        HeldOrder + "[BsonGenerated] public abstract partial class Order;",
        "[BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class B : Order;",
        "'B' has the discriminator 'A', which 'A' has already")]
    [TestCase(
        "[BsonDiscriminator(RootClass = true)] public class Order;",
        "public static partial class N { [BsonGenerated] public partial class [|A|] : Order; }",
        "'A' has the discriminator 'A', which 'A' has already")]
    [TestCase(
        "[BsonKnownTypes(typeof(A))] public class Order;",
        "public abstract class C : Order; [BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class D : C;",
        "'D' has the discriminator 'A', which 'A' has already")]
    [TestCase(
        HeldOrder + "[BsonGenerated] public partial class Order;",
        "[BsonGenerated, BsonDiscriminator([|\"Order\"|])] public partial class B : Order;",
        "'B' has the discriminator 'Order', which 'Order' has already")]
    [TestCase(
        "[BsonGenerated, BsonKnownTypes(typeof(A))] public partial class Order;",
        "[BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class B : Order;",
        "'B' has the discriminator 'A', which 'A' has already")]
    public void TypesWithOneDiscriminator(string ancestor, string declaration, string start) => GeneratorHarness.Run(
        $"{ancestor} [BsonGenerated] public partial class A : Order; {declaration}",
        Warning(
            "BSONGEN021",
            start +
            ", so that documents with it can't be read as 'Order'; give one of the two another discriminator with [BsonDiscriminator], " +
            "unless code sets them"));

    private const string HeldOrder =
        "[BsonGenerated] public partial class Holder { public Dictionary<string, Order[]>? Orders { get; set; } } ";

    [TestCase(
        "[BsonGenerated] public abstract partial class Order;",
        "[BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class B : Order;",
        "'B' has the discriminator 'A', which 'A' has already")]
    [TestCase(
        "[BsonGenerated] public partial class Order;",
        "[BsonGenerated, BsonDiscriminator([|\"Order\"|])] public partial class B : Order;",
        "'B' has the discriminator 'Order', which 'Order' has already")]
    public void TypesWithOneDiscriminatorThatNothingReadsAsTheirBase(string ancestor, string declaration, string start) =>
        GeneratorHarness.Run(
        $"{ancestor} [BsonGenerated] public partial class A : Order; {declaration}",
        Info(
            "BSONGEN021",
            start +
            ", so that documents with it can't be read as 'Order'; give one of the two another discriminator with [BsonDiscriminator], " +
            "unless code sets them"));

    [TestCase("class Store { public MongoDB.Driver.IMongoCollection<Order>? Orders { get; set; } }", true)]
    [TestCase("class Store { public object Get(MongoDB.Driver.IMongoDatabase database) => database.GetCollection<Order>(); }", true)]
    [TestCase("class Store { public MongoDB.Driver.IMongoCollection<A>? Orders { get; set; } }", false)]
    [TestCase("class Store { public IMongoCollection<Order>? Orders { get; set; } } interface IMongoCollection<T>;", false)]
    public void CollectionsAreReadAsTheirType(string store, bool isRead)
    {
        const string Message = "'B' has the discriminator 'A', which 'A' has already, so that documents with it can't be read as " +
            "'Order'; give one of the two another discriminator with [BsonDiscriminator], unless code sets them";
        var driver = TestProject.Compile("MongoDB.Driver", [], [new SourceFile(
            "namespace MongoDB.Driver; public interface IMongoCollection<T>; public interface IMongoDatabase { IMongoCollection<T> " +
            "GetCollection<T>(); }")]);
        SourceFile[] sources =
        [
            "[BsonGenerated] public abstract partial class Order; [BsonGenerated] public partial class A : Order; [BsonGenerated, " +
            "BsonDiscriminator([|\"A\"|])] public partial class B : Order;",
            new(store, "Store.cs"),
        ];
        GeneratorHarness.Run(
            TestProject.Compile("TestAssembly", [driver.ToMetadataReference()], sources), TestProject.CreateDriver(), sources, isRead
                ? Warning("BSONGEN021", Message)
                : Info("BSONGEN021", Message));
    }

    [TestCase("public abstract class Order;", "public static partial class N { [BsonGenerated] public partial class A : Order; }")]
    [TestCase("[BsonGenerated] public partial class Order;", "[BsonGenerated, BsonDiscriminator(\"A\")] public partial class B;")]
    [TestCase("[BsonGenerated] public partial class Order;", "[BsonGenerated, BsonDiscriminator(\"a\")] public partial class B : Order;")]
    [TestCase(
        "[BsonGenerated] public partial class Order;",
        "public static partial class N { [BsonGenerated] public partial class A<T> : Order; }")]
    public void TypesThatMayHaveOneDiscriminator(string ancestor, string declaration) =>
        GeneratorHarness.Run($"{ancestor} [BsonGenerated] public partial class A : Order; {declaration}");

    [TestCase(
        "[BsonDefaultValue([|\"x\"|])] public int A { get; set; }",
        "\"x\" can't be the default of 'A', whose type is 'int': the driver does not convert it")]
    [TestCase(
        "[BsonDefaultValue([|1|])] public long? A { get; set; }",
        "1 can't be the default of 'A', whose type is 'long?': the driver does not convert it")]
    [TestCase(
        "[BsonDefaultValue([|null|])] public DateTime A { get; set; }",
        "null can't be the default of 'A', whose type is 'System.DateTime': the driver does not convert it")]
    public void DefaultValueOfAnotherType(string member, string message) =>
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ {member} }}", Error("BSONGEN018", message));

    [TestCase("BsonSerializer.RegisterSerializer(new Own());", true)]
    [TestCase("BsonSerializer.TryRegisterSerializer<Type>(new Own());", true)]
    [TestCase("BsonSerializer.RegisterSerializer(typeof(Type), new Own());", true)]
    [TestCase("BsonSerializer.RegisterSerializer(typeof(Type[]), new Own());", true)]
    [TestCase("BsonSerializer.SerializerRegistry.GetSerializer<Type>(); BsonSerializer.RegisterSerializer(new Other());", false)]
    [TestCase("BsonClassMap.RegisterClassMap<Order>(map => { map.AutoMap(); map.SetIgnoreExtraElements(true); });", true)]
    [TestCase("BsonClassMap.RegisterClassMap(new BsonClassMap<Order>(map => map.AutoMap()));", true)]
    [TestCase("BsonClassMap.RegisterClassMap(new OrderMap());", true)]
    [TestCase("foreach (var map in new BsonClassMap[] { new OrderMap() }) { BsonClassMap.RegisterClassMap(map); }", true)]
    [TestCase("BsonClassMap.RegisterClassMap<Order>();", false)]
    [TestCase("BsonClassMap.RegisterClassMap<Order>(map => map.AutoMap());", false)]
    [TestCase("BsonClassMap.RegisterClassMap<object>(map => map.SetDiscriminator(string.Empty));", false)]
    [TestCase("Own.RegisterSerializer(new Own());", false)]
    public void MemberThatCodeMayStore(string registration, bool isKnown)
    {
        const string Message = "'A' can't be stored, since the driver can't write and read values of type 'System.Type'; use another " +
            "type, [BsonSerializer] or [BsonIgnore], unless code registers its serializer";
        var classMaps = registration.Contains("OrderMap", StringComparison.Ordinal)
            ? "public class OrderMap : MapBase<Order>; public class MapBase<T> : BsonClassMap<T>;"
            : "";
        GeneratorHarness.Run(
            $$"""
            using MongoDB.Bson.Serialization;
            using MongoDB.Bson.Serialization.Serializers;

            [BsonGenerated] public partial class Order { public Type[]? [|A|] { get; set; } public int B { get; set; } }

            public class Other : SerializerBase<Uri>;

            {{classMaps}}

            public class Own : SerializerBase<Type>
            {
                public static void RegisterSerializer<T>(IBsonSerializer<T> serializer) => _ = serializer;
                public static void Register() { {{registration}} }
            }
            """,
            isKnown ? Info("BSONGEN005", Message) : Warning("BSONGEN005", Message));
    }

    /// <summary>An attribute of the user may set the serializer, and a class map may map the members.</summary>
    [TestCase("[Stored] public Type? A { get; set; }", true)]
    [TestCase("[Stored] public System.Numerics.BigInteger A { get; set; }", true)]
    [TestCase("[Stored] public Dictionary<int, string>? A { get; set; }", true)]
    [TestCase("public Order(int number) => A = number; public int A { get; }", false)]
    [TestCase("public List<int> A { get; } = []; public int B { get; set; }", false)]
    public void MemberThatTheUserStores(string members, bool isLeft) => GeneratorHarness.Run(
        $$"""
        using MongoDB.Bson.Serialization;

        [BsonGenerated] public partial class {{(isLeft ? "[|Order|]" : "Order")}} { {{members}} }
        public sealed class StoredAttribute : Attribute, IBsonMemberMapAttribute { public void Apply(BsonMemberMap memberMap) { } }
        public class OrderMap : BsonClassMap<Order>;
        """,
        isLeft
            ? [Warning(
                "BSONGEN006",
                "No serializer is generated for 'Order', so the driver's class map serves it: [StoredAttribute] on 'A' runs custom code " +
                "on the class map")]
            : []);

    [TestCase("Dictionary<int, string>", "int")]
    [TestCase("IReadOnlyDictionary<ObjectId, int>[]", "MongoDB.Bson.ObjectId")]
    [TestCase("List<SortedDictionary<DayOfWeek, int>>", "System.DayOfWeek")]
    public void DictionaryWithOtherKeys(string type, string key)
    {
        var warning = Warning("BSONGEN022",
            $"'A' can't be stored unless empty, since the driver refuses element names of type '{key}'; add " +
            $"[BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)], unless code configures its serializer");
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ public {type}? [|A|] {{ get; set; }} }}", warning);
        GeneratorHarness.Run(
            $$"""
            using MongoDB.Bson.Serialization;
            using MongoDB.Bson.Serialization.Serializers;

            [BsonGenerated] public partial class Order { public {{type}}? A { get; set; } }
            public class Own : SerializerBase<{{key}}> { public static void Register() => BsonSerializer.RegisterSerializer(new Own()); }
            """);
    }

    [TestCase("[BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfArrays)] public Dictionary<int, " +
        "int>? A { get; set; }")]
    [TestCase("[BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfDocuments)] public " +
        "List<Dictionary<int, int>>? A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.Array)] public Dictionary<int, int>? A { get; set; }")]
    public void DictionaryAsArray(string member) => GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ {member} }}");

    [Test]
    public void RequiredMemberWhoseDefaultIsOmitted() => GeneratorHarness.Run(
        "[BsonGenerated] public partial class Order { [BsonRequired, [|BsonIgnoreIfDefault|]] public int A { get; set; } }",
        Info(
            "BSONGEN023",
            "'A' is required, and [BsonIgnoreIfDefault] omits its element from documents that then can't be read; remove one of the " +
            "two attributes"));

    [TestCase("System.Text.Json.JsonElement? [|A|]", "System.Text.Json.JsonElement")]
    [TestCase("Dictionary<string, Int128[]>? [|A|]", "System.Int128")]
    public void MemberThatIsStoredEmpty(string member, string type) => GeneratorHarness.Run(
        $"[BsonGenerated] public partial class Order {{ public {member} {{ get; set; }} }}",
        Warning(
            "BSONGEN024",
            $"The value of 'A' is lost, since the driver stores each '{type}' as an empty document; use another type, [BsonSerializer] " +
            $"or [BsonIgnore], unless code registers its serializer"));

    [Test]
    public void FixedSizeBuffer() => GeneratorHarness.Run(
        "[BsonGenerated] public unsafe partial struct Order { public fixed int [|A|][2]; }",
        Error(
            "BSONGEN005",
            "'A' can't be stored, since the driver stores the first item of a fixed-size buffer alone; use another type, " +
            "[BsonSerializer] or [BsonIgnore]"));

    [TestCase("Nested { public List<string> Names { get; } = []; }", true)]
    [TestCase("Nested(string name) { public string Name { get; } = name; }", false)]
    [TestCase("Nested { [BsonIgnore] public List<string> Names { get; } = []; }", false)]
    [TestCase("Nested { public int Count => 1; }", false)]
    [TestCase("Nested;", false)]
    public void NothingIsStored(string declaration, bool isLost) => GeneratorHarness.Run(
        $"[BsonGenerated] public partial class {(isLost ? "[|Nested|]" + declaration["Nested".Length..] : declaration)}",
        isLost
            ? [Warning(
                "BSONGEN027",
                "The driver stores each 'Nested' as an empty document, since no property has a setter, no public field can be set, and " +
                "no constructor has parameters with the names of its properties, unless code maps its members")]
            : []);

    [Test]
    public void PropertiesWithoutSetter() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Order : Base, IOrder
        {
            public List<string> [|Tags|] { get; } = [];
            public int Total { get; private set; }
            public int Half => Total / 2;
            public override int Count => 1;
            [BsonIgnore] public Dictionary<string, int> Ignored { get; } = [];
            [BsonElement] public int Written { get; } = 1;
            public static int Static { get; } = 1;
            internal int Internal { get; } = 1;
            int IOrder.Number { get; } = 1;
        }

        public class Base
        {
            public int [|Inherited|] { get; }
            public virtual int Count { get; set; }
        }

        public interface IOrder { int Number { get; } }
        """,
        Info("BSONGEN028", "'Tags' is not stored, since it has no setter; give it one, which may be private, or [BsonIgnore]"),
        Info("BSONGEN028", "'Inherited' is not stored, since it has no setter; give it one, which may be private, or [BsonIgnore]"));

    [TestCase("public Dictionary<string, Func<int>[]>? [|A|];", "System.Func<int>")]
    [TestCase("public System.IO.Stream? [|A|] { get; set; }", "System.IO.Stream?")]
    [TestCase("public Type? [|A|] { get; set; }", "System.Type?")]
    [TestCase("[BsonElement] private int[,,,] [|A|] = new int[1, 1, 1, 1]; public int B => A.Length;", "int[*,*,*,*]")]
    public void MemberThatTheDriverCanNotStore(string member, string type) => GeneratorHarness.Run(
        $"[BsonGenerated] public partial class Order {{ {member} }}",
        Warning(
            "BSONGEN005",
            $"'A' can't be stored, since the driver can't write and read values of type '{type}'; use another type, [BsonSerializer] or " +
            $"[BsonIgnore], unless code registers its serializer"));
}
