using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="Guid"/> with <c>[BsonGuidRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class GuidMember : DriverMember<Guid>
{
    private readonly GuidRepresentation _representation;

    /// <inheritdoc />
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    /// <param name="representation">The representation in the attribute: <see cref="GuidRepresentation.Standard"/> or <see cref="GuidRepresentation.CSharpLegacy"/>.</param>
    public GuidMember(Type declaringType, string name, GuidRepresentation representation)
        : base(declaringType, name)
    {
        _representation = representation;
    }

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out Guid value)
    {
        value = default;
        return RegisteredSerializer<Guid>.IsDefault && reader.TryReadGuid(_representation, out value);
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Guid value)
    {
        if (!RegisteredSerializer<Guid>.IsDefault)
        {
            return false;
        }

        writer.WriteGuid(name, value, _representation);
        return true;
    }
}

/// <summary>A <see cref="Guid"/> with <c>[BsonRepresentation(BsonType.String)]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class GuidAsStringMember : DriverMember<Guid>
{
    /// <inheritdoc />
    public GuidAsStringMember(Type declaringType, string name)
        : base(declaringType, name)
    {
    }

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
