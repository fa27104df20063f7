using MongoDB.Bson;

namespace Benchmarks.Suites;

/// <summary>The same documents as other writers would leave them.</summary>
public static class Variations
{
    /// <summary>Elements in any order, at every level.</summary>
    public static IReadOnlyList<byte[]> Reordered(IReadOnlyList<byte[]> documents) => Vary(documents, static (document, random) =>
    {
        var elements = document.Elements.ToArray();
        random.Shuffle(elements);
        return elements;
    });

    /// <summary>
    /// Elements in one other order, the same in all documents: as a writer would leave them whose class is declared differently.
    /// </summary>
    public static IReadOnlyList<byte[]> Sorted(IReadOnlyList<byte[]> documents) => Vary(documents, static (document, _) =>
        document.Elements.OrderBy(static element => element.Name, StringComparer.Ordinal));

    /// <summary>The elements that are null are left out.</summary>
    public static IReadOnlyList<byte[]> WithoutNulls(IReadOnlyList<byte[]> documents) => Vary(documents, static (document, _) =>
        document.Elements.Where(static element => !element.Value.IsBsonNull));

    /// <summary>Whole numbers in the type that another language would have chosen.</summary>
    public static IReadOnlyList<byte[]> Retyped(IReadOnlyList<byte[]> documents) => Vary(documents, static (document, _) =>
        document.Elements.Select(static element =>
            element.Value is BsonInt32 number ? new BsonElement(element.Name, number.ToDouble()) : element));

    private static List<byte[]> Vary(IEnumerable<byte[]> documents, Func<BsonDocument, Random, IEnumerable<BsonElement>> vary)
    {
        var random = new Random(41);
        return documents.Select(document => Visit(new RawBsonDocument(document).DeepClone()).ToBson()).ToList();

        BsonValue Visit(BsonValue value) => value switch
        {
            BsonDocument document =>
                new BsonDocument(vary(document, random).Select(element => new BsonElement(element.Name, Visit(element.Value)))),
            BsonArray array => new BsonArray(array.Select(Visit)),
            _ => value,
        };
    }
}
