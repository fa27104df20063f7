namespace BsonGen.Internal.Reading;

/// <summary>A stream over the bytes of one value. It notes whether they ended too soon.</summary>
/// <remarks>
/// A document may declare fewer bytes than it has, and is then read again together with the bytes that follow. An exception does
/// not show this, since code of the user may throw the same.
/// </remarks>
internal sealed class BoundedStream(IByteBuffer buffer) : ByteBufferStream(buffer)
{
    private const int ObjectIdSize = 12;

    public bool IsCutShort { get; set; }

    public override int Read(byte[] buffer, int offset, int count)
    {
        var read = base.Read(buffer, offset, count);
        IsCutShort |= read < count;
        return read;
    }

    public override int ReadByte()
    {
        var read = base.ReadByte();
        IsCutShort |= read < 0;
        return read;
    }

    public override string ReadCString(UTF8Encoding encoding)
    {
        try
        {
            return base.ReadCString(encoding);
        }
        catch (EndOfStreamException)
        {
            IsCutShort = true;
            throw;
        }
    }

    public override ArraySegment<byte> ReadCStringBytes()
    {
        try
        {
            return base.ReadCStringBytes();
        }
        catch (EndOfStreamException)
        {
            IsCutShort = true;
            throw;
        }
    }

    public override Decimal128 ReadDecimal128()
    {
        NoteSize(2 * sizeof(ulong));
        return base.ReadDecimal128();
    }

    public override double ReadDouble()
    {
        NoteSize(sizeof(double));
        return base.ReadDouble();
    }

    public override int ReadInt32()
    {
        NoteSize(sizeof(int));
        return base.ReadInt32();
    }

    public override long ReadInt64()
    {
        NoteSize(sizeof(long));
        return base.ReadInt64();
    }

    public override ObjectId ReadObjectId()
    {
        NoteSize(ObjectIdSize);
        return base.ReadObjectId();
    }

    public override IByteBuffer ReadSlice()
    {
        try
        {
            return base.ReadSlice();
        }
        catch (EndOfStreamException)
        {
            IsCutShort = true;
            throw;
        }
    }

    public override string ReadString(UTF8Encoding encoding)
    {
        try
        {
            return base.ReadString(encoding);
        }
        catch (EndOfStreamException)
        {
            IsCutShort = true;
            throw;
        }
    }

    public override void SkipCString()
    {
        try
        {
            base.SkipCString();
        }
        catch (EndOfStreamException)
        {
            IsCutShort = true;
            throw;
        }
    }

    private void NoteSize(int size) => IsCutShort |= Position > Length - size;
}
