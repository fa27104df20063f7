using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Nullable values.
public ref partial struct BsonSpanReader
{
    /// <summary>Whether the value of a nullable type needs no more reading: it was null, or a registered serializer has read it.</summary>
    /// <param name="value">The value read.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadNullable<T>(out T? value)
        where T : struct
    {
        DriverReflection.KeepNullable<T>();
        if (RegisteredSerializer<T?>.IsDefault)
        {
            value = null;
            return _type == BsonType.Null;
        }

        value = ReadWithRegistered<T?>();
        return true;
    }
}
