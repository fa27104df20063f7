using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>An array of bytes with <c>[BsonRepresentation]</c>: as binary data, or as hexadecimal digits.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BytesMember(Type declaringType, string name, BsonType representation) : DriverMember<byte[]?>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out byte[]? value)
    {
        value = null;
        return RegisteredSerializer<byte[]>.IsDefault && (reader.IsNull || reader.TryReadBinary(out value) || reader.TryReadHexadecimal(out value));
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, byte[]? value)
    {
        if (!RegisteredSerializer<byte[]>.IsDefault)
        {
            return false;
        }

        if (value is not null)
        {
            return writer.TryWriteBytes(name, value, representation);
        }

        writer.WriteNull(name);
        return true;
    }
}
