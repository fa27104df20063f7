using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="Version"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class VersionMember(Type declaringType, string name, BsonType representation) : DriverMember<Version?>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out Version? value)
    {
        value = null;
        return RegisteredSerializer<Version>.IsDefault && (reader.IsNull || reader.TryReadVersion(out value));
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Version? value)
    {
        if (!RegisteredSerializer<Version>.IsDefault)
        {
            return false;
        }

        if (value is not null)
        {
            return writer.TryWriteVersion(name, value, representation);
        }

        writer.WriteNull(name);
        return true;
    }
}
