using System.Dynamic;

namespace BsonGen.CodeGeneration;

/// <summary>Reads and writes members of type object. The BSON type or a discriminator determines the type of a value.</summary>
/// <remarks>
/// Simple values are written as they are, all others with the name of their type. The driver reads and writes what its serializer
/// refuses, and types without a generated serializer.
/// </remarks>
[EditorBrowsable(Never)]
public static partial class ObjectValue
{
    private static readonly object True = true;
    private static readonly object False = false;

    /// <summary>Reads a value, or null.</summary>
    public static object Read(ref BsonSpanReader reader) =>
        RegisteredObject.Rules is not { } rules ? ReadByDriver(ref reader) : reader.Type switch
        {
            BsonType.Null => null!,
            BsonType.String => reader.ReadText(),
            BsonType.Int32 => reader.TakeInt32(),
            BsonType.Int64 => reader.TakeInt64(),
            BsonType.Double => BitConverter.Int64BitsToDouble(reader.TakeInt64()),
            BsonType.Boolean when reader.Holds(reader._position, 1) && reader.ByteAt(reader._position) <= 1 =>
                reader.ByteAt(reader._position++) != 0 ? True : False,
            BsonType.DateTime when reader.TryPeekDateTime(out var date) => reader.Advance(sizeof(long), date),
            BsonType.ObjectId when reader.TryReadObjectId(out var id) => id,
            BsonType.Decimal128 => reader.ReadDecimal128Bits(),
            BsonType.Binary when reader.TryReadGuid(rules.Guids, out var guid) => guid,
            BsonType.Array when HasDefaultDynamics(ref reader) && reader.TryReadStartArray<List<object>>(out var array) =>
                ReadList(ref reader, array),
            BsonType.Document when reader.HasGoodSize => ReadDocument(ref reader, rules),
            _ => ReadByDriver(ref reader),
        };

    /// <summary>Writes an element.</summary>
    public static void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object? value)
    {
        if (RegisteredObject.Rules is not { } rules)
        {
            WriteByDriver(ref writer, name, value!);
            return;
        }

        switch (value)
        {
            case null:
                writer.WriteNull(name);
                break;

            case string text:
                writer.WriteText(BsonType.String, name, text);
                break;

            case int number:
                writer.WriteRawInt32(name, number);
                break;

            case long number:
                writer.WriteRawInt64(BsonType.Int64, name, number);
                break;

            case double number:
                writer.WriteRawDouble(name, number);
                break;

            case bool condition:
                writer.WriteRawBoolean(name, condition);
                break;

            case DateTime date:
                writer.WriteRawInt64(BsonType.DateTime, name, DateTimes.ToMilliseconds(date));
                break;

            case ObjectId id:
                writer.WriteRawObjectId(name, id);
                break;

            case short number:
                writer.WriteRawInt32(name, number);
                break;

            case Decimal128 number:
                writer.WriteRawDecimal128(name, number);
                break;

            case Guid guid when writer.TryWriteGuid(name, guid, rules.Guids):
                break;

            case List<object> when value.GetType() == typeof(List<object>):
            case ExpandoObject:
                WriteContainer(ref writer, name, value, wrapped: null, rules);
                break;

            default:
                WriteOther(ref writer, name, value, rules);
                break;
        }
    }

    private static bool HasDefaultDynamics(ref BsonSpanReader reader) =>
        reader._settings.HasDefaultDynamics ??= RegisteredObject.HasDefaultDynamics(reader._settings.Context);

    private static bool HasDefaultDynamics(ref BsonSpanWriter writer) =>
        writer._settings.HasDefaultDynamics ??= RegisteredObject.HasDefaultDynamics(writer._settings.Context);
}
