using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;
using Runtime.Models.Contracts;

namespace Runtime.Scenarios;

/// <summary>
/// What an application's inserts, queries and updates by builders, replacements and cursors ask of serializers, with a driver that holds no
/// class map before; the driver holds none afterwards.
/// </summary>
public static class ClassMapCountScenarios
{
    public static void Inserting()
    {
        Insert(new Order { Name = "Ada" }, order => order.Id);
        Insert(new RushOrder { Name = "Ada", Hours = 3 }, order => order.Id);
        Insert<Order>(new RushOrder { Name = "Ada", Hours = 3 }, order => order.Id);
        Insert(new Voucher { Title = "first" }, voucher => voucher.Id);
        Insert(new Numbered { Key = 5 }, keyed => keyed.Key);
        Insert<Animal>(new Cat { Name = "Tom" }, animal => animal.Id);
        ExpectNone();
    }

    public static void Reading()
    {
        Expect.Equal("Ada", Read<Order>(new Order { Name = "Ada" }.ToBson()).Name, "order");
        Expect.Equal(3, ((RushOrder)Read<Order>(new RushOrder { Hours = 3 }.ToBson<Order>())).Hours, "derived order");
        Expect.Equal("Tom", ((Cat)Read<Animal>(new Cat { Name = "Tom" }.ToBson<Animal>())).Name, "cat");
        Expect.Equal("first", Read<Voucher>(new Voucher { Title = "first" }.ToBson()).Title, "voucher");
        Read<Configured>(new Configured { Count = 1, Text = "a", Numbers = [1, null], ByName = new() { ["x"] = Status.Open } }.ToBson());
        ExpectNone();
    }

    /// <summary>The driver maps object with the first class that it maps, which says nothing about other classes.</summary>
    public static void AfterTheClassMapOfAnotherClass()
    {
        BsonClassMap.LookupClassMap(typeof(Unannotated));
        Expect.Equal(true, BsonClassMap.IsClassMapRegistered(typeof(object)), "a class map of object");
        Expect.Equal("Ada", Read<Order>(new Order { Name = "Ada" }.ToBson()).Name, "order");
        Expect.Equal(false, BsonClassMap.IsClassMapRegistered(typeof(Order)), "a class map of Order");
    }

    /// <summary>A class map that reads and writes a member leaves the documents in it to their generated serializers.</summary>
    public static void InsideOfAClassMap()
    {
        var bytes = new Delivery { Package = new Package { Line = new Line { Text = "a" } } }.ToBson();
        Expect.Equal("a", Read<Delivery>(bytes).Package?.Line?.Text, "text");
        Expect.Equal(true, BsonClassMap.IsClassMapRegistered(typeof(Package)), "a class map of Package");
        Expect.Equal(false, BsonClassMap.IsClassMapRegistered(typeof(Line)), "a class map of Line");
    }

    private sealed class Unannotated
    {
        public int Number { get; set; }
    }

    public static void MembersForBuilders()
    {
        foreach (var (type, members) in new (Type, string[])[]
        {
            (typeof(Order), ["Id", "Name", "Lines", "ByName", "NoSuchMember"]), (typeof(RushOrder), ["Id", "Hours"]),
            (typeof(Voucher), ["Id", "Title", "Priority", "Extra"]), (typeof(Animal), ["Id", "Name"]), (typeof(Cat), ["Name", "Lives"]),
            (typeof(Configured), ["Status", "Count", "Numbers", "Levels", "When", "Duration", "Key", "ByName", "Text", "Value"]),
        })
        {
            var serializer = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer(type);
            foreach (var member in members)
            {
                serializer.TryGetMemberSerializationInfo(member, out _);
            }
        }

        var lines = Find<Order>("Lines");
        Expect.Equal(true, ((IBsonArraySerializer)lines.Serializer).TryGetItemSerializationInfo(out var line), "items");
        Expect.Equal(
            true, ((IBsonDocumentSerializer)line.Serializer).TryGetMemberSerializationInfo("Text", out var text), "member of items");
        Expect.Equal("Text", text.ElementName, "element");
        Expect.Equal<BsonValue>(new BsonString("Shipped"), Find<Configured>("Status").SerializeValue(Status.Shipped), "status");
        Expect.Equal<BsonValue>(new BsonInt64(1), Find<Configured>("Count").SerializeValue(1), "count");
        Expect.Equal<BsonValue>(new BsonObjectId(ObjectId.Empty), Find<Voucher>("Id").SerializeValue(ObjectId.Empty.ToString()), "id");
        Expect.Equal("_id", Find<Voucher>("Id").ElementName, "element of the id");
        ExpectNone();
    }

    /// <summary>Builders write a value that is a whole document into a BsonDocument, also in an array and as a base class.</summary>
    public static void FilteringByWholeDocuments()
    {
        var line = new Line { Text = "a", Key = new Guid("00112233-4455-6677-8899-aabbccddeeff") };
        var expected = BsonSerializer.Deserialize<BsonDocument>(line.ToBson());
        Expect.Equal(true, ((IBsonArraySerializer)Find<Order>("Lines").Serializer).TryGetItemSerializationInfo(out var item), "items");
        Expect.Equal<BsonValue>(expected, item.SerializeValue(line), "line");
        Expect.Equal<BsonValue>(new BsonArray { expected }, Find<Order>("Lines").SerializeValue(new List<Line> { line }), "lines");
        Expect.Equal<BsonValue>("cat", AsNode<Animal>(new Cat { Name = "Tom" })["_t"][1], "discriminator");
        Expect.Equal<BsonValue>("Ada", new Order { Name = "Ada" }.ToBsonDocument()["Name"], "name");
        ExpectNone();
    }

