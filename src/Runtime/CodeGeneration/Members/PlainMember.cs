using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A member whose <c>[BsonRepresentation]</c> names the default representation of its type. The user may have registered another serializer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class PlainMember<T>(Type declaringType, string name, BsonType representation) : DriverMember<T>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        var isPlain = RegisteredSerializer<T>.Representation == representation;
        value = isPlain ? reader.ReadAny<T>() : default!;
        return isPlain;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (RegisteredSerializer<T>.Representation != representation)
        {
            return false;
        }

        writer.WriteAny(name, value);
        return true;
    }
}
