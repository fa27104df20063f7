using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

/// <summary>Guids as binary data of subtype 4, or of subtype 3 in a legacy byte order. The driver handles other forms.</summary>
internal static class Guids
{
    // Length, subtype and sixteen bytes.
    public const int ValueSize = 21;

    public const int TextLength = 36;

    private const int GuidSize = 16;

    // False for a subtype of another representation.
    public static bool TryRead(ReadOnlySpan<byte> value, GuidRepresentation representation, out Guid guid)
    {
        if (value.Length < ValueSize || ReadInt32LittleEndian(value) != GuidSize ||
            !IsKnown(representation) || value[4] != SubTypeOf(representation))
        {
            guid = default;
            return false;
        }

        var bytes = value.Slice(5, GuidSize);
        guid = representation == GuidRepresentation.JavaLegacy
            ? OfReversedHalves(bytes)
            : new Guid(bytes, IsBigEndian(representation));
        return true;
    }

    // Parses the text that the driver writes.
    public static bool TryParse(ReadOnlySpan<byte> text, out Guid guid) =>
        Utf8Parser.TryParse(text, out guid, out var length, 'D') && length == text.Length;

    public static void Write(Guid guid, GuidRepresentation representation, Span<byte> value)
    {
        WriteInt32LittleEndian(value, GuidSize);
        value[4] = SubTypeOf(representation);
        guid.TryWriteBytes(value.Slice(5), IsBigEndian(representation), out _);
        if (representation == GuidRepresentation.JavaLegacy)
        {
            ReverseHalves(value.Slice(5, GuidSize));
        }
    }

    // The driver throws for other representations.
    public static bool IsKnown(GuidRepresentation representation) =>
        representation is >= GuidRepresentation.Standard and <= GuidRepresentation.PythonLegacy;

    private static byte SubTypeOf(GuidRepresentation representation) =>
        (byte)(representation == GuidRepresentation.Standard
            ? BsonBinarySubType.UuidStandard
            : BsonBinarySubType.UuidLegacy);

    private static bool IsBigEndian(GuidRepresentation representation) => representation != GuidRepresentation.CSharpLegacy;

    private static Guid OfReversedHalves(ReadOnlySpan<byte> value)
    {
        Span<byte> bytes = stackalloc byte[GuidSize];
        value.CopyTo(bytes);
        ReverseHalves(bytes);
        return new Guid(bytes, bigEndian: true);
    }

    // The driver for Java stored a Guid as two integers, with the lowest byte first.
    private static void ReverseHalves(Span<byte> bytes)
    {
        bytes[..sizeof(long)].Reverse();
        bytes.Slice(sizeof(long), sizeof(long)).Reverse();
    }
}
