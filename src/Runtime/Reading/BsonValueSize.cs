using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using BsonGen.Faults;
using MongoDB.Bson;

namespace BsonGen.Reading;

/// <summary>How many bytes a value takes, told without looking inside it.</summary>
internal static class BsonValueSize
{
    private const byte Other = 0xff;

    /// <summary>By type, from 0 to 0x13: the size of values that all have one.</summary>
    private static ReadOnlySpan<byte> FixedSizes =>
    [
        Other, sizeof(double), Other, Other, Other, Other, 0, 12, 1, sizeof(long), 0, Other, Other, Other, Other, Other,
        sizeof(int), sizeof(long), sizeof(long), 16,
    ];

    /// <summary>Whether the driver knows the type; 0x0C, a DBPointer, is not known.</summary>
    public static bool IsKnown(BsonType type) => type switch
    {
        BsonType.MinKey or BsonType.MaxKey => true,
        >= BsonType.Double and <= BsonType.Decimal128 => type != (BsonType)0x0C,
        _ => false,
    };

    /// <summary>Measures the value of this type at the start of the bytes, by the size that it declares, be it too small for its own kind.</summary>
    /// <returns>False when the type is unknown, the size is negative, or the value goes past the end of the bytes.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryMeasure(BsonType type, ReadOnlySpan<byte> bytes, out int size)
    {
        var sizes = FixedSizes;
        if ((uint)type < (uint)sizes.Length && sizes[(int)type] is var fixedSize and not Other)
        {
            size = fixedSize;
            return size <= bytes.Length;
        }

        return TryMeasureOther(type, bytes, out size);
    }

    private static bool TryMeasureOther(BsonType type, ReadOnlySpan<byte> bytes, out int size)
    {
        var measured = Measure(type, bytes);
        size = (int)measured;
        return measured >= 0 && measured <= bytes.Length;
    }

    private static long Measure(BsonType type, ReadOnlySpan<byte> bytes) => type switch
    {
        BsonType.MinKey or BsonType.MaxKey => 0,
        BsonType.String or BsonType.JavaScript or BsonType.Symbol => Sized(bytes, around: 4),
        BsonType.Binary => Sized(bytes, around: 5),
        BsonType.Document or BsonType.Array or BsonType.JavaScriptWithScope => Sized(bytes, around: 0),
        BsonType.RegularExpression => TwoStrings(bytes),
        _ => -1,
    };

    /// <summary>Throws what the driver throws for a value that could not be measured.</summary>
    [DoesNotReturn]
    public static void ThrowWhy(ReadOnlySpan<byte> bytes)
    {
        if (BinaryPrimitives.TryReadInt32LittleEndian(bytes, out var size) && size < 0)
        {
            ReadFaults.ThrowBadSize(size, int.MaxValue);
        }

        ReadFaults.ThrowEndOfStream();
    }

    private static long Sized(ReadOnlySpan<byte> bytes, int around)
    {
        if (!BinaryPrimitives.TryReadInt32LittleEndian(bytes, out var size) || size < 0)
        {
            return -1;
        }

        return (long)size + around;
    }

    private static long TwoStrings(ReadOnlySpan<byte> bytes)
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
