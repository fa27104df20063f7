namespace BsonGen.CodeGeneration;

/// <summary>Writes values whose type is a type argument.</summary>
internal static class AnyWriting
{
    // The position moves for types whose methods take it.
    [MethodImpl(AggressiveInlining)]
    internal static void WriteValue<T>(this ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(int))
        {
            writer.WriteInt32(ref position, name, From<T, int>(value));
        }
        else if (typeof(T) == typeof(long))
        {
            writer.WriteInt64(ref position, name, From<T, long>(value));
        }
        else if (typeof(T) == typeof(double))
        {
            writer.WriteDouble(ref position, name, From<T, double>(value));
        }
        else if (typeof(T) == typeof(bool))
        {
            writer.WriteBoolean(ref position, name, From<T, bool>(value));
        }
        else if (typeof(T) == typeof(DateTime))
        {
            writer.WriteDateTime(ref position, name, From<T, DateTime>(value));
        }
        else if (typeof(T) == typeof(decimal))
        {
            writer.WriteDecimal(name, From<T, decimal>(value));
        }
        else if (typeof(T) == typeof(ObjectId))
        {
            writer.WriteObjectId(name, From<T, ObjectId>(value));
        }
        else if (typeof(T) == typeof(Guid))
        {
            writer.WriteGuid(name, From<T, Guid>(value));
        }
        else if (typeof(T).IsEnum)
        {
            writer.WriteEnum(ref position, name, EnumValues<T>.Enum, EnumValues<T>.ToNumber(value));
        }
        else
        {
            writer.WriteAnyOther(name, value);
        }
    }

    internal static void WriteAnyReference<T>(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(string))
        {
            var position = writer._position;
            writer.WriteString(ref position, name, From<T, string>(value));
        }
        else if (typeof(T) == typeof(object))
        {
            writer.WriteObject(name, value);
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            writer.WriteGenerated(name, value);
        }
        else
        {
            writer.WriteAnyOther(name, value);
        }
    }

    internal static void WriteAnyOther<T>(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (DefaultCodec<T>.Instance is { } codec)
        {
            if (!codec.TryWrite(ref writer, name, value))
            {
                writer.WriteWithRegistered(name, value);
            }
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            writer.WriteGenerated(name, value);
        }
        else if (RegisteredBaseType<T>.IsKnown)
        {
            writer.WriteDiscriminated(name, value);
        }
        else
        {
            writer.WriteWithRegistered(name, value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    internal static TValue From<T, TValue>(T value) => Unchecked.Reinterpret<T, TValue>(value);
}
