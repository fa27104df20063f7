using System.Buffers;

namespace Fuzz.Checks;

/// <summary>
/// A buffer whose first span has a given size, and whose other spans have exactly the requested size, at least one byte. All are filled
/// with a byte that no writer may leave. The writer must therefore grow at the place where the first span ends, and at each request after
/// it.
/// </summary>
/// <param name="firstSize">The size of the first span in bytes; the requested size where that is larger.</param>
internal sealed class Pieces(int firstSize) : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _piece = [];
    private int _least = firstSize;

    public byte[] Written => [.. _written];

    public void Advance(int count) => _written.AddRange(_piece.AsSpan(0, count));

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        _piece = new byte[Math.Max(Math.Max(sizeHint, _least), 1)];
        _piece.AsSpan().Fill(0xee);
        _least = 0;
        return _piece;
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
