using System.Buffers.Binary;
using System.Runtime.Intrinsics;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>Guids as binary data of subtype 4, or of subtype 3 in the byte order of a legacy representation. The driver handles all other forms.</summary>
internal static class Guids
{
    /// <summary>The size of a value: length, subtype and sixteen bytes.</summary>
    public const int ValueSize = 21;

    /// <summary>The length of a Guid's text.</summary>
    public const int TextLength = 36;

    private const int GuidSize = 16;

    private const byte No = byte.MaxValue;

    /// <summary>Reads a Guid in the representation that applies to the reader.</summary>
    public static bool TryRead(ReadOnlySpan<byte> value, BsonDeserializationContext? context, out Guid guid)
    {
        guid = default;
        return value.Length >= ValueSize && TryRead(value, RegisteredGuid.ReadRepresentation((BsonBinarySubType)value[4], context), out guid);
    }

    /// <summary>Reads a Guid in one representation; false for a value of another subtype.</summary>
    public static bool TryRead(ReadOnlySpan<byte> value, GuidRepresentation representation, out Guid guid)
    {
        if (value.Length < ValueSize || BinaryPrimitives.ReadInt32LittleEndian(value) != 16)
        {
            guid = default;
            return false;
        }

        var subType = (BsonBinarySubType)value[4];
        var isMatch = representation switch
        {
            GuidRepresentation.Standard => subType == BsonBinarySubType.UuidStandard,
            GuidRepresentation.CSharpLegacy => subType == BsonBinarySubType.UuidLegacy,
            _ => false,
        };

        if (!isMatch)
        {
            return TryReadForeign(value, representation, out guid);
        }

        guid = new Guid(value.Slice(5, 16), bigEndian: representation == GuidRepresentation.Standard);
        return true;
    }

    /// <summary>Reads a Guid in the representation of the drivers for Java or Python; false for other representations and subtypes.</summary>
    private static bool TryReadForeign(ReadOnlySpan<byte> value, GuidRepresentation representation, out Guid guid)
    {
        guid = default;
        if (representation is not (GuidRepresentation.JavaLegacy or GuidRepresentation.PythonLegacy) || (BsonBinarySubType)value[4] != BsonBinarySubType.UuidLegacy)
        {
            return false;
        }

        Span<byte> bytes = stackalloc byte[GuidSize];
        value.Slice(5, GuidSize).CopyTo(bytes);
        if (representation == GuidRepresentation.JavaLegacy)
        {
            ReverseHalves(bytes);
        }

        guid = new Guid(bytes, bigEndian: true);
        return true;
    }

    // The driver for Java stored a Guid as two integers, with the lowest byte first.
    private static void ReverseHalves(Span<byte> bytes)
    {
        bytes.Slice(0, sizeof(long)).Reverse();
        bytes.Slice(sizeof(long), sizeof(long)).Reverse();
    }

    /// <summary>Parses the text that the driver writes; false for all other texts.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out Guid guid)
    {
        if (text.Length != TextLength || text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-')
        {
            guid = default;
            return false;
        }

        // Three vectors hold all digits. Indexes beyond a vector select zeros.
        var start = Vector128.Create(text);
        var middle = Vector128.Create(text.Slice(10));
        var end = Vector128.Create(text.Slice(TextLength - Vector128<byte>.Count));
        var first = Vector128.Shuffle(start, Vector128.Create((byte)0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, No, No)) |
            Vector128.Shuffle(middle, Vector128.Create(No, No, No, No, No, No, No, No, No, No, No, No, No, No, 6, 7));
        var last = Vector128.Shuffle(end, Vector128.Create(No, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)) |
            Vector128.Shuffle(middle, Vector128.Create((byte)9, No, No, No, No, No, No, No, No, No, No, No, No, No, No, No));
        if (!Hex.TryParse(first, last, out var value))
        {
            guid = default;
            return false;
        }

        Span<byte> bytes = stackalloc byte[Vector128<byte>.Count];
        value.CopyTo(bytes);
        guid = new Guid(bytes, bigEndian: true);
        return true;
    }

    /// <param name="guid">The Guid.</param>
    /// <param name="representation">A representation that <see cref="IsKnown"/> knows.</param>
    /// <param name="value">Room for <see cref="ValueSize"/> bytes.</param>
    public static void Write(Guid guid, GuidRepresentation representation, Span<byte> value)
    {
        BinaryPrimitives.WriteInt32LittleEndian(value, GuidSize);
        value[4] = (byte)(representation == GuidRepresentation.Standard ? BsonBinarySubType.UuidStandard : BsonBinarySubType.UuidLegacy);
        guid.TryWriteBytes(value.Slice(5), bigEndian: representation != GuidRepresentation.CSharpLegacy, out _);
        if (representation == GuidRepresentation.JavaLegacy)
        {
            ReverseHalves(value.Slice(5, GuidSize));
        }
    }

    /// <summary>Whether Guids can be written in the representation; the driver throws for the others.</summary>
    public static bool IsKnown(GuidRepresentation representation) => representation is >= GuidRepresentation.Standard and <= GuidRepresentation.PythonLegacy;
}
