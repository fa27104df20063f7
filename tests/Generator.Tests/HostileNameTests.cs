using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Names of users that equal names in generated code.</summary>
public sealed class HostileNameTests
{
    [Test]
    public void Keywords() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace @namespace.@class;

        [BsonGenerated]
        public partial class @event
        {
            public int @class { get; set; }
            public string? @string { get; init; }
            public List<int>? @field { get; set; }
            public @record? @record { get; set; }
            public int? @await { get => 1; set { } }
            [BsonRequired] public int @default { get; set; }
            [BsonElement("@")] private int @int;

            public override string ToString() => $"{@int}";
        }

        [BsonGenerated]
        public sealed partial class @record;

        [BsonGenerated]
        public partial struct @struct<@in>
        {
            public @in @params { get; set; }
        }
        """), withRegistration: true);

    [Test]
    public void NamesWithoutLetters() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Order
        {
            public Order(List<int>? _1) => this._1 = _1;

            public List<int>? _ { get; set; }
            public List<int>? __ { get; set; }
            public List<int>? _1 { get; private set; }
            public int? _2 { get => 1; set { } }
        }
        """);

    [Test]
    public void NamesThatGeneratedCodeUses() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public partial class Reader
        {
            public List<int>? reader { get; set; }
            public List<int>? writer { get; set; }
            public List<int>? document { get; set; }
            public Dictionary<string, int>? value { get; set; }
            public int? error { get => 1; set { } }
            public List<int?>? name { get; set; }
            public List<int>? index { get; set; }
            public List<int>? member { get; set; }
            public List<int>? array { get; set; }
            public Dictionary<string, List<int>>? items { get; set; }
            public Dictionary<string, int>? key { get; set; }
            public List<int>? Members { get; set; }
            public List<int>? ClassMap { get; set; }
            public List<int>? DocumentSlow { get; set; }
            public List<int>? Discriminator { get; set; }
            [[|BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer))|]] public string? ClassMap_ { get; set; }
            [[|BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer))|]] public string? classMap { get; set; }
        }
        """,
        ExpectedDiagnostic.Info(
            "BSONGEN007",
            "'ClassMap_' is read and written by the driver's serializer because of [BsonSerializer], more slowly than generated code"),
        ExpectedDiagnostic.Info(
            "BSONGEN007",
            "'classMap' is read and written by the driver's serializer because of [BsonSerializer], more slowly than generated code")));

    [Test]
    public void MembersThatDifferInCaseOrUnderscores() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        public class Base
        {
            [BsonElement("a")] private List<int>? _items = null;
            [BsonElement("b")] private int _count = 0;
            [BsonElement("c")] private int Hidden { get; set; }

            public override string ToString() => $"{_items} {_count} {Hidden}";
        }

        [BsonGenerated]
        public partial class Order : Base
        {
            [BsonElement("d")] private List<int>? _items;
            [BsonElement("e")] private readonly int _count = 0;
            [BsonElement("f")] private int Hidden { get; init; }
            [BsonRequired] public List<int>? Items { get; set; }
            [BsonRequired] public List<int>? items { get; set; }
            public List<List<int>>? List { get; set; }
            public List<int>? ListItem { get; set; }
            public Dictionary<string, List<int>>? Map { get; set; }
            public List<int>? MapValue { get; set; }
            public int? count { get => 1; set { } }
            public int? Count { get => 1; set { } }
            public int? _Count { get => 1; set { } }

            public override string ToString() => $"{_items} {_count} {Hidden}";
        }

        [BsonGenerated]
        public partial class StatusValue
        {
            public int Status { get => 1; set { } }
        }

        [BsonGenerated]
        public partial class StatusOrNull
        {
            public int? Status { get; set; }
        }

        [BsonGenerated]
        public partial class SawStatus
        {
            [BsonRequired] public int Status { get; set; }
        }
        """));

    [Test]
    public void NamespacesAndTypesOfTheFrameworks() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop.System
        {
            public class Exception { }
            public class Object { }
            public class Type { }

            [BsonGenerated]
            public sealed partial class BsonGen
            {
                public class Console { }
                public class Int32 { }
                public class MemoryExtensions { }

                public List<int>? MongoDB { get; set; }
                public string? System { get; set; }
                public string? @object { get; set; }
                public string? Read { get; set; }
                public string? Write { get; set; }
                public string? GuessOrFindMember { get; set; }
                public string? DescribeMember { get; set; }
            }
        }

        namespace Shop.System.MongoDB.Bson
        {
            [BsonGenerated]
            public partial class Boolean<System>
            {
                public System? Global { get; set; }
            }
        }

        namespace BsonGen.Generated
        {
            [BsonGenerated]
            public sealed partial class BsonTypes;
        }

        [BsonGenerated]
        public sealed partial class BsonTypes;
        """), withRegistration: true);

    [Test]
    public void UnicodeNames() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Łódź;

        [BsonGenerated]
        public sealed partial class Größe
        {
            public int Länge { get; set; }
            public List<int>? 名前 { get; set; }
            public int? ıI { get; set; }
            public List<int>? İ { get; set; }
            public int é { get => 1; set { } }
            public List<int>? __ { get; set; }
            public List<int>? _1 { get; set; }
        }
        """), withRegistration: true);

    [Test]
    public void ElementNames() => Snapshot.Match(GeneratorHarness.Run(
        """"
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Elements
        {
            [BsonElement("a \"quoted\" name")] public int Quotes { get; set; }
            [BsonElement(@"back\slash\0")] public int Backslash { get; set; }
            [BsonElement("😀 <b>&amp;</b>")] public int Emoji { get; set; }
            [BsonElement("line\r\nfeed\u2028\u0085\u0001\uffff*/")] public int Lines { get; set; }
            [BsonElement("{0} {{name}}")] public int Braces { get; set; }
            [BsonElement("$dollar.dot")] public int Dollar { get; set; }
            [BsonElement("'")] public int A { get; set; }
            [BsonElement("\\")] public int B { get; set; }
            [BsonElement(" ")] public int C { get; set; }
            [BsonElement("\u007f")] public int D { get; set; }
            [BsonElement("0")] public int E { get; set; }
        }
        """"));

    [Test]
    public void NestedSerializersOfOneNameInAHierarchy() => GeneratorHarness.Run(
        """
        namespace A
        {
            [BsonGenerated]
            public partial class Order
            {
                public int Id { get; set; }
            }
        }

        namespace B
        {
            [BsonGenerated, BsonDiscriminator("OrderOfB")]
            public partial class Order : A.Order
            {
                public int Number { get; set; }
            }

            public class Middle : Order;
        }

        namespace C
        {
            [BsonGenerated, BsonDiscriminator("OrderOfC")]
            public partial class Order : B.Middle;
        }
        """);
}
