// Objects that are read again and again, and strings that they share.
using BsonGen;
using MongoDB.Bson;

namespace NativeAot;

[BsonGenerated, BsonReusable]
public sealed partial class Reading
{
    [BsonInterned]
    public string? Unit { get; set; }

    [BsonInterned]
    public List<string>? Tags { get; set; }

    public List<int>? Samples { get; set; }

    public Reading? Previous { get; set; }

    /// <summary>Reads documents into one object, and checks that its members are those of the document.</summary>
    public static void RoundTrip()
    {
        var full = DocumentOf("m", new BsonArray { 1, 2 }, DocumentOf("s", new BsonArray(), BsonNull.Value));
        var empty = DocumentOf(BsonNull.Value, BsonNull.Value, BsonNull.Value);
        Check.RoundTrip(
            new Reading { Unit = "m", Tags = ["t"], Samples = [1, 2], Previous = new() { Unit = "s", Tags = ["t"], Samples = [] } }, full);
        Check.Run<Reading>("read into an object", () =>
        {
            Reading? target = null;
            foreach (var document in new[] { full, empty, full, full })
            {
                var bytes = Check.ToBytes(document);
                BsonGenSerializer.Deserialize(bytes, ref target);
                Check.Same(bytes, BsonGenSerializer.Serialize(target));
            }
        });
    }

    private static BsonDocument DocumentOf(BsonValue unit, BsonValue samples, BsonValue previous) => new()
    {
        { "Unit", unit }, { "Tags", new BsonArray { "t" } }, { "Samples", samples }, { "Previous", previous },
    };
}
