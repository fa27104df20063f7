using System.Buffers.Binary;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>Guids as binary data of subtype 4 (RFC byte order) or 3 (.NET byte order). The driver handles all other forms.</summary>
internal static class Guids
{
    /// <summary>The size of a value: length, subtype and sixteen bytes.</summary>
    public const int ValueSize = 21;

    /// <summary>The length of a Guid's text.</summary>
    public const int TextLength = 36;

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

        guid = isMatch ? new Guid(value.Slice(5, 16), bigEndian: representation == GuidRepresentation.Standard) : default;
        return isMatch;
    }

    /// <summary>Parses the text that the driver writes; false for all other texts.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out Guid guid)
    {
        if (text.Length != TextLength || text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-' ||
            !Hex.TryParseEight(BinaryPrimitives.ReadUInt64LittleEndian(text), out var first) ||
            !Hex.TryParseEight(FourAndFour(text.Slice(9)), out var second) ||
            !Hex.TryParseEight(FourAndFour(text.Slice(19)), out var third) ||
            !Hex.TryParseEight(BinaryPrimitives.ReadUInt64LittleEndian(text.Slice(28)), out var fourth))
        {
            guid = default;
            return false;
        }

        Span<byte> bytes = stackalloc byte[16];
        BinaryPrimitives.WriteUInt32LittleEndian(bytes, first);
        BinaryPrimitives.WriteUInt32LittleEndian(bytes.Slice(4), second);
        BinaryPrimitives.WriteUInt32LittleEndian(bytes.Slice(8), third);
        BinaryPrimitives.WriteUInt32LittleEndian(bytes.Slice(12), fourth);
        guid = new Guid(bytes, bigEndian: true);
        return true;

        // Four digits, a hyphen, and four more digits.
        static ulong FourAndFour(ReadOnlySpan<byte> text) =>
            BinaryPrimitives.ReadUInt32LittleEndian(text) | ((ulong)BinaryPrimitives.ReadUInt32LittleEndian(text.Slice(5)) << 32);
    }

    /// <param name="guid">The Guid.</param>
    /// <param name="representation"><see cref="GuidRepresentation.Standard"/> or <see cref="GuidRepresentation.CSharpLegacy"/>.</param>
    /// <param name="value">Room for <see cref="ValueSize"/> bytes.</param>
    public static void Write(Guid guid, GuidRepresentation representation, Span<byte> value)
    {
        var isStandard = representation == GuidRepresentation.Standard;
        BinaryPrimitives.WriteInt32LittleEndian(value, 16);
        value[4] = (byte)(isStandard ? BsonBinarySubType.UuidStandard : BsonBinarySubType.UuidLegacy);
        guid.TryWriteBytes(value.Slice(5), bigEndian: isStandard, out _);
    }
}
