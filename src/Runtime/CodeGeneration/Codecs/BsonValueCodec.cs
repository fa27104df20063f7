namespace BsonGen.CodeGeneration;

/// <summary>A BSON value. Class maps distinguish its null from BSON's null.</summary>
[EditorBrowsable(Never)]
public sealed class BsonValueCodec<T>(Type declaringType, string name) : BsonCodec<T?>(declaringType, name)
    where T : BsonValue
{
    // The field is not static, since statics of a generic type need a look-up in code that reference types share.
    private readonly BsonType _type = DefaultBsonValues.TypeOf(typeof(T));
    private bool? _isDefault;

    internal override bool TryRead(ref BsonSpanReader reader, out T? value)
    {
        value = null;
        if (!IsDefault)
        {
            return false;
        }

        if (reader.TryReadCSharpNull() || (reader.Type == BsonType.Null && !TakesNull))
        {
            return true;
        }

        var isRead = reader.TryReadBsonValue(_type, out var read);
        value = Unchecked.Cast<T>(read);
        return isRead;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T? value)
    {
        if (!IsDefault)
        {
            return false;
        }

        if (value is null)
        {
            writer.WriteCSharpNull(name);
        }
        else
        {
            writer.WriteBsonValue(name, value);
        }

        return true;
    }

    private bool IsDefault => _isDefault ??= RegisteredBsonValue<T>.IsDefault;

    // BSON's null is a value of these two classes.
    private bool TakesNull => _type is BsonType.EndOfDocument or BsonType.Null;
}
