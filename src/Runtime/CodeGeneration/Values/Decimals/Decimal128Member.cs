using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="Decimal128"/> with <c>[BsonRepresentation]</c>. The driver serves values that a conversion rounds or refuses.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class Decimal128Member(Type declaringType, string name, BsonType representation) : DriverMember<Decimal128>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out Decimal128 value)
    {
        value = default;
        return RegisteredSerializer<Decimal128>.IsDefault && reader.TryReadDecimal128(out value);
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Decimal128 value) =>
        RegisteredSerializer<Decimal128>.IsDefault && writer.TryWriteDecimal128(name, value, representation);
}
