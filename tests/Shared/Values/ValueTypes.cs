using System.Collections;
using System.Globalization;
using System.Net;
using MongoDB.Bson;

namespace BsonGen.Tests.Shared;

/// <summary>
/// The types of single values. One list says which values the conformance tests and the machine make, which types members of the tests
/// have, and which of them the documents name.
/// </summary>
internal static class ValueTypes
{
    private static readonly string[] Numbers = ["Decimal128", "Double", "Int32", "Int64", "String"];
    private static readonly string[] Octets = ["Binary", "Int32", "Int64", "String"];
    private static readonly string[] Dates = ["DateTime", "Document", "Int64", "String"];

    private static readonly DateTime SomeDay = new(2024, 2, 29, 0, 0, 0, DateTimeKind.Utc);

    public static readonly KindOfValue[] All =
    [
        new(typeof(bool), "bool", false, true)
        {
            Representations = ["Boolean", .. Numbers],
            Invent = random => random.Next(2) == 0,
        },
        new(typeof(byte), "byte", byte.MinValue, byte.MaxValue, (byte)1)
        {
            Representations = Octets,
            Invent = random => unchecked((byte)random.Next()),
        },
        new(typeof(sbyte), "sbyte", sbyte.MinValue, sbyte.MaxValue, (sbyte)0, (sbyte)-1)
        {
            Representations = Octets,
            Invent = random => unchecked((sbyte)random.Next()),
        },
        new(typeof(short), "short", short.MinValue, short.MaxValue, (short)0)
        {
            Representations = Numbers,
            Invent = random => unchecked((short)random.Next()),
        },
        new(typeof(ushort), "ushort", ushort.MinValue, ushort.MaxValue, (ushort)1)
        {
            Representations = Numbers,
            Invent = random => unchecked((ushort)random.Next()),
        },
        new(typeof(int), "int", 0, int.MinValue, int.MaxValue, -1, 1)
        {
            Representations = Numbers,
            Invent = random => random.Next(int.MinValue, int.MaxValue),
        },
        new(typeof(uint), "uint", 0u, uint.MaxValue, 1u, (uint)int.MaxValue, (uint)int.MaxValue + 1)
        {
            Representations = Numbers,
            Invent = random => unchecked((uint)random.NextInt64()) >> random.Next(32),
        },
        new(typeof(long), "long", 0L, long.MinValue, long.MaxValue, -1L, int.MaxValue + 1L, (1L << 53) + 1)
        {
            Representations = Numbers,
            Invent = random => random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64),
        },
        new(typeof(ulong), "ulong", 0ul, ulong.MaxValue, 1ul, (ulong)long.MaxValue, (ulong)long.MaxValue + 1)
        {
            Representations = Numbers,
            Invent = random => unchecked((ulong)random.NextInt64(long.MinValue, long.MaxValue)) >> random.Next(64),
        },
        new(
            typeof(float), "float", 0f, -0f, float.NaN, float.MinValue, float.MaxValue, float.Epsilon, float.PositiveInfinity, 0.1f)
        {
            Representations = Numbers,
            Invent = random => BitConverter.Int32BitsToSingle(random.Next(int.MinValue, int.MaxValue)),
        },
        new(
            typeof(double), "double", 0d, -0d, double.NaN, double.MinValue, double.MaxValue, double.Epsilon, double.NegativeInfinity, 0.1,
            1e300, 4503599627370497.5)
        {
            Representations = Numbers,
            Invent = random => BitConverter.Int64BitsToDouble(random.NextInt64(long.MinValue, long.MaxValue)),
        },
        new(
            typeof(Half), "Half", Half.Zero, Half.MinValue, Half.MaxValue, Half.NaN, Half.Epsilon, Half.NegativeInfinity, (Half)0.1,
            Half.NegativeZero, (Half)2048, (Half)2050)
        {
            Representations = Numbers,
            Invent = random => BitConverter.UInt16BitsToHalf(unchecked((ushort)random.Next())),
            DependsOnVersion = true,
        },
        new(
            typeof(decimal), "decimal", 0m, decimal.MinValue, decimal.MaxValue, 1.10m, 0.0000000000000000000000000001m, -0.00m,
            79228162514264337593543950334m, 1e28m, 123456789012345678.1234567890m)
        {
            Representations = ["Array", .. Numbers],
            Invent = random => InventDecimal(random),
        },
        new(
            typeof(Decimal128), "Decimal128", Decimal128.Zero, Decimal128.MinValue, Decimal128.MaxValue, Decimal128.QNaN,
            Decimal128.PositiveInfinity, Decimal128.Parse("-0"), Decimal128.Parse("1.10"), Decimal128.Parse("1E+6111"),
            Decimal128.Parse("9999999999999999999999999999999999"))
        {
            Representations = Numbers,
            Invent = random => new Decimal128(InventDecimal(random)),
        },
        new(typeof(char), "char", '\0', 'a', 'é', char.MaxValue, '\ud800')
        {
            Representations = ["Int32", "Int64", "String"],
            Invent = random => (char)('a' + random.Next(26)),
        },
        new(
            typeof(string), "string", "", "a", new string('x', 300), "é€😀", "\0", "nul \0 inside", "\ud800", new string('ż', 2000), "5",
            "$", "a.b", "0102030405060708090a0b0c")
        {
            Representations = ["ObjectId", "String", "Symbol"],
            Invent = InventText,
        },
        new(typeof(byte[]), "byte[]", Array.Empty<byte>(), new byte[] { 0 }, new byte[300], new byte[] { 1, 2, 0xff })
        {
            Representations = ["Binary", "String"],
            Invent = random => InventBytes(random, random.Next(40)),
        },
        new(typeof(Memory<byte>), "Memory<byte>", Memory<byte>.Empty, new Memory<byte>([0]), new Memory<byte>([1, 2, 0xff], 1, 2))
        {
            DependsOnVersion = true,
        },
        new(
            typeof(ReadOnlyMemory<byte>), "ReadOnlyMemory<byte>", ReadOnlyMemory<byte>.Empty, new ReadOnlyMemory<byte>([0]),
            new ReadOnlyMemory<byte>([1, 2, 0xff], 1, 2))
        {
            DependsOnVersion = true,
        },
        new(
            typeof(ObjectId), "ObjectId", ObjectId.Empty, new ObjectId("0102030405060708090a0b0c"),
            new ObjectId("ffffffffffffffffffffffff"))
        {
            Representations = ["ObjectId", "String"],
            Invent = random => new ObjectId(InventBytes(random, 12)),
        },
        new(
            typeof(Guid), "Guid", Guid.Empty, new Guid("00112233-4455-6677-8899-aabbccddeeff"),
            new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff"))
        {
            Representations = ["Binary", "String"],
            Invent = random => new Guid(InventBytes(random, 16)),
        },
        new(typeof(DayOfWeek), "DayOfWeek", DayOfWeek.Sunday, DayOfWeek.Saturday, (DayOfWeek)(-1))
        {
            Representations = ["EndOfDocument", "Int32", "Int64", "String"],
        },
        new(
            typeof(DateTime), "DateTime", DateTime.UnixEpoch, DateTime.MinValue, DateTime.MaxValue,
            DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc), DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc),
            DateTime.SpecifyKind(SomeDay, DateTimeKind.Local), DateTime.SpecifyKind(SomeDay.AddHours(7), DateTimeKind.Unspecified),
            SomeDay.AddTicks(12345), DateTime.UnixEpoch.AddTicks(-12345))
        {
            Representations = Dates,
            Invent = random => new DateTime(random.NextInt64(DateTime.MaxValue.Ticks), (DateTimeKind)random.Next(3)),
        },
        new(
            typeof(DateTimeOffset), "DateTimeOffset", DateTimeOffset.MinValue, DateTimeOffset.MaxValue,
            new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(-90)), DateTimeOffset.UnixEpoch,
            DateTimeOffset.UnixEpoch.AddTicks(-1),
            new DateTimeOffset(DateTimeOffset.UnixEpoch.AddTicks(12345).Ticks, TimeSpan.FromHours(3)))
        {
            Representations = ["Array", "DateTime", "Document", "String"],
            Invent = random => new DateTimeOffset(SomeDay.Ticks + random.Next(), TimeSpan.FromMinutes(random.Next(-600, 600))),
        },
        new(typeof(DateOnly), "DateOnly", DateOnly.MinValue, DateOnly.MaxValue, new DateOnly(2024, 2, 29))
        {
            Representations = Dates,
            Invent = random => DateOnly.FromDayNumber(random.Next(DateOnly.MaxValue.DayNumber)),
            DependsOnVersion = true,
        },
        new(
            typeof(TimeOnly), "TimeOnly", TimeOnly.MinValue, TimeOnly.MaxValue, new TimeOnly(1, 2, 3), new TimeOnly(1),
            new TimeOnly(23, 59, 59, 999, 1))
        {
            Representations = ["Document", "Double", "Int32", "Int64", "String"],
            Invent = random => new TimeOnly(random.NextInt64(TimeSpan.TicksPerDay) / (long)Math.Pow(10, random.Next(8))),
            DependsOnVersion = true,
        },
        new(
            typeof(TimeSpan), "TimeSpan", TimeSpan.Zero, TimeSpan.MinValue, TimeSpan.MaxValue, TimeSpan.FromTicks(-1),
            TimeSpan.FromSeconds(90))
        {
            Representations = ["Double", "Int32", "Int64", "String"],
            Invent = random => new TimeSpan(random.NextInt64()),
        },
        new(typeof(Uri), "Uri", new Uri("http://example.com/a?b=ü"), new Uri("relative/path", UriKind.Relative)),
        new(
            typeof(Version), "Version", new Version(1, 2), new Version(1, 2, 3), new Version(1, 2, 3, 4), new Version(),
            new Version(int.MaxValue, int.MaxValue, int.MaxValue, int.MaxValue))
        {
            Representations = ["Document", "String"],
            Invent = InventVersion,
        },
        new(
            typeof(CultureInfo), "System.Globalization.CultureInfo", CultureInfo.InvariantCulture, new CultureInfo("de-CH"),
            CultureInfo.GetCultureInfo("fr"), new CultureInfo(""), new CultureInfo("zh-Hant-TW", useUserOverride: false)),
        new(
            typeof(IPAddress), "System.Net.IPAddress", IPAddress.Parse("10.1.2.3"), IPAddress.Parse("fe80::1"), IPAddress.Loopback,
            IPAddress.IPv6Any, IPAddress.Parse("::ffff:10.1.2.3"), IPAddress.Parse("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff%4294967295"),
            new NamedAddress())
        {
            Invent = random => new IPAddress(InventBytes(random, random.Next(2) == 0 ? 4 : 16)),
        },
        new(
            typeof(IPEndPoint), "System.Net.IPEndPoint", IPEndPoint.Parse("10.1.2.3:0"), IPEndPoint.Parse("[fe80::1]:65535"))
        {
            IsByDriver = true,
        },
        new(typeof(BitArray), "System.Collections.BitArray", new BitArray(0), new BitArray(8, true), new BitArray([true, false, true]))
        {
            Representations = ["Binary", "String"],
            Invent = random => new BitArray(Enumerable.Range(0, random.Next(20)).Select(_ => random.Next(2) == 0).ToArray()),
            IsByDriver = true,
        },
    ];

    private static byte[] InventBytes(Random random, int count)
    {
        var bytes = new byte[count];
        random.NextBytes(bytes);
        return bytes;
    }

    private static decimal InventDecimal(Random random) =>
        new(random.Next(), random.Next(), random.Next(), random.Next(2) == 0, (byte)random.Next(29));

    private static Version InventVersion(Random random) => random.Next(3) switch
    {
        0 => new(random.Next(), random.Next(100)),
        1 => new(random.Next(100), random.Next(), random.Next(100)),
        _ => new(random.Next(100), random.Next(100), random.Next(100), random.Next()),
    };

    private static string InventText(Random random)
    {
        var chars = new char[random.Next(10) == 0 ? random.Next(400) : random.Next(20)];
        for (var i = 0; i < chars.Length; i++)
        {
            chars[i] = random.Next(12) == 0 ? (char)random.Next(0x80, 0xd800) : (char)random.Next(' ', 127);
        }

        return new string(chars) + (random.Next(10) == 0 ? "😀" : "");
    }

    /// <summary>The driver writes its text, and not its bytes.</summary>
    private sealed class NamedAddress() : IPAddress(0x0100007f)
    {
        public override string ToString() => "10.9.8.7";
    }
}
