namespace BsonGen.CodeGeneration;

// Values that serializers of the driver or of the user write.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes the value with the registered serializer.</summary>
    [MethodImpl(NoInlining)]
    public void WriteWithRegistered<T>(ReadOnlySpan<byte> name, T value)
    {
        if (value is null && RegisteredSerializer<T>.IsDefault)
        {
            WriteNull(name);
        }
        else if (RegisteredBsonValue<T>.IsDefault && value is BsonValue bson)
        {
            WriteBsonValue(name, bson);
        }
        else
        {
            WriteByDriver(name, serializer: null, value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteWithRegistered<T>(ref int position, ReadOnlySpan<byte> name, T value)
    {
        WriteWithRegistered(name, value);
        position = _position;
    }

    // Null stands for the registered serializer. If the driver can't create that, the exception names the member.
    internal void WriteByDriver<T>(ReadOnlySpan<byte> name, IBsonSerializer? serializer, T value)
    {
        MayLoseInformation = true;
        MarkUserCode();
        var start = _position;
        WriteHeader(BsonType.Undefined, name);
        var element = DriverValueWriter.Write(
            serializer ?? RegisteredSerializer<T>.Current, value, _context, _depth, _maxDepth);
        _buffer[start] = element[0];
        var bytes = element.Slice(DriverValueWriter.HeaderSize);
        bytes.CopyTo(Reserve(bytes.Length));
        _position += bytes.Length;
    }

    // BSON values, as the driver's default serializers write them. The driver writes rare ones, and those of derived classes.

    internal void WriteCSharpNull(ReadOnlySpan<byte> name)
    {
        var document = StartFrame(BsonType.Document, name);
        WriteElement(CSharpNull.Document[sizeof(int)..^1]);
        WriteEndDocument(document);
    }

    internal void WriteBsonValue(ReadOnlySpan<byte> name, BsonValue value)
    {
        switch (value.BsonType)
        {
            case BsonType.Double when IsDefault<BsonDouble>(value):
                WriteRawDouble(name, ((BsonDouble)value).Value);
                break;
            case BsonType.String when IsDefault<BsonString>(value):
                WriteText(BsonType.String, name, ((BsonString)value).Value);
                break;
            case BsonType.Document when IsDefault<BsonDocument>(value):
                WriteBsonDocument(StartFrame(BsonType.Document, name), (BsonDocument)value);
                break;
            case BsonType.Array when IsDefault<BsonArray>(value):
                WriteBsonArray(name, (BsonArray)value);
                break;
            case BsonType.Binary when IsDefault<BsonBinaryData>(value) && IsPlain((BsonBinaryData)value):
                WriteBinary(name, ((BsonBinaryData)value).SubType, ((BsonBinaryData)value).Bytes);
                break;
            case BsonType.ObjectId when IsDefault<BsonObjectId>(value):
                WriteRawObjectId(name, ((BsonObjectId)value).Value);
                break;
            case BsonType.Boolean when IsDefault<BsonBoolean>(value):
                WriteRawBoolean(name, ((BsonBoolean)value).Value);
                break;
            case BsonType.DateTime when IsDefault<BsonDateTime>(value):
                WriteRawInt64(BsonType.DateTime, name, ((BsonDateTime)value).MillisecondsSinceEpoch);
                break;
            case BsonType.RegularExpression
                when IsDefault<BsonRegularExpression>(value) && IsPlain((BsonRegularExpression)value):
                WriteHeader(BsonType.RegularExpression, name);
                WriteBytes(KeyName(((BsonRegularExpression)value).Pattern));
                WriteBytes(KeyName(((BsonRegularExpression)value).Options));
                break;
            case BsonType.JavaScriptWithScope
                when IsDefault<BsonJavaScriptWithScope>(value) &&
                    IsDefault<BsonDocument>(((BsonJavaScriptWithScope)value).Scope):
                WriteJavaScriptWithScope(name, (BsonJavaScriptWithScope)value);
                break;
            case BsonType.Int32 when IsDefault<BsonInt32>(value):
                WriteRawInt32(name, ((BsonInt32)value).Value);
                break;
            case BsonType.Timestamp when IsDefault<BsonTimestamp>(value):
                WriteRawInt64(BsonType.Timestamp, name, ((BsonTimestamp)value).Value);
                break;
            case BsonType.Int64 when IsDefault<BsonInt64>(value):
                WriteRawInt64(BsonType.Int64, name, ((BsonInt64)value).Value);
                break;
            case BsonType.Decimal128 when IsDefault<BsonDecimal128>(value):
                WriteRawDecimal128(name, ((BsonDecimal128)value).Value);
                break;
            case BsonType.Null when IsDefault<BsonNull>(value):
            case BsonType.MinKey when IsDefault<BsonMinKey>(value):
            case BsonType.MaxKey when IsDefault<BsonMaxKey>(value):
                WriteHeader(value.BsonType, name);
                break;
            default:
                WriteByDriver(name, BsonValueSerializer.Instance, value);
                break;
        }
    }

    // The driver writes a value with the serializer of its own class.
    [MethodImpl(AggressiveInlining)]
    private static bool IsDefault<T>(BsonValue value)
        where T : BsonValue => value.GetType() == typeof(T) && RegisteredBsonValue<T>.IsDefault;

    // Settings of the driver change how other values are written.
    private static bool IsPlain(BsonBinaryData value) => value.SubType != (BsonBinarySubType)2;

    private static bool IsPlain(BsonRegularExpression value) =>
        !value.Pattern.Contains('\0') && !value.Options.Contains('\0');

    private void WriteBsonDocument(int document, BsonDocument value)
    {
        var count = value.ElementCount;
        for (var index = 0; index < count; index++)
        {
            var element = value.GetElement(index);
            WriteBsonValue(KeyName(element.Name), element.Value);
        }

        WriteEndDocument(document);
    }

    private void WriteBsonArray(ReadOnlySpan<byte> name, BsonArray value)
    {
        var array = StartFrame(BsonType.Array, name);
        for (var index = 0; index < value.Count; index++)
        {
            WriteBsonValue(ItemName(index), value[index]);
        }

        WriteEndDocument(array);
    }

    private void WriteJavaScriptWithScope(ReadOnlySpan<byte> name, BsonJavaScriptWithScope value)
    {
        // The total size, which is zero until the end, the code, and the scope.
        WriteHeader(BsonType.JavaScriptWithScope, name);
        var start = _position;
        WriteInt32LittleEndian(Reserve(sizeof(int)), 0);
        _position += sizeof(int);
        WriteLongText(value.Code);
        WriteBsonDocument(StartFrame(), value.Scope);
        WriteInt32LittleEndian(_buffer.Slice(start), _position - start);
    }
}
