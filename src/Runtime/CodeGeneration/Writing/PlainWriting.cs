namespace BsonGen.CodeGeneration;

/// <summary>Writes values of a type argument for which the writer has a method.</summary>
internal static class PlainWriting
{
    // The position moves for types whose methods take it.
    [MethodImpl(AggressiveInlining)]
    internal static void WritePlain<T>(this ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(int))
        {
            writer.WriteInt32(ref position, name, From<T, int>(value));
        }
        else if (typeof(T) == typeof(long))
        {
            writer.WriteInt64(ref position, name, From<T, long>(value));
        }
        else if (typeof(T) == typeof(double))
        {
            writer.WriteDouble(ref position, name, From<T, double>(value));
        }
        else if (typeof(T) == typeof(bool))
        {
            writer.WriteBoolean(ref position, name, From<T, bool>(value));
        }
        else if (typeof(T) == typeof(DateTime))
        {
            writer.WriteDateTime(ref position, name, From<T, DateTime>(value));
        }
        else if (typeof(T) == typeof(decimal))
        {
            writer.WriteDecimal(name, From<T, decimal>(value));
        }
        else if (typeof(T) == typeof(ObjectId))
        {
            writer.WriteObjectId(name, From<T, ObjectId>(value));
        }
        else if (typeof(T) == typeof(Guid))
        {
            writer.WriteGuid(name, From<T, Guid>(value));
        }
        else
        {
            writer.WriteWithRegistered(name, value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static TValue From<T, TValue>(T value) => Unchecked.Reinterpret<T, TValue>(value);
}
