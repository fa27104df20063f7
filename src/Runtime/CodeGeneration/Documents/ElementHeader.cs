namespace BsonGen.CodeGeneration;

/// <summary>The name of a registered element, in a form that is compared without a call.</summary>
internal readonly struct ElementHeader
{
    private readonly Vector128<byte> _start;
    private readonly Vector128<byte> _mask;
    private readonly byte[] _name;

    // The length of a header whose name fits the vectors; otherwise zero.
    private readonly int _shortLength;

    /// <param name="elementName">Null for a member without an element: no name equals it.</param>
    public ElementHeader(string? elementName)
    {
        _name = elementName is null ? [] : Encoding.UTF8.GetBytes(elementName + "\0");
        Span<byte> start = stackalloc byte[Vector128<byte>.Count];
        Span<byte> mask = stackalloc byte[Vector128<byte>.Count];
        start.Clear();
        mask.Clear();
        var length = Math.Min(_name.Length, start.Length);
        _name.AsSpan(0, length).CopyTo(start);
        mask[..length].Fill(byte.MaxValue);
        _start = Vector128.Create<byte>(start);
        _mask = Vector128.Create<byte>(mask);
        _shortLength = _name.Length > 0 && _name.Length <= Vector128<byte>.Count ? Length : 0;
    }

    /// <summary>The name with its NUL; empty for a member without an element.</summary>
    public ReadOnlySpan<byte> Name => _name;

    /// <summary>The bytes of the BSON type and of the name with its NUL.</summary>
    public int Length => 1 + _name.Length;

    /// <summary>Whether an element with this name starts at the position.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool IsAt(ref BsonSpanReader reader, int position)
    {
        if (_shortLength > 0 && reader.Holds(position, 1 + Vector128<byte>.Count))
        {
            var actual = Vector128.Create(reader.Bytes(position + 1, Vector128<byte>.Count));
            return ((actual ^ _start) & _mask) == Vector128<byte>.Zero && reader.ByteAt(position) != 0;
        }

        return IsAtSlow(ref reader, position);
    }

    [MethodImpl(NoInlining)]
    private bool IsAtSlow(ref BsonSpanReader reader, int position) =>
        _name.Length > 0 && reader.Holds(position, Length) && reader.IsName(position, _name) && reader.ByteAt(position) != 0;

    /// <summary>Writes an element with a value of up to eight bytes, which depends on the type.</summary>
    [MethodImpl(AggressiveInlining)]
    public int Write(ref BsonSpanWriter writer, int position, BsonType type, long bits)
    {
        var size = type == BsonType.Int32 ? sizeof(int) : type == BsonType.Boolean ? sizeof(bool) : sizeof(long);
        WriteInt64LittleEndian(Start(ref writer, position, type, sizeof(long)), bits);
        return writer._position = position + Length + size;
    }

    public int WriteText(ref BsonSpanWriter writer, int position, string value)
    {
        if (value.Length <= TextWriting.LongestShortText)
        {
            // Room for the worst case, three bytes a character.
            var text = Start(ref writer, position, BsonType.String, sizeof(int) + (3 * value.Length) + 1);
            var length = Utf8Encoder.Encode(value, text.Slice(sizeof(int)));
            if (length >= 0)
            {
                WriteInt32LittleEndian(text, length + 1);
                text[sizeof(int) + length] = 0;
                return writer._position = position + Length + sizeof(int) + length + 1;
            }
        }

        writer.WriteLongText(BsonType.String, _name, value);
        return writer._position;
    }

    // Returns the memory for the value.
    [MethodImpl(AggressiveInlining)]
    private Span<byte> Start(ref BsonSpanWriter writer, int position, BsonType type, int size)
    {
        if (_shortLength == 0)
        {
            return StartLong(ref writer, position, type, size);
        }

        // The value overwrites what the vector has behind the name.
        var element = writer.Reserve(position, 1 + Vector128<byte>.Count + size);
        element[0] = (byte)type;
        _start.CopyTo(element.Slice(1));
        return element.Slice(_shortLength);
    }

    private Span<byte> StartLong(ref BsonSpanWriter writer, int position, BsonType type, int size)
    {
        var element = writer.Reserve(position, Length + size);
        element[0] = (byte)type;
        _name.CopyTo(element.Slice(1));
        return element.Slice(Length);
    }
}
