using MongoDB.Bson;

namespace Queries.Tests;

/// <summary>Changes of a document: missing, null, doubled, extra and wrong elements, in another order, at each depth.</summary>
internal static class Mutations
{
    private static readonly BsonValue[] WrongValues =
    [
        BsonNull.Value, "text", 7, 7L, 7.5, true, new BsonDocument("x", 1), new BsonArray { 1, "a" }, new BsonDateTime(5), ObjectId.Empty,
        BsonUndefined.Value, new BsonDecimal128(5m), int.MaxValue + 1L, "",
    ];

    public static IEnumerable<byte[]> Of(BsonDocument document) =>
        OfDocument(document).Prepend(document).Select(mutation => mutation.ToBson());

    private static IEnumerable<BsonDocument> OfDocument(BsonDocument document)
    {
        yield return new BsonDocument();
        yield return new BsonDocument(document.Reverse());
        yield return With(document, [.. document, new BsonElement("more", 1)]);
        yield return With(document, [new BsonElement("_t", "Order"), .. document]);
        yield return With(document, [.. document, new BsonElement("__safeContent__", new BsonArray())]);
        foreach (var element in document)
        {
            var others = document.Where(other => other != element).ToList();
            yield return With(document, others);
            yield return With(document, [.. document, element]);
            yield return With(document, [element, .. others]);
            foreach (var value in WrongValues.Concat(OfValue(element.Value)))
            {
                yield return With(document, document.Select(other => other == element ? new BsonElement(element.Name, value) : other));
                yield return With(document, [.. document, new BsonElement(element.Name, value)]);
            }
        }
    }

    private static IEnumerable<BsonValue> OfValue(BsonValue value) => value switch
    {
        BsonDocument document => OfDocument(document),
        BsonArray { Count: > 0 } array => WrongValues.Concat(OfValue(array[0])).Select(item => new BsonArray(array.Skip(1).Prepend(item)))
            .Append([]),
        _ => [],
    };

    private static BsonDocument With(BsonDocument document, IEnumerable<BsonElement> elements)
    {
        var result = new BsonDocument(allowDuplicateNames: true);
        result.AddRange(elements);
        return result;
    }
}
