using System.Globalization;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Decimals have the text, the digits and the sign that the driver's serializer gives them.</summary>
[TestFixture]
public class DecimalTests
{
    private static readonly string[] Texts =
    [
        "0", "-0", "0.0", "-0.00", "00", "1", "-1", "007", "-007.50", "0.10", "-0.000000000000000001", "1.", ".5", "-.5", "-", ".", "",
        "+1", " 1", "1 ",
        "1.2.3", "1-2", "--1", "1e3", "1,5", "999999999999999999", "-999999999999999999", "1000000000000000000", "9223372036854775807",
        "9223372036854775808", "99999999999999999.9", "9999999999999999.99", "0.99999999999999999", "0.999999999999999999",
        "1234567890.12345678",
        "12345678901234567890.1234567", "79228162514264337593543950335", "0.0000000000000000000000000001", "1.0000000000000000000000000000",
    ];

    [Test]
    public void DecimalsAreWrittenAsTheDriverDoes()
    {
        foreach (var value in Values())
        {
            var order = new Order { Total = value };
            var written = BsonSerializer.Deserialize<BsonDocument>(BsonGenSerializer.Serialize(order))["Total"];
            Assert.That(written, Is.EqualTo(ByDriver(value)), () => value.ToString(CultureInfo.InvariantCulture));
        }
    }

    [Test]
    public void TextsAreReadAsTheDriverDoes()
    {
        foreach (var text in Texts.Concat(Values().Select(value => value.ToString(CultureInfo.InvariantCulture))))
        {
            var document = new BsonDocument("Total", text);
            Assert.That(
                Outcome(() => BsonGenSerializer.Deserialize<Order>(document.ToBson()).Total),
                Is.EqualTo(Outcome(() => ReadByDriver(document))),
                text);
        }
    }

    private static IEnumerable<decimal> Values()
    {
        var random = new Random(7);
        for (var i = 0; i < 20_000; i++)
        {
            var parts = new[] { random.Next(4) == 0 ? 0 : random.Next(int.MinValue, int.MaxValue) >> random.Next(32), 0, 0 };
            parts[1] = random.Next(2) == 0 ? 0 : random.Next(int.MinValue, int.MaxValue) >> random.Next(32);
            parts[2] = random.Next(6) == 0 ? random.Next() >> random.Next(32) : 0;
            yield return new decimal(parts[0], parts[1], parts[2], random.Next(2) == 0, (byte)random.Next(29));
        }

        foreach (var digits in new[] { 0L, 1, 9, 10, 999_999_999_999_999_999, 1_000_000_000_000_000_000, long.MaxValue })
        {
            for (var places = 0; places <= 28; places++)
            {
                yield return new decimal((int)digits, (int)(digits >> 32), 0, isNegative: true, (byte)places);
                yield return new decimal((int)digits, (int)(digits >> 32), 0, isNegative: false, (byte)places);
            }
        }
    }

    private static BsonValue ByDriver(decimal value)
    {
        var document = new BsonDocument();
        using var writer = new BsonDocumentWriter(document);
        writer.WriteStartDocument();
        writer.WriteName("Total");
        new DecimalSerializer().Serialize(BsonSerializationContext.CreateRoot(writer), value);
        writer.WriteEndDocument();
        return document["Total"];
    }

    private static decimal ReadByDriver(BsonDocument document)
    {
        using var reader = new BsonBinaryReader(new MemoryStream(document.ToBson()));
        reader.ReadStartDocument();
        reader.ReadName();
        return new DecimalSerializer().Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    private static string Outcome(Func<decimal> read)
    {
        try
        {
            return string.Join(' ', decimal.GetBits(read()));
        }
        catch (Exception)
        {
            return "refused";
        }
    }
}
