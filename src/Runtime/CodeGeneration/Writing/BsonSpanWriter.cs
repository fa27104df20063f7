namespace BsonGen.CodeGeneration;

/// <summary>Writes the elements of one BSON document to memory.</summary>
/// <remarks>Names include their NUL. Headers come before values, so after an exception the last element has failed.</remarks>
[EditorBrowsable(Never)]
public ref partial struct BsonSpanWriter
{
    internal WriterSettings _settings;
    internal Span<byte> _buffer;

    // The buffer of the thread; null while the memory is the caller's.
    private byte[]? _scratch;

    // Generated code holds the position in a local; see BsonSpanReader.Elements.cs. Methods store it here, for exceptions.
    internal int _position;
    internal LostInBytes _lost;
    private Nesting _nesting;
    internal KeyEncoder _keys;
    private UserCode _userCode;

    // Without a context, the caller is the direct API. If its memory is empty or too small, a buffer of the thread is used.
    internal BsonSpanWriter(BsonSerializationContext? context, Span<byte> memory = default, int maxDepth = 0)
    {
        _buffer = memory.IsEmpty ? _scratch = ScratchBuffer.Current.Take() : memory;
        _settings.Context = context;
        _nesting.Depth = context?.Writer.SerializationDepth ?? 0;
        _nesting.MaxDepth = context is null ? maxDepth : context.Writer.Settings.MaxSerializationDepth;
        _nesting.StackLimit = ExecutionStack.LimitOfCaller;
        _settings.IsLenient = context is not null && DriverSettings.IsLenient(context.Writer);
    }

    /// <summary>Where the next element starts.</summary>
    public readonly int Position => _position;

    internal readonly ReadOnlySpan<byte> Written => _buffer.Slice(0, _position);

    internal readonly bool IsWrittenToCaller => _scratch is null;

    internal readonly ArraySegment<byte> WrittenArray => new(_scratch!, 0, _position);

    internal readonly bool HasRefusedText => _keys.HasRefusedText || (_lost & LostInBytes.Text) != 0;

    /// <summary>Marks the member whose value is fetched next. The user's code may throw before an element is written.</summary>
    public void FetchMember(ReadOnlySpan<byte> name)
    {
        _userCode.FetchedName = name;
        _userCode.FetchedAt = _position;
        _userCode.HasRun = true;
    }

    // Says that code of the user may run, such as an enumerator, and change the collections that are being written.
    internal void MarkUserCode() => _userCode.HasRun = true;

    internal readonly bool HasRunUserCode => _userCode.HasRun;

    internal readonly void Dispose()
    {
        if (_scratch is not null)
        {
            ScratchBuffer.Current.Return(_scratch, _position);
        }

        _keys.Dispose();
    }

    // Starts the outermost document with its discriminator, or without one.
    internal int WriteStartDocument(ReadOnlySpan<byte> discriminator = default)
    {
        var document = StartFrame();
        WriteElement(discriminator);
        return document;
    }

    internal void WriteElement(ReadOnlySpan<byte> element)
    {
        // The discriminator of a hierarchy is an array, which adds a level.
        if (!element.IsEmpty && element[0] == (byte)BsonType.Array)
        {
            CheckDepth();
        }

        WriteBytes(element);
    }

    internal void WriteBytes(ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(Reserve(bytes.Length));
        _position += bytes.Length;
    }

    /// <summary>Ends the document that starts here.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteEndDocument(int start) => WriteEndDocument(start, _position);

    /// <inheritdoc cref="WriteEndDocument(int)" />
    [MethodImpl(AggressiveInlining)]
    public void WriteEndDocument(int start, int position)
    {
        Reserve(position, 1)[0] = 0;
        _position = ++position;
        _nesting.Depth--;
        WriteInt32LittleEndian(_buffer.Slice(start), position - start);
    }

    internal void WriteNull(ReadOnlySpan<byte> name) => WriteHeader(BsonType.Null, name);

    [MethodImpl(AggressiveInlining)]
    internal void WriteHeader(BsonType type, ReadOnlySpan<byte> name)
    {
        var size = 1 + name.Length;
        var header = Reserve(size);
        header[0] = (byte)type;
        CopyName(name, header.Slice(1));
        _position += size;
    }

    [MethodImpl(AggressiveInlining)]
    internal int StartFrame()
    {
        var start = _position;

        // A size of zero marks an unfinished document.
        WriteInt32LittleEndian(Reserve(sizeof(int)), 0);
        _position = start + sizeof(int);
        EnterFrame();
        return start;
    }

    [MethodImpl(AggressiveInlining)]
    internal int StartFrame(BsonType type, ReadOnlySpan<byte> name)
    {
        var position = _position;
        var header = Reserve(position, 1 + name.Length + sizeof(int));
        header[0] = (byte)type;
        CopyName(name, header.Slice(1));
        WriteInt32LittleEndian(header.Slice(1 + name.Length), 0);
        var start = position + 1 + name.Length;
        _position = start + sizeof(int);
        EnterFrame();
        return start;
    }

    internal readonly void CheckDepth()
    {
        if (_nesting.Depth >= _nesting.MaxDepth)
        {
            WriteExceptions.ThrowTooDeep();
        }
    }

    /// <summary>The name of an array element with its NUL, valid until the next call.</summary>
    public ReadOnlySpan<byte> ItemName(int index) =>
        ArrayIndex.IsShort(index) ? ArrayIndex.NameOf(index) : _keys.Encode(index);

    /// <summary>The name of a dictionary element with its NUL, valid until the next call.</summary>
    public ReadOnlySpan<byte> KeyName(string key) => _keys.Encode(key);

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
            WriteExceptions.ThrowTooDeep();
        }

        _nesting.CheckStack();
    }
}
