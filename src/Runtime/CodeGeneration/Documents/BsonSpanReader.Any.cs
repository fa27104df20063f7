using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Reads a value whose type is a type parameter. The JIT keeps one branch.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public T ReadAny<T>()
    {
        if (typeof(T) == typeof(int))
        {
            return As<int, T>(ReadInt32());
        }

        if (typeof(T) == typeof(long))
        {
            return As<long, T>(ReadInt64());
        }

        if (typeof(T) == typeof(double))
        {
            return As<double, T>(ReadDouble());
        }

        if (typeof(T) == typeof(bool))
        {
            return As<bool, T>(ReadBoolean());
        }

        if (typeof(T) == typeof(string))
        {
            return As<string, T>(ReadString());
        }

        if (typeof(T) == typeof(decimal))
        {
            return As<decimal, T>(ReadDecimal());
        }

        if (typeof(T) == typeof(DateTime))
        {
            return As<DateTime, T>(ReadDateTime());
        }

        if (typeof(T) == typeof(ObjectId))
        {
            return As<ObjectId, T>(ReadObjectId());
        }

        if (typeof(T) == typeof(Guid))
        {
            return As<Guid, T>(ReadGuid());
        }

        if (typeof(T) == typeof(object))
        {
            return (T)ReadObject();
        }

        return ActiveSerializer<T>.IsGenerated ? ReadGenerated<T>()
            : RegisteredBaseType<T>.IsKnown ? ReadDiscriminated<T>()
            : ReadWithRegistered<T>();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T As<TValue, T>(TValue value) => Unchecked.Reinterpret<TValue, T>(value);
}
