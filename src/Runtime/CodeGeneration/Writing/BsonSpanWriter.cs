using BsonGen.Internal.Writing;

namespace BsonGen.CodeGeneration;

/// <summary>
/// Writes the elements of one BSON document to memory. Only generated code uses it.
/// </summary>
/// <remarks>
/// Names of elements are passed with the NUL after them. The header of an element is written before its value, so that after an exception the last element is
/// the one that failed.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct BsonSpanWriter
{
    private readonly BsonSerializationContext? _context;
    private readonly int _maxDepth;

    private readonly bool _isLenient;

    // See BsonSpanWriter.Objects.cs, which sets it.
    private bool? _hasDefaultDynamics;
    private Span<byte> _buffer;

    // The buffer of the thread that is written to; null while the memory is the caller's.
    private byte[]? _scratch;

    // Generated code holds the position in a local and passes it to the methods of the commonest values. They store it here as it moves: the next element need not
    // wait for the stored position to be loaded again, and an exception finds it here.
    private int _position;
    private int _depth;

    // The next check of the stack is due below this address.
    private nuint _stackLimit;
    private KeyEncoder _keys;

    // The element whose getter ran last, and the position then. At an unchanged position, nothing of the element is written.
    private ReadOnlySpan<byte> _fetched;
    private int _fetchedAt;

    /// <param name="context">The driver's context, for values that go to the driver; null on the direct API.</param>
    /// <param name="memory">The caller's memory. If it is empty or too small, the document is written to a buffer of the thread.</param>
    /// <param name="maxDepth">The maximum nesting depth of documents and arrays, on the direct API.</param>
    internal BsonSpanWriter(BsonSerializationContext? context, Span<byte> memory = default, int maxDepth = 0)
    {
        _buffer = memory.IsEmpty ? _scratch = ThreadCache.Current.Scratch.Take() : memory;
        _context = context;
        _depth = context?.Writer.SerializationDepth ?? 0;
        _maxDepth = context is null ? maxDepth : context.Writer.Settings.MaxSerializationDepth;
        _stackLimit = ExecutionStack.LimitOfCaller;
        _isLenient = context is not null && DriverSettings.IsLenient(context.Writer);
    }

    /// <summary>Where the next element starts.</summary>
    public readonly int Position => _position;

    internal readonly ReadOnlySpan<byte> Written => _buffer.Slice(0, _position);

    /// <summary>Whether the written bytes are at the start of the caller's memory.</summary>
    internal readonly bool IsWrittenToCaller => _scratch is null;

    /// <summary>The bytes written to a buffer of the thread.</summary>
    internal readonly ArraySegment<byte> WrittenArray => new(_scratch!, 0, _position);

    /// <summary>Whether bytes may hold less than the driver keeps in a document: for values that serializers of the driver or of the user wrote.</summary>
    internal bool MayLoseInformation { get; private set; }

    /// <summary>Marks the member whose getter runs next. The getter is code of the user and may throw before the element is written.</summary>
    public void FetchMember(ReadOnlySpan<byte> name)
    {
        _fetched = name;
        _fetchedAt = _position;
    }

    /// <summary>Returns the buffers. The writer must not be used afterwards.</summary>
    internal readonly void Dispose()
    {
        if (_scratch is not null)
        {
            ThreadCache.Current.Scratch.Return(_scratch, _position);
        }

        _keys.Dispose();
    }

    /// <summary>Starts the outermost document.</summary>
    /// <param name="discriminator">The first element of the document, or empty.</param>
    /// <returns>The start of the document, for <see cref="WriteEndDocument(int)"/>.</returns>
    internal int WriteStartDocument(ReadOnlySpan<byte> discriminator = default)
    {
        var document = StartFrame();
        WriteElement(discriminator);
        return document;
    }

    private void WriteElement(ReadOnlySpan<byte> element)
    {
        // The discriminator of a hierarchy is an array, which adds a level.
        if (!element.IsEmpty && element[0] == (byte)BsonType.Array)
        {
            CheckDepth();
        }

        WriteBytes(element);
    }

    private void WriteBytes(ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(Reserve(bytes.Length));
        _position += bytes.Length;
    }

    /// <summary>Ends a document.</summary>
    /// <param name="start">The start of the document.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEndDocument(int start) => WriteEndDocument(start, _position);

    /// <summary>Ends a document.</summary>
    /// <param name="start">Where its size belongs.</param>
    /// <param name="position">Where its last element ends.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEndDocument(int start, int position)
    {
        Reserve(position, 1)[0] = 0;
        _position = ++position;
        _depth--;
        BinaryPrimitives.WriteInt32LittleEndian(_buffer.Slice(start), position - start);
    }

    internal void WriteNull(ReadOnlySpan<byte> name) => WriteHeader(BsonType.Null, name);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteHeader(BsonType type, ReadOnlySpan<byte> name)
    {
        var size = 1 + name.Length;
        var header = Reserve(size);
        header[0] = (byte)type;
        CopyName(name, header.Slice(1));
        _position += size;
    }

    /// <summary>Copies a name, without a call if its length is a constant or the name is the index of an item.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void CopyName(ReadOnlySpan<byte> name, Span<byte> target)
    {
        if (name.Length is >= sizeof(ushort) and <= 2 * sizeof(ushort))
        {
            // Two words, which may overlap.
            var last = name.Length - sizeof(ushort);
            var (start, end) = (BinaryPrimitives.ReadUInt16LittleEndian(name), BinaryPrimitives.ReadUInt16LittleEndian(name.Slice(last)));
            BinaryPrimitives.WriteUInt16LittleEndian(target, start);
            BinaryPrimitives.WriteUInt16LittleEndian(target.Slice(last), end);
        }
        else
        {
            name.CopyTo(target);
        }
    }

    /// <summary>Starts a document or array, and reserves its size.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int StartFrame()
    {
        var start = _position;

        // A size of zero marks an unfinished document.
        BinaryPrimitives.WriteInt32LittleEndian(Reserve(sizeof(int)), 0);
        _position = start + sizeof(int);
        EnterFrame();
        return start;
    }

    /// <summary>Writes the header of a document or array, and reserves its size.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int StartFrame(BsonType type, ReadOnlySpan<byte> name)
    {
        var position = _position;
        var header = Reserve(position, 1 + name.Length + sizeof(int));
        header[0] = (byte)type;
        CopyName(name, header.Slice(1));
        BinaryPrimitives.WriteInt32LittleEndian(header.Slice(1 + name.Length), 0);
        var start = position + 1 + name.Length;
        _position = start + sizeof(int);
        EnterFrame();
        return start;
    }

    /// <summary>Checks that another document or array may start.</summary>
    private readonly void CheckDepth()
    {
        if (_depth >= _maxDepth)
        {
            WriteExceptions.ThrowTooDeep();
        }
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
            WriteExceptions.ThrowTooDeep();
        }

        _stackLimit = ExecutionStack.EnsureSufficient();
    }

    /// <summary>Gets the name of an array element with its NUL, valid until the next call.</summary>
    public ReadOnlySpan<byte> ItemName(int index) => ArrayIndex.IsShort(index) ? ArrayIndex.NameOf(index) : _keys.Encode(index);

    /// <summary>Encodes the name of a dictionary element with a NUL, valid until the next call.</summary>
    public ReadOnlySpan<byte> KeyName(string key) => _keys.Encode(key);
}
