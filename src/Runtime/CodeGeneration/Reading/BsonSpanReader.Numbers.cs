namespace BsonGen.CodeGeneration;

// Booleans and numbers, in the BSON type that the class map writes or in another one that holds the same number.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a bool.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool ReadBoolean()
    {
        if (_type == BsonType.Boolean && RegisteredSerializer<bool>.IsDefault && (uint)_position < (uint)_bytes.Length)
        {
            var value = _bytes[_position];
            if (value <= 1)
            {
                _position++;
                return value != 0;
            }
        }

        return ReadWithRegistered<bool>();
    }

    /// <summary>Reads an int.</summary>
    [MethodImpl(AggressiveInlining)]
    public int ReadInt32() =>
        _type == BsonType.Int32 && RegisteredSerializer<int>.IsDefault ? TakeInt32() : this.ConvertToInt32();

    /// <summary>Reads a long.</summary>
    [MethodImpl(AggressiveInlining)]
    public long ReadInt64() =>
        _type == BsonType.Int64 && RegisteredSerializer<long>.IsDefault ? TakeInt64() : this.ConvertToInt64();

    /// <summary>Reads a double.</summary>
    [MethodImpl(AggressiveInlining)]
    public double ReadDouble() =>
        _type == BsonType.Double && RegisteredSerializer<double>.IsDefault
            ? BitConverter.Int64BitsToDouble(TakeInt64())
            : this.ConvertToDouble();
}
