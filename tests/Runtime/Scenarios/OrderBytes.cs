using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Reads and writes orders with a given serializer.</summary>
internal static class OrderBytes
{
    public static byte[] Write(IBsonSerializer<Order> serializer, Order order)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), new BsonSerializationArgs { NominalType = typeof(Order) }, order);
        return stream.ToArray();
    }

    public static Order Read(IBsonSerializer<Order> serializer, byte[] bytes)
    {
        using var reader = new BsonBinaryReader(new MemoryStream(bytes));
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }
}
