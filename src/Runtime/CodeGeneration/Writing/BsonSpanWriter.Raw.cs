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
        var position = _position;
        WriteRawInt32(ref position, name, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteRawInt32(ref int position, ReadOnlySpan<byte> name, int value)
    {
        var element = Reserve(position, 1 + name.Length + sizeof(int));
        element[0] = (byte)BsonType.Int32;
        CopyName(name, element.Slice(1));
        BinaryPrimitives.WriteInt32LittleEndian(element.Slice(1 + name.Length), value);
        _position = position += 1 + name.Length + sizeof(int);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteRawBoolean(ref int position, ReadOnlySpan<byte> name, bool value)
    {
        var element = Reserve(position, 1 + name.Length + 1);
        element[0] = (byte)BsonType.Boolean;
        CopyName(name, element.Slice(1));
        element[1 + name.Length] = value ? (byte)1 : (byte)0;
        _position = position += 1 + name.Length + 1;
    }

    private void WriteRawBoolean(ReadOnlySpan<byte> name, bool value)
    {
        var position = _position;
        WriteRawBoolean(ref position, name, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteRawInt64(BsonType type, ReadOnlySpan<byte> name, long value)
    {
        var position = _position;
        WriteRawInt64(ref position, type, name, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteRawInt64(ref int position, BsonType type, ReadOnlySpan<byte> name, long value)
    {
        var element = Reserve(position, 1 + name.Length + sizeof(long));
        element[0] = (byte)type;
        CopyName(name, element.Slice(1));
        BinaryPrimitives.WriteInt64LittleEndian(element.Slice(1 + name.Length), value);
        _position = position += 1 + name.Length + sizeof(long);
    }

    /// <summary>Writes the header of an element, and returns the memory for its value. The element does not count before <see cref="EndElement"/>.</summary>
    /// <param name="type">The type of the value.</param>
    /// <param name="name">The name and the NUL after it.</param>
    /// <param name="size">The size of the value in bytes.</param>
    private Span<byte> StartElement(BsonType type, ReadOnlySpan<byte> name, int size)
    {
        var element = Reserve(1 + name.Length + size);
        element[0] = (byte)type;
        CopyName(name, element.Slice(1));
        return element.Slice(1 + name.Length);
    }

    /// <summary>Moves the position to the end of the element that <see cref="StartElement"/> started.</summary>
    private void EndElement(ReadOnlySpan<byte> name, int size) => _position += 1 + name.Length + size;
}
