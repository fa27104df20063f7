namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Reads null, or a nullable type that another serializer serves. False if the value is still to be read.</summary>
    [MethodImpl(AggressiveInlining)]
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
