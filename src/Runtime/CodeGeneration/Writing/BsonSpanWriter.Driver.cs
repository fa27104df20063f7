using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Writing;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// Values that serializers of the driver or of the user write.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes the value with the serializer that the driver's registry holds for <typeparamref name="T"/>.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void WriteWithRegistered<T>(ReadOnlySpan<byte> name, T value)
    {
        if (value is null && RegisteredSerializer<T>.IsDefault)
        {
            WriteNull(name);
        }
        else if (RegisteredBsonValue<T>.IsDefault && value is BsonValue bson)
        {
            WriteBsonValue(name, bson);
        }
        else
        {
            WriteByDriver(name, serializer: null, value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteWithRegistered<T>(ref int position, ReadOnlySpan<byte> name, T value)
    {
        WriteWithRegistered(name, value);
        position = _position;
    }

    /// <summary>Writes the value with a serializer of the driver or of the user.</summary>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="serializer">The serializer; null for the registered one. If the driver can't create that, the exception names the member.</param>
    /// <param name="value">The value.</param>
    internal void WriteByDriver<T>(ReadOnlySpan<byte> name, IBsonSerializer<T>? serializer, T value)
    {
        MayLoseInformation = true;
        var start = _position;
        WriteHeader(BsonType.Undefined, name);
        var element = DriverValueWriter.Write(serializer ?? RegisteredSerializer<T>.Current, value, _context, _depth, _maxDepth);
        _buffer[start] = element[0];
        var bytes = element.Slice(DriverValueWriter.HeaderSize);
        bytes.CopyTo(Reserve(bytes.Length));
        _position += bytes.Length;
    }
}
