using System.ComponentModel;
using BsonGen.Internal.Driver;

namespace BsonGen.CodeGeneration;

/// <summary>A nullable value whose attributes configure the serializer of the value.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class NullableMember<T> : DriverMember<T?>
    where T : struct
{
    private readonly DriverMember<T> _value;

    /// <param name="value">How the member would be read and written if it were not nullable.</param>
    public NullableMember(DriverMember<T> value)
        : base(value.DeclaringType, value.Name)
    {
        _value = value;
    }

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out T? value)
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

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
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
