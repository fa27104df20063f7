using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.Internal.Elements;

/// <summary>How many bytes a value takes, told without looking inside it.</summary>
internal static class BsonValueSize
{
    private const byte Other = 0xff;

    // The size stands in front of the value, and does not count some bytes of it: the lower bits say how many.
    private const byte Declared = 0x80;

    /// <summary>By type, from 0 to 0x13: how large its values are.</summary>
    private static ReadOnlySpan<byte> Sizes =>
    [
        Other, sizeof(double), Declared | 4, Declared, Declared, Declared | 5, 0, 12, 1, sizeof(long), 0, Other, Other, Declared | 4, Declared | 4, Declared,
        sizeof(int), sizeof(long), sizeof(long), 16,
    ];

    /// <summary>Whether the driver knows the type; 0x0C, a DBPointer, is not known.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsKnown(BsonType type) =>
        (uint)type <= (uint)BsonType.Decimal128 ? type is not (BsonType.EndOfDocument or (BsonType)0x0C) : type is BsonType.MinKey or BsonType.MaxKey;

    /// <summary>Measures the value of this type at the start of the bytes, by the size that it declares, be it too small for its own kind.</summary>
    /// <returns>False when the type is unknown, the size is negative, or the value goes past the end of the bytes.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryMeasure(BsonType type, ReadOnlySpan<byte> bytes, out int size)
    {
        var sizes = Sizes;
        if ((uint)type < (uint)sizes.Length && sizes[(int)type] is var known and not Other)
        {
            if (known < Declared)
            {
                size = known;
                return size <= bytes.Length;
            }

            if (BinaryPrimitives.TryReadInt32LittleEndian(bytes, out size) && size >= 0)
            {
                var measured = (uint)size + (known & ~Declared);
                size = (int)measured;
                return measured <= bytes.Length;
            }

            return false;
        }

        return TryMeasureSlow(type, bytes, out size);
    }

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

    /// <summary>Throws what the driver throws for a value that could not be measured.</summary>
    [DoesNotReturn]
    public static void ThrowWhy(BsonType type, ReadOnlySpan<byte> bytes)
    {
        if ((uint)type < (uint)Sizes.Length && Sizes[(int)type] is >= Declared and not Other && BinaryPrimitives.TryReadInt32LittleEndian(bytes, out var size) && size < 0)
        {
            ReadExceptions.ThrowBadSize(size, int.MaxValue);
        }

        ReadExceptions.ThrowEndOfStream();
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
