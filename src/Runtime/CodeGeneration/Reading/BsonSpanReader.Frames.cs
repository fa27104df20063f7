namespace BsonGen.CodeGeneration;

// The start and the end of documents and arrays: their declared sizes, and the depth of nesting.
public ref partial struct BsonSpanReader
{
    [MethodImpl(AggressiveInlining)]
    internal BsonFrame ReadFrame()
    {
        var start = _position;
        var size = ReadSize();
        EnterFrame();
        return new BsonFrame(start, size);
    }

    // The driver checks the size before it searches for a discriminator.
    internal readonly bool HasGoodSize =>
        TryReadInt32LittleEndian(Rest, out var size) && (uint)size <= (uint)_settings.MaxDocumentSize;

    /// <summary>Leaves the document if no element is left at the position.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadEndDocument(int position, BsonFrame document)
    {
        if (!Holds(position, 1))
        {
            ThrowDocumentException(EndOfStream());
        }

        if (ByteAt(position) != 0)
        {
            return false;
        }

        LeaveFrame(position, document, isMember: false);
        return true;
    }

    [MethodImpl(AggressiveInlining)]
    internal void LeaveFrame(int position, BsonFrame frame, bool isMember)
    {
        _position = position + 1;
        _nesting.Depth--;
        if (position + 1 - frame.Start != frame.Size)
        {
            ThrowWrongSize(frame, isMember);
        }
    }

    [MethodImpl(AggressiveInlining)]
    internal int ReadSize()
    {
        var size = TakeInt32();
        if ((uint)size > (uint)_settings.MaxDocumentSize)
        {
            ReadExceptions.ThrowBadSize(size, _settings.MaxDocumentSize);
        }

        return size;
    }

    /// <summary>Reads the header of the next array element. Its name is a number and ignored.</summary>
    [MethodImpl(AggressiveInlining)]
    public void ReadItemHeader()
    {
        // The common case: a type, one or two digits, and a NUL.
        var position = _position;
        if (Holds(position, 4))
        {
            var type = ByteAt(position);
            if (type != 0 && ByteAt(position + 1) != 0)
            {
                if (ByteAt(position + 2) == 0)
                {
                    _type = (BsonType)type;
                    _position = position + 3;
                    return;
                }

                if (ByteAt(position + 3) == 0)
                {
                    _type = (BsonType)type;
                    _position = position + 4;
                    return;
                }
            }
        }

        ReadItemHeaderSlow();
    }

    [MethodImpl(AggressiveInlining)]
    private void EnterFrame()
    {
        if (_nesting.Enter())
        {
            CheckNesting();
        }
    }

    [MethodImpl(NoInlining)]
    private void CheckNesting()
    {
        if (_nesting.Depth > _nesting.MaxDepth)
        {
            ReadExceptions.ThrowTooDeep(_nesting.MaxDepth);
        }

        _nesting.CheckStack();
    }

    [DoesNotReturn]
    private void ThrowWrongSize(BsonFrame frame, bool isMember)
    {
        // The exception is about the size, so the position moves back to it.
        var actual = _position - frame.Start;
        _position = frame.Start;
        if (!isMember)
        {
            EnterDocumentScope();
        }

        throw ReadExceptions.WrongSize(frame.Size, actual);
    }

    [MethodImpl(NoInlining)]
    private void ReadItemHeaderSlow()
    {
        var header = Rest;
        var type = header.IsEmpty ? BsonType.EndOfDocument : (BsonType)header[0];
        var length = type == BsonType.EndOfDocument ? -1 : CString.FindEnd(header.Slice(1));
        if (length < 0)
        {
            // The driver checks the type first.
            throw type == BsonType.EndOfDocument || BsonValueSize.IsKnown(type)
                ? EndOfStream()
                : UnknownType(type, _position + 1);
        }

        _type = type;
        _position += length + 2;
    }
}
