using Microsoft.CodeAnalysis;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Types and members that the driver refuses.
public sealed partial class DiagnosticTests
{
    [Test]
    public void MemberNotSerializable() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public unsafe partial class Order
        {
            public nint [|Handle|] { get; set; }
            public int* [|Pointer|];
            [BsonIgnore] public nint Ignored { get; set; }
        }
        """,
        Error("BSONGEN005", "'Handle' can't be stored, since the driver can't write and read values of type 'nint'; give it another type, or [BsonIgnore]"),
        Error("BSONGEN005", "'Pointer' can't be stored, since the driver can't write and read values of type 'int*'; give it another type, or [BsonIgnore]"));

    [TestCase("[BsonRepresentation([|BsonType.ObjectId|])] public int A { get; set; }", "[BsonRepresentation] can't be on 'A': 'int' can't be stored as ObjectId, but as Decimal128, Double, Int32, Int64 or String")]
    [TestCase("[[|BsonRepresentation(BsonType.String)|]] public Uri? A { get; set; }", "[BsonRepresentation] can't be on 'A': the driver stores 'System.Uri?' in one way only")]
    [TestCase("[[|BsonDateTimeOptions|]] public string? A { get; set; }", "[BsonDateTimeOptions] can't be on 'A': it is for 'System.DateTime', not for 'string?'")]
    [TestCase("[BsonDateTimeOptions(Representation = [|BsonType.Double|])] public DateTime A { get; set; }", "[BsonDateTimeOptions] can't be on 'A': the value can't be stored as Double, but as DateTime, Document, Int64 or String")]
    [TestCase("[BsonTimeSpanOptions([|BsonType.Array|])] public TimeSpan A { get; set; }", "[BsonTimeSpanOptions] can't be on 'A': the value can't be stored as Array, but as Double, Int32, Int64 or String")]
    [TestCase("[BsonRequired, [|BsonDictionaryOptions|]] public List<int>? A { get; set; }", "[BsonDictionaryOptions] can't be on 'A': it is for dictionaries, not for 'System.Collections.Generic.List<int>?'")]
    [TestCase("[[|BsonExtraElements|]] public Dictionary<string, string>? A { get; set; }", "[BsonExtraElements] can't be on 'A': extra elements are kept in a BsonDocument or an IDictionary<string, object>, not in 'System.Collections.Generic.Dictionary<string, string>?'")]
    [TestCase("[BsonSerializer([|typeof(MongoDB.Bson.Serialization.Serializers.GuidSerializer)|])] public Guid? A { get; set; }", "[BsonSerializer] can't be on 'A': 'GuidSerializer' is for 'System.Guid', not for 'System.Guid?'")]
    [TestCase("[BsonSerializer([|typeof(string)|])] public int A { get; set; }", "[BsonSerializer] can't be on 'A': 'string' is no IBsonSerializer")]
    [TestCase("[BsonId(IdGenerator = [|typeof(Uri)|])] public int A { get; set; }", "[BsonId] can't be on 'A': 'System.Uri' is no IIdGenerator")]
    public void AttributeThatTheDriverRefuses(string member, string message)
    {
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ {member} }}", Error("BSONGEN016", message));
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order : Base; public class Base {{ {member} }}", Error("BSONGEN016", message));
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order : Base; [BsonGenerated] public partial class Base {{ {member} }}", Error("BSONGEN016", message));
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
        Error("BSONGEN005", "'Changed' can't be stored, since the driver can't write and read values of type 'System.Action?'; give it another type, or [BsonIgnore]"));

    /// <summary>Whether the driver takes the attribute depends on type arguments, on serializers or attributes of the user, or on the driver's version.</summary>
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer))] public T? A { get; set; }")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.EnumerableInterfaceImplementerSerializer<List<int>, int>))] public List<T>? A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.ObjectId)] public T? A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.Double)] public Own A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.Document)] public DateOnly A { get; set; }")]
    [TestCase("[BsonGuidRepresentation(GuidRepresentation.Standard)] public Guid? A { get; set; }")]
    [TestCase("[ByName(typeof(int))] public string? A { get; set; }")]
    public void AttributeThatTheDriverMayTake(string member)
    {
        var run = TestProject.CreateDriver().RunGenerators(TestProject.Compile(
            $"[BsonGenerated] public partial class Order<T> {{ {member} }} public struct Own; public class ByNameAttribute(Type type) : BsonSerializerAttribute(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer)) {{ public Type Type => type; }}"));
        Assert.That(run.GetRunResult().Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error), Is.Empty);
    }

    [TestCase("[BsonKnownTypes([|typeof(Uri)|])] public partial class Order;", "'System.Uri' can't be a known type of 'Order', since it does not derive from it")]
    [TestCase("public partial class Order : Base; [BsonKnownTypes(typeof(Order), [|typeof(int)|])] public class Base;", "'int' can't be a known type of 'Base', since it does not derive from it")]
    [TestCase("[BsonKnownTypes([|typeof(Of<>)|])] public partial class Order; public class Of<T> : Order;", "'Of<>' can't be a known type of 'Order', since it is an open generic type")]
    public void KnownTypeThatTheDriverRefuses(string declaration, string message) => GeneratorHarness.Run("[BsonGenerated] " + declaration, Error("BSONGEN017", message));

    [TestCase("typeof(A), [|typeof(B)|]", "[BsonDiscriminator(\"A\")] public class B : Order;", "'B' has the discriminator 'A', which 'A' has already")]
    [TestCase("typeof(A), [|typeof(N.A)|]", "namespace N { public class A : Order; }", "'A' has the discriminator 'A', which 'A' has already")]
    [TestCase("typeof(A), [|typeof(B)|]", "[BsonDiscriminator(\"Order\")] public class B : A;", "'B' has the discriminator 'Order', which 'Order' has already")]
    public void KnownTypesWithOneDiscriminator(string known, string declaration, string start) => GeneratorHarness.Run(
        $"[BsonGenerated, BsonKnownTypes({known})] public partial class Order; public class A : Order; {declaration}",
        Error("BSONGEN021", start + ", so that documents with it can't be read as 'Order'; give one of the two another discriminator with [BsonDiscriminator]"));

    [TestCase("[BsonGenerated] public abstract partial class Order;", "[BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class B : Order;", "'B' has the discriminator 'A', which 'A' has already")]
    [TestCase("[BsonDiscriminator(RootClass = true)] public class Order;", "public static partial class N { [BsonGenerated] public partial class [|A|] : Order; }", "'A' has the discriminator 'A', which 'A' has already")]
    [TestCase("[BsonKnownTypes(typeof(A))] public class Order;", "public abstract class C : Order; [BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class D : C;", "'D' has the discriminator 'A', which 'A' has already")]
    [TestCase("[BsonGenerated] public partial class Order;", "[BsonGenerated, BsonDiscriminator([|\"Order\"|])] public partial class B : Order;", "'B' has the discriminator 'Order', which 'Order' has already")]
    [TestCase("[BsonGenerated, BsonKnownTypes(typeof(A))] public partial class Order;", "[BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class B : Order;", "'B' has the discriminator 'A', which 'A' has already")]
    public void TypesWithOneDiscriminator(string ancestor, string declaration, string start) => GeneratorHarness.Run(
        $"{ancestor} [BsonGenerated] public partial class A : Order; {declaration}",
        Error("BSONGEN021", start + ", so that documents with it can't be read as 'Order'; give one of the two another discriminator with [BsonDiscriminator]"));

    [TestCase("public abstract class Order;", "public static partial class N { [BsonGenerated] public partial class A : Order; }")]
    [TestCase("[BsonGenerated] public partial class Order;", "[BsonGenerated, BsonDiscriminator(\"A\")] public partial class B;")]
    [TestCase("[BsonGenerated] public partial class Order;", "[BsonGenerated, BsonDiscriminator(\"a\")] public partial class B : Order;")]
    [TestCase("[BsonGenerated] public partial class Order;", "public static partial class N { [BsonGenerated] public partial class A<T> : Order; }")]
    public void TypesThatMayHaveOneDiscriminator(string ancestor, string declaration) =>
        GeneratorHarness.Run($"{ancestor} [BsonGenerated] public partial class A : Order; {declaration}");

    [TestCase("[BsonDefaultValue([|\"x\"|])] public int A { get; set; }", "\"x\" can't be the default of 'A', whose type is 'int': the driver does not convert it")]
    [TestCase("[BsonDefaultValue([|1|])] public long? A { get; set; }", "1 can't be the default of 'A', whose type is 'long?': the driver does not convert it")]
    [TestCase("[BsonDefaultValue([|null|])] public DateTime A { get; set; }", "null can't be the default of 'A', whose type is 'System.DateTime': the driver does not convert it")]
    public void DefaultValueOfAnotherType(string member, string message) =>
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ {member} }}", Error("BSONGEN018", message));

    [TestCase("public Action? [|A|] { get; set; }", "System.Action?")]
    [TestCase("public Dictionary<string, Func<int>[]>? [|A|];", "System.Func<int>")]
    [TestCase("public System.IO.Stream? [|A|] { get; set; }", "System.IO.Stream?")]
    [TestCase("public Type? [|A|] { get; set; }", "System.Type?")]
    [TestCase("[BsonElement] private int[,,,] [|A|] = new int[1, 1, 1, 1]; public int B => A.Length;", "int[*,*,*,*]")]
    public void MemberThatTheDriverCanNotStore(string member, string type) => GeneratorHarness.Run(
        $"[BsonGenerated] public partial class Order {{ {member} }}",
        Error("BSONGEN005", $"'A' can't be stored, since the driver can't write and read values of type '{type}'; give it another type, or [BsonIgnore]"));
}
