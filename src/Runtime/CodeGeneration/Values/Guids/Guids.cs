using System.Buffers.Binary;
using System.Runtime.Intrinsics;
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

        guid = isMatch ? new Guid(value.Slice(5, 16), bigEndian: representation == GuidRepresentation.Standard) : default;
        return isMatch;
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
