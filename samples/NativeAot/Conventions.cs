// A pack of conventions for some types. All other files hold types that its filter leaves out.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Conventions;

namespace NativeAot
{
    /// <summary>The filter accepts this class, and leaves out the one below, which is like it.</summary>
    [BsonGenerated]
    public sealed partial class Listed<T>
    {
        public T? FirstItem { get; set; }

        public Color Color { get; set; }

        public string? Note { get; set; }
    }

    [BsonGenerated]
    public sealed partial class Unlisted<T>
    {
        public T? FirstItem { get; set; }

        public Color Color { get; set; }

        public string? Note { get; set; }
    }
}

namespace NativeAot.Conventional
{
    [BsonGenerated]
    public sealed partial class Receipt
    {
        public string? Id { get; set; }

        public Color Color { get; set; }

        public Color? ColorOrNull { get; set; }

        [BsonGuidRepresentation(GuidRepresentation.Standard)]
        public Guid Key { get; set; }

        public string? Note { get; set; }

        public Listed<string>? Inside { get; set; }

        public Unlisted<string>? Outside { get; set; }
    }

    [BsonGenerated]
    public sealed partial class Ticket
    {
        public int Serial { get; set; }

        public BsonDocument? Rest { get; set; }
    }

    internal static class ConventionalTypes
    {
        /// <summary>Reads and writes an object of each class.</summary>
        public static void RoundTrip()
        {
            ConventionRegistry.Register(
                "conventional",
                new ConventionPack
                {
                    new CamelCaseElementNameConvention(),
                    new IgnoreExtraElementsConvention(true),
                    new EnumRepresentationConvention(BsonType.String),
                    new IgnoreIfNullConvention(true),
                    new StringIdStoredAsObjectIdConvention(),
                    new NamedIdMemberConvention("Serial"),
                    new NamedExtraElementsMemberConvention("Rest"),
                },
                type => type.Namespace == typeof(Receipt).Namespace || type == typeof(Listed<string>));

            var listed = new BsonDocument { { "firstItem", "a" }, { "color", "Green" } };
            var unlisted = new BsonDocument { { "FirstItem", "a" }, { "Color", 5 }, { "Note", BsonNull.Value } };
            Check.RoundTrip(new Listed<string> { FirstItem = "a", Color = Color.Green }, listed);
            Check.RoundTrip(new Unlisted<string> { FirstItem = "a", Color = Color.Green }, unlisted);

            var key = new Guid("00112233-4455-6677-8899-aabbccddeeff");
            var binary = new BsonBinaryData(key, GuidRepresentation.Standard);
            var receipt = new BsonDocument
            {
                { "_id", new ObjectId("0102030405060708090a0b0c") }, { "color", "Green" }, { "colorOrNull", "Red" }, { "key", binary },
                { "inside", listed }, { "outside", unlisted },
            };
            Check.RoundTrip(
                new Receipt
                {
                    Id = "0102030405060708090a0b0c",
                    Color = Color.Green,
                    ColorOrNull = Color.Red,
                    Key = key,
                    Inside = new() { FirstItem = "a", Color = Color.Green },
                    Outside = new() { FirstItem = "a", Color = Color.Green },
                },
                receipt);
            Check.Run<Receipt>("read without an extra element", () =>
            {
                var extra = Check.ToBytes(new BsonDocument(receipt) { { "unknown", 1 } });
                Check.Same(Check.ToBytes(receipt), BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<Receipt>(extra)));
            });
            Check.RoundTrip(
                new Ticket { Serial = 1, Rest = new BsonDocument("a", 1) }, new BsonDocument { { "_id", 1 }, { "a", 1 } });
            Check.AreGenerated(typeof(Listed<string>), typeof(Unlisted<string>), typeof(Receipt), typeof(Ticket));
        }
    }
}
