using MongoDB.Bson;

namespace Conformance.Harness;

/// <summary>A document that differs from a written one, and a description of the difference.</summary>
/// <param name="What">The difference, for messages.</param>
/// <param name="Write">Creates the bytes, on demand, since most variants of a large document are not used.</param>
internal readonly record struct HostileDocument(string What, Func<byte[]> Write)
{
    public byte[] Bytes => Write();
}

/// <summary>
/// Creates variants of a document: elements are removed, repeated, moved, retyped or added, and bytes are truncated or flipped.
/// </summary>
internal static class HostileDocuments
{
    public static readonly BsonElementNode[] Samples =
    [
        BsonElementNode.Of("", 1.0), BsonElementNode.Of("", 1.5), BsonElementNode.Of("", double.NaN), BsonElementNode.Of("", 1e300),
        BsonElementNode.Of("", -0.0), BsonElementNode.Of("", double.MaxValue), BsonElementNode.Of("", 9007199254740994.0),
        BsonElementNode.Of("", ""), BsonElementNode.Of("", "5"), BsonElementNode.Of("", "abc é"), BsonElementNode.Of("", "true"),
        BsonElementNode.Of("", "0102030405060708090a0b0c"), BsonElementNode.Of("", "1.50"), BsonElementNode.Of("", "2024-02-29T01:02:03Z"),
        BsonElementNode.Of("", "One"), BsonElementNode.Of("", "00:01:00"), BsonElementNode.Of("", "red"),
        BsonElementNode.Of("", new BsonDocument()), BsonElementNode.Of("", new BsonDocument("a", 1)),
        BsonElementNode.Of("", new BsonDocument { { "_t", "List`1" }, { "_v", new BsonArray { 1 } } }),
        BsonElementNode.Of("", new BsonDocument { { "DateTime", new BsonDateTime(0) }, { "Ticks", 621355968000000000L } }),
        BsonElementNode.Of("", new BsonDocument("_csharpnull", true)),
        BsonElementNode.Of("", new BsonArray()), BsonElementNode.Of("", new BsonArray { 1 }), BsonElementNode.Of(
            "", new BsonArray { "a", BsonNull.Value }),
        BsonElementNode.Of("", new BsonArray { new BsonArray { "a", 1 } }),
        BsonElementNode.Of("", new BsonArray { new BsonDocument { { "k", "a" }, { "v", 1 } } }),
        BsonElementNode.Of("", new BsonBinaryData([7])), BsonElementNode.Of("", new BsonBinaryData([1, 2, 3])),
        BsonElementNode.Scalar(BsonType.Binary, "", [6, 0, 0, 0, 2, 2, 0, 0, 0, 8, 9]),
        BsonElementNode.Scalar(BsonType.Binary, "", [6, 0, 0, 0, 2, 3, 0, 0, 0, 8, 9]),
        BsonElementNode.Scalar(BsonType.Binary, "", [16, 0, 0, 0, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
        BsonElementNode.Scalar(BsonType.Binary, "", [16, 0, 0, 0, 4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
        BsonElementNode.Scalar(BsonType.Binary, "", [3, 0, 0, 0, 4, 1, 2, 3]),
        BsonElementNode.Scalar(BsonType.Binary, "", [2, 0, 0, 0, 0x80, 1, 2]),
        BsonElementNode.Of("", BsonUndefined.Value), BsonElementNode.Of("", new ObjectId("0102030405060708090a0b0c")),
        BsonElementNode.Of("", true), BsonElementNode.Of("", false), BsonElementNode.Scalar(BsonType.Boolean, "", 2),
        BsonElementNode.Of("", new BsonDateTime(0)), BsonElementNode.Of("", new BsonDateTime(long.MaxValue)),
        BsonElementNode.Of("", new BsonDateTime(253402300799999)),
        BsonElementNode.Of("", BsonNull.Value), BsonElementNode.Of("", new BsonRegularExpression("a", "i")),
        BsonElementNode.Of("", new BsonJavaScript("x")), BsonElementNode.Of("", (BsonSymbol)"symbol"),
        BsonElementNode.Of("", new BsonJavaScriptWithScope("x", new BsonDocument("a", 1))),
        BsonElementNode.Of("", 1), BsonElementNode.Of("", 0), BsonElementNode.Of("", -1), BsonElementNode.Of(
            "", 300), BsonElementNode.Of("", int.MinValue),
        BsonElementNode.Of("", new BsonTimestamp(5)),
        BsonElementNode.Of("", 1L), BsonElementNode.Of("", -1L), BsonElementNode.Of("", 1L << 40), BsonElementNode.Of("", long.MinValue),
        BsonElementNode.Of("", new BsonDecimal128(Decimal128.Parse("1"))), BsonElementNode.Of(
            "", new BsonDecimal128(Decimal128.Parse("1.50"))),
        BsonElementNode.Of("", new BsonDecimal128(Decimal128.Parse("NaN"))), BsonElementNode.Of(
            "", new BsonDecimal128(Decimal128.MaxValue)),
        BsonElementNode.Of("", BsonMinKey.Value), BsonElementNode.Of("", BsonMaxKey.Value),
        BsonElementNode.Scalar((BsonType)0x0c, "", 1, 0, 0, 0), BsonElementNode.Scalar((BsonType)0x20, "", 1, 0, 0, 0),
        BsonElementNode.Scalar(BsonType.String, "", 2, 0, 0, 0, 0xff, 0), BsonElementNode.Scalar(
            BsonType.String, "", 2, 0, 0, 0, (byte)'a', (byte)'b'),
        BsonElementNode.Scalar(BsonType.String, "", 0, 0, 0, 0), BsonElementNode.Scalar(BsonType.String, "", 0xff, 0xff, 0xff, 0xff),
        BsonElementNode.Scalar(BsonType.Document, "", 4, 0, 0, 0), BsonElementNode.Scalar(BsonType.Document, "", 6, 0, 0, 0, 0),
        BsonElementNode.Scalar(BsonType.Array, "", 5, 0, 0, 0, 1), BsonElementNode.Scalar(BsonType.Array, "", 0xff, 0xff, 0xff, 0x7f, 0),
    ];

    private static readonly BsonElementNode[] Extras =
    [
        BsonElementNode.Of("extra", 1), BsonElementNode.Of(
            "extra", new BsonDocument("a", new BsonArray { 1, "x" })), BsonElementNode.Of("", 1),
        BsonElementNode.Of("_t", "Dog"), BsonElementNode.Of("_t", "NoSuchType"), BsonElementNode.Of(
            "_t", new BsonArray { "Animal", "Puppy" }),
        BsonElementNode.Of("_t", new BsonArray()), BsonElementNode.Of("_t", 5), BsonElementNode.Of("_t", BsonNull.Value),
        BsonElementNode.Of("__safeContent__", new BsonArray { 1 }),
        BsonElementNode.Of("extra", 1).Rename([0xff]), BsonElementNode.Of("extra", BsonNull.Value).Rename([(byte)'_', (byte)'i']),
        BsonElementNode.Scalar(BsonType.Document, "extra", 4, 0, 0, 0), BsonElementNode.Scalar(
            BsonType.String, "extra", 2, 0, 0, 0, 0xff, 0),
        BsonElementNode.Scalar((BsonType)0x0c, "extra"), BsonElementNode.Of("extra", BsonUndefined.Value),
    ];

    public static IEnumerable<HostileDocument> Of(byte[] document, Random random)
    {
        foreach (var (what, elements) in Change(BsonTree.Parse(document)))
        {
            yield return new HostileDocument(what, () => BsonTree.Write(elements));
        }

        foreach (var length in Sample(document.Length, 200, random))
        {
            yield return new HostileDocument($"cut off after {length}", () => document.AsSpan(0, length).ToArray());
        }

        foreach (var index in Sample(document.Length, 200, random))
        {
            // The driver allocates the declared size of a text. A zero is likely part of a length, whose middle bits would declare hundreds
            // of megabytes.
            foreach (var bit in new[] { document[index] == 0 ? 0 : random.Next(8), 7 })
            {
                yield return new HostileDocument(
                    $"bit {bit} of byte {index} flipped", () => Change(document, index, b => (byte)(b ^ (1 << bit))));
            }

            yield return new HostileDocument($"byte {index} zeroed", () => Change(document, index, _ => 0));
        }
    }

    private static byte[] Change(byte[] document, int index, Func<byte, byte> change)
    {
        var copy = document.AsSpan().ToArray();
        copy[index] = change(copy[index]);
        return copy;
    }

    private static IEnumerable<int> Sample(int count, int most, Random random) =>
        count <= most ? Enumerable.Range(0, count) : Enumerable.Range(0, most).Select(_ => random.Next(count));

    private static IEnumerable<(string What, IReadOnlyList<BsonElementNode> Elements)> Change(IReadOnlyList<BsonElementNode> elements)
    {
        for (var i = 0; i < elements.Count; i++)
        {
            var element = elements[i];
            var name = System.Text.Encoding.UTF8.GetString(element.Name);
            yield return ($"{name} dropped", [.. elements.Where((_, index) => index != i)]);
            yield return ($"{name} doubled", [.. elements.Take(i + 1), .. elements.Skip(i)]);
            yield return ($"{name} first", [element, .. elements.Where((_, index) => index != i)]);
            yield return ($"{name} last", [.. elements.Where((_, index) => index != i), element]);
            yield return ($"{name} doubled at the end", [.. elements, element]);
            yield return ($"{name} renamed", With(element.Rename([.. element.Name, (byte)'x'])));
            foreach (var sample in Samples)
            {
                yield return ($"{name} as {(BsonType)sample.Type} {Convert.ToHexString(sample.Value)}", With(sample.Rename(element.Name)));
            }

            if (element.Elements is { } inner)
            {
                foreach (var (what, changed) in Change(inner))
                {
                    yield return ($"{name}.{what}", With(element with { Elements = changed }));
                }
            }

            IReadOnlyList<BsonElementNode> With(BsonElementNode replaced) => [.. elements.Take(i), replaced, .. elements.Skip(i + 1)];
        }

        for (var i = 0; i <= elements.Count; i++)
        {
            foreach (var extra in Extras)
            {
                yield return ($"{Convert.ToHexString(extra.Name)} ({(BsonType)extra.Type}) added at {i}", [
                    .. elements.Take(i),
                    extra,
                    .. elements.Skip(i),
                ]);
            }
        }

        yield return ("reversed", [.. elements.Reverse()]);
        yield return ("empty", []);
    }
}
