using BsonGen;
using Markets;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>Documents that another implementation wrote.</summary>
[TestFixture]
public class FixtureTests
{
    private static readonly BsonClassMapSerializer<Market> ClassMap = new(BsonClassMap.LookupClassMap(typeof(Market)));

    [Test]
    public void Scalars()
    {
        var read = BsonGenSerializer.Deserialize<Everything>(Fixtures.Split("scalars.bson")[0]);
        Assert.Multiple(() =>
        {
            Assert.That(read.Double, Is.EqualTo(1.5));
            Assert.That(read.DoubleWhole, Is.EqualTo(3));
            Assert.That(double.IsNegative(read.NegativeZero), Is.True);
            Assert.That(read.DoubleMax, Is.EqualTo(double.MaxValue));
            Assert.That(read.Infinity, Is.EqualTo(float.PositiveInfinity));
            Assert.That(read.NaN, Is.NaN);
            Assert.That(read.String, Is.EqualTo("hello"));
            Assert.That(read.Empty, Is.Empty);
            Assert.That(read.ObjectId.ToString(), Is.EqualTo("0102030405060708090a0b0c"));
            Assert.That(read.True, Is.True);
            Assert.That(read.False, Is.False);
            Assert.That(read.DateTime, Is.EqualTo(new DateTime(2024, 2, 29, 12, 34, 56, 789, DateTimeKind.Utc)));
            Assert.That(read.DateTime.Kind, Is.EqualTo(DateTimeKind.Utc));
            Assert.That(read.Before1970, Is.EqualTo(new DateTime(1969, 7, 20, 20, 17, 40, 1, DateTimeKind.Utc)));
            Assert.That(read.Null, Is.Null);
            Assert.That(read.Int32, Is.EqualTo(42));
            Assert.That(read.Int32Min, Is.EqualTo(int.MinValue));
            Assert.That(read.Int32Max, Is.EqualTo(int.MaxValue));
            Assert.That(read.Int64, Is.EqualTo(42));
            Assert.That(read.Int64Min, Is.EqualTo(long.MinValue));
            Assert.That(read.Int64Max, Is.EqualTo(long.MaxValue));
            Assert.That(decimal.GetBits(read.Decimal), Is.EqualTo(decimal.GetBits(1.10m)));
            Assert.That(read.DecimalNegativeZero.ToString(), Is.EqualTo("-0"));
            Assert.That(read.DecimalLarge, Is.EqualTo(9999999999999999999999999999m));
            Assert.That(read.Binary, Is.EqualTo(new byte[] { 0x00, 0x01, 0x7f, 0x80, 0xff }));
            Assert.That(read.BinaryEmpty, Is.Empty);
            Assert.That(read.Uuid, Is.EqualTo(new Guid("00112233-4455-6677-8899-aabbccddeeff")));
            Assert.That(read.UuidLegacy, Is.EqualTo(read.Uuid));
            Assert.That(read.Regex, Is.EqualTo(new BsonRegularExpression("^a+b$", "im")));
            Assert.That(read.Timestamp, Is.EqualTo(new BsonTimestamp(1709210096, 7)));
            Assert.That(read.Symbol, Is.EqualTo("sym"));
            Assert.That(read.Document!.A, Is.EqualTo(1));
            Assert.That(read.Document.B, Is.EqualTo(new Dictionary<string, string> { ["c"] = "deep" }));
            Assert.That(read.DocumentEmpty, Is.Empty);
            Assert.That(read.Array, Is.EqualTo(new[] { 1, 2, 3 }));
            Assert.That(
                read.ArrayNested,
                Is.EqualTo(new BsonArray { new BsonArray { 1, 2 }, new BsonArray(), new BsonArray { new BsonArray { "x" } } }));
            Assert.That(read.ArrayEmpty, Is.Empty);
        });
    }

    [Test]
    public void NumbersOfOtherTypes() => Assert.That(Fixtures.Split("numbers-retyped.bson").Select(Read<Retyped>), Is.EqualTo(new[]
    {
        new Retyped(0, 3, 4, 5, 6.25m, true),
        new Retyped(1, 3, 4, 5, 6, false),
        new Retyped(2, 3, 4, 5.5, 6, true),
        new Retyped(3, int.MinValue, -9007199254740992, 9007199254740992, -0.5m, false),
    }));

