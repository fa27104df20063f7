namespace BsonGen.CodeGeneration;

/// <summary>Reads values whose type is a type argument.</summary>
internal static class AnyReading
{
    [MethodImpl(AggressiveInlining)]
    internal static T ReadValue<T>(this ref BsonSpanReader reader) =>
        typeof(T) == typeof(int) ? As<int, T>(reader.ReadInt32()) :
        typeof(T) == typeof(long) ? As<long, T>(reader.ReadInt64()) :
        typeof(T) == typeof(double) ? As<double, T>(reader.ReadDouble()) :
        typeof(T) == typeof(bool) ? As<bool, T>(reader.ReadBoolean()) :
        typeof(T) == typeof(decimal) ? As<decimal, T>(reader.ReadDecimal()) :
        typeof(T) == typeof(DateTime) ? As<DateTime, T>(reader.ReadDateTime()) :
        typeof(T) == typeof(ObjectId) ? As<ObjectId, T>(reader.ReadObjectId()) :
        typeof(T) == typeof(Guid) ? As<Guid, T>(reader.ReadGuid()) :
        typeof(T).IsEnum ? reader.ReadEnumOf<T>() :
        reader.ReadAnyOther<T>();

    internal static T ReadAnyReference<T>(this ref BsonSpanReader reader) =>
        typeof(T) == typeof(string) ? As<string, T>(reader.ReadString()) :
        typeof(T) == typeof(object) ? (T)reader.ReadObject() :
        ActiveSerializer<T>.IsGenerated ? reader.ReadGenerated<T>() :
        reader.ReadAnyOther<T>();

    internal static T ReadAnyOther<T>(this ref BsonSpanReader reader) =>
        DefaultCodec<T>.Instance is { } codec
            ? (codec.TryRead(ref reader, out var value) ? value : reader.ReadWithRegistered<T>()) :
        ActiveSerializer<T>.IsGenerated ? reader.ReadGenerated<T>() :
        RegisteredBaseType<T>.IsKnown ? reader.ReadDiscriminated<T>() :
        reader.ReadWithRegistered<T>();

    [MethodImpl(AggressiveInlining)]
    internal static T As<TValue, T>(TValue value) => Unchecked.Reinterpret<TValue, T>(value);
}
