using System.Collections;
using System.Dynamic;
using System.Globalization;
using System.Net;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace Conformance.Harness;

/// <summary>Creates values of simple types, including the limits of each type.</summary>
internal sealed class ScalarFactory
{
    /// <summary>The possible values of type object.</summary>
    public static readonly Type[] CommonTypes =
    [
        typeof(int), typeof(string), typeof(double), typeof(bool), typeof(long), typeof(DateTime), typeof(ObjectId), typeof(byte[]),
    ];

    private static readonly DateTime SomeDay = new(2024, 2, 29, 0, 0, 0, DateTimeKind.Utc);

    private static readonly Dictionary<Type, object[]> Edges = new()
    {
        [typeof(bool)] = [false, true],
        [typeof(byte)] = [byte.MinValue, byte.MaxValue, (byte)1],
        [typeof(sbyte)] = [sbyte.MinValue, sbyte.MaxValue, (sbyte)0, (sbyte)-1],
        [typeof(short)] = [short.MinValue, short.MaxValue, (short)0],
        [typeof(ushort)] = [ushort.MinValue, ushort.MaxValue, (ushort)1],
        [typeof(int)] = [0, int.MinValue, int.MaxValue, -1, 1],
        [typeof(uint)] = [0u, uint.MaxValue, 1u, (uint)int.MaxValue, (uint)int.MaxValue + 1],
        [typeof(long)] = [0L, long.MinValue, long.MaxValue, -1L, int.MaxValue + 1L, (1L << 53) + 1],
        [typeof(ulong)] = [0ul, ulong.MaxValue, 1ul, (ulong)long.MaxValue, (ulong)long.MaxValue + 1],
        [typeof(nint)] = [(nint)0, nint.MinValue, nint.MaxValue],
        [typeof(float)] = [0f, -0f, float.NaN, float.MinValue, float.MaxValue, float.Epsilon, float.PositiveInfinity, 0.1f],
        [typeof(double)] =
        [
            0d, -0d, double.NaN, double.MinValue, double.MaxValue, double.Epsilon, double.NegativeInfinity, 0.1, 1e300, 4503599627370497.5,
        ],
        [typeof(decimal)] =
        [
            0m, decimal.MinValue, decimal.MaxValue, 1.10m, 0.0000000000000000000000000001m, -0.00m, 79228162514264337593543950334m, 1e28m,
            123456789012345678.1234567890m,
        ],
        [typeof(Decimal128)] =
        [
            Decimal128.Zero, Decimal128.MinValue, Decimal128.MaxValue, Decimal128.QNaN, Decimal128.PositiveInfinity, Decimal128.Parse("-0"),
            Decimal128.Parse("1.10"), Decimal128.Parse("1E+6111"), Decimal128.Parse("9999999999999999999999999999999999"),
        ],
        [typeof(char)] = ['\0', 'a', 'é', char.MaxValue, '\ud800'],
        [typeof(string)] =
        [
            "", "a", new string('x', 300), "é€😀", "\0", "nul \0 inside", "\ud800", new string('ż', 2000), "5", "$", "a.b",
        ],
        [typeof(byte[])] = [Array.Empty<byte>(), new byte[] { 0 }, new byte[300], new byte[] { 1, 2, 0xff }],
        [typeof(DateTime)] =
        [
            DateTime.UnixEpoch, DateTime.MinValue, DateTime.MaxValue, DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc),
            DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc), DateTime.SpecifyKind(SomeDay, DateTimeKind.Local),
            DateTime.SpecifyKind(SomeDay.AddHours(7), DateTimeKind.Unspecified), SomeDay.AddTicks(
                12345), DateTime.UnixEpoch.AddTicks(-12345),
        ],
        [typeof(DateTimeOffset)] =
        [
            DateTimeOffset.MinValue, DateTimeOffset.MaxValue, new DateTimeOffset(
                2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(-90)), DateTimeOffset.UnixEpoch,
            DateTimeOffset.UnixEpoch.AddTicks(-1), new DateTimeOffset(
                DateTimeOffset.UnixEpoch.AddTicks(12345).Ticks, TimeSpan.FromHours(3)),
        ],
        [typeof(TimeSpan)] = [TimeSpan.Zero, TimeSpan.MinValue, TimeSpan.MaxValue, TimeSpan.FromTicks(-1), TimeSpan.FromSeconds(90)],
        [typeof(DateOnly)] = [DateOnly.MinValue, DateOnly.MaxValue, new DateOnly(2024, 2, 29)],
        [typeof(TimeOnly)] = [
            TimeOnly.MinValue,
            TimeOnly.MaxValue,
            new TimeOnly(1, 2, 3),
            new TimeOnly(1),
            new TimeOnly(23, 59, 59, 999, 1),
        ],
        [typeof(Half)] = [
            Half.Zero,
            Half.MinValue,
            Half.MaxValue,
            Half.NaN,
            Half.Epsilon,
            Half.NegativeInfinity,
            (Half)0.1,
            Half.NegativeZero,
            (Half)2048,
            (Half)2050,
        ],
        [typeof(Memory<byte>)] = [Memory<byte>.Empty, new Memory<byte>([0]), new Memory<byte>([1, 2, 0xff], 1, 2)],
        [typeof(ReadOnlyMemory<byte>)] = [
            ReadOnlyMemory<byte>.Empty,
            new ReadOnlyMemory<byte>([0]),
            new ReadOnlyMemory<byte>([1, 2, 0xff], 1, 2),
        ],
        [typeof(Guid)] = [Guid.Empty, new Guid("00112233-4455-6677-8899-aabbccddeeff"), new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff")],
        [typeof(ObjectId)] = [ObjectId.Empty, new ObjectId("0102030405060708090a0b0c"), new ObjectId("ffffffffffffffffffffffff")],
        [typeof(Uri)] = [new Uri("http://example.com/a?b=ü"), new Uri("relative/path", UriKind.Relative)],
        [typeof(Version)] = [new Version(1, 2), new Version(1, 2, 3), new Version(1, 2, 3, 4)],
        [typeof(CultureInfo)] = [
            CultureInfo.InvariantCulture,
            new CultureInfo("de-CH"),
            CultureInfo.GetCultureInfo("fr"),
            new CultureInfo(""),
        ],
        [typeof(IPAddress)] = [IPAddress.Parse("10.1.2.3"), IPAddress.Parse("fe80::1")],
    };

    private readonly Random _random;
    private readonly Temper _temper;
    private readonly int _edge;

    /// <param name="random">The source of choices.</param>
    /// <param name="temper">How wild the values are.</param>
    /// <param name="edge">Which edge value comes, where only those come.</param>
    public ScalarFactory(Random random, Temper temper, int edge)
    {
        _random = random;
        _temper = temper;
        _edge = edge;
    }

    public bool Handles(Type type) =>
        type.IsEnum ||
        Edges.ContainsKey(type) ||
        typeof(BsonValue).IsAssignableFrom(type) ||
        type == typeof(BitArray) ||
        type == typeof(ExpandoObject);

    public object Create(Type type)
    {
        if (type.IsEnum)
        {
            return CreateEnum(type);
        }

        if (typeof(BsonValue).IsAssignableFrom(type))
        {
            return CreateBson(type);
        }

        if (type == typeof(BitArray))
        {
            return new BitArray(Enumerable.Range(0, _random.Next(20)).Select(_ => _random.Next(2) == 0).ToArray());
        }

        if (type == typeof(ExpandoObject))
        {
            IDictionary<string, object?> expando = new ExpandoObject();
            expando["a"] = _random.Next();
            expando["b"] = Create(typeof(string));
            return expando;
        }

        var edges = Edges[type];
        return _temper switch
        {
            Temper.Edges => edges[_edge % edges.Length],
            Temper.Wild when _random.Next(12) == 0 => edges[_random.Next(edges.Length)],
            Temper.Wild => CreateWild(type),
            _ => CreateTame(type),
        };
    }

    private object CreateTame(Type type)
    {
        var number = _random.Next(100);
        return Type.GetTypeCode(type) switch
        {
            TypeCode.Boolean => number % 2 == 0,
            TypeCode.Char => (char)('a' + (number % 26)),
            TypeCode.String => _temper == Temper.Hexadecimal ? $"{_random.NextInt64():x16}{number:x8}" : $"text {number}",
            TypeCode.DateTime => SomeDay.AddDays(number),
            not TypeCode.Object => Convert.ChangeType(number, type, CultureInfo.InvariantCulture),
            _ when type == typeof(Decimal128) => new Decimal128(number),
            _ when type == typeof(TimeSpan) => TimeSpan.FromMinutes(number),
            _ => CreateWild(type),
        };
    }

    private object CreateWild(Type type)
    {
        switch (Type.GetTypeCode(type))
        {
            case TypeCode.Boolean:
            case TypeCode.Char:
                return CreateTame(type);
            case TypeCode.String:
                return CreateText();
            case TypeCode.DateTime:
                return new DateTime(_random.NextInt64(DateTime.MaxValue.Ticks), (DateTimeKind)_random.Next(3));
            case TypeCode.Single:
                return BitConverter.Int32BitsToSingle(_random.Next(int.MinValue, int.MaxValue));
            case TypeCode.Double:
                return BitConverter.Int64BitsToDouble(_random.NextInt64(long.MinValue, long.MaxValue));
            case TypeCode.Decimal:
                return new decimal(_random.Next(), _random.Next(), _random.Next(), _random.Next(2) == 0, (byte)_random.Next(29));
            case not TypeCode.Object:
                // The low bits of any number are one of a narrower type.
                var bytes = new byte[16];
                _random.NextBytes(bytes);
                var text = Type.GetTypeCode(type) switch
                {
                    TypeCode.Byte => (object)bytes[0],
                    TypeCode.SByte => (sbyte)bytes[0],
                    TypeCode.Int16 => BitConverter.ToInt16(bytes),
                    TypeCode.UInt16 => BitConverter.ToUInt16(bytes),
                    TypeCode.Int32 => BitConverter.ToInt32(bytes),
                    TypeCode.UInt32 => BitConverter.ToUInt32(bytes) >> _random.Next(32),
                    TypeCode.Int64 => BitConverter.ToInt64(bytes) >> _random.Next(64),
                    _ => BitConverter.ToUInt64(bytes) >> _random.Next(64),
                };
                return text;
            default:
                return CreateOther(type);
        }
    }

    private object CreateOther(Type type)
    {
        var bytes = new byte[type == typeof(ObjectId) ? 12 : type == typeof(byte[]) ? _random.Next(40) : 16];
        _random.NextBytes(bytes);
        return type switch
        {
            _ when type == typeof(byte[]) => bytes,
            _ when type == typeof(Guid) => new Guid(bytes),
            _ when type == typeof(ObjectId) => new ObjectId(bytes),
            _ when type == typeof(Decimal128) => new Decimal128((decimal)CreateWild(typeof(decimal))),
            _ when type == typeof(TimeSpan) => new TimeSpan(_random.NextInt64()),
            _ when type == typeof(DateTimeOffset) =>
                new DateTimeOffset(SomeDay.Ticks + _random.Next(), TimeSpan.FromMinutes(_random.Next(-600, 600))),
            _ when type == typeof(DateOnly) => DateOnly.FromDayNumber(_random.Next(DateOnly.MaxValue.DayNumber)),
            _ when type == typeof(TimeOnly) => new TimeOnly(_random.NextInt64(TimeSpan.TicksPerDay) / (long)Math.Pow(10, _random.Next(8))),
            _ when type == typeof(Half) => BitConverter.UInt16BitsToHalf(BitConverter.ToUInt16(bytes)),
            _ => Edges[type][_random.Next(Edges[type].Length)],
        };
    }

    private string CreateText()
    {
        var chars = new char[_random.Next(10) == 0 ? _random.Next(400) : _random.Next(20)];
        for (var i = 0; i < chars.Length; i++)
        {
            chars[i] = _random.Next(12) == 0 ? (char)_random.Next(0x80, 0xd800) : (char)_random.Next(' ', 127);
        }

        return new string(chars) + (_random.Next(10) == 0 ? "😀" : "");
    }

    private object CreateEnum(Type type)
    {
        var values = Enum.GetValues(type);
        return _temper != Temper.Edges && _random.Next(8) == 0
            ? Enum.ToObject(type, CreateTame(Enum.GetUnderlyingType(type)))
            : values.GetValue(_temper == Temper.Edges ? _edge % values.Length : _random.Next(values.Length))!;
    }

    private BsonValue CreateBson(Type type)
    {
        var number = _random.Next();
        BsonValue[] values =
        [
            new BsonDocument { { "a", number }, { "b", new BsonDocument("c", "d") } },
            new BsonDocument(),
            new BsonArray { number, "x", BsonNull.Value },
            new BsonInt32(number),
            new BsonString("é" + number),
            BsonNull.Value,
            new BsonBinaryData([1, 2, (byte)number]),
            new BsonObjectId(new ObjectId($"{number:x24}")),
            new BsonInt64(number),
            new BsonDouble(number / 3.0),
            BsonBoolean.True,
            new BsonDateTime(number),
            new BsonDecimal128(new Decimal128(1.50m)),
            BsonMinKey.Value,
            BsonMaxKey.Value,
            BsonUndefined.Value,
            new BsonRegularExpression("^a", "i"),
            new BsonTimestamp(number),
            new BsonJavaScript("x"),
            new BsonJavaScriptWithScope("y", new BsonDocument("z", 1)),
            (BsonSymbol)"s",
            new BsonBinaryData(new byte[16], BsonBinarySubType.UuidStandard),
            new BsonBinaryData(new byte[16], BsonBinarySubType.UuidLegacy),
            new BsonBinaryData(new byte[3], BsonBinarySubType.UserDefined),
            new BsonDateTime(BsonConstants.DateTimeMaxValueMillisecondsSinceEpoch + (number % 3)),
            new BsonString("unpaired \ud800"),
            new RawBsonDocument(new BsonDocument { { "a", number }, { "b", new BsonArray { 1, "2" } } }.ToBson()),
            new LazyBsonDocument(new BsonDocument { { "a", number }, { "b", new BsonDocument("c", "d") } }.ToBson()),
            new RawBsonArray(new ByteArrayBuffer(new BsonDocument("0", number).ToBson(), isReadOnly: true)),
        ];

        // All that any settings let pass in one document, and the others in one each.
        const int Plain = 21;
        values =
        [
            .. values,
            new BsonArray(values[..Plain]),
            new BsonDocument(values[..Plain].Select(static (value, i) => new BsonElement($"n{i}", value))),
            .. values[Plain..].Select(static value => new BsonDocument("in", new BsonArray { value })),
        ];

        // A lazy document that was enumerated can't be written as a BsonDocument: the driver's two serializers call each other without end.
        // Extra elements are enumerated, and their property may be an element of the base class, too.
        var fitting = values.Where(value =>
            type.IsInstanceOfType(value) && !(type == typeof(BsonDocument) && value is LazyBsonDocument)).ToArray();
        return fitting[_random.Next(fitting.Length)];
    }
}
