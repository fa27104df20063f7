using System.Buffers;
using System.Buffers.Binary;
using System.Buffers.Text;
using System.Text.Unicode;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Memory;
using BsonGen.Internal.Text;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Keys of dictionaries that are stored as documents, if they are not strings.
public ref partial struct BsonSpanReader
{
    private const int LongestShortKey = 256;

    // The largest number of digits of any number of the type.
    private const int MostDigits = 9;

    /// <summary>Reads the key of the next element of a dictionary's document. The name of the element is the key as text.</summary>
    /// <param name="member">Reads keys that are stored as values.</param>
    internal TKey ReadKey<TKey>(DriverMember<TKey> member)
    {
        if (!TryPeekName(out var name, out var exception))
        {
            throw exception;
        }

        var text = Utf8.IsValid(name) ? name : System.Text.Encoding.UTF8.GetBytes(Utf8Decoder.Decode(name, _isLenient));
        _type = (BsonType)_bytes[_position];
        _position += name.Length + 2;
        if (typeof(TKey) == typeof(int) && RegisteredSerializer<int>.IsDefault && TryParseDigits(text, out var number))
        {
            return Unchecked.Reinterpret<int, TKey>(number);
        }

        if (typeof(TKey) == typeof(long) && RegisteredSerializer<long>.IsDefault && TryParseDigits(text, out number))
        {
            return Unchecked.Reinterpret<long, TKey>(number);
        }

        var size = sizeof(int) + text.Length + 1;
        var value = size <= LongestShortKey ? stackalloc byte[LongestShortKey] : new byte[size];
        BinaryPrimitives.WriteInt32LittleEndian(value, text.Length + 1);
        text.CopyTo(value.Slice(sizeof(int)));
        value[size - 1] = 0;
        var reader = new BsonSpanReader(value.Slice(0, size), _context) { _type = BsonType.String };
        return member.Read(ref reader);
    }

    private static bool TryParseDigits(ReadOnlySpan<byte> text, out int number)
    {
        number = 0;
        return text.Length <= MostDigits && !text.ContainsAnyExceptInRange((byte)'0', (byte)'9') &&
            Utf8Parser.TryParse(text, out number, out var length) && length == text.Length;
    }
}
