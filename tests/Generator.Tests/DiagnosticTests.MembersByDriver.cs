using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Members that the driver reads and writes, and types that could be generated.
public sealed partial class DiagnosticTests
{
    [Test]
    public void MemberByDriver() => GeneratorHarness.Run(
        """
        using System.Net;

        [BsonGenerated]
        public partial class Order
        {
            public IPEndPoint? [|Address|] { get; set; }
            public List<IPEndPoint>? [|Addresses|] { get; set; }
            public Dictionary<string, IPEndPoint[]>? [|ByName|] { get; set; }
            public KeyValuePair<int, (string, IPEndPoint)>? [|Pair|] { get; set; }
            public Dictionary<TimeSpan, IPEndPoint>? [|ByNumber|] { get; set; }
            public Dictionary<TimeSpan, (string, List<IPEndPoint?>)>? [|Tuples|] { get; set; }
            public (int, Dictionary<int, IPEndPoint[]>) [|[|Tuple|]|] { get; set; }
            public List<BsonDocument>? Documents { get; set; }
            public Dictionary<TimeSpan, BsonValue>? ValuesByNumber { get; set; }
        }

        [BsonGenerated]
        public partial class Special : Order
        {
            public int Rank { get; set; }
        }
        """,
        Info(
            "BSONGEN007",
            "'Address' holds 'System.Net.IPEndPoint?', which the driver's serializer reads and writes, more slowly than generated code"),
        Info(
            "BSONGEN007",
            "'Addresses' holds 'System.Net.IPEndPoint', which the driver's serializer reads and writes, more slowly than generated code"),
        Info(
            "BSONGEN007",
            "'ByName' holds 'System.Net.IPEndPoint', which the driver's serializer reads and writes, more slowly than generated code"),
        Info(
            "BSONGEN007",
            "'Pair' holds 'System.Net.IPEndPoint', which the driver's serializer reads and writes, more slowly than generated code"),
        Info(
            "BSONGEN007",
            "'ByNumber' holds 'System.Net.IPEndPoint', which the driver's serializer reads and writes, more slowly than generated code"),
        Info(
            "BSONGEN007",
            "'Tuples' holds 'System.Net.IPEndPoint?', which the driver's serializer reads and writes, more slowly than generated code"),
        Info(
            "BSONGEN007",
            "'Tuple' holds 'System.Net.IPEndPoint', which the driver's serializer reads and writes, more slowly than generated code"),
        Warning(
            "BSONGEN022",
            "'Tuple' can't be stored unless empty, since the driver refuses element names of type 'int'; no attribute of the member " +
            "stores that dictionary as an array, so make its keys strings, unless code configures its serializer"));

    [Test]
    public void MemberWhoseTypeCouldBeGenerated() => GeneratorHarness.Run(
        """
        [assembly: BsonGenerated(typeof(Foreign))]

        [BsonGenerated]
        public partial class Order : Base
        {
            public Line? [|First|] { get; set; }
            public Dictionary<string, Line[]>? [|Lines|] { get; set; }
            [BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfArrays)]
            public Dictionary<int, Line>? [|ByNumber|] { get; set; }
            public List<Page<Customer>>? [|Pages|] { get; set; }
            public Foreign? Named { get; set; }
            public Customer? Annotated { get; set; }
        }

        public class Base
        {
            public Line? [|OfBase|] { get; set; }
        }

        public class Line;

        public class Foreign;

        public class Page<T>;

        [BsonGenerated]
        public partial class Customer;
        """,
        Info("BSONGEN019", "'First' holds 'Line', which has no generated serializer; make it partial and give it [BsonGenerated]"),
        Info("BSONGEN019", "'Lines' holds 'Line', which has no generated serializer; make it partial and give it [BsonGenerated]"),
        Info("BSONGEN019", "'ByNumber' holds 'Line', which has no generated serializer; make it partial and give it [BsonGenerated]"),
        Info("BSONGEN019", "'Pages' holds 'Page<T>', which has no generated serializer; make it partial and give it [BsonGenerated]"),
        Info("BSONGEN019", "'OfBase' holds 'Line', which has no generated serializer; make it partial and give it [BsonGenerated]"));

    [TestCase(
        "[BsonTimeSpanOptions(BsonType.Int64, MongoDB.Bson.Serialization.Options.TimeSpanUnits.Seconds), " +
        "[|BsonRepresentation(BsonType.String)|]] public TimeSpan A { get; set; }",
        "BsonRepresentation")]
    [TestCase("[[|Text|]] public int A { get; set; }", "Text")]
    [TestCase("[[|Options|]] public int A { get; set; }", "Options")]
    public void MemberByDriverForAnAttribute(string member, string attribute) => GeneratorHarness.Run(
        $$"""
        using MongoDB.Bson.Serialization;

        [BsonGenerated] public partial class Order { {{member}} }

        public sealed class TextAttribute : BsonRepresentationAttribute { public TextAttribute() : base(BsonType.String) { } }
        public sealed class OptionsAttribute : BsonSerializationOptionsAttribute
        {
            protected override IBsonSerializer Apply(IBsonSerializer serializer) => serializer;
        }
        """,
        Info(
            "BSONGEN007", $"'A' is read and written by the driver's serializer because of [{attribute}], more slowly than generated code"));

    [Test]
    public void MemberByDriverInMetadata() => GeneratorHarness.Run(
        "[assembly: [|BsonGenerated(typeof(System.Net.NetworkCredential))|]]",
        Info(
            "BSONGEN007",
            "'SecurePassword' holds 'System.Security.SecureString', which the driver's serializer reads and writes, more slowly than " +
            "generated code"));

