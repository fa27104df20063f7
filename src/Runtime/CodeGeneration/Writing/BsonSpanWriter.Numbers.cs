namespace BsonGen.CodeGeneration;

// Booleans and numbers as the driver's default serializers write them. The driver writes other representations.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a bool.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteBoolean(ref int position, ReadOnlySpan<byte> name, bool value)
    {
        if (RegisteredSerializer<bool>.Representation == BsonType.Boolean)
        {
            WriteRawBoolean(ref position, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes an int. The position moves behind the element.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteInt32(ref int position, ReadOnlySpan<byte> name, int value)
    {
        if (RegisteredSerializer<int>.Representation == BsonType.Int32)
        {
            WriteRawInt32(ref position, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a long.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteInt64(ref int position, ReadOnlySpan<byte> name, long value)
    {
        if (RegisteredSerializer<long>.Representation == BsonType.Int64)
        {
            WriteRawInt64(ref position, BsonType.Int64, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a double.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteDouble(ref int position, ReadOnlySpan<byte> name, double value)
    {
        if (RegisteredSerializer<double>.Representation == BsonType.Double)
        {
            WriteRawInt64(ref position, BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a decimal.</summary>
    public void WriteDecimal(ReadOnlySpan<byte> name, decimal value)
    {
        if (!TryWriteDecimal(name, value, RegisteredSerializer<decimal>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    // Writes a decimal if the representation needs no conversion.
    internal bool TryWriteDecimal(ReadOnlySpan<byte> name, decimal value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Decimal128:
                if (!Decimals.TryWriteBits(in value, StartElement(BsonType.Decimal128, name, Decimals.Size)))
                {
                    return false;
                }

                EndElement(name, Decimals.Size);
                return true;

            case BsonType.String:
                WriteFormatted(name, value, Decimals.LongestText, "G");
                return true;

            default:
                return false;
        }
    }

    internal void WriteRawDecimal128(ReadOnlySpan<byte> name, Decimal128 value)
    {
        var bits = StartElement(BsonType.Decimal128, name, Decimals.Size);
        WriteUInt64LittleEndian(bits, value.GetIEEELowBits());
        WriteUInt64LittleEndian(bits.Slice(8), value.GetIEEEHighBits());
        EndElement(name, Decimals.Size);
    }

    /// <summary>Writes the number of an enum.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteEnum(ref int position, ReadOnlySpan<byte> name, BsonEnum type, long number)
    {
        if (type.IsWrittenAsInt32)
        {
            WriteRawInt32(ref position, name, (int)number);
        }
        else
        {
            WriteEnum(name, type, number);
            position = _position;
        }
    }

    [MethodImpl(NoInlining)]
    private void WriteEnum(ReadOnlySpan<byte> name, BsonEnum type, long number)
    {
        if (!TryWriteEnum(name, type, number, BsonType.EndOfDocument))
        {
            // If the driver can't create the serializer, the exception names the member.
            FetchMember(name);
            WriteByDriver(name, type.Serializer, type.ToObject(number));
        }
    }

    // Writes an enum if the representation needs no conversion. Without one, that of the registered serializer is taken.
    internal bool TryWriteEnum(ReadOnlySpan<byte> name, BsonEnum type, long number, BsonType representation)
    {
        switch (representation == BsonType.EndOfDocument ? type.Representation : representation)
        {
            case BsonType.Int32 when type.TryToInt32(number, out var value):
                WriteRawInt32(name, value);
                return true;

            case BsonType.Int64:
                WriteRawInt64(BsonType.Int64, name, number);
                return true;

            case BsonType.String when type.NameOf(number) is { IsEmpty: false } text:
                WriteUtf8(name, text);
                return true;

            case BsonType.String:
                WriteText(BsonType.String, name, type.ToObject(number).ToString()!);
                return true;

            default:
                return false;
        }
    }

    /// <summary>Writes a DateTime.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteDateTime(ref int position, ReadOnlySpan<byte> name, DateTime value)
    {
        if (RegisteredSerializer<DateTime>.Representation == BsonType.DateTime)
        {
            WriteRawInt64(ref position, BsonType.DateTime, name, DateTimes.ToMilliseconds(value));
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }
}
