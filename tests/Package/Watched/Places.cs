using BsonGen;
using MongoDB.Bson.Serialization;
using MongoDB.Driver;

namespace Watched;

[BsonGenerated]
public partial class Order
{
    public int Id { get; set; }

    public string Name { get; set; } = "";
}

public static class Places
{
    public static string Describe()
    {
        var names = Builders<Order>.Projection.Expression(order => new { order.Name });
        return "first" + Render(names);
    }

    private static string Render<T>(ProjectionDefinition<Order, T> projection) =>
        " " + projection.Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry)).Document;
}
