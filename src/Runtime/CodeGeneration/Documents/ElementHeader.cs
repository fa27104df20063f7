namespace BsonGen.CodeGeneration;

/// <summary>The name of a registered element, in a form that is compared and written without a call.</summary>
internal readonly struct ElementHeader
{
    /// <summary>The length of the longest header whose name fits a vector.</summary>
    public const int LongestShort = 1 + 16;

    private readonly Vector128<byte> _start;
    private readonly Vector128<byte> _mask;
    private readonly byte[] _name;

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
        Length = 1 + _name.Length;
        IsShort = _name.Length > 0 && Length <= LongestShort;
    }

    /// <summary>The name with its NUL; empty for a member without an element.</summary>
    public ReadOnlySpan<byte> Name => _name;

    /// <summary>The bytes of the BSON type and of the name with its NUL.</summary>
    public int Length { get; }

    /// <summary>Whether the name fits a vector.</summary>
    public bool IsShort { get; }

    /// <summary>Whether an element with this name starts at the position.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool IsAt(ref BsonSpanReader reader, int position) =>
        IsShort && reader.Holds(position, LongestShort)
            ? IsNameAt(ref reader, position) && reader.ByteAt(position) != 0
            : IsAtSlow(ref reader, position);

    /// <summary>Whether the element at the position, where <see cref="LongestShort" /> bytes are, has the short name.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool IsNameAt(ref BsonSpanReader reader, int position)
    {
        var actual = Vector128.Create(reader.Bytes(position + 1, Vector128<byte>.Count));
        return ((actual ^ _start) & _mask) == Vector128<byte>.Zero;
    }

    /// <summary>Writes an element with a short name and a value of up to eight bytes, which depends on the type.</summary>
    /// <returns>The position behind the element.</returns>
    [MethodImpl(AggressiveInlining)]
    public int Write(ref BsonSpanWriter writer, int position, BsonType type, long bits)
    {
        WriteInt64LittleEndian(Start(ref writer, position, type, sizeof(long)), bits);
        var size = type == BsonType.Int32 ? sizeof(int) : type == BsonType.Boolean ? sizeof(bool) : sizeof(long);
        return writer._position = position + Length + size;
    }

    /// <summary>Writes an element with a short name and a short text.</summary>
    /// <returns>The position behind the element; negative if the text is malformed.</returns>
    [MethodImpl(AggressiveInlining)]
    public int WriteText(ref BsonSpanWriter writer, int position, string value)
    {
        // Room for the worst case, three bytes a character.
        var size = TryWriteText(Start(ref writer, position, BsonType.String, sizeof(int) + (3 * value.Length) + 1), value);
        return size < 0 ? size : writer._position = position + Length + size;
    }

    [MethodImpl(NoInlining)]
    private bool IsAtSlow(ref BsonSpanReader reader, int position) =>
        _name.Length > 0 && reader.Holds(position, Length) && reader.IsName(position, _name) && reader.ByteAt(position) != 0;

    // Returns the memory for the value, which overwrites the zeros that the vector has behind the name.
    [MethodImpl(AggressiveInlining)]
    private Span<byte> Start(ref BsonSpanWriter writer, int position, BsonType type, int valueSize)
    {
        var header = writer.Reserve(position, LongestShort, Length, valueSize, out var value);
        header[0] = (byte)type;
        _start.CopyTo(header.Slice(1));
        return value;
    }

    // A call: the JIT stops inlining in a long method.
    [MethodImpl(NoInlining)]
    private static int TryWriteText(Span<byte> text, string value)
    {
        // In line, so that writing a text takes no more calls than with a constant name.
        var bytes = text.Slice(sizeof(int));
        var length = Utf8Encoder.TryEncodeAscii(value, bytes) ? value.Length : Utf8Encoder.EncodeOther(value, bytes);
        if (length < 0)
        {
            return -1;
        }

        WriteInt32LittleEndian(text, length + 1);
        text[sizeof(int) + length] = 0;
        return sizeof(int) + length + 1;
    }
}
