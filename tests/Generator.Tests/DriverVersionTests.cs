using MongoDB.Bson;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

/// <summary>Generated code for an interface that only newer drivers have.</summary>
public sealed class DriverVersionTests
{
    /// <param name="indent">The column of the class, which depends on the containing types.</param>
    public static string Interface(int indent) => $",\n{new string(' ', indent)}global::MongoDB.Bson.Serialization.IHasDiscriminatorConvention";

    /// <param name="indent">Its column, which depends on the containing types.</param>
    public static string Implementation(int indent) =>
        $$"""
        {{new string(' ', indent)}}public global::MongoDB.Bson.Serialization.Conventions.IDiscriminatorConvention DiscriminatorConvention =>
        {{new string(' ', indent)}}    FindDiscriminatorConvention() ??
        {{new string(' ', indent)}}    ((global::MongoDB.Bson.Serialization.IHasDiscriminatorConvention)ClassMapSerializer).DiscriminatorConvention;


        """;

    private static readonly SourceFile Model =
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Leaf
        {
            public int Value { get; set; }
        }
        """;

    /// <summary>The interface of the driver since 3.0; empty if the referenced driver has it.</summary>
    private static readonly SourceFile[] Contract =
#if MONGODB_OFFICIAL
    [];
#else
    [
        new(
            """
            namespace MongoDB.Bson.Serialization;

            public interface IHasDiscriminatorConvention
            {
                Conventions.IDiscriminatorConvention DiscriminatorConvention { get; }
            }
            """,
            "Contract.cs"),
    ];
#endif

    // Earlier drivers have no serializers for them.
    [Test]
    public void ImmutableCollectionsAreCreatedSince31()
    {
        var isCreated = typeof(BsonDocument).Assembly.GetName().Version >= new Version(3, 1);
        var member = isCreated ? "A" : "[|A|]";
        var text = GeneratorHarness.Run(
            $$"""
            [BsonGenerated]
            public partial class Order
            {
                public System.Collections.Immutable.ImmutableList<int>? {{member}} { get; set; }
            }
            """,
            isCreated ? [] : [Info("BSONGEN007", "'A' holds 'System.Collections.Immutable.ImmutableList<int>?', which the driver's serializer reads and writes, more slowly than generated code")]).TextOf("Order");
        Assert.That(text.Contains(".CreateRange(", StringComparison.Ordinal), Is.EqualTo(isCreated), text);
    }

    [Test]
    public void ReturnsTheDiscriminatorConventionToTheDriver()
    {
        var text = GeneratorHarness.Run([Model, .. Contract]).TextOf("Shop.Leaf");

        Assert.That(text, Does.Contain($"GeneratedBsonSerializer<global::Shop.Leaf>{Interface(8)}\n"));
        Assert.That(text, Does.Contain($";\n\n{Implementation(8)}        public override"));
    }

    [TestCase("Id", "no", ExpectedResult = true)]
    [TestCase("Id", "_id", ExpectedResult = false)]
    [TestCase("Number", "no", ExpectedResult = false)]
    public bool TellsWhichIdWasChosenWhereDriversDiffer(string member, string element)
    {
        var text = GeneratorHarness.Run(
            $$"""
            namespace Shop;

            [BsonGenerated]
            public sealed partial class Leaf
            {
                [BsonElement("{{element}}")]
                public int {{member}} { get; set; }
            }
            """).TextOf("Shop.Leaf");
        var isBefore = typeof(BsonDocument).Assembly.GetName().Version < new Version(3, 9);
        Assert.That(text, Does.Not.Contain($"TakesRenamedId => {(isBefore ? "false" : "true")};"));
        return text.Contains($"protected override bool? TakesRenamedId => {(isBefore ? "true" : "false")};", StringComparison.Ordinal);
    }

#if !MONGODB_OFFICIAL
    [Test]
    public void ImplementsNothingThatTheDriverLacks() =>
        Assert.That(GeneratorHarness.Run(Model).TextOf("Shop.Leaf"), Does.Not.Contain("DiscriminatorConvention"));
#endif
}
