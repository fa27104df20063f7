namespace BsonGen.CodeGeneration;

/// <summary>A nullable value, which the codec of its type reads and writes.</summary>
[EditorBrowsable(Never)]
public sealed class NullableCodec<T>(BsonCodec<T> value) : BsonCodec<T?>(value.DeclaringType, value.Name)
    where T : struct
{
    private readonly BsonCodec<T> _value = value;

    internal override bool TryRead(ref BsonSpanReader reader, out T? value)
    {
        if (!RegisteredSerializer<T?>.IsDefault)
        {
            value = null;
            return false;
        }

        if (reader.TryReadNullable(out value))
        {
            return true;
        }

        var isRead = _value.TryRead(ref reader, out var some);
        value = some;
        return isRead;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
    {
        if (!RegisteredSerializer<T?>.IsDefault)
        {
            return false;
        }

        if (value is { } some)
        {
            return _value.TryWrite(ref writer, name, some);
        }

        writer.WriteNull(name);
        return true;
    }
}