    [Test]
    public void MemberOfAnotherProjectCanBeNamedForTheAssembly()
    {
        var library = TestProject.Compile("public class Address; public class Page<T>; public class Tags : System.Collections.ArrayList;");
        var source = new SourceFile(
            """
            [BsonGenerated]
            public partial class Order
            {
                public Address? [|Home|] { get; set; }
                public List<Address>? [|Stops|] { get; set; }
                public Page<int>? [|Page|] { get; set; }
                public Tags? [|Tags|] { get; set; }
            }
            """);
        GeneratorHarness.Run(
            TestProject.Compile("TestAssembly2", [library.ToMetadataReference()], [source]),
            TestProject.CreateDriver(),
            [source],
            Info(
                "BSONGEN007",
                "'Home' holds 'Address?', which the driver's serializer reads and writes unless " +
                "[assembly: BsonGenerated(typeof(Address))] names it, more slowly than generated code"),
            Info(
                "BSONGEN007",
                "'Stops' holds 'Address', which the driver's serializer reads and writes unless " +
                "[assembly: BsonGenerated(typeof(Address))] names it, more slowly than generated code"),
            Info(
                "BSONGEN007",
                "'Page' holds 'Page<int>?', which the driver's serializer reads and writes, more slowly than generated code"),
            Info("BSONGEN007", "'Tags' holds 'Tags?', which the driver's serializer reads and writes, more slowly than generated code"));
    }

    [Test]
    public async Task Candidates()
    {
        var source = new SourceFile(
            """
            using MongoDB.Bson.Serialization;

            public class Order;

            public class Line;

            [Stored] public class Price;

            public sealed class StoredAttribute : BsonSerializerAttribute;

            public static class Mapping
            {
                public static void Register()
                {
                    BsonClassMap.RegisterClassMap<[|Order|]>();
                    BsonClassMap.RegisterClassMap<Order>(map => map.AutoMap());
                    BsonClassMap.RegisterClassMap<[|Line|]>(map => map.SetIgnoreExtraElements(true));
                    BsonClassMap.RegisterClassMap<Price>();
                }
            }
            """);
        var diagnostics = await TestProject.Compile(source).WithAnalyzers([new CandidateAnalyzer()]).GetAnalyzerDiagnosticsAsync();
        Assert.That(
            diagnostics.Select(diagnostic => new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())),
            Is.EqualTo(
                [
                    Info(
                        "BSONGEN015",
                        "'Order' is stored by its class map; add [assembly: BsonGenerated(typeof(Order))] for a generated serializer"),
                    Info(
                        "BSONGEN015",
                        "'Line' is stored by its class map; add [assembly: BsonGenerated(typeof(Line))] for a generated serializer"),
                ]));
        Assert.That(diagnostics.Select(diagnostic => diagnostic.Location.SourceSpan), Is.EqualTo(source.Spans));
    }

    /// <summary>The names in files lead to the annotated types that hold a type.</summary>
    [TestCase("[BsonGenerated] public partial class Order { public List<Line>? First { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order;", "public partial class Order { public Line? First { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order : Page<Line>;", "public class Page<T> { public T? First { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public Other? First { get; set; } }", "global using Other = Line;")]
    [TestCase("using Other = Line; [BsonGenerated] public partial class Order { public Other? First { get; set; } }")]
    [TestCase(
        "[BsonGenerated] public partial class Order : Middle;",
        "public class Middle : Base;",
        "public class Base { public Line? First { get; set; } }")]
    [TestCase(
        "[BsonGenerated] public partial class Order : Other;",
        "global using Other = Base;",
        "public class Base { public Line? First { get; set; } }")]
    [TestCase(
        "[BsonGenerated] public partial class Order;",
        "public partial class Order : Base;",
        "public class Base { public Line? First { get; set; } }")]
    public async Task HeldClassesOfOtherFilesAreSuggested(params string[] files)
    {
        var compilation = TestProject.Compile(
            [new SourceFile("public class Line;"), .. files.Select((file, index) => new SourceFile(file, $"File{index}.cs"))]);
        var diagnostics = await compilation.WithAnalyzers([new CandidateAnalyzer()]).GetAnalyzerDiagnosticsAsync();
        Assert.That(
            diagnostics.Select(diagnostic => new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())),
            Is.EqualTo(
                [Info("BSONGEN019", "'Order.First' holds 'Line', which has no generated serializer; make it partial and give it " +
                    "[BsonGenerated]")]));
    }

    [Test]
    public async Task ClassesBehindInterfacesThatNoMemberStoresAreNotSuggested()
    {
        var source = new SourceFile(
            """
            using BsonGen;
            using MongoDB.Bson.Serialization.Attributes;
            [BsonGenerated]
            public partial class Order
            {
                [BsonElement] private IPrice? _price = null;
                public INote? Note => null;
                public bool HasPrice() => _price is not null;
            }
            public interface IPrice;
            public interface INote;
            public class [|Price|] : IPrice;
            public class Note : INote;
            """);
        var diagnostics = await TestProject.Compile(source).WithAnalyzers([new CandidateAnalyzer()]).GetAnalyzerDiagnosticsAsync();
        Assert.That(
            diagnostics.Select(diagnostic => (diagnostic.Id, diagnostic.Location.SourceSpan)),
            Is.EqualTo(source.Spans.Select(span => ("BSONGEN015", span))));
    }
}
