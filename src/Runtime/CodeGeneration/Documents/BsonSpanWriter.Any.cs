namespace BsonGen.CodeGeneration;

// Values whose type is a type argument; see BsonSpanReader.Any.cs.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a value whose type is a type parameter.</summary>
    public void WriteAny<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T).IsValueType)
        {
            var position = _position;
            WriteValue(ref position, name, value);
        }
        else
        {
            WriteAnyReference(name, value);
        }
    }

    // The position moves for types whose methods take it.
    [MethodImpl(AggressiveInlining)]
    private void WriteValue<T>(ref int position, ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(int))
        {
            WriteInt32(ref position, name, From<T, int>(value));
        }
        else if (typeof(T) == typeof(long))
        {
            WriteInt64(ref position, name, From<T, long>(value));
        }
        else if (typeof(T) == typeof(double))
        {
            WriteDouble(ref position, name, From<T, double>(value));
        }
        else if (typeof(T) == typeof(bool))
        {
            WriteBoolean(ref position, name, From<T, bool>(value));
        }
        else if (typeof(T) == typeof(DateTime))
        {
            WriteDateTime(ref position, name, From<T, DateTime>(value));
        }
        else if (typeof(T) == typeof(decimal))
        {
            WriteDecimal(name, From<T, decimal>(value));
        }
        else if (typeof(T) == typeof(ObjectId))
        {
            WriteObjectId(name, From<T, ObjectId>(value));
        }
        else if (typeof(T) == typeof(Guid))
        {
            WriteGuid(name, From<T, Guid>(value));
        }
        else if (typeof(T).IsEnum)
        {
            WriteEnum(ref position, name, EnumValues<T>.Enum, EnumValues<T>.ToNumber(value));
        }
        else
        {
            WriteAnyOther(name, value);
        }
    }

    private void WriteAnyReference<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(string))
        {
            var position = _position;
            WriteString(ref position, name, From<T, string>(value));
        }
        else if (typeof(T) == typeof(object))
        {
            WriteObject(name, value);
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            WriteGenerated(name, value);
        }
        else
        {
            WriteAnyOther(name, value);
        }
    }

    private void WriteAnyOther<T>(ReadOnlySpan<byte> name, T value)
    {
        if (DefaultCodec<T>.Instance is { } codec)
        {
            if (!codec.TryWrite(ref this, name, value))
            {
                WriteWithRegistered(name, value);
            }
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            WriteGenerated(name, value);
        }
        else if (RegisteredBaseType<T>.IsKnown)
        {
            WriteDiscriminated(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static TValue From<T, TValue>(T value) => Unchecked.Reinterpret<T, TValue>(value);
}
