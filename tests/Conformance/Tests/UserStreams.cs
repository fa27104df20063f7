using System.Text;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace Conformance.Tests;

/// <summary>The driver's stream with overrides of the user.</summary>
internal sealed class UserBufferStream(IByteBuffer buffer, Change change, CallLog log) : ByteBufferStream(buffer, ownsBuffer: true)
{
    public override int ReadInt32()
    {
        log.Add("read number");
        return base.ReadInt32();
    }

    public override long ReadInt64() => log.Add("read long number", change.Number(base.ReadInt64()));

    public override string ReadString(UTF8Encoding encoding) =>
        log.Add("read text", change.Text(base.ReadString(encoding)));

    public override ArraySegment<byte> ReadCStringBytes()
    {
        log.Add("read name");
        return change.Name(base.ReadCStringBytes());
    }

    public override int ReadByte()
    {
        log.Add("read byte");
        return base.ReadByte();
    }

    public override void WriteInt32(int value)
    {
        log.Add("write number");
        base.WriteInt32(value);
    }

    public override void WriteInt64(long value)
    {
        log.Add("write long number");
        base.WriteInt64(change.Number(value));
    }

    public override void WriteString(string value, UTF8Encoding encoding)
    {
        log.Add("write text");
        base.WriteString(change.Text(value), encoding);
    }

    public override void WriteCString(string value)
    {
        log.Add("write name");
        base.WriteCString(change.Name(value));
    }
}

/// <summary>A stream of the user with the members that the driver's readers and writers call.</summary>
internal sealed class UserBsonStream(ByteBufferStream inner, Change change, CallLog log) : BsonStream
{
    public override bool CanRead => true;

    public override bool CanSeek => true;

    public override bool CanTimeout => false;

    public override bool CanWrite => true;

    public override long Length => inner.Length;

    public override long Position
    {
        get => inner.Position;
        set
        {
            log.Add("position");
            inner.Position = value;
        }
    }

    public override void Flush() => inner.Flush();

    public override int Read(byte[] buffer, int offset, int count)
    {
        log.Add($"read {count}");
        return inner.Read(buffer, offset, count);
    }

    public override int ReadByte()
    {
        log.Add("read byte");
        return inner.ReadByte();
    }

    public override long Seek(long offset, SeekOrigin origin) => inner.Seek(offset, origin);

    public override void SetLength(long value) => inner.SetLength(value);

    public override void Write(byte[] buffer, int offset, int count)
    {
        log.Add($"write {count}");
        inner.Write(buffer, offset, count);
    }

    public override void WriteByte(byte value)
    {
        log.Add("write byte");
        inner.WriteByte(value);
    }

    public override string ReadCString(UTF8Encoding encoding) => log.Add("read name", inner.ReadCString(encoding));

    public override ArraySegment<byte> ReadCStringBytes()
    {
        log.Add("read name");
        return change.Name(inner.ReadCStringBytes());
    }

    public override Decimal128 ReadDecimal128() => log.Add("read decimal", inner.ReadDecimal128());

    public override double ReadDouble() => log.Add("read double", inner.ReadDouble());

    public override int ReadInt32() => log.Add("read number", inner.ReadInt32());

    public override long ReadInt64() => log.Add("read long number", change.Number(inner.ReadInt64()));

    public override ObjectId ReadObjectId() => log.Add("read id", inner.ReadObjectId());

    public override IByteBuffer ReadSlice() => inner.ReadSlice();

    public override string ReadString(UTF8Encoding encoding) =>
        log.Add("read text", change.Text(inner.ReadString(encoding)));

    public override void SkipCString()
    {
        log.Add("skip name");
        inner.SkipCString();
    }

    public override void WriteCString(string value)
    {
        log.Add("write name");
        inner.WriteCString(change.Name(value));
    }

    public override void WriteCStringBytes(byte[] value)
    {
        log.Add("write name");
        inner.WriteCStringBytes(value);
    }

    public override void WriteDecimal128(Decimal128 value) => inner.WriteDecimal128(value);

    public override void WriteDouble(double value) => inner.WriteDouble(value);

    public override void WriteInt32(int value)
    {
        log.Add("write number");
        inner.WriteInt32(value);
    }

    public override void WriteInt64(long value)
    {
        log.Add("write long number");
        inner.WriteInt64(change.Number(value));
    }

    public override void WriteObjectId(ObjectId value) => inner.WriteObjectId(value);

    public override void WriteString(string value, UTF8Encoding encoding)
    {
        log.Add("write text");
        inner.WriteString(change.Text(value), encoding);
    }
}

/// <summary>
/// A stream that the driver wraps in a stream of its own, which it does not let users derive from. It masks each byte, returns a few bytes
/// at a time, and throws at a position.
/// </summary>
internal sealed class MaskingStream(Stream inner, bool canSeek, long throwsAt) : Stream
{
    private const byte Mask = 0x5a;

    public override bool CanRead => true;

    public override bool CanSeek => canSeek;

    public override bool CanWrite => true;

    public override long Length => canSeek ? inner.Length : throw new NotSupportedException();

    public override long Position
    {
        get => inner.Position;
        set => inner.Position = canSeek ? value : throw new NotSupportedException();
    }

    public static byte[] Apply(byte[] bytes) => [.. bytes.Select(static value => (byte)(value ^ Mask))];

    public override void Flush() => inner.Flush();

    public override int Read(byte[] buffer, int offset, int count)
    {
        var read = inner.Read(buffer, offset, Math.Min(count, 3));
        ThrowAt(inner.Position);
        for (var i = offset; i < offset + read; i++)
        {
            buffer[i] ^= Mask;
        }

        return read;
    }

    public override long Seek(long offset, SeekOrigin origin) => canSeek ? inner.Seek(offset, origin) : throw new NotSupportedException();

    public override void SetLength(long value) => inner.SetLength(value);

    public override void Write(byte[] buffer, int offset, int count)
    {
        inner.Write(Apply(buffer.AsSpan(offset, count).ToArray()));
        ThrowAt(inner.Position);
    }

    private void ThrowAt(long position)
    {
        if (position >= throwsAt)
        {
            throw new IOException("mine");
        }
    }
}
