using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Memory;

namespace BsonGen.CodeGeneration;

// The start and the end of documents and arrays: the sizes that they declare, and the depth of their nesting.
public ref partial struct BsonSpanReader
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private BsonFrame ReadFrame()
    {
        var start = _position;
        var size = ReadSize();
        EnterFrame();
        return new BsonFrame(start, size);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void EnterFrame()
    {
        if (++_depth > _maxDepth || ExecutionStack.Position < _stackLimit)
        {
            CheckNesting();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void CheckNesting()
    {
        if (_depth > _maxDepth)
        {
            ReadExceptions.ThrowTooDeep(_maxDepth);
        }

        _stackLimit = ExecutionStack.EnsureSufficient();
    }

    /// <summary>Leaves the document if no element is left.</summary>
    /// <param name="position">The position of the next element, or of the end.</param>
    /// <param name="document">The document being read.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadEndDocument(int position, BsonFrame document)
    {
        if (!Holds(position, 1))
        {
            ThrowDocumentException(ReadExceptions.EndOfStream());
        }

        if (ByteAt(position) != 0)
        {
            return false;
        }

        LeaveFrame(position, document, isMember: false);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>Reads the size that a document, an array or binary data declares.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int ReadSize()
    {
        var size = ReadInt32LittleEndian();
        if ((uint)size > (uint)_maxDocumentSize)
        {
            ReadExceptions.ThrowBadSize(size, _maxDocumentSize);
        }

        return size;
    }
}
