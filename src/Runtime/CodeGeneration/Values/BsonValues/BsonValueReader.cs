namespace BsonGen.CodeGeneration;

/// <summary>Reads BSON values as the driver's default serializers do.</summary>
/// <remarks>
/// Returns null for malformed and rare values, and for those that depend on settings. The driver then reads the whole value and
/// reports the error.
/// </remarks>
internal ref struct BsonValueReader(
    ReadOnlySpan<byte> bytes, bool isLenient, bool allowsDuplicateNames, int maxDocumentSize, int depth, int maxDepth)
{
    private readonly ReadOnlySpan<byte> _bytes = bytes;
    private int _depth = depth;
    private int _position;

    public readonly int Position => _position;

    public BsonValue? Read(BsonType type) => type switch
    {
        BsonType.Double => TryTake(sizeof(double), out var bytes) ? (BsonDouble)ReadDoubleLittleEndian(bytes) : null,
        BsonType.String => TryReadText(out var text) ? (BsonString)text : null,
        BsonType.Document => ReadElements(new BsonDocument(allowsDuplicateNames), array: null),
        BsonType.Array => ReadElements(document: null, new BsonArray()),
        BsonType.Binary => ReadBinaryData(),
        BsonType.ObjectId =>
            TryTake(ObjectIdBytes.Size, out var bytes) ? new BsonObjectId(ObjectIdBytes.Read(bytes)) : null,
        BsonType.Boolean => TryTake(1, out var bytes) && bytes[0] <= 1 ? (BsonBoolean)(bytes[0] != 0) : null,

        // The driver has a special rule for the largest date, which old versions wrote differently.
        BsonType.DateTime => TryReadInt64(out var number) && number <= BsonConstants.DateTimeMaxValueMillisecondsSinceEpoch
            ? new BsonDateTime(number)
            : null,
        BsonType.Null => BsonNull.Value,
        BsonType.RegularExpression => TryReadCString(out var pattern) && TryReadCString(out var options)
            ? new BsonRegularExpression(pattern, options)
            : null,
        BsonType.JavaScriptWithScope => ReadJavaScriptWithScope(),
        BsonType.Int32 => TryTake(sizeof(int), out var bytes) ? (BsonInt32)ReadInt32LittleEndian(bytes) : null,
        BsonType.Timestamp => TryReadInt64(out var number) ? new BsonTimestamp(number) : null,
        BsonType.Int64 => TryReadInt64(out var number) ? (BsonInt64)number : null,
        BsonType.Decimal128 => TryTake(16, out var bytes)
            ? (BsonDecimal128)Decimal128.FromIEEEBits(ReadUInt64LittleEndian(bytes.Slice(8)), ReadUInt64LittleEndian(bytes))
            : null,
        BsonType.MinKey => BsonMinKey.Value,
        BsonType.MaxKey => BsonMaxKey.Value,
        _ => null,
    };

    // The elements of a document, or the items of an array, whose names are ignored.
    private BsonValue? ReadElements(BsonDocument? document, BsonArray? array)
    {
        if (!TryEnter(out var end))
        {
            return null;
        }

        while (_position < end)
        {
            if (!BsonElementWalk.TryRead(_bytes, _position, out var element) || !BsonValueSize.IsKnown(element.Type))
            {
                return null;
            }

            var name = document is null ? null : Utf8Decoder.Decode(element.Name, isLenient);
            _position = element.ValueStart;
            if (Read(element.Type) is not { } value || _position > end)
            {
                return null;
            }

            if (array is null)
            {
                document!.Add(name, value);
            }
            else
            {
                array.Add(value);
            }
        }

        _depth--;
        _position++;
        return document ?? (BsonValue?)array;
    }

    private BsonJavaScriptWithScope? ReadJavaScriptWithScope()
    {
        var start = _position;
        return TryReadSize(out var size) && TryReadText(out var code) &&
            Read(BsonType.Document) is BsonDocument scope && _position - start == size
            ? new BsonJavaScriptWithScope(code, scope)
            : null;
    }

    private BsonBinaryData? ReadBinaryData()
    {
        if (!TryReadSize(out var size) || !TryTake(1, out var subTypeByte) || !TryTake(size, out var bytes))
        {
            return null;
        }

        // The driver reads Guids of another size, and the old subtype, which depends on its settings.
        var subType = (BsonBinarySubType)subTypeByte[0];
        return subType is (BsonBinarySubType)2 ||
            (subType is BsonBinarySubType.UuidStandard or BsonBinarySubType.UuidLegacy && size != 16)
            ? null
            : new BsonBinaryData(bytes.ToArray(), subType);
    }

    // The end is the offset of the last byte, a NUL.
    private bool TryEnter(out int end)
    {
        ExecutionStack.EnsureSufficientInside();
        if (++_depth > maxDepth)
        {
            ReadExceptions.ThrowTooDeep(maxDepth);
        }

        var start = _position;
        if (!TryReadSize(out var size) ||
            size <= sizeof(int) ||
            size > _bytes.Length - start ||
            _bytes[start + size - 1] != 0)
        {
            end = 0;
            return false;
        }

        end = start + size - 1;
        return true;
    }

    private bool TryReadSize(out int size)
    {
        size = TryTake(sizeof(int), out var bytes) ? ReadInt32LittleEndian(bytes) : -1;
        return (uint)size <= (uint)maxDocumentSize;
    }

    private bool TryReadInt64(out long value)
    {
        var isThere = TryTake(sizeof(long), out var bytes);
        value = isThere ? ReadInt64LittleEndian(bytes) : 0;
        return isThere;
    }

    private bool TryReadText(out string text)
    {
        if (TryTake(sizeof(int), out var bytes))
        {
            var length = ReadInt32LittleEndian(bytes);
            if (length > 0 && TryTake(length, out bytes) && bytes[length - 1] == 0)
            {
                text = Utf8Decoder.Decode(bytes.Slice(0, length - 1), isLenient);
                return true;
            }
        }

        text = "";
        return false;
    }

    private bool TryReadCString(out string text)
    {
        var length = CString.FindEnd(_bytes.Slice(_position));
        text = TryTake(length + 1, out var bytes) && length >= 0 ? Utf8Decoder.Decode(bytes[..length], isLenient) : "";
        return length >= 0;
    }

    private bool TryTake(int size, out ReadOnlySpan<byte> bytes)
    {
        if (_bytes.Length - _position < size)
        {
            bytes = default;
            return false;
        }

        bytes = _bytes.Slice(_position, size);
        _position += size;
        return true;
    }
}
