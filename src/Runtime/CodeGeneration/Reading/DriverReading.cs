namespace BsonGen.CodeGeneration;

/// <summary>Reads values with serializers of the driver or of the user.</summary>
internal static class DriverReading
{
    internal static T ReadByDriver<T>(this ref BsonSpanReader reader, IBsonSerializer serializer)
    {
        reader.ThrowIfUnknownType();
        var rest = reader.Rest;
        var isWhole = BsonValueSize.TryMeasure(reader._type, rest, out var size);
        T value;
        try
        {
            value = reader.ReadByDriver<T>(serializer, isWhole ? rest[..size] : reader.RestAhead(0));
        }
        catch (Exception error)
            when (isWhole && size < rest.Length && reader._isCutShort &&
                TruncatedBytes.MayReadAgain(error, reader._settings.Context?.Reader))
        {
            TruncatedBytes.CountReadAgain(reader._settings.Context?.Reader);

            // If a document declares too small a size, the bytes after it decide which exception the driver throws.
            reader._isCutShort = false;
            reader.ReadByDriver<T>(serializer, reader.RestAhead(size));
            throw;
        }

        reader._position += size;
        return value;
    }

    internal static T ReadByDriver<T>(this ref BsonSpanReader reader, IBsonSerializer serializer, ReadOnlySpan<byte> bytes)
    {
        if (typeof(T).IsArray && reader._type == BsonType.Array)
        {
            RankedArrays.CheckSize(serializer, bytes);
        }

        if (serializer is IBsonSerializer<T>)
        {
            return reader.PassTo<T>(serializer, bytes);
        }

        // The registry accepts serializers of base types. A class map finds a value of another type in the setter, so the
        // exception names no member.
        var value = reader.PassTo<object?>(serializer, bytes);
        if (value is not T && (value is not null || default(T) is not null))
        {
            reader.EnterDocumentScope();
        }

        return (T)value!;
    }

    // The driver reads the type before the value, so the exception names no member.
    internal static void ThrowIfUnknownType(this ref BsonSpanReader reader)
    {
        if (!BsonValueSize.IsKnown(reader._type))
        {
            reader.ThrowDocumentException(reader.UnknownType(reader._type, reader._position));
        }
    }

    // False, without a change of the position, if the value is malformed or of another type. EndOfDocument stands for any type.
    internal static bool TryReadBsonValue(
        this ref BsonSpanReader reader, BsonType type, [NotNullWhen(true)] out BsonValue? value)
    {
        value = null;
        if (type == BsonType.EndOfDocument || type == reader._type)
        {
            var allowsDuplicateNames = reader._settings.Context is { AllowDuplicateElementNames: true };
            var values = new BsonValueReader(
                reader.Rest,
                reader._settings.IsLenient,
                allowsDuplicateNames,
                reader._settings.MaxDocumentSize,
                reader._nesting.Depth,
                reader._nesting.MaxDepth);
            value = values.Read(reader._type);
            reader._position += value is null ? 0 : values.Position;
        }

        return value is not null;
    }

    internal static bool TryReadCSharpNull(this ref BsonSpanReader reader)
    {
        if (reader._type == BsonType.Document &&
            (reader.Rest.StartsWith(CSharpNull.Document) || reader.Rest.StartsWith(CSharpNull.LegacyDocument)))
        {
            reader._position += CSharpNull.Document.Length;
            return true;
        }

        return false;
    }

    private static TValue PassTo<TValue>(this ref BsonSpanReader reader, IBsonSerializer serializer, ReadOnlySpan<byte> bytes) =>
        DriverValueReader.Read<TValue>(
            serializer,
            reader._type,
            bytes,
            reader._settings.Context,
            reader._nesting.Depth,
            reader._nesting.MaxDepth,
            reader._budget.Elements,
            reader._search.IsActive,
            reader._settings.IsLenient,
            ref reader._isCutShort);
}
