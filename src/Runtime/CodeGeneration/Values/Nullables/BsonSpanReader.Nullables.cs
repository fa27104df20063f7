using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Nullable values.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a null, or any value of a nullable type that a registered serializer serves. Returns false if the value is still to be read.</summary>
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
