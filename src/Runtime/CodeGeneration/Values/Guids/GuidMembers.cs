using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>
/// A <see cref="Guid"/> with <c>[BsonGuidRepresentation]</c>, or with <c>[BsonRepresentation(BsonType.Binary)]</c>, which leaves the representation
/// unspecified.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class GuidMember(Type declaringType, string name, GuidRepresentation representation) : DriverMember<Guid>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out Guid value)
    {
        value = default;
        return RegisteredSerializer<Guid>.IsDefault && (representation == GuidRepresentation.Unspecified
            ? reader.TryReadUnspecifiedGuid(out value)
            : reader.TryReadGuid(representation, out value));
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Guid value)
    {
        if (!RegisteredSerializer<Guid>.IsDefault)
        {
            return false;
        }

        if (representation == GuidRepresentation.Unspecified)
        {
            return writer.TryWriteUnspecifiedGuid(name, value);
        }

        writer.WriteGuid(name, value, representation);
        return true;
    }
}

/// <summary>A <see cref="Guid"/> with <c>[BsonRepresentation(BsonType.String)]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class GuidAsStringMember(Type declaringType, string name) : DriverMember<Guid>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out Guid value)
    {
        value = default;
        return RegisteredSerializer<Guid>.IsDefault && reader.TryReadGuidText(out value);
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Guid value)
    {
        if (!RegisteredSerializer<Guid>.IsDefault)
        {
            return false;
        }

        writer.WriteGuidText(name, value);
        return true;
    }
}
