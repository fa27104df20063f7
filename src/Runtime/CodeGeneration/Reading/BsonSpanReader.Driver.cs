namespace BsonGen.CodeGeneration;

// Values that serializers of the driver or of the user read.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads the value with the registered serializer.</summary>
    [MethodImpl(NoInlining)]
    public T ReadWithRegistered<T>()
    {
        // Looking up the serializer may fail, and the driver reads the BSON type before.
        this.ThrowIfUnknownType();
        if (_type == BsonType.Null && default(T) is null && RegisteredSerializer<T>.IsDefault)
        {
            return default!;
        }

        return RegisteredBsonValue<T>.IsDefault && this.TryReadBsonValue(RegisteredBsonValue<T>.Type, out var value)
            ? (T)(object)value
            : this.ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    // A value may end beyond the declared size of the document.
    internal readonly ReadOnlySpan<byte> RestAhead(int size) =>
        _bytes.Slice(_position, BsonDocumentSize.ClampAhead(_bytes, _position + size) - _position);
}
