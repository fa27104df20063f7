using System.Buffers;
using BsonGen;
using BsonGen.CodeGeneration;
using MongoDB.Bson;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Documents are written to the memory of an output, of any size, and never beyond it.</summary>
[TestFixture]
public class BufferWriterTests
{
    private const byte Guard = 0xA5;

    private static readonly Order Order = SampleOrder.Create();

    [Test]
    public void DocumentsAreCompleteForEachSizeOfTheBuffer()
    {
        var expected = Order.ToBson();
        for (var room = 0; room <= expected.Length + 1; room++)
        {
            var output = new TightOutput(room);
            BsonGenSerializer.Serialize(output, Order);
            Assert.Multiple(() =>
            {
                Assert.That(Convert.ToHexString(output.Written), Is.EqualTo(Convert.ToHexString(expected)), $"A room of {room} bytes.");
                Assert.That(output.IsGuardIntact, $"A room of {room} bytes.");
            });
        }
    }

    [Test]
    public void DocumentsThatFitAreNotCopied()
    {
        var output = new TightOutput(4096);
        BsonGenSerializer.Serialize(output, Order);
        Assert.That(output.Offers, Is.EqualTo(1));
    }

    [Test]
    public void WritesNothingForAnObjectThatFails([Values(0, 10, 4096)] int room)
    {
        var output = new TightOutput(room);
        Assert.That(() => BsonGenSerializer.Serialize(output, new Throwing { Before = "before", ThrowsWhenRead = true }), Throws.Exception);
        Assert.That(output.Written, Is.Empty);
    }

    [Test]
    public void InvalidPositionsAreRefusedOrStayInTheBuffer([Values(-1, int.MinValue, int.MaxValue, 5_000_000)] int made) =>
        Assert.That(
            () =>
            {
                var writer = default(BsonSpanWriter);
                var position = made;
                writer.WriteInt32(ref position, "a\0"u8, 1);
            },
            Throws.InvalidOperationException);

    private sealed class TightOutput(int room) : IBufferWriter<byte>
    {
        private readonly ArrayBufferWriter<byte> _written = new();
        private byte[] _offered = [];
        private int _room;

        public int Offers { get; private set; }

        public byte[] Written => _written.WrittenSpan.ToArray();

        public bool IsGuardIntact => _offered.AsSpan(_room).IndexOfAnyExcept(Guard) < 0;

        public void Advance(int count)
        {
            Assert.That(count, Is.LessThanOrEqualTo(_room));
            _written.Write(_offered.AsSpan(0, count));
        }

        public Memory<byte> GetMemory(int sizeHint = 0)
        {
            Offers++;
            _room = Math.Max(room, sizeHint);
            _offered = new byte[_room + 64];
            _offered.AsSpan().Fill(Guard);
            return _offered.AsMemory(0, _room);
        }

        // The first memory may be empty, though no output should do this. Later ones must have at least one byte.
        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(Offers == 0 ? sizeHint : Math.Max(sizeHint, 1)).Span;
    }
}
