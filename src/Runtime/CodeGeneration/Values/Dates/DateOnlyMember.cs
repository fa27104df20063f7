using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="DateOnly"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DateOnlyMember(Type declaringType, string name, BsonType representation) : DriverMember<DateOnly>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out DateOnly value)
    {
        value = default;
        return RegisteredSerializer<DateOnly>.IsDefault && reader.TryReadDateOnly(out value);
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateOnly value) =>
        RegisteredSerializer<DateOnly>.IsDefault && writer.TryWriteDateOnly(name, value, representation);
}
