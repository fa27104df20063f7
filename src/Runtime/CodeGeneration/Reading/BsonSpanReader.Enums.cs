namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Reads an enum as its number.</summary>
    [MethodImpl(AggressiveInlining)]
    public long ReadEnum(BsonEnum type) => _type == BsonType.Int32 && type.IsReadAsInt32 ? TakeInt32() : ReadEnumSlow(type);

    internal TEnum ReadEnumOf<TEnum>() => EnumValues<TEnum>.FromNumber(ReadEnum(EnumValues<TEnum>.Enum));

    // The first value of an enum, one that is no Int32, or one with a serializer of the user.
    [MethodImpl(NoInlining)]
    private long ReadEnumSlow(BsonEnum type)
    {
        if (type.IsDefault)
        {
            if (AcceptText(type.TryFind(PeekText(), out var number)))
            {
                return number;
            }

            if (TryPeekWholeNumber(out number, out var size) && type.Holds(number))
            {
                return Advance(size, number);
            }
        }

        ThrowIfUnknownType();
        var value = ReadByDriver<object?>(type.Serializer);
        if (!type.Accepts(value))
        {
            // A class map finds out in the setter, so the exception names no member.
            EnterDocumentScope();
        }

        return type.ToNumber(value);
    }
}
