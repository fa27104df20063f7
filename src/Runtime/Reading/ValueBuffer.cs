using MongoDB.Bson.IO;

namespace BsonGen.Reading;

/// <summary>The bytes of one value after another. What the driver keeps of them is copied, since they change.</summary>
internal sealed class ValueBuffer : IByteBuffer
{
    private const int LargestKept = 64 * 1024;

    private byte[] _bytes = new byte[512];

    public int Length { get; set; }

    public int Capacity => _bytes.Length;

    public bool IsReadOnly => false;

    /// <summary>Whether the memory is small enough to be kept.</summary>
    public bool CanBeKept => _bytes.Length <= LargestKept;

    /// <summary>Makes it this long; what was in it may be gone.</summary>
    public Span<byte> Resize(int length)
    {
        if (length > _bytes.Length)
        {
            _bytes = new byte[Math.Max(length, (int)Math.Min(2L * _bytes.Length, LargestKept))];
        }

        Length = length;
        return _bytes.AsSpan(0, length);
    }

    public ArraySegment<byte> AccessBackingBytes(int position) => new(_bytes, position, Length - position);

    public byte GetByte(int position) => _bytes.AsSpan(0, Length)[position];

    public void GetBytes(int position, byte[] destination, int offset, int count) =>
        _bytes.AsSpan(0, Length).Slice(position, count).CopyTo(destination.AsSpan(offset, count));

    public IByteBuffer GetSlice(int position, int length) =>
        new ByteArrayBuffer(_bytes.AsSpan(0, Length).Slice(position, length).ToArray(), isReadOnly: true);

    public void EnsureCapacity(int minimumCapacity)
    {
        if (minimumCapacity > _bytes.Length)
        {
            Array.Resize(ref _bytes, minimumCapacity);
        }
    }

    public void Clear(int position, int count) => _bytes.AsSpan(position, count).Clear();

    public void SetByte(int position, byte value) => _bytes[position] = value;

    public void SetBytes(int position, byte[] source, int offset, int count) => source.AsSpan(offset, count).CopyTo(_bytes.AsSpan(position));

    public void MakeReadOnly()
    {
    }

    public void Dispose()
    {
    }
}
