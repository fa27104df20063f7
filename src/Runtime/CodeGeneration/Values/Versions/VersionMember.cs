using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="Version"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class VersionMember : DriverMember<Version?>
{
    private readonly BsonType _representation;

    /// <inheritdoc />
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    /// <param name="representation">The attribute's.</param>
    public VersionMember(Type declaringType, string name, BsonType representation)
        : base(declaringType, name)
    {
        _representation = representation;
    }

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
            return writer.TryWriteVersion(name, value, _representation);
        }

        writer.WriteNull(name);
        return true;
    }
}
