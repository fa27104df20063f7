namespace BsonGen.CodeGeneration;

/// <summary>Writes BSON values as the driver's default serializers write them.</summary>
/// <remarks>The driver writes rare ones, and those of derived classes.</remarks>
internal static class BsonValueWriting
{
    internal static void WriteCSharpNull(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name)
    {
        var document = writer.StartFrame(BsonType.Document, name);
        writer.WriteElement(CSharpNull.Document[sizeof(int)..^1]);
        writer.WriteEndDocument(document);
    }

    internal static void WriteBsonValue(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, BsonValue value)
    {
        switch (value.BsonType)
        {
            case BsonType.Double when IsDefault<BsonDouble>(value):
                writer.WriteRawDouble(name, ((BsonDouble)value).Value);
                break;
            case BsonType.String when IsDefault<BsonString>(value):
                writer.WriteText(BsonType.String, name, ((BsonString)value).Value);
                break;
            case BsonType.Document when IsDefault<BsonDocument>(value):
                writer.WriteBsonDocument(writer.StartFrame(BsonType.Document, name), (BsonDocument)value);
                break;
            case BsonType.Array when IsDefault<BsonArray>(value):
                writer.WriteBsonArray(name, (BsonArray)value);
                break;
            case BsonType.Binary when IsDefault<BsonBinaryData>(value) && IsPlain((BsonBinaryData)value):
                writer.WriteBinary(name, ((BsonBinaryData)value).SubType, ((BsonBinaryData)value).Bytes);
                break;
            case BsonType.ObjectId when IsDefault<BsonObjectId>(value):
                writer.WriteRawObjectId(name, ((BsonObjectId)value).Value);
                break;
            case BsonType.Boolean when IsDefault<BsonBoolean>(value):
                writer.WriteRawBoolean(name, ((BsonBoolean)value).Value);
                break;
            case BsonType.DateTime when IsDefault<BsonDateTime>(value):
                writer.WriteRawInt64(BsonType.DateTime, name, ((BsonDateTime)value).MillisecondsSinceEpoch);
                break;
            case BsonType.RegularExpression
                when IsDefault<BsonRegularExpression>(value) && IsPlain((BsonRegularExpression)value):
                writer.WriteHeader(BsonType.RegularExpression, name);
                writer.WriteBytes(writer.KeyName(((BsonRegularExpression)value).Pattern));
                writer.WriteBytes(writer.KeyName(((BsonRegularExpression)value).Options));
                break;
            case BsonType.JavaScriptWithScope
                when IsDefault<BsonJavaScriptWithScope>(value) &&
                    IsDefault<BsonDocument>(((BsonJavaScriptWithScope)value).Scope):
                writer.WriteJavaScriptWithScope(name, (BsonJavaScriptWithScope)value);
                break;
            case BsonType.Int32 when IsDefault<BsonInt32>(value):
                writer.WriteRawInt32(name, ((BsonInt32)value).Value);
                break;
            case BsonType.Timestamp when IsDefault<BsonTimestamp>(value):
                writer.WriteRawInt64(BsonType.Timestamp, name, ((BsonTimestamp)value).Value);
                break;
            case BsonType.Int64 when IsDefault<BsonInt64>(value):
                writer.WriteRawInt64(BsonType.Int64, name, ((BsonInt64)value).Value);
                break;
            case BsonType.Decimal128 when IsDefault<BsonDecimal128>(value):
                writer.WriteRawDecimal128(name, ((BsonDecimal128)value).Value);
                break;
            case BsonType.Null when IsDefault<BsonNull>(value):
            case BsonType.MinKey when IsDefault<BsonMinKey>(value):
            case BsonType.MaxKey when IsDefault<BsonMaxKey>(value):
                writer.WriteHeader(value.BsonType, name);
                break;
            default:
                writer.WriteByDriver(name, BsonValueSerializer.Instance, value);
                break;
        }
    }

    internal static void WriteBsonDocument(this ref BsonSpanWriter writer, int document, BsonDocument value)
    {
        var count = value.ElementCount;
        for (var index = 0; index < count; index++)
        {
            var element = value.GetElement(index);
            writer.WriteBsonValue(writer.KeyName(element.Name), element.Value);
        }

        writer.WriteEndDocument(document);
    }

    internal static void WriteBsonArray(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, BsonArray value)
    {
        var array = writer.StartFrame(BsonType.Array, name);
        for (var index = 0; index < value.Count; index++)
        {
            writer.WriteBsonValue(writer.ItemName(index), value[index]);
        }

        writer.WriteEndDocument(array);
    }

    internal static void WriteJavaScriptWithScope(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, BsonJavaScriptWithScope value)
    {
        // The total size, which is zero until the end, the code, and the scope.
        writer.WriteHeader(BsonType.JavaScriptWithScope, name);
        var start = writer._position;
        WriteInt32LittleEndian(writer.Reserve(sizeof(int)), 0);
        writer._position += sizeof(int);
        writer.WriteLongText(value.Code);
        writer.WriteBsonDocument(writer.StartFrame(), value.Scope);
        WriteInt32LittleEndian(writer._buffer.Slice(start), writer._position - start);
    }

    // The driver writes a value with the serializer of its own class.
    [MethodImpl(AggressiveInlining)]
    private static bool IsDefault<T>(BsonValue value)
        where T : BsonValue => value.GetType() == typeof(T) && RegisteredBsonValue<T>.IsDefault;

    // Settings of the driver change how other values are written.
    private static bool IsPlain(BsonBinaryData value) => value.SubType != (BsonBinarySubType)2;

    private static bool IsPlain(BsonRegularExpression value) =>
        !value.Pattern.Contains('\0') && !value.Options.Contains('\0');
}
