namespace BsonGen.CodeGeneration;

/// <summary>Converts an ObjectId without the array that the driver's constructor takes.</summary>
/// <remarks>
/// The driver stores an ObjectId as three integers, but does not document it. So the layout is checked once, and the public
/// constructor is used if it differs. The check also proves that the struct has twelve bytes, which bounds the reinterpreting
/// read.
/// </remarks>
internal static class ObjectIdBytes
{
    public const int Size = 12;

    private static readonly bool IsThreeIntegers = CheckLayout();

    [MethodImpl(AggressiveInlining)]
    public static ObjectId Read(ReadOnlySpan<byte> bytes) =>
        IsThreeIntegers ? ReadIntegers(bytes) : new ObjectId(bytes[..Size].ToArray());

    public static void Write(ObjectId value, Span<byte> bytes)
    {
        if (!IsThreeIntegers)
        {
            value.ToByteArray().CopyTo(bytes);
            return;
        }

        var integers = MemoryMarshal.Cast<ObjectId, int>(new ReadOnlySpan<ObjectId>(in value));
        WriteInt32BigEndian(bytes, integers[0]);
        WriteInt32BigEndian(bytes.Slice(4), integers[1]);
        WriteInt32BigEndian(bytes.Slice(8), integers[2]);
    }

    [MethodImpl(AggressiveInlining)]
    private static ObjectId ReadIntegers(ReadOnlySpan<byte> bytes)
    {
        var result = default(ObjectId);
        var integers = MemoryMarshal.Cast<ObjectId, int>(new Span<ObjectId>(ref result));
        integers[0] = ReadInt32BigEndian(bytes);
        integers[1] = ReadInt32BigEndian(bytes.Slice(4));
        integers[2] = ReadInt32BigEndian(bytes.Slice(8));
        return result;
    }

    private static bool CheckLayout()
    {
        byte[] sample = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
        return Unsafe.SizeOf<ObjectId>() == Size && ReadIntegers(sample) == new ObjectId(sample);
    }
}
