namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
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
}
