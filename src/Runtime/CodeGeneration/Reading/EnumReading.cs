namespace BsonGen.CodeGeneration;

/// <summary>Reads enums.</summary>
internal static class EnumReading
{
    internal static TEnum ReadEnumOf<TEnum>(this ref BsonSpanReader reader) =>
        EnumValues<TEnum>.FromNumber(reader.ReadEnum(EnumValues<TEnum>.Enum));

    // The first value of an enum, one that is no Int32, or one with a serializer of the user.
    [MethodImpl(NoInlining)]
    internal static long ReadEnumSlow(this ref BsonSpanReader reader, BsonEnum type)
    {
        if (type.IsDefault)
        {
            if (reader.AcceptText(type.TryFind(reader.PeekText(), out var number)))
            {
                return number;
            }

            if (reader.TryPeekWholeNumber(out number, out var size) && type.Holds(number))
            {
                return reader.Advance(size, number);
            }
        }

        reader.ThrowIfUnknownType();
        var value = reader.ReadByDriver<object?>(type.Serializer);
        if (!type.Accepts(value))
        {
            // A class map finds out in the setter, so the exception names no member.
            reader.EnterDocumentScope();
        }

        return type.ToNumber(value);
    }
}
