using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

/// <summary>Guids as binary data of subtype 4, or of subtype 3 in the byte order of a legacy representation. The driver handles all other forms.</summary>
internal static class Guids
{
    /// <summary>The size of a value: length, subtype and sixteen bytes.</summary>
    public const int ValueSize = 21;

    public const int TextLength = 36;

    private const int GuidSize = 16;

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
    public static bool TryParse(ReadOnlySpan<byte> text, out Guid guid) =>
        Utf8Parser.TryParse(text, out guid, out var length, 'D') && length == text.Length;

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
