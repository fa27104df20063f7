namespace BsonGen.CodeGeneration;

/// <summary>Refuses, skips or keeps elements that match no member.</summary>
internal static class UnknownElements
{
    internal static int SkipOrRefuse(this ref BsonSpanReader reader, Type type, bool isIgnored)
    {
        if (isIgnored)
        {
            reader.SkipElementSlow();
        }
        else if (!reader.TrySkipReserved())
        {
            reader.ThrowDocumentException(ReadExceptions.UnknownElement(reader.DecodeName(), type));
        }

        return reader._position;
    }

    // Without a setter, the constructor must have created the object.
    internal static void ThrowIfNotSet(this ref BsonSpanReader reader, object? extraElements)
    {
        if (extraElements is null)
        {
            reader.ThrowDocumentException(ReadExceptions.ExtraElementsHaveNoSetter());
        }
    }

    internal static BsonValue ReadExtraValue(this ref BsonSpanReader reader)
    {
        reader.ReadItemHeader();
        reader.EnterDocumentScope();
        var value = reader.TryReadBsonValue(BsonType.EndOfDocument, out var read)
            ? read
            : reader.ReadByDriver<BsonValue>(BsonValueSerializer.Instance);
        reader.LeaveDocumentScope();
        return value;
    }

    // This throws, as the driver does, for an unknown element with an invalid name.
    internal static string DecodeName(this ref BsonSpanReader reader)
    {
        var bytes = reader.PeekName();
        reader.EnterDocumentScope();
        var name = Utf8Decoder.Decode(bytes, reader._settings.IsLenient);
        reader.LeaveDocumentScope();
        return name;
    }

    internal static void SkipElement(this ref BsonSpanReader reader, ReadOnlySpan<byte> name)
    {
        reader.EnterDocumentScope();
        reader._type = (BsonType)reader._bytes[reader._position];
        reader._position += name.Length + 2;
        reader.SkipValue();
        reader.LeaveDocumentScope();
    }

    [MethodImpl(AggressiveInlining)]
    internal static int SkipUnknownElement(this ref BsonSpanReader reader, int position)
    {
        // The driver decodes the name and rejects invalid UTF-8. A short ASCII name is valid.
        if (reader.Holds(position, 1 + Vector128<byte>.Count))
        {
            var name = Vector128.Create(reader.Bytes(position + 1, Vector128<byte>.Count));
            var ends = Vector128.Equals(name, Vector128<byte>.Zero).ExtractMostSignificantBits();
            var value = position + 1 + BitOperations.TrailingZeroCount(ends) + 1;
            if (ends != 0 && (name.ExtractMostSignificantBits() & (ends ^ (ends - 1))) == 0 &&
                BsonValueSize.TryMeasure((BsonType)reader.ByteAt(position), reader._bytes.Slice(value), out var size))
            {
                return value + size;
            }
        }

        reader._position = position;
        reader.SkipElementSlow();
        return reader._position;
    }

    [MethodImpl(NoInlining)]
    internal static void SkipElementSlow(this ref BsonSpanReader reader)
    {
        var name = reader.PeekName();
        if (!reader._settings.IsLenient && !Utf8.IsValid(name))
        {
            reader.DecodeName();
        }

        reader.SkipElement(name);
    }
}
