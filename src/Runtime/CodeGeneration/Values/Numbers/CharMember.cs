using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="char"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class CharMember(Type declaringType, string name, BsonType representation) : DriverMember<char>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out char value)
    {
        value = default;
        if (!RegisteredSerializer<char>.IsDefault)
        {
            return false;
        }

        if (reader.TryReadAsciiChar(out value))
        {
            return true;
        }

        if (!reader.TryPeekWholeNumber(out var number, out var size) || number != (char)number)
        {
            return false;
        }

        value = (char)number;
        reader.SkipPeeked(size);
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, char value)
    {
        if (!RegisteredSerializer<char>.IsDefault)
        {
            return false;
        }

        if (representation != BsonType.String)
        {
            return writer.TryWriteInteger(name, value, representation);
        }

        if (!char.IsAscii(value))
        {
            return false;
        }

        writer.WriteUtf8(name, [(byte)value]);
        return true;
    }
}
