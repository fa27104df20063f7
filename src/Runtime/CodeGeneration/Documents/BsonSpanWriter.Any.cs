using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a value whose type is a type parameter. The JIT keeps one branch.</summary>
    public void WriteAny<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(int))
        {
            WriteInt32(name, Unchecked.Reinterpret<T, int>(value));
        }
        else if (typeof(T) == typeof(long))
        {
            WriteInt64(name, Unchecked.Reinterpret<T, long>(value));
        }
        else if (typeof(T) == typeof(double))
        {
            WriteDouble(name, Unchecked.Reinterpret<T, double>(value));
        }
        else if (typeof(T) == typeof(bool))
        {
            WriteBoolean(name, Unchecked.Reinterpret<T, bool>(value));
        }
        else if (typeof(T) == typeof(string))
        {
            WriteString(name, Unchecked.Reinterpret<T, string>(value));
        }
        else if (typeof(T) == typeof(decimal))
        {
            WriteDecimal(name, Unchecked.Reinterpret<T, decimal>(value));
        }
        else if (typeof(T) == typeof(DateTime))
        {
            WriteDateTime(name, Unchecked.Reinterpret<T, DateTime>(value));
        }
        else if (typeof(T) == typeof(ObjectId))
        {
            WriteObjectId(name, Unchecked.Reinterpret<T, ObjectId>(value));
        }
        else if (typeof(T) == typeof(Guid))
        {
            WriteGuid(name, Unchecked.Reinterpret<T, Guid>(value));
        }
        else if (typeof(T) == typeof(object))
        {
            WriteObject(name, value);
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            WriteGenerated(name, value);
        }
        else if (RegisteredBaseType<T>.IsKnown)
        {
            WriteDiscriminated(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }
}
