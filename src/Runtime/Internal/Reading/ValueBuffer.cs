using System.Buffers.Binary;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace BsonGen.Internal.Reading;

/// <summary>
/// The bytes of one value after another, each as the only element, without a name, of a document that has no end: what reads on behind the value
/// finds the end of the bytes, as it would behind a truncated one. What the driver keeps of them is copied, since they change.
/// </summary>
internal sealed class ValueBuffer : IByteBuffer
{
    /// <summary>Where the element starts: behind the document's size.</summary>
    public const int Element = sizeof(int);

    private const int HeaderSize = Element + 1 + 1;
    private const int SmallestCopy = 512;
    private const int LargestKept = 64 * 1024;

    private readonly byte[] _header = new byte[HeaderSize];
    private byte[] _copy = [];
    private ArraySegment<byte> _value = [];

    public ValueBuffer() => BinaryPrimitives.WriteInt32LittleEndian(_header, HeaderSize);

    public int Length
    {
        get => HeaderSize + _value.Count;
        set => throw new NotSupportedException();
    }

    public int Capacity => Length;

    // Though nothing is: a stream over a buffer that says so can't be given another length.
    public bool IsReadOnly => false;

    /// <summary>Whether the memory is small enough to be kept.</summary>
    public bool CanBeKept => _copy.Length <= LargestKept;

    /// <summary>Puts a value in, in place of the one before.</summary>
    /// <param name="type">The value's type.</param>
    /// <param name="value">The value's bytes.</param>
    /// <param name="lender">A buffer that stays as it is until this one is cleared; bytes that lie there are not copied. Or null.</param>
    public void Put(BsonType type, ReadOnlySpan<byte> value, ValueBuffer? lender)
    {
        _header[Element] = (byte)type;
        _value = lender is not null && lender.TryFind(value, out var lent) ? lent : Copy(value);
    }

    /// <summary>Takes the value out.</summary>
    public void Clear() => _value = [];

    public ArraySegment<byte> AccessBackingBytes(int position) =>
        position < HeaderSize ? new(_header, position, HeaderSize - position) : _value.Slice(position - HeaderSize);

    public byte GetByte(int position) => position < HeaderSize ? _header[position] : _value[position - HeaderSize];

    public void GetBytes(int position, byte[] destination, int offset, int count)
    {
        var bytes = destination.AsSpan(offset, count);
        var header = _header.AsSpan(Math.Min(position, HeaderSize));
        header = header.Slice(0, Math.Min(header.Length, count));
        header.CopyTo(bytes);
        _value.AsSpan(Math.Max(position - HeaderSize, 0), count - header.Length).CopyTo(bytes.Slice(header.Length));
    }

    public IByteBuffer GetSlice(int position, int length)
    {
        // The slice of a span knows whether so many bytes are there before they are allocated.
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

    private bool TryFind(ReadOnlySpan<byte> value, out ArraySegment<byte> found)
    {
        if (!_value.AsSpan().Overlaps(value, out var offset))
        {
            found = default;
            return false;
        }

        found = _value.Slice(offset, value.Length);
        return true;
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
