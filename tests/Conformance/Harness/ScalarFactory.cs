using System.Dynamic;
using System.Globalization;
using BsonGen.Tests.Shared;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace Conformance.Harness;

/// <summary>Creates values of simple types, including the extremes of each type.</summary>
internal sealed class ScalarFactory
{
    /// <summary>The possible values of type object.</summary>
    public static readonly Type[] CommonTypes =
    [
        typeof(int), typeof(string), typeof(double), typeof(bool), typeof(long), typeof(DateTime), typeof(ObjectId), typeof(byte[]),
    ];

    private static readonly DateTime SomeDay = new(2024, 2, 29, 0, 0, 0, DateTimeKind.Utc);

    // The driver refuses native integers.
    private static readonly Dictionary<Type, KindOfValue> Kinds = ValueTypes.All
        .Append(new(typeof(nint), "nint", (nint)0, nint.MinValue, nint.MaxValue))
        .ToDictionary(kind => kind.Type);

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
        Kinds.ContainsKey(type) ||
        typeof(BsonValue).IsAssignableFrom(type) ||
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

        if (type == typeof(ExpandoObject))
        {
            IDictionary<string, object?> expando = new ExpandoObject();
            expando["a"] = _random.Next();
            expando["b"] = Create(typeof(string));
            return expando;
        }

        var kind = Kinds[type];
        return _temper switch
        {
            Temper.Edges => kind.Extremes[_edge % kind.Extremes.Length],
            Temper.Wild when _random.Next(12) == 0 => ChooseExtreme(kind),
            Temper.Wild => Invent(kind),
            _ => CreateTame(kind),
        };
    }

    private object ChooseExtreme(KindOfValue kind) => kind.Extremes[_random.Next(kind.Extremes.Length)];

    private object Invent(KindOfValue kind) => kind.Invent?.Invoke(_random) ?? ChooseExtreme(kind);

    private object CreateTame(KindOfValue kind)
    {
        var number = _random.Next(100);
        return Type.GetTypeCode(kind.Type) switch
        {
            TypeCode.Boolean => number % 2 == 0,
            TypeCode.Char => (char)('a' + (number % 26)),
            TypeCode.String => _temper == Temper.Hexadecimal ? $"{_random.NextInt64():x16}{number:x8}" : $"text {number}",
            TypeCode.DateTime => SomeDay.AddDays(number),
            not TypeCode.Object => Convert.ChangeType(number, kind.Type, CultureInfo.InvariantCulture),
            _ when kind.Type == typeof(Decimal128) => new Decimal128(number),
            _ when kind.Type == typeof(TimeSpan) => TimeSpan.FromMinutes(number),
            _ => Invent(kind),
        };
    }

    private object CreateEnum(Type type)
    {
        var values = Enum.GetValues(type);
        return _temper != Temper.Edges && _random.Next(8) == 0
            ? Enum.ToObject(type, CreateTame(Kinds[Enum.GetUnderlyingType(type)]))
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
