using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A string with <c>[BsonRepresentation(BsonType.ObjectId)]</c>: an id that the class stores as a string.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class StringAsObjectIdMember(Type declaringType, string name) : DriverMember<string?>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out string? value)
    {
        if (RegisteredSerializer<string>.IsDefault && reader.TryReadObjectIdBytes(out var id))
        {
            value = Hex.ToString(id);
            return true;
        }

        value = null;
        return false;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, string? value) =>
        RegisteredSerializer<string>.IsDefault && value is not null && writer.TryWriteObjectId(name, value);
}

/// <summary>An <see cref="ObjectId"/> with <c>[BsonRepresentation(BsonType.String)]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ObjectIdAsStringMember(Type declaringType, string name) : DriverMember<ObjectId>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out ObjectId value)
    {
        value = default;
        return RegisteredSerializer<ObjectId>.IsDefault && reader.TryReadHex(out value);
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, ObjectId value)
    {
        if (!RegisteredSerializer<ObjectId>.IsDefault)
        {
            return false;
        }

        writer.WriteHex(name, value);
        return true;
    }
}