    [Test]
    public void MarketsInEveryOrder([Range(0, 23)] int number)
    {
        var document = Fixtures.Split("order.bson")[number];
        Assert.Multiple(() =>
        {
            Assert.That(Show(() => Read<Market>(document)), Is.EqualTo(Show(() => ReadByClassMap(document))));
            Assert.That(Show(() => BsonSerializer.Deserialize<Market>(document)), Is.EqualTo(Show(() => ReadByClassMap(document))));
        });
    }

    [Test]
    public void ReorderedMarketsAreComplete([Values(0, 1, 2, 3)] int number)
    {
        var market = Read<Market>(Fixtures.Split("order.bson")[number]);
        Assert.Multiple(() =>
        {
            Assert.That(market.Id, Is.EqualTo(number));
            Assert.That(market.Status, Is.EqualTo(2));
            Assert.That(market.EventId, Is.EqualTo(3));
            Assert.That(market.Selections, Is.EqualTo(new[] { new Selection(1, "Home", 1.5), new Selection(2, "Away", 2.25) }));
        });
    }

    [Test]
    public void Strings()
    {
        var read = Read<Texts>(Fixtures.Split("strings.bson")[0]);
        var letters = string.Concat(Enumerable.Range(0, 4096).Select(i => (char)('a' + (i % 26))));
        Assert.Multiple(() =>
        {
            Assert.That(read.Long, Is.EqualTo(letters));
            Assert.That(read.Middle, Is.EqualTo(letters[..20] + "é" + letters[..20]));
            Assert.That(read.Mixed, Is.EqualTo(string.Concat(Enumerable.Repeat("aé€😀", 25))));
            Assert.That(read.Nul, Is.EqualTo("\0"));
            Assert.That(read.NulMiddle, Is.EqualTo(letters[..20] + "\0" + letters[..20]));
            Assert.That(read.End, Is.EqualTo(letters[..40] + "😀"));
            Assert.That(read.Others!["ascii33"], Is.EqualTo(letters[..33]));
        });
    }

    [Test]
    public void NestedDocuments()
    {
        var depth = 0;
        for (var level = Read<Level>(Fixtures.Split("nested.bson")[0]); level is not null; level = level.Child)
        {
            Assert.That(level.Depth, Is.EqualTo(++depth));
        }

        Assert.That(depth, Is.EqualTo(30));
    }

    [Test]
    public void DictionaryKeys()
    {
        string[][] keys =
        [
            [
                "anna",
                "bob",
                "carl",
            ], [], ["a.b", ".", "a.", ".b", "a..b"], ["$set", "$", "a$b", "$a.b"], ["é", "żółw", "名前", "😀"], [""], ["10", "0", "1"],
        ];
        var documents = Fixtures.Split("dictionary.bson").Select(Read<Scored>).ToList();
        Assert.Multiple(() =>
        {
            for (var i = 0; i < keys.Length; i++)
            {
                Assert.That(documents[i].Scores!.Keys, Is.EqualTo(keys[i]), $"document {i}");
            }

            Assert.That(documents[7].Scores!.Keys, Is.EqualTo(keys.SelectMany(key => key)));
            Assert.That(documents[7].Scores!.Values, Is.EqualTo(Enumerable.Range(1, 20)));
        });
    }

    [Test]
    public void BrokenFilesAreRefused([Values("bad-utf8.bson", "bad-size.bson", "bad-type.bson", "truncated.bson")] string name)
    {
        foreach (var document in Fixtures.Split(name))
        {
            var error = Assert.Catch(() => Read<Market>(document))!;
            var expected = Assert.Catch(() => ReadByClassMap(document))!;
            Assert.That(error.GetType(), Is.EqualTo(expected.GetType()));
        }
    }

    private static T Read<T>(byte[] document) => BsonGenSerializer.Deserialize<T>(document);

    private static Market ReadByClassMap(byte[] document)
    {
        using var reader = new MongoDB.Bson.IO.BsonBinaryReader(new MemoryStream(document));
        return ClassMap.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    private static string Show(Func<Market> read)
    {
        try
        {
            return read().ToJson();
        }
        catch (FormatException)
        {
            return nameof(FormatException);
        }
    }
}
