using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.IdGenerators;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Each setting of a class map that a user registers before the first use. Generated code follows most of them; the others leave the type
/// to the class map.
/// </summary>
public static class ClassMapSettingScenarios
{
    public static void ElementName() => CheckGenerated(map => map.GetMemberMap(order => order.Name).SetElementName("n"));

    /// <summary>Names of up to fifteen bytes and a NUL are compared as a vector. These two differ only in their last bytes.</summary>
    public static void ElementNamesAroundTheSizeOfAVector()
    {
        BsonClassMap.RegisterClassMap<Order>(static map =>
        {
            map.AutoMap();
            map.GetMemberMap(order => order.Name).SetElementName("abcdefghijklmno");
            map.GetMemberMap(order => order.Count).SetElementName("abcdefghijklmnop");
            map.SetIgnoreExtraElements(true);
        });
        SideBySide.Write(new Order { Name = "a", Count = 2 }, "an order");
        SideBySide.Read<Order>("{ abcdefghijklmno: 'a', abcdefghijklmnop: 3 }");
        SideBySide.Read<Order>("{ abcdefghijklmnop: 3, abcdefghijklmno: 'a' }");
        SideBySide.Read<Order>("{ abcdefghijklmn: 'b', abcdefghijklmnx: 'c', abcdefghijklmnoq: 4, abcdefghijklmnopq: 5 }");
    }

    /// <summary>ASCII, other text and malformed text of lengths around those that are written in line.</summary>
    public static void TextsInRenamedElements()
    {
        BsonClassMap.RegisterClassMap<Order>(static map =>
        {
            map.AutoMap();
            map.GetMemberMap(order => order.Name).SetElementName("n");
        });
        foreach (var length in (int[])[0, 1, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 64, 255, 256, 257, 1_000])
        {
            foreach (var end in (string[])["", "a", "\u00e9", "\u20ac", "\ud83d\ude00", "\ud800", "\udc00", "\ud800b", "\0"])
            {
                SideBySide.Write(new Order { Name = new string('x', length) + end, Count = 2 }, $"{length} and {end.Length} characters");
            }
        }
    }

    public static void EmptyElementName() => CheckGenerated(map => map.GetMemberMap(order => order.Name).SetElementName(""));

    /// <summary>The driver refuses the name when it looks up the discriminator.</summary>
    public static void ElementNameOfTheDiscriminator()
    {
        BsonClassMap.RegisterClassMap<Order>(static map =>
        {
            map.AutoMap();
            map.GetMemberMap(order => order.Name).SetElementName("_t");
        });
        SideBySide.Write(new Order { Name = "a" }, "an order");
        SideBySide.Read<Order>("{ Count: 1 }");
        SideBySide.Read<Order>("{ _t: 'a', Count: 1 }");
    }

    public static void ElementOrder() => Check(map => map.GetMemberMap(order => order.Name).SetOrder(100));

    public static void IgnoredNull() => CheckGenerated(map => map.GetMemberMap(order => order.Name).SetIgnoreIfNull(true));

    public static void IgnoredDefault() => CheckGenerated(map => map.GetMemberMap(order => order.Name).SetIgnoreIfDefault(true));

    public static void DefaultValue()
    {
        CheckGenerated(map => map.GetMemberMap(order => order.Name).SetDefaultValue("nobody"));
        Expect.Equal("nobody", BsonSerializer.Deserialize<Order>(new BsonDocument().ToBson()).Name!, "driver");
        Expect.Equal("nobody", BsonGenSerializer.Deserialize<Order>(new BsonDocument().ToBson()).Name!, "direct");
    }

    public static void DefaultValueOfTheType() => CheckGenerated(map => map.GetMemberMap(order => order.Count).SetDefaultValue(0));

    [Rule("8.5")]
    public static void RequiredElement()
    {
        CheckGenerated(map => map.GetMemberMap(order => order.Name).SetIsRequired(true));
        var bytes = new BsonDocument("Count", 1).ToBson();
        Expect.Throws<FormatException>(() => BsonSerializer.Deserialize<Order>(bytes), "driver");
        Expect.Throws<FormatException>(() => BsonGenSerializer.Deserialize<Order>(bytes), "direct");
    }

