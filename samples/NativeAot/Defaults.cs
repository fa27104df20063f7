using System.Globalization;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace NativeAot;

/// <summary>Values in the representation that the version of the driver writes without attributes.</summary>
internal static class Defaults
{
    // Driver 3.0 and later write the number, older ones its text.
    public static BsonValue Of(decimal value) => IsText<decimal>() ? value.ToString(CultureInfo.InvariantCulture) : new BsonDecimal128(value);

    public static BsonValue Of(Decimal128 value) => IsText<Decimal128>() ? value.ToString() : new BsonDecimal128(value);

    // Driver 3.0 and later write a document, older ones an array.
    public static BsonValue Of(DateTimeOffset value) => RepresentationOf<DateTimeOffset>() == BsonType.Array
        ? new BsonArray { value.Ticks, (int)value.Offset.TotalMinutes }
        : DocumentOf(value);

    public static BsonDocument DocumentOf(DateTimeOffset value) =>
        new() { { "DateTime", value.UtcDateTime }, { "Ticks", value.Ticks }, { "Offset", (int)value.Offset.TotalMinutes } };

    private static bool IsText<T>() => RepresentationOf<T>() == BsonType.String;

    private static BsonType RepresentationOf<T>() => ((IRepresentationConfigurable)BsonSerializer.LookupSerializer<T>()).Representation;
}
