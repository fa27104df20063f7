using System.Text.RegularExpressions;
using MongoDB.Bson;

namespace Driver.Tests;

/// <summary>
/// Ids and times that were made just now differ from one side to the other: this replaces each id by the order in which it appeared, so
/// that what stays comparable is where they are, of which type, and which are the same. Ids in the scenarios' sources begin with zeros and
/// stay.
/// </summary>
internal sealed partial class Freshness
{
    // All times in the scenarios' sources are before 2025.
    private const long LastKnownTime = 1_735_689_600_000;

    private readonly Dictionary<string, string> _names = [];

    public BsonValue Replace(BsonValue value) => value switch
    {
        BsonDocument document => new BsonDocument(document.Select(element => new BsonElement(element.Name, Replace(element.Value)))),
        BsonArray array => new BsonArray(array.Select(Replace)),
        BsonObjectId id when IsFresh(id.Value.ToString()) => Named("ObjectId", id.Value.ToString()),
        BsonBinaryData { SubType: BsonBinarySubType.UuidStandard } data when IsFresh(Convert.ToHexString(data.Bytes)) =>
            Named("Guid", Convert.ToHexString(data.Bytes)),
        BsonDateTime { MillisecondsSinceEpoch: > LastKnownTime } => new BsonDocument("fresh time", true),
        BsonString text when Id().IsMatch(text.Value) => Replace(text.Value),
        _ => value,
    };

    public string Replace(string text) => Id().Replace(text, match => IsFresh(match.Value) ? NameOf(match.Value) : match.Value);

    private static bool IsFresh(string id) => !id.StartsWith("00000000", StringComparison.Ordinal);

    private BsonDocument Named(string type, string id) => new("fresh " + type, NameOf(id));

    private string NameOf(string id)
    {
        var key = id.Replace("-", "").ToUpperInvariant();
        if (!_names.TryGetValue(key, out var name))
        {
            name = $"id {_names.Count + 1}";
            _names.Add(key, name);
        }

        return name;
    }

    [GeneratedRegex("[0-9a-fA-F]{24}|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}")]
    private static partial Regex Id();
}
