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
    public override TEnum Read(ref BsonSpanReader reader) =>
        RegisteredSerializer<TEnum>.IsStock ? reader.ReadEnum<TEnum>() : base.Read(ref reader);

    /// <inheritdoc />
    public override void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TEnum value)
    {
        if (!RegisteredSerializer<TEnum>.IsStock || !writer.TryWriteEnum(name, value, _representation))
        {
            base.Write(ref writer, name, value);
        }
    }
}

/// <summary>A nullable enum with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class NullableEnumMember<TEnum> : DriverMember<TEnum?>
    where TEnum : struct, Enum
{
    private readonly BsonType _representation;

    /// <inheritdoc cref="EnumMember{TEnum}(Type, string, BsonType)" />
    public NullableEnumMember(Type declaringType, string name, BsonType representation)
        : base(declaringType, name)
    {
        _representation = representation;
    }

    private static bool IsStock => RegisteredSerializer<TEnum?>.IsStock && RegisteredSerializer<TEnum>.IsStock;

    /// <inheritdoc />
    public override TEnum? Read(ref BsonSpanReader reader) =>
        !IsStock ? base.Read(ref reader) : reader.TryReadNullable(out TEnum? value) ? value : reader.ReadEnum<TEnum>();

    /// <inheritdoc />
    public override void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TEnum? value)
    {
        if (!IsStock || (value is { } some && !writer.TryWriteEnum(name, some, _representation)))
        {
            base.Write(ref writer, name, value);
        }
        else if (value is null)
        {
            writer.WriteNull(name);
        }
    }
}
