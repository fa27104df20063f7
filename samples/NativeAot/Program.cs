using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NativeAot;
using NativeAot.Conventional;
using NativeAot.Foreign;

var key = new ObjectId("0102030405060708090a0b0c");
var when = new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc);
var point = new BsonDocument { { "X", 1 }, { "Y", 2 } };
var item = new BsonDocument { { "_id", 1 }, { "Name", "tea" }, { "Price", 2.50m } };

NewerValues.AllowInObjects();
Check.RoundTrip(
    new Scalars
    {
        Id = key,
        Bool = true,
        Byte = 1,
        SByte = -1,
        Short = -2,
        UShort = 2,
        Int = -3,
        UInt = 3,
        Long = -4,
        ULong = 4,
        Float = 1.5f,
        Double = 2.5,
        Decimal = 12.50m,
        Decimal128 = Decimal128.Parse("1E+10"),
        Char = 'ż',
        Text = "Żółw",
        When = when,
        Bytes = [1, 2],
        Color = Color.Green,
        Big = Big.Huge,
        Days = Days.Monday | Days.Tuesday,
    },
    new BsonDocument
    {
        { "_id", key }, { "Bool", true }, { "Byte", 1 }, { "SByte", -1 }, { "Short", -2 }, { "UShort", 2 }, { "Int", -3 }, { "UInt", 3 },
        { "Long", -4L }, { "ULong", 4L }, { "Float", 1.5 }, { "Double", 2.5 }, { "Decimal", 12.50m },
        { "Decimal128", Decimal128.Parse("1E+10") }, { "Char", (int)'ż' }, { "Text", "Żółw" }, { "When", when },
        { "Bytes", new byte[] { 1, 2 } }, { "Color", 5 },
        { "Big", 1L << 40 }, { "Days", 3 },
    });

Check.RoundTrip(
    new Nullables
    {
        Id = 1,
        Bool = true,
        Int = 2,
        Long = 3,
        Double = 4,
        Decimal = 5,
        When = when,
        Key = key,
        Color = Color.Green,
    },
    new BsonDocument
    {
        { "_id", 1 }, { "Bool", true }, { "Int", 2 }, { "Long", 3L }, { "Double", 4.0 }, { "Decimal", 5m }, { "When", when },
        { "Key", key }, { "Color", 5 },
    });
Check.RoundTrip(
    new Nullables { Id = 1 },
    new BsonDocument
    {
        { "_id", 1 }, { "Bool", BsonNull.Value }, { "Int", BsonNull.Value }, { "Long", BsonNull.Value }, { "Double", BsonNull.Value },
        { "Decimal", BsonNull.Value }, { "When", BsonNull.Value }, { "Key", BsonNull.Value }, { "Color", BsonNull.Value },
    });

var tea = new Item(1, "tea", 2.50m);
Check.RoundTrip(tea, item);
Check.RoundTrip(new Point { X = 1, Y = 2 }, point);
Check.RoundTrip(
    new Collections
    {
        Ints = [1, 2],
        Texts = ["a", "b"],
        Doubles = [1.5],
        ArrayOfItems = new[] { tea },
        Longs = new List<long> { 1, 2 },
        Colors = [Color.Green],
        IntsOrNull = [1, null],
        Nested = [[1m], []],
        Items = [tea],
        Points = [new Point { X = 1, Y = 2 }],
        Counts = new() { ["a"] = 1 },
        ByName = new Dictionary<string, Item> { ["tea"] = tea },
        Tags = new() { ["a"] = ["b"] },
    },
    new BsonDocument
    {
        { "Ints", new BsonArray { 1, 2 } }, { "Texts", new BsonArray { "a", "b" } },
        { "Doubles", new BsonArray { 1.5 } }, { "ArrayOfItems", new BsonArray { item } },
        { "Longs", new BsonArray { 1L, 2L } }, { "Colors", new BsonArray { 5 } }, { "IntsOrNull", new BsonArray { 1, BsonNull.Value } },
        { "Nested", new BsonArray { new BsonArray { 1m }, new BsonArray() } }, { "Items", new BsonArray { item } },
        { "Points", new BsonArray { point } }, { "Counts", new BsonDocument("a", 1) }, { "ByName", new BsonDocument("tea", item) },
        { "Tags", new BsonDocument("a", new BsonArray { "b" }) },
    });

var circle = new BsonDocument { { "_t", new BsonArray { "Shape", "Circle" } }, { "Name", "c" }, { "Radius", 1.5 } };
var square = new BsonDocument { { "_t", new BsonArray { "Shape", "Square" } }, { "Name", BsonNull.Value }, { "Side", 2.0 } };
Check.RoundTrip(new Circle { Name = "c", Radius = 1.5 }, circle);
Check.RoundTrip(
    new Drawing
    {
        First = new Circle { Name = "c", Radius = 1.5 },
        Shapes = [new Square { Side = 2 }, new Circle { Name = "c", Radius = 1.5 }],
        ByName = new() { ["s"] = new Square { Side = 2 } },
    },
    new BsonDocument { { "First", circle }, { "Shapes", new BsonArray { square, circle } }, { "ByName", new BsonDocument("s", square) } });

