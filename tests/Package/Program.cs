using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

// true | false: whether the project was built so that its serializers register by themselves. Ends with 0 when all is as it should be.
var registersItself = bool.Parse(args[0]);
var isMarked = typeof(Order).IsDefined(typeof(BsonSerializerAttribute), inherit: false);
if (!registersItself)
{
    BsonGen.Generated.PackageBsonTypes.Instance.Register();
}

var bytes = new Order { Id = 1, Lines = { "pen" } }.ToBson();
var order = BsonSerializer.Deserialize<Order>(bytes);
var isGenerated = BsonSerializer.LookupSerializer<Order>().GetType().Assembly == typeof(Order).Assembly;
Console.WriteLine($"{(registersItself ? "By itself" : "By a call")}, {(isGenerated ? "generated code" : "the class map")} read {order.ToJson()}");
return isMarked == registersItself && isGenerated && order is { Id: 1, Lines: ["pen"] } && BsonGenSerializer.Serialize(order).SequenceEqual(bytes) ? 0 : 1;

[BsonGenerated]
public partial class Order
{
    public int Id { get; set; }

    public List<string> Lines { get; set; } = new();
}
