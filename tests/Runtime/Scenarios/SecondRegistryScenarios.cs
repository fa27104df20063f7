using System.Reflection;
using BsonGen.CodeGeneration;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.ConventionModels;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Generated serializers of a second registry. The class map is the measure here too: up to driver 3 class maps belong to the process,
/// and look the serializers of their members up in the default registry.
/// </summary>
public static class SecondRegistryScenarios
{
    public static void AProviderServesTheRegistriesOfTheDefaultDomain()
    {
        var provider = FindProvider();
        Expect.Equal(true, provider.GetSerializer(typeof(Unannotated), BsonSerializer.SerializerRegistry) is not null, "default registry");
        Expect.Equal(true, provider.GetSerializer(typeof(Unannotated), CreateRegistry()) is not null, "second registry");
    }

    public static void AProviderLeavesOtherDomainsToTheirClassMaps()
    {
        // Internal in the driver's main branch, on its way to 4.0.
        var domain = typeof(BsonSerializer).Assembly.GetType("MongoDB.Bson.Serialization.BsonSerializationDomain");
        if (domain?.GetMethod(
            "CreateWithDefaultConfiguration", BindingFlags.Static | BindingFlags.NonPublic)?.Invoke(null, ["other"]) is not { } other)
        {
            return;
        }

        var registry = (IBsonSerializerRegistry)domain.GetProperty("SerializerRegistry")!.GetValue(other)!;
        Expect.Equal(false, FindProvider().GetSerializer(typeof(Unannotated), registry) is not null, "registry of another domain");
    }

    public static void SerializersWorkOutOfTwoRegistries()
    {
        var second = CreateRegistry();
        var order = second.GetSerializer<Order>();
        var ofDefault = BsonSerializer.LookupSerializer<Order>();
        Expect.Equal("OrderBsonSerializer", order.GetType().Name, "serializer");
        Expect.Equal(false, ReferenceEquals(order, ofDefault), "one instance");
        Expect.Equal<object>(ofDefault, order, "serializers are interchangeable");
        CheckAsClassMap(order);
    }

    public static void MembersAreServedByTheDefaultRegistry()
    {
        BsonSerializer.RegisterSerializer(new GuidSerializer(BsonType.String));
        var second = CreateRegistry();
        second.RegisterSerializer(typeof(decimal), new DecimalSerializer(BsonType.Decimal128));
        second.RegisterSerializer(typeof(Line), new TextOnly());
        var document = CheckAsClassMap(second.GetSerializer<Order>());
        Expect.Equal(BsonType.String, document["Key"].BsonType, "Guid");
        Expect.Equal(true, document["Lines"][0].IsBsonDocument, "line");
    }

    // The serializer of the second registry must not pass the type to the serializer of the first one.
    public static void SerializersOfTheDefaultRegistryServeMembersOnly()
    {
        BsonSerializer.RegisterSerializer(new TextOnly());
        BsonSerializer.RegisterSerializer(new NameOnly());
        var second = CreateRegistry();
        var document = CheckAsClassMap(second.GetSerializer<Order>());
        Expect.Equal<BsonValue>("line a", document["Lines"][0], "line");
        Expect.Equal<BsonValue>("Ada", document["Name"], "name");
    }

    public static void ASerializerOfTheUserMayWrapTheGeneratedOne()
    {
        BsonSerializer.RegisterSerializer(new Around(CreateRegistry().GetSerializer<Line>()));
        var document = Expect.SameAsClassMap();
        Expect.Equal<BsonValue>("a!", document["Lines"][0]["Text"], "line");
    }

    public static void ClassMapsHoldForBothRegistries()
    {
        BsonClassMap.RegisterClassMap<Order>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(order => order.Name).SetElementName("n");
        });
        Expect.Equal<BsonValue>("Ada", CheckAsClassMap(CreateRegistry().GetSerializer<Order>())["n"], "name");
    }

    private static IRegistryAwareBsonSerializationProvider FindProvider() =>
        (IRegistryAwareBsonSerializationProvider)typeof(Invoice).Assembly.GetTypes()
        .Single(type => type.IsSubclassOf(typeof(GeneratedSerializerProvider)))
        .GetField("Instance", BindingFlags.Static | BindingFlags.NonPublic)!
        .GetValue(null)!;

    private static BsonSerializerRegistry CreateRegistry()
    {
        var registry = new BsonSerializerRegistry();
        registry.RegisterSerializationProvider(new AttributedSerializationProvider());
        return registry;
    }

    private static BsonDocument CheckAsClassMap(IBsonSerializer<Order> serializer)
    {
        var classMap = new BsonClassMapSerializer<Order>(BsonClassMap.LookupClassMap(typeof(Order)));
        var expected = OrderBytes.Write(classMap, Sample.Order());
        Expect.Equal(Convert.ToHexString(expected), Convert.ToHexString(OrderBytes.Write(serializer, Sample.Order())), "written");
        Expect.Equal(ReadAndWrite(classMap, classMap, expected), ReadAndWrite(serializer, classMap, expected), "read");
        return BsonSerializer.Deserialize<BsonDocument>(expected);
    }

    private static string ReadAndWrite(IBsonSerializer<Order> reading, IBsonSerializer<Order> writing, byte[] bytes) =>
        Convert.ToHexString(OrderBytes.Write(writing, OrderBytes.Read(reading, bytes)));

    private sealed class Around(IBsonSerializer<Line> inner) : SerializerBase<Line>
    {
        public override Line Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            var line = inner.Deserialize(context, args);
            return new Line { Text = line.Text!.TrimEnd('!'), Key = line.Key };
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Line value) =>
            inner.Serialize(context, args, new Line { Text = value.Text + "!", Key = value.Key });
    }

    private sealed class TextOnly : SerializerBase<Line>
    {
        public override Line Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            new() { Text = context.Reader.ReadString()["line ".Length..] };

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Line value) =>
            context.Writer.WriteString("line " + value.Text);
    }

    private sealed class NameOnly : SerializerBase<Order>
    {
        public override Order Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            throw new NotSupportedException();

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Order value) =>
            BsonDocumentSerializer.Instance.Serialize(context, new BsonDocument("only", value.Name));
    }
}
