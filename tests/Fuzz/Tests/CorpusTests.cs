using BsonGen;
using Conformance.Harness;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Fuzz.Tests;

/// <summary>The cases of the published BSON corpus, by typed members, by <see cref="BsonDocument"/>, and by the class map.</summary>
[TestFixture]
public class CorpusTests
{
    private static readonly List<Case> Cases =
        [.. File.ReadLines(Path.Combine(AppContext.BaseDirectory, "Fixtures", "bson-corpus.txt"))
            .Select(static line => line.Split(' '))
            .Select(static parts => new Case(
            parts[1], Convert.FromHexString(parts[2]), Convert.FromHexString(parts[^1])))];

    private static readonly Holder[] Holders =
    [
        new Holder<NumberA>(), new Holder<NumberI>(), new Holder<NumberD>(), new Holder<DecimalD>(), new Holder<SystemDecimalD>(),
        new Holder<BooleanB>(),
        new Holder<TextA>(), new Holder<DateA>(), new Holder<IdA>(), new Holder<ListA>(), new Holder<BytesX>(), new Holder<BinaryX>(),
        new Holder<GuidX>(),
        new Holder<DocumentX>(), new Holder<DictionaryX>(), new Holder<AnythingA>(), new Holder<RegexA>(), new Holder<CodeA>(),
        new Holder<TimestampA>(),
        new Holder<Anything>(), new Holder<Nothing>(),
    ];

    [Test]
    public void TypedMembersAreReadAsTheClassMapReadsThem([ValueSource(nameof(Holders))] object holder)
    {
        var read = 0;
        foreach (var item in Cases)
        {
            read += ((Holder)holder).Compare(item.Bytes) ? 1 : 0;
        }

        Assert.That(read, Is.Positive, "No case is for this member.");
    }

    [Test]
    public void ValidDocumentsKeepTheirBytes()
    {
        var kept = 0;
        foreach (var item in Cases.Where(static item => item.Kind != "invalid"))
        {
            byte[] expected;
            try
            {
                expected = BsonSerializer.Deserialize<BsonDocument>(item.Bytes).ToBson();
            }
            catch (FormatException)
            {
                // The driver does not support DBPointer.
                Assert.That(() => BsonGenSerializer.Deserialize<Anything>(item.Bytes), Throws.InstanceOf<FormatException>());
                continue;
            }

            var anything = BsonGenSerializer.Deserialize<Anything>(item.Bytes);
            var written = BsonGenSerializer.Serialize(anything);
            Assert.That(Convert.ToHexString(written), Is.EqualTo(Convert.ToHexString(expected)));
            kept += written.AsSpan().SequenceEqual(item.Canonical) ? 1 : 0;
        }

        // The others hold values that the driver writes in another form: old binary subtypes and representations of UUIDs.
        Assert.That(kept, Is.GreaterThan(Cases.Count(static item => item.Kind != "invalid") * 9 / 10));
    }

    [Test]
    public void InvalidDocumentsAreRefusedWhereTheDriverRefusesThem()
    {
        var refused = 0;
        foreach (var item in Cases.Where(static item => item.Kind == "invalid"))
        {
            var expected = Outcome.Of(() => BsonSerializer.Deserialize<BsonDocument>(item.Bytes));
            var actual = Outcome.Of(() => BsonGenSerializer.Deserialize<Anything>(item.Bytes));
            Assert.That(actual.IsError, Is.EqualTo(expected.IsError), () => $"{Convert.ToHexString(item.Bytes)}\n{expected}\n{actual}");
            refused += actual.IsError ? 1 : 0;
        }

        Assert.That(refused, Is.GreaterThan(50));
    }

    /// <param name="Kind">Canonical, degenerate or invalid.</param>
    /// <param name="Bytes">The document.</param>
    /// <param name="Canonical">The canonical document for it.</param>
    private sealed record Case(string Kind, byte[] Bytes, byte[] Canonical);

    private abstract class Holder
    {
        /// <returns>Whether the document was read.</returns>
        public abstract bool Compare(byte[] bytes);
    }

    private sealed class Holder<T> : Holder
    {
        private readonly BsonClassMapSerializer<T> _classMap = new(BsonClassMap.LookupClassMap(typeof(T)));

        public override bool Compare(byte[] bytes)
        {
            var expected = Outcome.OfBytes(() => Write(ReadByClassMap(bytes)));
            var byDriver = Outcome.OfBytes(() => Write(BsonSerializer.Deserialize<T>(bytes)));
            var direct = Outcome.OfBytes(() => Write(BsonGenSerializer.Deserialize<T>(bytes)));
            Assert.Multiple(() =>
            {
                Assert.That(byDriver.IsSameAs(expected), () => $"{Convert.ToHexString(bytes)}\n{expected}\n{byDriver}");
                Assert.That(direct.IsSameAs(expected), () => $"{Convert.ToHexString(bytes)}\n{expected}\n{direct}");
            });
            return !expected.IsError;
        }

        public override string ToString() => typeof(T).Name;

        private T ReadByClassMap(byte[] bytes)
        {
            using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(bytes, isReadOnly: true)));
            return _classMap.Deserialize(BsonDeserializationContext.CreateRoot(reader));
        }

        private byte[] Write(T value) => value.ToBson(serializer: _classMap);
    }
}
