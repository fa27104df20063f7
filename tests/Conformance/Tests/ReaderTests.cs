using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Readers of all kinds, in all states and with all settings, are in the same state afterwards as with the class map.</summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class ReaderTests
{
    private static readonly int[] Seeds = [1, 5, 7, 10];

    // Old binaries, a date one millisecond too late, invalid UTF-8 in a value and in a name, a text with a NUL.
    private static readonly BsonElementNode[] Oddities =
    [
        BsonElementNode.Scalar(BsonType.Binary, "", [6, 0, 0, 0, 2, 2, 0, 0, 0, 8, 9]),
        BsonElementNode.Scalar(BsonType.Binary, "", [6, 0, 0, 0, 2, 3, 0, 0, 0, 8, 9]),
        BsonElementNode.Of("", new BsonDateTime(253402300800000)),
        BsonElementNode.Scalar(BsonType.String, "", 3, 0, 0, 0, 0xff, 0xfe, 0),
        BsonElementNode.Of("", "a\0b"),
        BsonElementNode.Of("", new BsonArray { BsonNull.Value, "x" }),
    ];

    private static readonly int OddityShare = ConformanceTests.IsFull ? 1 : 6;

    [Rule("7.2.1", "7.2.2", "7.2.10", "7.4")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void LeavesTheReaderTheSame(string type) => ForEachDocument(type, (document, compare) =>
    {
        var inside = DriverCalls.Surround(document);
        compare("binary", side => Run(inside, side, bytes => DriverCalls.Open(bytes), twice: false));
        compare("binary, twice", side => Run(inside, side, bytes => DriverCalls.Open(bytes), twice: true));
        compare(
            "binary over a stream, twice", side => Run(inside, side, bytes => new BsonBinaryReader(new MemoryStream(bytes)), twice: true));
        compare("wrapped, twice", side => Run(inside, side, bytes => Wrapped.Of<IBsonReader>(DriverCalls.Open(bytes)), twice: true));
        compare(
            "document",
            side => Run(inside, side, bytes => new BsonDocumentReader(BsonSerializer.Deserialize<BsonDocument>(bytes)), twice: true));
        compare("raw document", side => Run(inside, side, bytes => new BsonDocumentReader(new RawBsonDocument(bytes)), twice: true));
        compare("lazy document", side => Run(inside, side, bytes => new BsonDocumentReader(new LazyBsonDocument(bytes)), twice: true));
        compare(
            "JSON",
            side => Run(
                inside, side, bytes => new JsonReader(BsonSerializer.Deserialize<BsonDocument>(bytes).ToJson(Side.Json)), twice: true));
    });

    [Rule("7.2.2")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void ReadsDocumentsOneAfterAnother(string type) => ForEachDocument(type, (document, compare) =>
    {
        byte[] three = [.. document, .. document, .. document, 7];
        compare("buffer", side => RunTwo(three, side, bytes => DriverCalls.Open(bytes)));
        compare("stream", side => RunTwo(three, side, bytes => new BsonBinaryReader(new MemoryStream(bytes))));

        static string RunTwo(byte[] bytes, Type side, Func<byte[], BsonBinaryReader> open)
        {
            using var reader = open(bytes);
            var args = new BsonDeserializationArgs { NominalType = side };
            var first = DriverCalls.Read(reader, side, args);
            var position = reader.BsonStream.Position;
            return $"{first} {position} {reader.IsAtEndOfFile()} {DriverCalls.Read(reader, side, args)} {reader.BsonStream.Position}";
        }
    });

    [Rule("7.1", "7.2.4", "7.2.5", "7.2.7")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void RespectsTheSettings(string type) => ForEachDocument(type, (document, compare) =>
    {
        (string What, BsonBinaryReaderSettings Settings)[] settings =
        [
            ("lenient", new() { Encoding = Utf8Encodings.Lenient }),
            ("as they are", new() { FixOldBinarySubTypeOnInput = false, FixOldDateTimeMaxValueOnInput = false }),
            ("small", new() { MaxDocumentSize = document.Length - 1 }),
            ("as large", new() { MaxDocumentSize = document.Length }),
            ("tiny", new() { MaxDocumentSize = 12 }),
        ];
        // CONFORMANCE=full takes all oddities, and otherwise one in six, at other places of each document.
        var first = document.Length % OddityShare;
        foreach (var odd in MakeOdd(document).Where((_, index) => index % OddityShare == first).Prepend(document))
        {
            foreach (var (what, chosen) in settings)
            {
                compare($"{what} {Convert.ToHexString(odd)}", side =>
                {
                    using var reader = DriverCalls.Open(odd, chosen.Clone());
                    return DriverCalls.Read(reader, side, new BsonDeserializationArgs { NominalType = side });
                });
            }

            var inside = DriverCalls.Surround(odd);
            compare($"pushed {Convert.ToHexString(odd)}", side =>
            {
                using var reader = DriverCalls.Open(inside);
                reader.PushSettings(changed =>
                {
                    ((BsonBinaryReaderSettings)changed).Encoding = Utf8Encodings.Lenient;
                    ((BsonBinaryReaderSettings)changed).FixOldBinarySubTypeOnInput = false;
                });
                return DriverCalls.ReadInside(reader, side, new BsonDeserializationArgs { NominalType = side });
            });
        }
    });

    [Rule("7.2.1")]
    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void RefusesReadersThatAreNotReady(string type) => ForEachDocument(type, (document, compare) =>
    {
        compare("disposed", side =>
        {
            var reader = DriverCalls.Open(document);
            reader.Dispose();
            return DriverCalls.Read(reader, side, new BsonDeserializationArgs { NominalType = side });
        });
        compare("within", side =>
        {
            using var reader = DriverCalls.Open(document);
            reader.ReadStartDocument();
            return DriverCalls.Read(reader, side, new BsonDeserializationArgs { NominalType = side });
        });
        compare("at the end", side =>
        {
            using var reader = DriverCalls.Open([5, 0, 0, 0, 0]);
            reader.ReadStartDocument();
            reader.ReadBsonType();
            return DriverCalls.Read(reader, side, new BsonDeserializationArgs { NominalType = side });
        });
        compare("empty", side => DriverCalls.Read(DriverCalls.Open([]), side, new BsonDeserializationArgs { NominalType = side }));
    });

    private static string Run(byte[] bytes, Type side, Func<byte[], IBsonReader> open, bool twice)
    {
        using var reader = open(TypeNames.For(side, bytes));
        return DriverCalls.ReadInside(reader, side, new BsonDeserializationArgs { NominalType = side }, twice);
    }

    private static void ForEachDocument(string type, Action<byte[], Action<string, Func<Type, string>>> test)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        foreach (var (source, document) in ConformanceTests.DocumentsOf(pair, ConformanceTests.Choose(Seeds, pair)))
        {
            test(document, (what, act) => differences.Compare(
                $"{source}, {what}", Outcome.Of(() => act(pair.ClassMapped)), Outcome.Of(() => act(pair.Generated))));
            Summary.AddDocument();
        }

        differences.AssertNone();
    }

    /// <summary>Documents with one of the oddities in the place of each element.</summary>
    private static IEnumerable<byte[]> MakeOdd(byte[] document)
    {
        var elements = BsonTree.Parse(document);
        for (var i = 0; i < Math.Min(elements.Count, 6); i++)
        {
            foreach (var odd in Oddities.Append(elements[i].Rename([0xff])))
            {
                var element = odd.Name.Length == 0 ? odd.Rename(elements[i].Name) : odd;
                yield return BsonTree.Write([.. elements.Take(i), element, .. elements.Skip(i + 1)]);
            }
        }
    }
}
