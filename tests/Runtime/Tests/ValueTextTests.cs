using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>
/// Numbers, time spans, ids and versions have the text that the driver gives them, texts have the value that the driver reads, and so have
/// local dates.
/// </summary>
[TestFixture]
public class ValueTextTests
{
    private static readonly double[] Limits =
    [
        0, -0.0, 1, 0.1, 0.01, 0.001, 1e-5, 1e14, 1e15, 1e16, 1e17, 999_999, 1_000_000, 9_999_999, 0.5, 0.25, 4503599627370496.5,
        9007199254740992,
        double.MaxValue, double.Epsilon, double.NaN, double.PositiveInfinity, double.NegativeInfinity, float.MaxValue, float.Epsilon,
    ];

    private static BsonClassMapSerializer<ValuesAsText> ClassMap => new(BsonClassMap.LookupClassMap(typeof(ValuesAsText)));

    [Test]
    public void ValuesAreWrittenAndReadAsTheDriverDoes() => AssertSameAsClassMap(Values(30_000));

    /// <summary>
    /// Some zones have the rules of UTC, or its offset for a part of the year. The zone may change while the program runs.
    /// </summary>
    [Test]
    [NonParallelizable]
    public void LocalDatesFollowTheZone([Values("Etc/UTC", "Europe/London", "Africa/Abidjan", "Etc/GMT-5", "America/New_York")] string zone)
    {
        var before = Environment.GetEnvironmentVariable("TZ");
        try
        {
            foreach (var name in new[] { zone, "Etc/UTC", zone })
            {
                Environment.SetEnvironmentVariable("TZ", name);
                TimeZoneInfo.ClearCachedData();
                Assert.That(
                    TimeZoneInfo.Local.HasSameRules(TimeZoneInfo.FindSystemTimeZoneById(name)),
                    $"The local zone is {TimeZoneInfo.Local.Id}.");
                AssertSameAsClassMap(Values(2_000));
            }
        }
        finally
        {
            Environment.SetEnvironmentVariable("TZ", before);
            TimeZoneInfo.ClearCachedData();
        }
    }

    private static void AssertSameAsClassMap(IEnumerable<ValuesAsText> values)
    {
        foreach (var value in values)
        {
            var bytes = BsonGenSerializer.Serialize(value);
            var expected = ByClassMap(value);
            if (!bytes.AsSpan().SequenceEqual(expected))
            {
                Assert.That(ToDocument(bytes).ToJson(), Is.EqualTo(ToDocument(expected).ToJson()));
            }

            if (BsonGenSerializer.Deserialize<ValuesAsText>(bytes) is var read && Show(read) != Show(Read(bytes)))
            {
                Assert.That(Show(read), Is.EqualTo(Show(Read(bytes))));
            }
        }
    }

    [Test]
    public void OtherTextsAreReadOrRefusedAsTheDriverDoes()
    {
        var random = new Random(3);
        foreach (var value in Values(1_000))
        {
            var document = ToDocument(BsonGenSerializer.Serialize(value));
            foreach (var name in document.Names.ToList())
            {
                if (document[name] is not BsonString { Value.Length: > 0 } text)
                {
                    continue;
                }

                document[name] = Change(text.Value, random);
                var bytes = document.ToBson();
                Assert.That(
                    Outcome(() => BsonGenSerializer.Deserialize<ValuesAsText>(bytes)),
                    Is.EqualTo(Outcome(() => Read(bytes))),
                    $"{name} = {document[name]}");
                document[name] = text;
            }
        }
    }

