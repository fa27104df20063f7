namespace BsonGen.Internal.Reading;

/// <summary>Shows one value as the only element of a document without a terminator: the stream ends behind the value.</summary>
/// <remarks>The buffer is reused, so slices that the driver keeps are copies.</remarks>
internal sealed class ValueBuffer : IByteBuffer
{
    // The offset of the element.
    public const int Element = sizeof(int);

    private const int HeaderSize = Element + 1 + 1;
    private const int SmallestCopy = 512;
    private const int LargestKept = 64 * 1024;

    private readonly byte[] _header = new byte[HeaderSize];
    private byte[] _copy = [];
    private ArraySegment<byte> _value = [];

    public ValueBuffer() => WriteInt32LittleEndian(_header, HeaderSize);

    public int Length
    {
        get => HeaderSize + _value.Count;
        set => throw new NotSupportedException();
    }

    public int Capacity => Length;

    // A stream over a read-only buffer would refuse SetLength. Nothing is written to the buffer.
    public bool IsReadOnly => false;

    public bool CanBeKept => _copy.Length <= LargestKept;

    /// <param name="outerBuffer">That of the enclosing value, or null. It does not change, so bytes in it are not copied.</param>
    public void Put(BsonType type, ReadOnlySpan<byte> value, ValueBuffer? outerBuffer)
    {
        _header[Element] = (byte)type;
        _value = outerBuffer is not null && outerBuffer._value.AsSpan().Overlaps(value, out var offset)
            ? outerBuffer._value.Slice(offset, value.Length)
            : Copy(value);
    }

    public void Clear() => _value = [];

    public ArraySegment<byte> AccessBackingBytes(int position) =>
        position < HeaderSize ? new(_header, position, HeaderSize - position) : _value.Slice(position - HeaderSize);

    public byte GetByte(int position) => position < HeaderSize ? _header[position] : _value[position - HeaderSize];

    public void GetBytes(int position, byte[] destination, int offset, int count)
    {
        var bytes = destination.AsSpan(offset, count);
        var header = _header.AsSpan(Math.Min(position, HeaderSize));
        header = header[..Math.Min(header.Length, count)];
        header.CopyTo(bytes);
        _value.AsSpan(Math.Max(position - HeaderSize, 0), count - header.Length).CopyTo(bytes.Slice(header.Length));
    }

    public IByteBuffer GetSlice(int position, int length)
    {
        // Slicing the span checks the length before the allocation.
        var slice = AccessBackingBytes(position).AsSpan(0, length).ToArray();
        return new ByteArrayBuffer(slice, isReadOnly: true);
    }

    public void EnsureCapacity(int minimumCapacity)
    {
        if (minimumCapacity > Capacity)
        {
            throw new NotSupportedException();
        }
    }

    public void Clear(int position, int count) => throw new NotSupportedException();

    public void SetByte(int position, byte value) => throw new NotSupportedException();

    public void SetBytes(int position, byte[] source, int offset, int count) => throw new NotSupportedException();

    public void MakeReadOnly()
    {
    }

    public void Dispose()
    {
    }

    private ArraySegment<byte> Copy(ReadOnlySpan<byte> value)
    {
        if (value.Length > _copy.Length)
        {
            _copy = new byte[Math.Max(value.Length, (int)Math.Clamp(2L * _copy.Length, SmallestCopy, LargestKept))];
        }

        value.CopyTo(_copy);
        return new(_copy, 0, value.Length);
    }
}
