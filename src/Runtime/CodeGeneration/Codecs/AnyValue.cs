namespace BsonGen.CodeGeneration;

/// <summary>Reads and writes values whose type is a type argument.</summary>
[EditorBrowsable(Never)]
public static class AnyValue
{
    // The JIT compiles the methods once for each value type and keeps one branch.

    /// <summary>Reads a value.</summary>
    [MethodImpl(NoInlining)]
    public static T Read<T>(ref BsonSpanReader reader) =>
        !typeof(T).IsValueType ? ReadReference<T>(ref reader) :
        PlainReading.IsPlain<T>() ? reader.ReadPlain<T>() :
        typeof(T).IsEnum ? reader.ReadEnumOf<T>() :
        ReadOther<T>(ref reader);

    /// <summary>Writes an element.</summary>
    public static void Write<T>(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        var position = writer._position;
        if (!typeof(T).IsValueType)
        {
            WriteReference(ref writer, name, value);
        }
        else if (PlainReading.IsPlain<T>())
        {
            writer.WritePlain(ref position, name, value);
        }
        else if (typeof(T).IsEnum)
        {
            writer.WriteEnum(ref position, name, EnumValues<T>.Enum, EnumValues<T>.ToNumber(value));
        }
        else
        {
            WriteOther(ref writer, name, value);
        }
    }

    private static T ReadReference<T>(ref BsonSpanReader reader) =>
        typeof(T) == typeof(string) ? Unchecked.Reinterpret<string, T>(reader.ReadString()) :
        typeof(T) == typeof(object) ? (T)ObjectValue.Read(ref reader) :
        ActiveSerializer<T>.IsGenerated ? ExternalDocument.Read<T>(ref reader) :
        ReadOther<T>(ref reader);

    private static T ReadOther<T>(ref BsonSpanReader reader)
    {
        if (DefaultCodec<T>.Instance is { } codec)
        {
            return codec.TryRead(ref reader, out var value) ? value : reader.ReadWithRegistered<T>();
        }

        return
            ActiveSerializer<T>.IsGenerated ? ExternalDocument.Read<T>(ref reader) :
            RegisteredBaseType<T>.IsKnown ? DiscriminatedValue.Read<T>(ref reader) :
            reader.ReadWithRegistered<T>();
    }

    private static void WriteReference<T>(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(string))
        {
            var position = writer._position;
            writer.WriteString(ref position, name, Unchecked.Reinterpret<T, string>(value));
        }
        else if (typeof(T) == typeof(object))
        {
            ObjectValue.Write(ref writer, name, value);
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            ExternalDocument.Write(ref writer, name, value);
        }
        else
        {
            WriteOther(ref writer, name, value);
        }
    }

    private static void WriteOther<T>(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
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
            ExternalDocument.Write(ref writer, name, value);
        }
        else if (RegisteredBaseType<T>.IsKnown)
        {
            DiscriminatedValue.Write(ref writer, name, value);
        }
        else
        {
            writer.WriteWithRegistered(name, value);
        }
    }
}
