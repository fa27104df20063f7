using BsonGen;
using Dtos;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

// true | false: whether the project was built so that its serializers register by themselves. Ends with 0 when all is as it should be.
var registersItself = bool.Parse(args[0]);
var isMarked = typeof(Order).IsDefined(typeof(BsonSerializerAttribute), inherit: false);
if (!registersItself)
{
    BsonGen.Generated.ConsumerBsonTypes.Instance.Register();
}

var bytes = new Order { Id = 1, Lines = { "pen" } }.ToBson();
var order = BsonSerializer.Deserialize<Order>(bytes);
var isGenerated = IsGenerated<Order>();
Console.WriteLine(
    $"{(registersItself ? "By itself" : "By a call")}, {(isGenerated ? "generated code" : "the class map")} read {order.ToJson()}");

// The library's types under this program's driver: generated code and class map must agree.
var customer = new Customer
{
    Id = ObjectId.GenerateNewId(),
    Name = "Ada",
    Level = Level.Regular,
    Since = new DateTime(2024, 2, 29, 0, 0, 0, DateTimeKind.Utc),
    Payments = { new Card(1.5, "4711"), new Transfer(2, Guid.NewGuid()) },
    Balances = { ["EUR"] = 12.34m },
    Others = new BsonDocument("later", 1),
};
var customerBytes = BsonGenSerializer.Serialize(customer);
var mappedBytes = SerializeByClassMap(customer);
var read = BsonGenSerializer.Deserialize<Customer>(customerBytes);
var fallbacks = BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Customer).Assembly)
    .Concat(BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Order).Assembly))
    .ToList();
foreach (var fallback in fallbacks)
{
    Console.WriteLine($"{fallback.Type} fell back: {fallback.Reason}");
}

var driver = typeof(BsonDocument).Assembly.GetName().Version!;
Console.WriteLine($"MongoDB.Bson {driver}: {BsonSerializer.Deserialize<BsonDocument>(customerBytes)}");
return isMarked == registersItself &&
    isGenerated &&
    order is { Id: 1, Lines: ["pen"] } &&
    BsonGenSerializer.Serialize(order).SequenceEqual(bytes) &&
    IsGenerated<Customer>() && IsGenerated<Payment>() &&
    fallbacks.Count == 0 &&
    customerBytes.SequenceEqual(mappedBytes) &&
    read.Payments.SequenceEqual(customer.Payments) &&
    BsonGenSerializer.Serialize(read).SequenceEqual(customerBytes) ? 0 : 1;

static bool IsGenerated<T>() => BsonSerializer.LookupSerializer<T>().GetType().Assembly == typeof(T).Assembly;

static byte[] SerializeByClassMap<T>(T value)
{
    var map = BsonClassMap.LookupClassMap(typeof(T));
    var serializer = (IBsonSerializer<T>)Activator.CreateInstance(typeof(BsonClassMapSerializer<T>), map)!;
    using var stream = new MemoryStream();
    using (var writer = new BsonBinaryWriter(stream))
    {
        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), value);
    }

    return stream.ToArray();
}

[BsonGenerated]
public partial class Order
{
    public int Id { get; set; }

    public List<string> Lines { get; set; } = new();
}
