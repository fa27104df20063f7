namespace BsonGen.CodeGeneration;

/// <summary>An enum in the representation of an attribute, or in that of the registered serializer.</summary>
[EditorBrowsable(Never)]
public sealed class EnumCodec<TEnum>(Type declaringType, string name, BsonType representation = BsonType.EndOfDocument)
    : ScalarCodec<TEnum>(declaringType, name)
    where TEnum : struct, Enum
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out TEnum value)
    {
        DriverReflection.KeepEnum<TEnum>();
        value = reader.ReadEnumOf<TEnum>();
        return true;
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TEnum value) =>
        writer.TryWriteEnum(name, EnumValues<TEnum>.Enum, EnumValues<TEnum>.ToNumber(value), representation);
}
