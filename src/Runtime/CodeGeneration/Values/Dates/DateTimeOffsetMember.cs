using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="DateTimeOffset"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DateTimeOffsetMember(Type declaringType, string name, BsonType representation) : DriverMember<DateTimeOffset>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out DateTimeOffset value)
    {
        value = default;
        return RegisteredSerializer<DateTimeOffset>.IsDefault && reader.TryReadDateTimeOffset(out value);
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateTimeOffset value) =>
        RegisteredSerializer<DateTimeOffset>.IsDefault && writer.TryWriteDateTimeOffset(name, value, representation);
}
