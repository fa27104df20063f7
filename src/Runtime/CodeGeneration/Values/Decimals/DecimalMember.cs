using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="decimal"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DecimalMember(Type declaringType, string name, BsonType representation) : DriverMember<decimal>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out decimal value)
    {
        value = 0;
        return RegisteredSerializer<decimal>.IsDefault && reader.TryReadDecimal(out value);
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, decimal value) =>
        RegisteredSerializer<decimal>.IsDefault && writer.TryWriteDecimal(name, value, representation);
}
