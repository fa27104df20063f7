using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>An enum with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class EnumMember<TEnum>(Type declaringType, string name, BsonType representation) : DriverMember<TEnum>(declaringType, name)
    where TEnum : struct, Enum
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out TEnum value)
    {
        value = RegisteredSerializer<TEnum>.IsDefault ? reader.ReadEnum<TEnum>() : default;
        return RegisteredSerializer<TEnum>.IsDefault;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TEnum value) =>
        RegisteredSerializer<TEnum>.IsDefault && writer.TryWriteEnum(name, value, representation);
}
