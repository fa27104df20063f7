using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

/// <summary>Guids as binary data of subtype 4, or of subtype 3 in the byte order of C#. The driver handles all other forms.</summary>
internal static class Guids
{
    /// <summary>The size of a value: length, subtype and sixteen bytes.</summary>
    public const int ValueSize = 21;

    public const int TextLength = 36;

    private const int GuidSize = 16;

    /// <summary>Reads a Guid in one representation; false for a value of another subtype.</summary>
    public static bool TryRead(ReadOnlySpan<byte> value, GuidRepresentation representation, out Guid guid)
    {
        var isMatch = value.Length >= ValueSize && BinaryPrimitives.ReadInt32LittleEndian(value) == GuidSize && representation switch
        {
            GuidRepresentation.Standard => (BsonBinarySubType)value[4] == BsonBinarySubType.UuidStandard,
            GuidRepresentation.CSharpLegacy => (BsonBinarySubType)value[4] == BsonBinarySubType.UuidLegacy,
            _ => false,
        };
        guid = isMatch ? new Guid(value.Slice(5, GuidSize), bigEndian: representation == GuidRepresentation.Standard) : default;
        return isMatch;
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
    }

    /// <summary>Whether Guids are written in the representation here; the driver writes the others, or throws.</summary>
    public static bool IsKnown(GuidRepresentation representation) => representation is GuidRepresentation.Standard or GuidRepresentation.CSharpLegacy;
}
