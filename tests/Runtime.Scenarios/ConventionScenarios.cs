using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Conventions registered at run time change what a type looks like; what was compiled then gives way to the class map.</summary>
public static class ConventionScenarios
{
    public static void CamelCase()
    {
        Register(new CamelCaseElementNameConvention());
        var document = Expect.SameAsClassMap();
        Expect.Equal("_id name count orNull key total when status numbers lines byName", string.Join(' ', document.Names), "names");
        Expect.Equal("text key", string.Join(' ', document["lines"][0].AsBsonDocument.Names), "inner names");
    }

    public static void IgnoreExtraElements()
    {
        Register(new IgnoreExtraElementsConvention(true));
        var document = Expect.SameAsClassMap();
        document.Add("more", 1);
        document["Lines"][0].AsBsonDocument.Add("more", 1);
        Expect.Equal("Ada", BsonSerializer.Deserialize<Order>(document.ToBson()).Name!, "driver");
        Expect.Equal("Ada", BsonGenSerializer.Deserialize<Order>(document.ToBson()).Name!, "direct");
    }

    public static void EnumsAsText()
    {
        Register(new EnumRepresentationConvention(BsonType.String));
        Expect.Equal<BsonValue>("Shipped", Expect.SameAsClassMap()["Status"], "status");
    }

    public static void IgnoreNull()
    {
        Register(new IgnoreIfNullConvention(true));
        Expect.SameAsClassMap();
        Expect.Equal(1, BsonSerializer.Deserialize<BsonDocument>(new Line().ToBson()).ElementCount, "elements");
    }

    public static void ConventionsForOtherTypesChangeNothing()
    {
        ConventionRegistry.Register("others", new ConventionPack { new CamelCaseElementNameConvention() }, type => type == typeof(Line));
        var document = Expect.SameAsClassMap();
        Expect.Equal("_id", document.Names.First(), "outer");
        Expect.Equal("text", document["Lines"][0].AsBsonDocument.Names.First(), "inner");
    }

    public static void DiscriminatorsOfAnotherName()
    {
        BsonSerializer.RegisterDiscriminatorConvention(typeof(Line), new ScalarDiscriminatorConvention("kind"));
        var document = Expect.SameAsClassMap();
        document["Lines"][0].AsBsonDocument.Add("kind", "Line");
        Expect.Equal("Ada", BsonSerializer.Deserialize<Order>(document.ToBson()).Name!, "driver");
        Expect.Equal("Ada", BsonGenSerializer.Deserialize<Order>(document.ToBson()).Name!, "direct");
    }

    private static void Register(IConvention convention) =>
        ConventionRegistry.Register("mine", new ConventionPack { convention }, _ => true);
}
