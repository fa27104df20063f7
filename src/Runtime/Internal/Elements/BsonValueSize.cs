namespace BsonGen.Internal.Elements;

/// <summary>Measures values by their type and declared size, without reading their content.</summary>
internal static class BsonValueSize
{
    private const byte Other = 0xff;

    // The value starts with its size. The lower bits are the number of bytes that this size doesn't count.
    private const byte Declared = 0x80;

    // The driver does not know 0x0C, a DBPointer.
    [MethodImpl(AggressiveInlining)]
    public static bool IsKnown(BsonType type) =>
        (uint)type <= (uint)BsonType.Decimal128
            ? type is not (BsonType.EndOfDocument or (BsonType)0x0C)
            : type is BsonType.MinKey or BsonType.MaxKey;

    /// <summary>Whether all values of the type have the same size.</summary>
    [MethodImpl(AggressiveInlining)]
    public static bool IsFixed(BsonType type, out int size)
    {
        var sizes = Sizes;
        size = (uint)type < (uint)sizes.Length ? sizes[(int)type] : Other;
        return size < Declared;
    }

    /// <summary>Measures the first value. A declared size is used even if it is too small for the type.</summary>
    /// <returns>False if the type is unknown, the size is negative, or the value extends beyond the bytes.</returns>
    [MethodImpl(AggressiveInlining)]
    public static bool TryMeasure(BsonType type, ReadOnlySpan<byte> bytes, out int size)
    {
        var sizes = Sizes;
        if ((uint)type < (uint)sizes.Length && sizes[(int)type] != Other)
        {
            var known = sizes[(int)type];
            if (known < Declared)
            {
                size = known;
                return size <= bytes.Length;
            }

            if (TryReadInt32LittleEndian(bytes, out size) && size >= 0)
            {
                var measured = (uint)size + (known & ~Declared);
                size = (int)measured;
                return measured <= bytes.Length;
            }

            return false;
        }

        return TryMeasureSlow(type, bytes, out size);
    }

    // Throws the exception of the driver for a value that can't be measured.
    [DoesNotReturn]
    public static void ThrowMeasureException(BsonType type, ReadOnlySpan<byte> bytes)
    {
        if ((uint)type < (uint)Sizes.Length && Sizes[(int)type] is >= Declared and not Other &&
            TryReadInt32LittleEndian(bytes, out var size) && size < 0)
        {
            ReadExceptions.ThrowBadSize(size, int.MaxValue);
        }

        ReadExceptions.ThrowEndOfStream();
    }

    // By the type, from 0 to 0x13.
    private static ReadOnlySpan<byte> Sizes =>
    [
        Other, sizeof(double), Declared | 4, Declared, Declared, Declared | 5, 0, 12,
        1, sizeof(long), 0, Other, Other, Declared | 4, Declared | 4, Declared,
        sizeof(int), sizeof(long), sizeof(long), 16,
    ];

    private static bool TryMeasureSlow(BsonType type, ReadOnlySpan<byte> bytes, out int size)
    {
        size = type switch
        {
            BsonType.MinKey or BsonType.MaxKey => 0,
            BsonType.RegularExpression => TwoStrings(bytes),
            _ => -1,
        };
        return size >= 0;
    }

    private static int TwoStrings(ReadOnlySpan<byte> bytes)
    {
        var pattern = bytes.IndexOf((byte)0);
        if (pattern < 0)
        {
            return -1;
        }

        var options = bytes.Slice(pattern + 1).IndexOf((byte)0);
        return options < 0 ? -1 : pattern + options + 2;
    }
}
