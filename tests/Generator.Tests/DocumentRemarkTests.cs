using System.Xml.Linq;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>The remarks that editors show with a type: its document.</summary>
public sealed class DocumentRemarkTests
{
    [Test]
    public void TheRemarksListTheElementsInTheirOrder() => Assert.That(
        RemarksOf(
            """
            using MongoDB.Bson;

            /// <summary>An order.</summary>
            [BsonGenerated]
            [BsonDiscriminator("order", Required = true)]
            public partial class Order
            {
                [BsonIgnoreIfNull] public string? Note { get; set; }
                [BsonElement("lines", Order = 1), BsonRequired] public List<Dictionary<string, Line>>? Lines { get; set; }
                public int Id { get; set; }
                [BsonIgnoreIfDefault] public int? Rank { get; set; }
                [BsonExtraElements] public BsonDocument? Others { get; set; }
                [BsonIgnore] public int Ignored { get; set; }
            }

            [BsonGenerated]
            public sealed partial class Line;
            """),
        Is.EqualTo(
            """
            {
              _t: "order"
              lines: List<Dictionary<string, Line>>, required
              Note: string, omitted if null
              _id: int
              Rank: int?, omitted if default
              ...: BsonDocument
            }
            """));

    [Test]
    public void NamesThatAreNoXmlAreEscaped() => Assert.That(
        RemarksOf(
            """
            [BsonGenerated]
            public partial class Order
            {
                [BsonElement("<a> & \r\n */")] public int Total { get; set; }
            }
            """),
        Is.EqualTo(
            """
            {
              "<a> & \r\n */": int
            }
            """));

    [Test]
    public void AnElementMayBeRequiredAndOmitted() => Assert.That(
        RemarksOf(
            """
            [BsonGenerated]
            public partial class Order
            {
                [BsonRequired, [|BsonIgnoreIfNull|]] public string? Note { get; set; }
            }
            """,
            ExpectedDiagnostic.Info(
                "BSONGEN023",
                "'Note' is required, and [BsonIgnoreIfNull] omits its element from documents that then can't be read; remove one of the " +
                "two attributes")),
        Is.EqualTo(
            """
            {
              Note: string, required, omitted if null
            }
            """));

    private static string RemarksOf(string source, params ExpectedDiagnostic[] expected)
    {
        var xml = GeneratorHarness.Run(source, expected).Output.GetTypeByMetadataName("Order")!.GetDocumentationCommentXml()!;

        // The compiler indents the lines.
        return XElement.Parse(xml).Descendants("code").Single().Value.Replace("\n    ", "\n").Trim();
    }
}
