using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>Enums inside a collection or dictionary, in the representation of their registered serializer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DefaultEnumMember<TEnum>(Type declaringType, string name) : DriverMember<TEnum>(declaringType, name)
    where TEnum : struct, Enum
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out TEnum value)
    {
        value = reader.ReadEnum<TEnum>();
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TEnum value)
    {
        writer.WriteEnum(name, value);
        return true;
    }
}
