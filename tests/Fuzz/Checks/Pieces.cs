using System.Buffers;

namespace Fuzz.Checks;

/// <summary>A buffer that returns spans of exactly the requested size, at least one byte, filled with random bytes.</summary>
internal sealed class Pieces : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _piece = [];

    public byte[] Written => [.. _written];

    public void Advance(int count) => _written.AddRange(_piece.AsSpan(0, count));

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        _piece = new byte[Math.Max(sizeHint, 1)];
        _piece.AsSpan().Fill(0xee);
        return _piece;
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
