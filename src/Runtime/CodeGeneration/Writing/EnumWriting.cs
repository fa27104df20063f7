namespace BsonGen.CodeGeneration;

/// <summary>Writes enums.</summary>
internal static class EnumWriting
{
    [MethodImpl(NoInlining)]
    internal static void WriteEnum(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, BsonEnum type, long number)
    {
        if (!writer.TryWriteEnum(name, type, number, BsonType.EndOfDocument))
        {
            // If the driver can't create the serializer, the exception names the member.
            writer.FetchMember(name);
            writer.WriteByDriver(name, type.Serializer, type.ToObject(number));
        }
    }

    // Writes an enum if the representation needs no conversion. Without one, that of the registered serializer is taken.
    internal static bool TryWriteEnum(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, BsonEnum type, long number, BsonType representation)
    {
        switch (representation == BsonType.EndOfDocument ? type.Representation : representation)
        {
            case BsonType.Int32 when type.TryToInt32(number, out var value):
                writer.WriteRawInt32(name, value);
                return true;

            case BsonType.Int64:
                writer.WriteRawInt64(BsonType.Int64, name, number);
                return true;

            case BsonType.String when type.NameOf(number) is { IsEmpty: false } text:
                writer.WriteUtf8(name, text);
                return true;

            case BsonType.String:
                writer.WriteText(BsonType.String, name, type.ToObject(number).ToString()!);
                return true;

            default:
                return false;
        }
    }
}
