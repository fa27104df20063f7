using System.Buffers.Binary;
using System.Globalization;
using System.Text;

namespace Benchmarks.Suites;

/// <summary>The output of serializers that are written by hand over bytes: an array that grows.</summary>
public sealed class SpanBuffer
{
    private static readonly byte[][] Indexes = [.. Enumerable.Range(0, 1_000).Select(index =>
        Encoding.ASCII.GetBytes(index.ToString(CultureInfo.InvariantCulture) + '\0'))];

    private byte[] _bytes = new byte[1024];
    private int _position;

    public ReadOnlyMemory<byte> Written => _bytes.AsMemory(0, _position);

    public void Clear() => _position = 0;

    /// <returns>Where the document starts.</returns>
    public int StartDocument()
    {
        Reserve(sizeof(int));
        return _position - sizeof(int);
    }

    public void EndDocument(int start)
    {
        Reserve(1)[0] = 0;
        BinaryPrimitives.WriteInt32LittleEndian(_bytes.AsSpan(start), _position - start);
    }

    /// <param name="header">The type byte, the name and its NUL.</param>
    public void WriteHeader(ReadOnlySpan<byte> header) => header.CopyTo(Reserve(header.Length));

    public void WriteItemHeader(byte type, int index)
    {
        var name = index < Indexes.Length ? Indexes[index] : Encoding.ASCII.GetBytes(index.ToString(CultureInfo.InvariantCulture) + '\0');
        var target = Reserve(1 + name.Length);
        target[0] = type;
        name.CopyTo(target.Slice(1));
    }

    public void WriteInt32(ReadOnlySpan<byte> header, int value) =>
        BinaryPrimitives.WriteInt32LittleEndian(Reserve(header, sizeof(int)), value);

    public void WriteInt64(ReadOnlySpan<byte> header, long value) =>
        BinaryPrimitives.WriteInt64LittleEndian(Reserve(header, sizeof(long)), value);

    public void WriteDouble(ReadOnlySpan<byte> header, double value) =>
        BinaryPrimitives.WriteDoubleLittleEndian(Reserve(header, sizeof(double)), value);

    public void WriteString(ReadOnlySpan<byte> header, string value)
    {
        var most = Encoding.UTF8.GetMaxByteCount(value.Length);
        var target = Reserve(header, sizeof(int) + most + 1);
        var size = Encoding.UTF8.GetBytes(value, target.Slice(sizeof(int)));
        target[sizeof(int) + size] = 0;
        BinaryPrimitives.WriteInt32LittleEndian(target, size + 1);
        _position -= most - size;
    }

    private Span<byte> Reserve(ReadOnlySpan<byte> header, int size)
    {
        var target = Reserve(header.Length + size);
        header.CopyTo(target);
        return target.Slice(header.Length);
    }

    private Span<byte> Reserve(int size)
    {
        if (_bytes.Length - _position < size)
        {
            Array.Resize(ref _bytes, Math.Max(_bytes.Length * 2, _position + size));
        }

        var target = _bytes.AsSpan(_position, size);
        _position += size;
        return target;
    }
}
