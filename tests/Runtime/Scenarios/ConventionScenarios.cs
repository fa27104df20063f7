using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Conventions of one pack for all types, which generated code follows as the class map does.</summary>
public static class ConventionScenarios
{
    [Rule("3.2")]
    public static void CamelCase()
    {
        Register(new CamelCaseElementNameConvention());
        var document = Expect.SameAsClassMap();
        Expect.Equal("_id name count orNull key total when status numbers lines byName", string.Join(' ', document.Names), "names");
        Expect.Equal("text key", string.Join(' ', document["lines"][0].AsBsonDocument.Names), "inner names");
    }

    /// <summary>The driver maps a class with known types, and these types, when it is asked for a discriminator.</summary>
    public static void AKnownTypeFollowsTheConventionsOfAnEarlierLookUpOfItsDiscriminator()
    {
        Expect.Equal(typeof(PlainKnownNotice), BsonSerializer.LookupActualType(typeof(PlainNotice), nameof(PlainKnownNotice)), "plain");
        Expect.Equal(typeof(KnownNotice), BsonSerializer.LookupActualType(typeof(Notice), nameof(KnownNotice)), "generated");
        Register(new CamelCaseElementNameConvention());
        Expect.Equal("Number", NamesOf(new PlainKnownNotice().ToBson()), "by the class map");
        Expect.Equal("Number", NamesOf(new KnownNotice().ToBson()), "by the driver");
        Expect.Equal("Number", NamesOf(BsonGenSerializer.Serialize(new KnownNotice())), "directly");

        static string NamesOf(byte[] document) => string.Join(' ', BsonSerializer.Deserialize<BsonDocument>(document).Names);
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

    [Rule("3.2")]
    public static void IgnoreNull()
    {
        Register(new IgnoreIfNullConvention(true));
        Expect.SameAsClassMap();
        Expect.Equal(1, BsonSerializer.Deserialize<BsonDocument>(new Line().ToBson()).ElementCount, "elements");
    }

    public static void IgnoreDefault()
    {
        Register(new IgnoreIfDefaultConvention(true));
        Expect.SameAsClassMap();
        Expect.Equal(0, BsonSerializer.Deserialize<BsonDocument>(new Line().ToBson()).ElementCount, "elements");
    }

    public static void IgnoreNullAndDefaultAreRefusedAsByTheClassMap()
    {
        Register(new IgnoreIfNullConvention(true));
        ConventionRegistry.Register("others", new ConventionPack { new IgnoreIfDefaultConvention(true) }, _ => true);
        Expect.Throws<InvalidOperationException>(() => Sample.Order().ToBson(), "driver");
        Expect.Throws<InvalidOperationException>(() => BsonGenSerializer.Serialize(Sample.Order()), "direct");
    }

    // The driver refuses the second convention while the first one is in force, whatever follows.
    public static void ConflictingConventionsAreRefusedEvenIfLaterOnesResolveTheConflict()
    {
        ConventionRegistry.Register(
            "mine",
            new ConventionPack
            {
                new IgnoreIfNullConvention(true), new IgnoreIfDefaultConvention(true), new IgnoreIfNullConvention(
                    false), new IgnoreIfDefaultConvention(false),
            },
            _ => true);
        Expect.Throws<InvalidOperationException>(() => Sample.Order().ToBson(), "driver");
        Expect.Throws<InvalidOperationException>(() => BsonGenSerializer.Serialize(Sample.Order()), "direct");
    }

    public static void NoId()
    {
        Register(new NoIdMemberConvention());
        Expect.Equal("Id", Expect.SameAsClassMap().Names.First(), "name");
        Expect.Equal(
            false, ((IBsonIdProvider)BsonSerializer.LookupSerializer<Order>()).GetDocumentId(Sample.Order(), out _, out _, out _), "id");
    }

    public static void OwnConvention()
    {
        var pack = new ConventionPack();
        pack.AddClassMapConvention("no count", map => map.UnmapProperty(nameof(Order.Count)));
        ConventionRegistry.Register("mine", pack, type => type == typeof(Order));
        Expect.Equal(false, Expect.SameAsClassMap().Contains("Count"), "element");
    }

    public static void ReplacedDefaults()
    {
        ConventionRegistry.Remove("__defaults__");
        ConventionRegistry.Register(
            "__defaults__",
            new ConventionPack
            {
                new ReadWriteMemberFinderConvention(System.Reflection.MemberTypes.Property),
                new IgnoreExtraElementsConvention(true),
            },
            _ => true);
        var document = Expect.SameAsClassMap();
        Expect.Equal("Id", document.Names.First(), "no id");
        Expect.Equal("Ada", BsonGenSerializer.Deserialize<Order>(document.Add("more", 1).ToBson()).Name!, "direct");
    }

    public static void OwnIdGenerator()
    {
        var generator = new Numbers();
        BsonSerializer.RegisterIdGenerator(typeof(ObjectId), generator);
        Expect.SameAsClassMap();
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
        var ids = (IBsonIdProvider)BsonSerializer.LookupSerializer<Order>();
        Expect.Equal(true, ids.GetDocumentId(new Order(), out _, out _, out var found), "id");
        Expect.Equal<IIdGenerator>(generator, found, "generator");
    }

    /// <summary>The serializers of the member with attributes can't be compared, so that of the class map writes the member.</summary>
    public static void ValuesWithoutASerializer()
    {
        ConventionRegistry.Register("camel case", new ConventionPack { new CamelCaseElementNameConvention() }, static _ => true);
        SideBySide.Write(new Marked { Count = 1 }, "null");
        SideBySide.Write(new Marked { Count = 1, Marks = [] }, "an empty list");
        SideBySide.Write(new Marked { Count = 1, Marks = [[]] }, "an empty dictionary");
        SideBySide.Write(new Marked { Count = 1, Marks = [new() { ["a"] = DayOfWeek.Friday }] }, "a value");
        Expect.Equal(true, Expect.IsGenerated<Marked>(), "generated");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    // The driver creates the class map when a type is first looked up, so later registrations have no effect.
    [Rule("3.3")]
    public static void RegistrationsAfterTheFirstUseChangeNothing()
    {
        var before = Expect.IsGenerated<Order>() ? BsonGenSerializer.Serialize(Sample.Order()) : [];
        Register(new CamelCaseElementNameConvention());
        Expect.Equal(Convert.ToHexString(before), Convert.ToHexString(Sample.Order().ToBson()), "bytes");

        var serializer = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer<Order>();
        Expect.Equal(true, serializer.TryGetMemberSerializationInfo("Name", out var name), "member");
        Expect.Equal("Name", name.ElementName, "metadata");

        // Writing JSON creates the class map, with the conventions of the first use.
        Expect.Equal("Ada", BsonDocument.Parse(Sample.Order().ToJson())["Name"].AsString, "JSON");
        Expect.SameAsClassMap();

        // A type that is first used now follows the convention. Its base class does not.
        BsonSerializer.LookupSerializer<RushOrder>();
        var rush = BsonSerializer.Deserialize<BsonDocument>(new RushOrder { Name = "x", Hours = 3 }.ToBson());
        Expect.Equal("Name", rush.Names.ElementAt(1), "member of the base class");
        Expect.Equal<BsonValue>(3, rush["hours"], "member");
    }

    // A class map is made when the serializer is looked up.
    [Rule("3.3")]
    public static void ConventionsBetweenTheLookUpAndTheUseChangeNothing()
    {
        BsonSerializer.LookupSerializer<RushOrder>();
        Register(new CamelCaseElementNameConvention());
        var rush = BsonSerializer.Deserialize<BsonDocument>(new RushOrder { Name = "x", Hours = 3 }.ToBson());
        Expect.Equal<BsonValue>("x", rush["Name"], "member of the base class");
        Expect.Equal<BsonValue>(3, rush["Hours"], "member");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    // JSON is written by the class map of the derived type, which inherits that of the base class.
    [Rule("3.3")]
    public static void ABaseClassKeepsTheConventionsOfItsFirstUse()
    {
        Sample.Order().ToBson();
        Register(new CamelCaseElementNameConvention());
        var rush = BsonDocument.Parse(new RushOrder { Name = "x", Hours = 3 }.ToJson());
        Expect.Equal<BsonValue>("x", rush["Name"], "member of the base class");
        Expect.Equal<BsonValue>(3, rush["hours"], "member");
    }

    // Later drivers can't freeze the class map of a class whose base class has none.
    public static void CreatesClassMapsOfBaseClassesFirst()
    {
        var hasBase = false;
        ConventionRegistry.Register("watching", new ConventionPack(), type =>
        {
            hasBase = type == typeof(RushOrder) ? BsonClassMap.IsClassMapRegistered(typeof(Order)) : hasBase;
            return false;
        });
        new RushOrder().ToJson();
        Expect.Equal(true, BsonClassMap.IsClassMapRegistered(typeof(RushOrder)), "has a class map");
        Expect.Equal(true, hasBase, "the class map of the base class is there when the derived class is mapped");
    }

    [Rule("3.3")]
    public static void ConventionsForOtherTypesChangeNothing()
    {
        ConventionRegistry.Register("others", new ConventionPack { new CamelCaseElementNameConvention() }, type => type == typeof(Line));
        var document = Expect.SameAsClassMap();
        Expect.Equal("_id", document.Names.First(), "outer");
        Expect.Equal("text", document["Lines"][0].AsBsonDocument.Names.First(), "inner");
    }

    public static void DiscriminatorsOfAnotherName()
    {
        if (DriverRules.IgnoresDiscriminatorConventions)
        {
            return;
        }

        BsonSerializer.RegisterDiscriminatorConvention(typeof(Line), new ScalarDiscriminatorConvention("kind"));
        var document = Expect.SameAsClassMap();
        document["Lines"][0].AsBsonDocument.Add("kind", "Line");
        Expect.Equal("Ada", BsonSerializer.Deserialize<Order>(document.ToBson()).Name!, "driver");
        Expect.Equal("Ada", BsonGenSerializer.Deserialize<Order>(document.ToBson()).Name!, "direct");
    }

    [Rule("4.3.2")]
    public static void DiscriminatorConventionOfTheUser()
    {
        if (DriverRules.IgnoresDiscriminatorConventions)
        {
            return;
        }

        BsonSerializer.RegisterDiscriminatorConvention(typeof(Order), new AllRush());
        BsonSerializer.LookupSerializer<RushOrder>();
        var bytes = new BsonDocument("Name", "x").ToBson();
        Expect.Equal(typeof(RushOrder), BsonSerializer.Deserialize<Order>(bytes).GetType(), "driver");
        Expect.Equal(typeof(RushOrder), BsonGenSerializer.Deserialize<Order>(bytes).GetType(), "direct");
    }

    private static void Register(IConvention convention) =>
        ConventionRegistry.Register("mine", new ConventionPack { convention }, _ => true);

    private sealed class Numbers : IIdGenerator
    {
        public object GenerateId(object container, object document) => new ObjectId("000000010000020003000004");

        public bool IsEmpty(object id) => id is null;
    }

    /// <summary>Maps orders without a discriminator to rush orders.</summary>
    private sealed class AllRush : IDiscriminatorConvention
    {
        public string ElementName => "_t";

        public Type GetActualType(IBsonReader bsonReader, Type nominalType) => typeof(RushOrder);

        public BsonValue GetDiscriminator(Type nominalType, Type actualType) => BsonNull.Value;
    }
}
