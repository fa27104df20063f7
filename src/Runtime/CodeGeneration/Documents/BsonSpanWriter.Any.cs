using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a value whose type is a parameter of a generic type. The JIT keeps one branch of it.</summary>
    public void WriteAny<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(int))
        {
            WriteInt32(name, Unsafe.As<T, int>(ref value));
        }
        else if (typeof(T) == typeof(long))
        {
            WriteInt64(name, Unsafe.As<T, long>(ref value));
        }
        else if (typeof(T) == typeof(double))
        {
            WriteDouble(name, Unsafe.As<T, double>(ref value));
        }
        else if (typeof(T) == typeof(bool))
        {
            WriteBoolean(name, Unsafe.As<T, bool>(ref value));
        }
        else if (typeof(T) == typeof(string))
        {
            WriteString(name, Unsafe.As<T, string>(ref value));
        }
        else if (typeof(T) == typeof(decimal))
        {
            WriteDecimal(name, Unsafe.As<T, decimal>(ref value));
        }
        else if (typeof(T) == typeof(DateTime))
        {
            WriteDateTime(name, Unsafe.As<T, DateTime>(ref value));
        }
        else if (typeof(T) == typeof(ObjectId))
        {
            WriteObjectId(name, Unsafe.As<T, ObjectId>(ref value));
        }
        else if (typeof(T) == typeof(Guid))
        {
            WriteGuid(name, Unsafe.As<T, Guid>(ref value));
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            WriteGenerated(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }
}
