using System.Dynamic;

namespace BsonGen.CodeGeneration;

// Values whose type is a type argument; see BsonSpanWriter.Any.cs.
public ref partial struct BsonSpanReader
{
    // Values whose type is a type argument. The JIT compiles the methods once for each value type and keeps one branch.

    /// <summary>Reads a value whose type is a type parameter.</summary>
    [MethodImpl(NoInlining)]
    public T ReadAny<T>() => typeof(T).IsValueType ? ReadValue<T>() : ReadAnyReference<T>();

    [MethodImpl(AggressiveInlining)]
    private T ReadValue<T>() =>
        typeof(T) == typeof(int) ? As<int, T>(ReadInt32()) :
        typeof(T) == typeof(long) ? As<long, T>(ReadInt64()) :
        typeof(T) == typeof(double) ? As<double, T>(ReadDouble()) :
        typeof(T) == typeof(bool) ? As<bool, T>(ReadBoolean()) :
        typeof(T) == typeof(decimal) ? As<decimal, T>(ReadDecimal()) :
        typeof(T) == typeof(DateTime) ? As<DateTime, T>(ReadDateTime()) :
        typeof(T) == typeof(ObjectId) ? As<ObjectId, T>(ReadObjectId()) :
        typeof(T) == typeof(Guid) ? As<Guid, T>(ReadGuid()) :
        typeof(T).IsEnum ? ReadEnumOf<T>() :
        ReadAnyOther<T>();

    private T ReadAnyReference<T>() =>
        typeof(T) == typeof(string) ? As<string, T>(ReadString()) :
        typeof(T) == typeof(object) ? (T)ReadObject() :
        ActiveSerializer<T>.IsGenerated ? ReadGenerated<T>() :
        ReadAnyOther<T>();

    private T ReadAnyOther<T>() =>
        DefaultCodec<T>.Instance is { } codec ? (codec.TryRead(ref this, out var value) ? value : ReadWithRegistered<T>()) :
        ActiveSerializer<T>.IsGenerated ? ReadGenerated<T>() :
        RegisteredBaseType<T>.IsKnown ? ReadDiscriminated<T>() :
        ReadWithRegistered<T>();

    [MethodImpl(AggressiveInlining)]
    private static T As<TValue, T>(TValue value) => Unchecked.Reinterpret<TValue, T>(value);
}
