using System.ComponentModel;
using BsonGen.Reading;
using BsonGen.Registration;
using BsonGen.Writing;
using MongoDB.Bson;

namespace BsonGen.Members;

/// <summary>An enum with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class EnumMember<TEnum> : DriverMember<TEnum>
    where TEnum : struct, Enum
{
    private readonly BsonType _representation;

    /// <inheritdoc />
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    /// <param name="representation">The attribute's.</param>
    public EnumMember(Type declaringType, string name, BsonType representation)
        : base(declaringType, name)
    {
        _representation = representation;
    }

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out TEnum value)
    {
        value = RegisteredSerializer<TEnum>.IsStock ? reader.ReadEnum<TEnum>() : default;
        return RegisteredSerializer<TEnum>.IsStock;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TEnum value) =>
        RegisteredSerializer<TEnum>.IsStock && writer.TryWriteEnum(name, value, _representation);
}
