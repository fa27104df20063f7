using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using BsonGen;
using BsonGen.CodeGeneration;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Assertions of scenarios, which run without the test framework.</summary>
internal static class Expect
{
    public static void Equal<T>(T expected, T actual, string what)
    {
        if (!EqualityComparer<T>.Default.Equals(expected, actual))
        {
            throw new InvalidOperationException($"{what}: expected {expected}, not {actual}.");
        }
    }

    public static void Throws<TException>(Action act, string what)
        where TException : Exception
    {
        try
        {
            act();
        }
        catch (TException)
        {
            return;
        }

        throw new InvalidOperationException($"{what}: expected {typeof(TException).Name}.");
    }

    /// <summary>What a call returned, or the type and the text of its exception.</summary>
    public static string Outcome(Func<string> act)
    {
        try
        {
            return act();
        }
        catch (Exception error)
        {
            return $"{error.GetType().Name}: {error.Message}";
        }
    }

    public static byte[] WriteByClassMap<T>(T value) =>
        value.ToBson(serializer: new BsonClassMapSerializer<T>(BsonClassMap.LookupClassMap(typeof(T))));

    public static bool IsGenerated<T>() => BsonSerializer.LookupSerializer<T>() is GeneratedBsonSerializer<T>;

    /// <summary>
    /// An order with a value in every member, written and read every way, as the class map does it with the same registrations.
    /// </summary>
    public static BsonDocument SameAsClassMap()
    {
        var order = Sample.Order();
        var bytes = order.ToBson();
        var byClassMap = new BsonClassMapSerializer<Order>(BsonClassMap.LookupClassMap(typeof(Order)));
        var expected = OrderBytes.Write(byClassMap, order);
        Equal(Convert.ToHexString(expected), Convert.ToHexString(bytes), "ToBson");
        Equal(Convert.ToHexString(expected), Convert.ToHexString(BsonGenSerializer.Serialize(order)), "Serialize");

        var read = OrderBytes.Read(byClassMap, bytes);
        Equal(Show(byClassMap, read), Show(byClassMap, BsonSerializer.Deserialize<Order>(bytes)), "Deserialize");
        Equal(Show(byClassMap, read), Show(byClassMap, BsonGenSerializer.Deserialize<Order>(bytes)), "direct Deserialize");
        Equal(ShowId(byClassMap), ShowId((IBsonIdProvider)BsonSerializer.LookupSerializer<Order>()), "id");
        return BsonSerializer.Deserialize<BsonDocument>(bytes);
    }

    /// <summary>The id of an order with its type and generator, and the members that may be the id after another id was set.</summary>
    private static string ShowId(IBsonIdProvider provider)
    {
        var (order, other) = (Sample.Order(), new Order { Id = new ObjectId("0c0b0a090807060504030201"), Name = "Eve" });
        var hasId = provider.GetDocumentId(order, out var id, out var type, out var generator);
        if (provider.GetDocumentId(other, out var otherId, out _, out _))
        {
            provider.SetDocumentId(order, otherId);
        }

        return $"{hasId} {id} {type} {generator?.GetType()} {order.Id} {order.Name}";
    }

    private static string Show(IBsonSerializer<Order> serializer, Order order) =>
        $"{Convert.ToHexString(OrderBytes.Write(serializer, order))} {order.When.Kind} {order.When.Ticks} {order.Status}";
}

internal static class Sample
{
    public static Order Order() => new()
    {
        Id = new ObjectId("0102030405060708090a0b0c"),
        Name = "Ada",
        Count = 3,
        OrNull = 4,
        Key = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
        Total = 12.50m,
        When = new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc),
        Status = Status.Shipped,
        Numbers = [1, 2, 3],
        Lines = [new Line { Text = "a", Key = Guid.Empty }],
        ByName = new() { ["x"] = Status.Open, ["y"] = Status.Shipped },
    };
}