    public static void WritingScalarDiscriminators()
    {
        if (DriverRules.IgnoresDiscriminatorConventions)
        {
            return;
        }

        BsonSerializer.RegisterDiscriminatorConvention(typeof(RushOrder), StandardDiscriminatorConvention.Scalar);
        Expect.Equal<BsonValue>("RushOrder", Read<BsonDocument>(new RushOrder().ToBson<Order>())["_t"], "discriminator");
        ExpectNone();
    }

    /// <summary>A class map of the base class, which names itself among its known types, could not be registered afterwards.</summary>
    public static void ABaseClassThatIsItsOwnKnownType()
    {
        Expect.Equal(3, Read<Saw>(new Saw { Teeth = 3 }.ToBson()).Teeth, "teeth");
        ExpectNone();
    }

    public static void Replacing()
    {
        var validator = DriverValidators.Create();
        var bytes = Replace(new Order { Name = "Ada" }, validator);
        Expect.Equal("Ada", Read<Order>(bytes).Name, "replaced");
        Replace<Order>(new RushOrder { Hours = 3 }, validator);
        Replace(new Voucher { Title = "first" }, validator);
        ExpectNone();
    }

    public static void ReplacingWithANameThatTheValidatorRefuses()
    {
        var priced = new Priced { Count = 1 };
        Expect.Throws<BsonSerializationException>(() => Replace(priced, DriverValidators.Create()), "refused");
        var byClassMap = new BsonClassMapSerializer<Priced>(BsonClassMap.LookupClassMap(typeof(Priced)));
        Expect.Equal(
            MessageOf(() => Replace(priced, DriverValidators.Create(), byClassMap)),
            MessageOf(() => Replace(priced, DriverValidators.Create())),
            "message");
    }

    /// <summary>A class map that is requested later equals the generated code.</summary>
    public static void ClassMapAfterwards()
    {
        Inserting();
        MembersForBuilders();

        // The development version of driver 4.0 can't make the class map of Cat before that of its base class.
        BsonClassMap.LookupClassMap(typeof(Animal));
        foreach (var type in new[] { typeof(Order), typeof(RushOrder), typeof(Voucher), typeof(Numbered), typeof(Cat), typeof(Configured) })
        {
            var map = BsonClassMap.LookupClassMap(type);
            var serializer = BsonSerializer.LookupSerializer(type);
            foreach (var member in map.AllMemberMaps)
            {
                Expect.Equal(
                    true,
                    ((IBsonDocumentSerializer)serializer).TryGetMemberSerializationInfo(member.MemberName, out var info),
                    member.MemberName);
                Expect.Equal(member.ElementName, info.ElementName, "element");
                Expect.Equal(member.GetSerializer().GetType(), info.Serializer.GetType(), "serializer");
            }

            ((IBsonIdProvider)serializer).GetDocumentId(Activator.CreateInstance(type)!, out _, out var idType, out var generator);
            Expect.Equal(map.IdMemberMap?.MemberType, idType, "type of the id");
            Expect.Equal(map.IdMemberMap?.IdGenerator?.GetType(), generator?.GetType(), "generator");
        }
    }

    private static void Insert<T>(T document, Func<T, object?> getId)
        where T : class
    {
        var serializer = BsonSerializer.LookupSerializer<T>();
        var provider = (IBsonIdProvider)serializer;
        Expect.Equal(true, provider.GetDocumentId(document, out var id, out _, out var generator), "has an id");
        if (generator is not null)
        {
            Expect.Equal(true, generator.IsEmpty(id), "empty");
            provider.SetDocumentId(document, generator.GenerateId(container: null, document));
            Expect.Equal(false, generator.IsEmpty(getId(document)), "still empty");
        }

        document.ToBson();
    }

    private static BsonDocument AsNode<T>(T value)
    {
        var document = new BsonDocument();
        using var writer = new BsonDocumentWriter(document);
        BsonSerializer.LookupSerializer<T>().Serialize(BsonSerializationContext.CreateRoot(writer), value);
        return document;
    }

    private static byte[] Replace<T>(T document, IElementNameValidator validator, IBsonSerializer<T>? serializer = null)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        writer.PushElementNameValidator(validator);
        (serializer ?? BsonSerializer.LookupSerializer<T>()).Serialize(BsonSerializationContext.CreateRoot(writer), document);
        return stream.ToArray();
    }

    private static string MessageOf(Action act)
    {
        try
        {
            act();
            return "";
        }
        catch (Exception error)
        {
            return error.Message;
        }
    }

    private static T Read<T>(byte[] document) => BsonSerializer.Deserialize<T>(document);

    private static BsonSerializationInfo Find<T>(string member) =>
        ((IBsonDocumentSerializer)BsonSerializer.LookupSerializer<T>()).TryGetMemberSerializationInfo(member, out var info)
            ? info
            : throw new InvalidOperationException(member);

    private static void ExpectNone()
    {
        Expect.Equal("", string.Join(", ", BsonClassMap.GetRegisteredClassMaps().Select(map => map.ClassType.Name)), "class maps");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }
}
