using System.ComponentModel;
using System.Numerics;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="byte"/> or <see cref="sbyte"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ByteMember<T>(Type declaringType, string name, BsonType representation) : DriverMember<T>(declaringType, name)
    where T : struct, INumber<T>
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = default;
        if (!RegisteredSerializer<T>.IsDefault)
        {
            return false;
        }

        if (reader.TryReadOneByte(out var single))
        {
            value = T.CreateTruncating(single);
            return true;
        }

        if (!reader.TryPeekWholeNumber(out var integer, out var size))
        {
            return false;
        }

        value = T.CreateTruncating(integer);
        if (long.CreateTruncating(value) != integer)
        {
            return false;
        }

        reader.SkipPeeked(size);
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (!RegisteredSerializer<T>.IsDefault)
        {
            return false;
        }

        switch (representation)
        {
            case BsonType.Binary:
                writer.WriteOneByte(name, byte.CreateTruncating(value));
                return true;

            case BsonType.String:
                writer.WriteHexadecimal(name, byte.CreateTruncating(value));
                return true;

            default:
                return representation is BsonType.Int32 or BsonType.Int64 &&
                    writer.TryWriteInteger(name, long.CreateTruncating(value), representation);
        }
    }
}