BsonDocument PageOf(BsonValue value) => new() { { "First", value }, { "Items", new BsonArray { value } } };
Check.RoundTrip(
    new Pages
    {
        Ints = new() { First = 1, Items = [1] },
        Items = new() { First = tea, Items = [tea] },
        Colors = new() { First = Color.Green, Items = [Color.Green] },
        Points = new() { First = new Point { X = 1, Y = 2 }, Items = [new Point { X = 1, Y = 2 }] },
        Texts = new() { First = new() { First = "a", Items = ["a"] }, Items = [new() { First = "a", Items = ["a"] }] },
    },
    new BsonDocument
    {
        { "Ints", PageOf(1) }, { "Items", PageOf(item) }, { "Colors", PageOf(5) }, { "Points", PageOf(point) },
        { "Texts", PageOf(PageOf("a")) },
    });
Check.RoundTrip(new Page<int> { First = 1, Items = [1] }, PageOf(1));

Check.RoundTrip(
    new WithExtraElements { Id = 1, Others = new BsonDocument { { "a", 1 }, { "b", new BsonArray { 1 } } } },
    new BsonDocument { { "_id", 1 }, { "a", 1 }, { "b", new BsonArray { 1 } } });
Check.RoundTrip(
    new WithExtraDictionary { Id = 1, Others = new Dictionary<string, object> { ["a"] = 1, ["b"] = "text" } },
    new BsonDocument { { "_id", 1 }, { "a", 1 }, { "b", "text" } });
Check.RoundTrip(
    new Configured
    {
        Key = key.ToString(),
        Name = "n",
        Lucky = 7,
        Needed = 1,
        Ignored = 2,
        Color = Color.Green,
        Price = 1.5m,
        Reference = key,
    },
    new BsonDocument
    {
        { "_id", key }, { "n", "n" }, { "Lucky", 7 }, { "Needed", 1 }, { "Color", "Green" }, { "Price", new BsonDecimal128(1.5m) },
        { "Reference", key.ToString() },
    });

var encapsulated = new Encapsulated { Name = "a" };
encapsulated.Grow();
Check.RoundTrip(encapsulated, new BsonDocument { { "Name", "a" }, { "Age", 1 }, { "_count", 1 } });
Check.RoundTrip(
    new Tree { Value = 1, Left = new Tree { Value = 2 }, Children = [new Tree { Value = 3 }] },
    new BsonDocument
    {
        { "Value", 1 },
        { "Left", new BsonDocument { { "Value", 2 }, { "Left", BsonNull.Value }, { "Children", BsonNull.Value } } },
        { "Children", new BsonArray { new BsonDocument { { "Value", 3 }, { "Left", BsonNull.Value }, { "Children", BsonNull.Value } } } },
    });
Check.Run<Keyed>("a Guid", () =>
{
    var keyed = new Keyed { Key = new Guid("00112233-4455-6677-8899-aabbccddeeff") };
    var bytes = BsonGenSerializer.Serialize(keyed);
    Check.Same(Convert.FromHexString("1F000000054B657900100000000400112233445566778899AABBCCDDEEFF00"), bytes);
    Check.Same(keyed.Key.ToByteArray(), BsonGenSerializer.Deserialize<Keyed>(bytes).Key.ToByteArray());
});
var order = new Order { Id = 1, Box = new Box<int> { Content = 2 } };
order.Confirm("yes");
Check.RoundTrip(order, new BsonDocument { { "_id", 1 }, { "Box", new BsonDocument("Content", 2) }, { "Confirmation", "yes" } });
Check.RoundTrip(new Closing { Cancel = true, Number = 1 }, new BsonDocument { { "Cancel", true }, { "Number", 1 } });
Check.AreGenerated(typeof(Closing), typeof(Order), typeof(Box<int>));
Cabinet.CheckDrawer();
Values.RoundTrip();
Inside.RoundTrip();
RepresentedValues.RoundTrip();
AttributedTypes.RoundTrip();
ConventionalTypes.RoundTrip();
ClassMaps.RoundTrip();
Reading.RoundTrip();
NewerValues.RoundTrip();

Console.WriteLine("What the driver does here without generated serializers:");
DriverProbes.Run();
Console.WriteLine($"Class maps refused {Check.ClassMapFailures} values.");
Console.WriteLine(Check.Failures == 0 ? "All shapes are the same." : $"{Check.Failures} checks failed.");
return Check.Failures == 0 ? 0 : 1;
