namespace BsonGen.CodeGeneration;

// Booleans and numbers as the driver's default serializers write them. The driver writes other representations.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a bool.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteBoolean(ref int position, ReadOnlySpan<byte> name, bool value, MemberSettings[]? settings = null, int member = 0)
    {
        if (settings is not null)
        {
            position = settings[member].Write(ref this, position, value, BsonType.Boolean, value ? 1 : 0);
        }
        else if (RegisteredSerializer<bool>.Representation == BsonType.Boolean)
        {
            this.WriteRawBoolean(ref position, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes an int. The position moves behind the element.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteInt32(ref int position, ReadOnlySpan<byte> name, int value, MemberSettings[]? settings = null, int member = 0)
    {
        if (settings is not null)
        {
            position = settings[member].Write(ref this, position, value, BsonType.Int32, value);
        }
        else if (RegisteredSerializer<int>.Representation == BsonType.Int32)
        {
            this.WriteRawInt32(ref position, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a long.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteInt64(ref int position, ReadOnlySpan<byte> name, long value, MemberSettings[]? settings = null, int member = 0)
    {
        if (settings is not null)
        {
            position = settings[member].Write(ref this, position, value, BsonType.Int64, value);
        }
        else if (RegisteredSerializer<long>.Representation == BsonType.Int64)
        {
            this.WriteRawInt64(ref position, BsonType.Int64, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a double.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteDouble(ref int position, ReadOnlySpan<byte> name, double value, MemberSettings[]? settings = null, int member = 0)
    {
        if (settings is not null)
        {
            position = settings[member].Write(ref this, position, value, BsonType.Double, BitConverter.DoubleToInt64Bits(value));
        }
        else if (RegisteredSerializer<double>.Representation == BsonType.Double)
        {
            this.WriteRawInt64(ref position, BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }
}
