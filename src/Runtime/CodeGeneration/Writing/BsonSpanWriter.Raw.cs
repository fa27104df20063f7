using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Whole elements of one BSON type, without a check of the registered serializer.
public ref partial struct BsonSpanWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteRawInt32(ReadOnlySpan<byte> name, int value)
    {
        var element = Reserve(1 + name.Length + sizeof(int));
        element[0] = (byte)BsonType.Int32;
        name.CopyTo(element.Slice(1));
        BinaryPrimitives.WriteInt32LittleEndian(element.Slice(1 + name.Length), value);
        _position += element.Length;
    }

    private void WriteRawBoolean(ReadOnlySpan<byte> name, bool value)
    {
        WriteHeader(BsonType.Boolean, name);
        Reserve(1)[0] = value ? (byte)1 : (byte)0;
        _position++;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteRawInt64(BsonType type, ReadOnlySpan<byte> name, long value)
    {
        var element = Reserve(1 + name.Length + sizeof(long));
        element[0] = (byte)type;
        name.CopyTo(element.Slice(1));
        BinaryPrimitives.WriteInt64LittleEndian(element.Slice(1 + name.Length), value);
        _position += element.Length;
    }
}