    private static IEnumerable<ValuesAsText> Values(int count)
    {
        var random = new Random(11);
        for (var i = 0; i < count; i++)
        {
            var number = i < Limits.Length ? Limits[i] : Number(random);
            var bytes = new byte[16];
            random.NextBytes(bytes);
            yield return new ValuesAsText
            {
                Double = number,
                Single = random.Next(4) == 0 ? BitConverter.Int32BitsToSingle(random.Next(int.MinValue, int.MaxValue)) : (float)number,
                Long = random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64),
                Unsigned = (ulong)random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64),
                AsDecimal128 = i == 0 ? long.MinValue : random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64),
                Decimal = i switch { 0 => decimal.MaxValue, 1 => decimal.MinValue, 2 => -0.00m, _ => Decimal(random) },
                DecimalAsText = i switch { 0 => decimal.MaxValue, 1 => decimal.MinValue, 2 => -0.00m, 3 => 0.00m, _ => Decimal(random) },
                Decimal128 = i switch
                {
                    0 =>
                    Decimal128.PositiveInfinity,
                    1 => Decimal128.QNaN,
                    2 => Decimal128.MaxValue,
                    _ => Decimal(random)
                },
                Span = i switch
                {
                    0 => TimeSpan.MinValue,
                    1 => TimeSpan.MaxValue,
                    _ =>
                        new TimeSpan(
                            (random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64)) / (random.Next(2) == 0
                                ? 1
                                : TimeSpan.TicksPerSecond) * TimeSpan.TicksPerSecond),
                },
                Guid = new Guid(bytes),
                Id = new ObjectId(bytes[..12]),
                Digits = new ObjectId(bytes[4..]).ToString(),
                Bytes = bytes[..random.Next(17)],
                Version = random.Next(3) switch
                {
                    0 => new Version(random.Next(), random.Next(10)),
                    1 => new Version(random.Next(100), random.Next(), random.Next(2) * int.MaxValue),
                    _ => new Version(random.Next(1000), 0, random.Next(), random.Next(70_000)),
                },
                Local = i switch
                {
                    0 => DateTime.MinValue,
                    1 => DateTime.MaxValue,
                    _ => new DateTime(random.NextInt64(DateTime.MaxValue.Ticks) >> random.Next(4), (DateTimeKind)random.Next(3)),
                },
            };
        }
    }

    // Short and long fractions, neighbours of both, numbers next to powers of two and of ten, and any bits.
    private static double Number(Random random)
    {
        var sign = random.Next(2) == 0 ? 1 : -1;
        var scale = Math.Pow(10, random.Next(-6, 18));
        var number = random.Next(6) switch
        {
            0 => Math.Round(random.NextDouble() * 1000, random.Next(1, 7)),
            1 => random.NextInt64(1L << random.Next(1, 60)) / Math.Pow(2, random.Next(0, 60)),
            2 => scale,
            3 => random.NextDouble() * scale,
            4 => Math.Pow(2, random.Next(-20, 60)),
            _ => BitConverter.Int64BitsToDouble(random.NextInt64(long.MinValue, long.MaxValue)),
        };
        return sign * (random.Next(3) switch { 0 => Math.BitIncrement(number), 1 => Math.BitDecrement(number), _ => number });
    }

    private static decimal Decimal(Random random) => new(
        random.Next(int.MinValue, int.MaxValue) >> random.Next(32), random.Next(2) == 0
            ? 0
            : random.Next(), random.Next(8) == 0 ? random.Next() : 0, random.Next(2) == 0, (byte)random.Next(29));

    private static string Change(string text, Random random)
    {
        var at = random.Next(text.Length);
        const string Others = "0159afAFgGzZ-+.:@`/ ,eEé\u0130/G{}";
        return random.Next(5) switch
        {
            0 => text.ToUpperInvariant(),
            1 => text.Remove(at, 1),
            2 => text.Insert(at, text[at].ToString()),
            3 => text + (char)random.Next('0', 'A'),
            _ => text[..at] + Others[random.Next(Others.Length)] + text[(at + 1)..],
        };
    }

    private static byte[] ByClassMap(ValuesAsText value)
    {
        using var stream = new MemoryStream();
        using var writer = new MongoDB.Bson.IO.BsonBinaryWriter(stream);
        ClassMap.Serialize(BsonSerializationContext.CreateRoot(writer), value);
        return stream.ToArray();
    }

    private static ValuesAsText Read(byte[] bytes)
    {
        using var reader = new MongoDB.Bson.IO.BsonBinaryReader(new MemoryStream(bytes));
        return ClassMap.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    private static BsonDocument ToDocument(byte[] bytes) => BsonSerializer.Deserialize<BsonDocument>(bytes);

    private static string Outcome(Func<ValuesAsText> read)
    {
        try
        {
            return Show(read());
        }
        catch (Exception error)
        {
            return $"{error.GetType().Name} {error.InnerException?.GetType().Name}";
        }
    }

    // The bits of floating-point numbers: a negative zero equals zero.
    private static string Show(ValuesAsText value) => string.Join(
        ' ', BitConverter.DoubleToInt64Bits(value.Double), BitConverter.SingleToInt32Bits(
            value.Single), value.Long, value.Unsigned, value.AsDecimal128,
        string.Join(',', decimal.GetBits(value.Decimal)), value.Decimal128.GetIEEEHighBits(), value.Decimal128.GetIEEELowBits(),
        value.Span.Ticks, value.Guid, value.Id,
        value.Digits, Convert.ToHexString(value.Bytes), value.Version, string.Join(
            ',', decimal.GetBits(value.DecimalAsText)), value.Local.Ticks, value.Local.Kind);
}
