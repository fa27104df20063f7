using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Readers, writers and streams of the user, which derive from the driver's and change what is read and written: the results, the
/// exceptions and the calls of the overrides are those of the class map.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class DriverSubclassTests
{
    private static readonly int[] Seeds = ConformanceTests.IsFull ? [0, 1, 5, 7, 10] : [1];

    // Each call throws in turn, up to this number of them.
    private static readonly int Throws = ConformanceTests.IsFull ? 40 : 3;

    // One in three of the models by default.
    public static IEnumerable<TestCaseData> Types() =>
        ConformanceTests.Types().Where(static (_, number) => ConformanceTests.IsFull || number % 3 == 0);

    [TestCaseSource(nameof(Types))]
    public void OverridesOfReadersAreCalled(string type) => ForEachDocument(type, (document, compare) =>
    {
        compare("binary", (side, bytes, change, log) => new UserBinaryReader(new MemoryStream(bytes), change, log));
        compare("document", (side, bytes, change, log) =>
            new UserDocumentReader(BsonSerializer.Deserialize<BsonDocument>(bytes), change, log));
        compare("buffer", (side, bytes, change, log) =>
            new BsonBinaryReader(new UserBufferStream(new ByteArrayBuffer(bytes, isReadOnly: true), change, log)));
        compare("stream", (side, bytes, change, log) =>
            new BsonBinaryReader(new UserBsonStream(new ByteBufferStream(new ByteArrayBuffer(bytes, isReadOnly: true)), change, log)));
    });

    /// <summary>The driver wraps these streams in its own, from which generated code reads a whole document at once.</summary>
    [Rule("StreamErrors", "WholeDocuments")]
    [TestCaseSource(nameof(Types))]
    public void StreamsOfTheUserAreReadAndWritten(string type)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        var isCompared = false;
        foreach (var seed in Seeds)
        {
            // If the value causes an exception, too, generated code throws that of the value.
            if (ConformanceTests.TryWrite(pair, seed) is not { } document)
            {
                continue;
            }

            isCompared = true;
            foreach (var canSeek in new[] { true, false })
            {
                foreach (var throwsAt in new[] { int.MaxValue, document.Length / 2, document.Length })
                {
                    var what = $"seed {seed}, {canSeek}, {throwsAt}";
                    Compare(what + ", read", Read(pair.ClassMapped), Read(pair.Generated));
                    Compare(what + ", written", Write(pair.ClassMapped), Write(pair.Generated));

                    Outcome Read(Type side) => Outcome.Of(() =>
                    {
                        var bytes = TypeNames.For(side, document);
                        var masked = MaskingStream.Apply([.. bytes, .. bytes]);
                        using var stream = new MaskingStream(new MemoryStream(masked), canSeek, throwsAt);
                        using var reader = new BsonBinaryReader(stream);
                        return $"{DriverCalls.Read(reader, side, new() { NominalType = side })} {stream.Position}";
                    });

                    Outcome Write(Type side) => Outcome.Of(() =>
                    {
                        var written = new MemoryStream();
                        using var writer = new BsonBinaryWriter(new MaskingStream(written, canSeek, throwsAt));
                        return DriverCalls.Write(writer, side, Create(pair, side, seed), new() { NominalType = side }) +
                            Convert.ToHexString(TypeNames.ToGenerated(MaskingStream.Apply(written.ToArray())));
                    });
                }
            }
        }

        if (isCompared)
        {
            differences.AssertNone();
        }

        // The exceptions of the stream name no member, and come before those of the document.
        void Compare(string what, Outcome expected, Outcome actual)
        {
            var isOfStream = actual.Errors == nameof(IOException) && expected.IsError;
            differences.Compare(what, isOfStream ? actual : expected, actual);
        }
    }

    [TestCaseSource(nameof(Types))]
    public void OverridesOfWritersAreCalled(string type) => ForEachValue(type, compare =>
    {
        compare("binary", (change, log) =>
        {
            var stream = new MemoryStream();
            return (new UserBinaryWriter(stream, change, log), () => stream.ToArray());
        });
        compare("document", (change, log) =>
        {
            var document = new BsonDocument(allowDuplicateNames: true);
            return (new UserDocumentWriter(document, change, log), () => document.ToBson());
        });
        compare("buffer", (change, log) =>
        {
            var stream = new UserBufferStream(new ByteArrayBuffer(new byte[256], 0), change, log);
            return (new BsonBinaryWriter(stream), () => Copy(stream.Buffer));
        });
        compare("stream", (change, log) =>
        {
            var inner = new ByteBufferStream(new ByteArrayBuffer(new byte[256], 0));
            return (new BsonBinaryWriter(new UserBsonStream(inner, change, log)), () => Copy(inner.Buffer));
        });

        static byte[] Copy(IByteBuffer buffer)
        {
            var bytes = new byte[buffer.Length];
            buffer.GetBytes(0, bytes, 0, bytes.Length);
            return bytes;
        }
    });

    private static void ForEachDocument(
        string type, Action<byte[], Action<string, Func<Type, byte[], Change, CallLog, IBsonReader>>> test)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        foreach (var (source, document) in ConformanceTests.DocumentsOf(pair, Seeds))
        {
            test(document, (what, open) => CompareAll(differences, $"{source}, {what}", pair, (side, change, log) =>
            {
                using var reader = open(side, TypeNames.For(side, document), change, log);
                return DriverCalls.Read(reader, side, new() { NominalType = side });
            }));
        }

        differences.AssertNone();
    }

    private static void ForEachValue(
        string type, Action<Action<string, Func<Change, CallLog, (IBsonWriter Writer, Func<byte[]> Written)>>> test)
    {
        var pair = Pairs.Find(type);
        var differences = new Differences(pair);
        foreach (var seed in Seeds)
        {
            test((what, open) => CompareAll(differences, $"seed {seed}, {what}", pair, (side, change, log) =>
            {
                var (writer, written) = open(change, log);
                using (writer)
                {
                    return DriverCalls.Write(writer, side, Create(pair, side, seed), new() { NominalType = side }) +
                        Convert.ToHexString(TypeNames.ToGenerated(written()));
                }
            }));
        }

        differences.AssertNone();
    }

    private static object Create(Pair pair, Type side, int seed) =>
        new ValueFactory(seed, side == pair.Generated ? pair.GeneratedModels : pair.ClassMappedModels).CreateRoot(side);

    private static void CompareAll(Differences differences, string what, Pair pair, Func<Type, Change, CallLog, string> act)
    {
        foreach (var change in Enum.GetValues<Change>())
        {
            differences.Compare($"{what}, {change}", Observe(pair.ClassMapped, change, 0), Observe(pair.Generated, change, 0));
        }

        for (var at = 1; at <= Throws; at++)
        {
            differences.Compare(
                $"{what}, call {at} throws",
                Observe(pair.ClassMapped, Change.Nothing, at),
                Observe(pair.Generated, Change.Nothing, at));
        }

        Outcome Observe(Type side, Change change, int throwsAt)
        {
            var log = new CallLog(throwsAt);
            var outcome = Outcome.Of(() => act(side, change, log));
            return new($"{outcome.Value} {outcome.Errors} {TypeNames.Normalize(log.ToString())}", "", "");
        }
    }
}
