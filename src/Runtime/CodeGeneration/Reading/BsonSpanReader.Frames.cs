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

    [MethodImpl(AggressiveInlining)]
    private void EnterFrame()
    {
        if (++_depth > _maxDepth || ExecutionStack.Position < _stackLimit)
        {
            CheckNesting();
        }
    }

    [MethodImpl(NoInlining)]
    private void CheckNesting()
    {
        if (_depth > _maxDepth)
        {
            ReadExceptions.ThrowTooDeep(_maxDepth);
        }

        _stackLimit = ExecutionStack.EnsureSufficient();
    }

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
    private void LeaveFrame(int position, BsonFrame frame, bool isMember)
    {
        _position = position + 1;
        _depth--;
        if (position + 1 - frame.Start != frame.Size)
        {
            ThrowWrongSize(frame, isMember);
        }
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

    [MethodImpl(AggressiveInlining)]
    private int ReadSize()
    {
        var size = TakeInt32();
        if ((uint)size > (uint)_maxDocumentSize)
        {
            ReadExceptions.ThrowBadSize(size, _maxDocumentSize);
        }

        return size;
    }

    /// <summary>Reads the header of the next array element. Its name is a number and ignored.</summary>
    [MethodImpl(AggressiveInlining)]
    public void ReadItemHeader()
    {
        // The common case: a type, one or two digits, and a NUL.
        var position = _position;
        if (Holds(position, 4) && ByteAt(position) is var type and not 0 && ByteAt(position + 1) != 0)
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

        ReadItemHeaderSlow();
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

    // Skips an array element of a common type with a name of one or two digits. Most items have the type and the length of name
    // of the item before, so the processor predicts these branches. The position of the next item then depends only on the size
    // of this one.
    [MethodImpl(AggressiveInlining)]
    private readonly bool TrySkipItem(ref int position)
    {
        if (!Holds(position, sizeof(ulong)))
        {
            return false;
        }

        // The type, the name with its NUL, and the start of the size.
        var header = WordAt(position);
        if ((header & 0xFF00) == 0)
        {
            return false;
        }

        int value;
        int size;
        if ((header & 0xFF_0000) == 0)
        {
            value = position + 3;
            size = (int)(header >> 24);
        }
        else if ((header & 0xFF00_0000) == 0)
        {
            value = position + 4;
            size = (int)(header >> 32);
        }
        else
        {
            return false;
        }

        switch ((BsonType)(byte)header)
        {
            case BsonType.Document or BsonType.Array:
                break;

            case BsonType.String:
                value += sizeof(int);
                break;

            case BsonType.Int32:
                size = sizeof(int);
                break;

            default:
                if (!BsonValueSize.IsFixed((BsonType)(byte)header, out size))
                {
                    return false;
                }

                break;
        }

        if ((uint)size > (uint)(_bytes.Length - value))
        {
            return false;
        }

        position = value + size;
        return true;
    }
}