    public static void IdGenerator() => CheckGenerated(map => map.IdMemberMap.SetIdGenerator(new ZeroIdChecker<ObjectId>()));

    public static void OtherId() => CheckGenerated(map => map.MapIdMember(order => order.Name));

    public static void MissingMember() => CheckGenerated(map => map.UnmapMember(order => order.Count));

    public static void Discriminator() => CheckGenerated(map => map.SetDiscriminator("o"));

    public static void RequiredDiscriminator() => Check(map => map.SetDiscriminatorIsRequired(true));

    public static void RootClass() => Check(map => map.SetIsRootClass(true));

    public static void IgnoredExtraElements() => CheckGenerated(map => map.SetIgnoreExtraElements(true));

    public static void InheritedIgnoringOfExtraElements() => CheckGenerated(map => map.SetIgnoreExtraElementsIsInherited(true));

    public static void Constructor()
    {
        Check(map => map.MapCreator(order => Create(order.Name)));
        Expect.Equal("created x", BsonSerializer.Deserialize<Order>(new BsonDocument("Name", "x").ToBson()).Name!, "driver");
        Expect.Equal("created x", BsonGenSerializer.Deserialize<Order>(new BsonDocument("Name", "x").ToBson()).Name!, "direct");
    }

    public static void ExtraElements()
    {
        BsonClassMap.RegisterClassMap<Receipt>(map =>
        {
            map.AutoMap();
            map.MapExtraElementsMember(receipt => receipt.More);
        });
        var bytes = new BsonDocument { { "Name", "x" }, { "Other", 1 } }.ToBson();
        Expect.Equal(1, BsonSerializer.Deserialize<Receipt>(bytes).More!["Other"].AsInt32, "driver");
        Expect.Equal(1, BsonGenSerializer.Deserialize<Receipt>(bytes).More!["Other"].AsInt32, "direct");
    }

    public static void OtherConstructor()
    {
        BsonClassMap.RegisterClassMap<Ticket>(map =>
        {
            map.MapProperty(ticket => ticket.Name);
            map.MapProperty(ticket => ticket.Count);
            map.MapConstructor(typeof(Ticket).GetConstructor([typeof(int)])!, nameof(Ticket.Count));
        });
        var bytes = new BsonDocument { { "Name", "x" }, { "Count", 1 } }.ToBson();
        Expect.Equal(1001, BsonSerializer.Deserialize<Ticket>(bytes).Count, "driver");
        Expect.Equal(1001, BsonGenSerializer.Deserialize<Ticket>(bytes).Count, "direct");
    }

    public static void ArgumentsOfTheConstructor()
    {
        BsonClassMap.RegisterClassMap<Route>(map =>
        {
            map.AutoMap();
            map.CreatorMaps.Single().SetArguments([nameof(Route.To), nameof(Route.From)]);
        });
        var bytes = new BsonDocument { { "From", "a" }, { "To", "b" } }.ToBson();
        Expect.Equal("b", BsonSerializer.Deserialize<Route>(bytes).From!, "driver");
        Expect.Equal("b", BsonGenSerializer.Deserialize<Route>(bytes).From!, "direct");
    }

    /// <summary>Freezing copies the setting of the base class.</summary>
    public static void RequiredDiscriminatorOfTheBaseClass()
    {
        Expect.Equal(true, BsonClassMap.LookupClassMap(typeof(Memo)).DiscriminatorIsRequired, "required");
        Expect.Equal<BsonValue>("Memo", BsonSerializer.Deserialize<BsonDocument>(new Memo().ToBson())["_t"], "discriminator");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    private static Order Create(string? name) => new() { Name = "created " + name };

    private static void Check(Action<BsonClassMap<Order>> configure) => Check(configure, fallbacks: 1);

    private static void CheckGenerated(Action<BsonClassMap<Order>> configure) => Check(configure, fallbacks: 0);

    private static void Check(Action<BsonClassMap<Order>> configure, int fallbacks)
    {
        BsonClassMap.RegisterClassMap<Order>(map =>
        {
            map.AutoMap();
            configure(map);
        });
        Expect.SameAsClassMap();
        Expect.Equal(fallbacks, BsonGenFallbacks.Observed.Count(fallback => fallback.Type == typeof(Order)), "left to the class map");
    }
}
