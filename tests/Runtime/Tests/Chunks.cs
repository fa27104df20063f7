using System.Buffers;

namespace Runtime.Tests;

/// <summary>The same bytes in pieces of random sizes.</summary>
internal static class Chunks
{
    /// <summary>Splits bytes into segments, of which some are empty.</summary>
    public static ReadOnlySequence<byte> Split(byte[] bytes, Random random)
    {
        var first = new Segment(ReadOnlyMemory<byte>.Empty, null);
        var last = first;
        var largest = random.Next(1, 80);
        for (var start = 0; start < bytes.Length;)
        {
            var size = Math.Min(random.Next(largest + 1), bytes.Length - start);
            last = new Segment(bytes.AsMemory(start, size), last);
            start += size;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, Segment? before)
        {
            Memory = memory;
            if (before is not null)
            {
                RunningIndex = before.RunningIndex + before.Memory.Length;
                before.Next = this;
            }
        }
    }
}

/// <summary>A stream that gives and takes a few bytes at once.</summary>
internal sealed class ChunkedStream(byte[] bytes, Random random) : MemoryStream(bytes)
{
    private readonly int _largest = random.Next(1, 80);

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (random.Next(4) == 0)
        {
            await Task.Yield();
        }

        return await base.ReadAsync(buffer[..Math.Min(random.Next(1, _largest + 1), buffer.Length)], cancellationToken);
    }
}
