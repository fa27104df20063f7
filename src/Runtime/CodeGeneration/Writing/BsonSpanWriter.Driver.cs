namespace BsonGen.CodeGeneration;

// Values that serializers of the driver or of the user write.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes the value with the registered serializer.</summary>
    [MethodImpl(NoInlining)]
    public void WriteWithRegistered<T>(ReadOnlySpan<byte> name, T value)
    {
        if (value is null && RegisteredSerializer<T>.IsDefault)
        {
            WriteNull(name);
        }
        else if (RegisteredBsonValue<T>.IsDefault && value is BsonValue bson)
        {
            this.WriteBsonValue(name, bson);
        }
        else
        {
            WriteByDriver(name, serializer: null, value);
        }
    }

    /// <param name="serializer">
    /// Null for the registered serializer. If the driver can't create it, the exception names the member.
    /// </param>
    internal void WriteByDriver<T>(ReadOnlySpan<byte> name, IBsonSerializer? serializer, T value)
    {
        _lost |= LostInBytes.Details;
        MarkUserCode();
        var start = _position;
        WriteHeader(BsonType.Undefined, name);
        var element = DriverValueWriter.Write(
            serializer ?? RegisteredSerializer<T>.Current,
            value,
            _settings.Context,
            _nesting.Depth,
            _nesting.MaxDepth,
            ref _lost);
        _buffer[start] = element[0];
        var bytes = element.Slice(DriverValueWriter.HeaderSize);
        bytes.CopyTo(Reserve(bytes.Length));
        _position += bytes.Length;
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteWithRegistered<T>(ref int position, ReadOnlySpan<byte> name, T value)
    {
        WriteWithRegistered(name, value);
        position = _position;
    }
}
