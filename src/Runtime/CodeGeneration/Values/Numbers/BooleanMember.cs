using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="bool"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BooleanMember(Type declaringType, string name, BsonType representation) : DriverMember<bool>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out bool value)
    {
        value = false;
        return RegisteredSerializer<bool>.IsDefault && reader.TryReadAsBoolean(out value);
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, bool value)
    {
        if (!RegisteredSerializer<bool>.IsDefault)
        {
            return false;
        }

        switch (representation)
        {
            case BsonType.Boolean:
                writer.WriteBoolean(name, value);
                return true;

            case BsonType.String:
                writer.WriteUtf8(name, value ? "true"u8 : "false"u8);
                return true;

            default:
                return writer.TryWriteInteger(name, value ? 1 : 0, representation);
        }
    }
}
