namespace BsonGen.CodeGeneration;

/// <summary>Reads values of a type argument for which the reader has a method.</summary>
internal static class PlainReading
{
    /// <summary>Whether the reader and the writer have methods for a value type.</summary>
    [MethodImpl(AggressiveInlining)]
    public static bool IsPlain<T>() =>
        typeof(T) == typeof(int) || typeof(T) == typeof(long) || typeof(T) == typeof(double) || typeof(T) == typeof(bool) ||
        typeof(T) == typeof(decimal) || typeof(T) == typeof(DateTime) || typeof(T) == typeof(ObjectId) ||
        typeof(T) == typeof(Guid);

    // The JIT compiles the method once for each value type and keeps one branch.
    [MethodImpl(AggressiveInlining)]
    internal static T ReadPlain<T>(this ref BsonSpanReader reader) =>
        typeof(T) == typeof(int) ? As<int, T>(reader.ReadInt32()) :
        typeof(T) == typeof(long) ? As<long, T>(reader.ReadInt64()) :
        typeof(T) == typeof(double) ? As<double, T>(reader.ReadDouble()) :
        typeof(T) == typeof(bool) ? As<bool, T>(reader.ReadBoolean()) :
        typeof(T) == typeof(decimal) ? As<decimal, T>(reader.ReadDecimal()) :
        typeof(T) == typeof(DateTime) ? As<DateTime, T>(reader.ReadDateTime()) :
        typeof(T) == typeof(ObjectId) ? As<ObjectId, T>(reader.ReadObjectId()) :
        typeof(T) == typeof(Guid) ? As<Guid, T>(reader.ReadGuid()) :
        reader.ReadWithRegistered<T>();

    [MethodImpl(AggressiveInlining)]
    private static T As<TValue, T>(TValue value) => Unchecked.Reinterpret<TValue, T>(value);
}
