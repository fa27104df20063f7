namespace BsonGen.CodeGeneration;

/// <summary>A member as the class map of its type configures it.</summary>
/// <remarks>Generated code has none where the compiled configuration applies.</remarks>
[EditorBrowsable(Never)]
public sealed class ConfiguredMember
{
    private readonly BsonMemberMap? _map;
    private readonly ElementHeader _header;
    private readonly OmittedValues _omitted;

    // True if compiled code writes each value that is not null.
    private readonly bool _isAlwaysWritten;

    // True if compiled code reads the value, or writes each value that is not null, and the name fits a vector.
    private readonly bool _isReadShort;
    private readonly bool _isWrittenShort;

    private object? _codec;
    private BsonEnum? _enum;

    private ConfiguredMember(BsonMemberMap? map, string? elementName, bool isInLine)
    {
        _map = map;
        ElementName = elementName;
        _header = new(elementName);
        IsInLine = isInLine;
        _omitted = Omission.Of(map);
        _isReadShort = isInLine && _header.IsShort;
        _isAlwaysWritten = map is not null && isInLine && _omitted is (OmittedValues.None or OmittedValues.Null);
        _isWrittenShort = _isAlwaysWritten && _header.IsShort;
    }

    /// <summary>The name of the element; null if the member is not mapped.</summary>
    internal string? ElementName { get; }

    internal bool IsMapped => _map is not null || HoldsExtraElements;

    /// <summary>The name with its NUL; empty if the member is not mapped.</summary>
    internal ReadOnlySpan<byte> Name => _header.Name;

    /// <summary>Whether compiled code reads and writes the value, and not the serializer of the class map.</summary>
    internal bool IsInLine { get; }

    /// <summary>Whether the class map configures the member as its attributes do, but for the name.</summary>
    internal bool IsAsCompiled { get; private init; }

    /// <summary>Whether the member holds the elements without another member. It has no element of its own.</summary>
    internal bool HoldsExtraElements { get; private init; }

    /// <param name="isInLine">Whether the class map has the serializer that was compiled.</param>
    /// <param name="isOmittedAsCompiled">Whether it omits the element for the values for which compiled code does.</param>
    internal static ConfiguredMember Of(BsonMemberMap map, bool isInLine, bool isOmittedAsCompiled) =>
        new(map, map.ElementName, isInLine) { IsAsCompiled = isInLine && isOmittedAsCompiled };

    internal static ConfiguredMember NotMapped() => new(null, null, isInLine: true);

    internal static ConfiguredMember OfExtraElements() => new(null, null, isInLine: true) { HoldsExtraElements = true };

    /// <summary>Reads the header of the next element if it is the member's. The position moves to the value.</summary>
    [MethodImpl(AggressiveInlining)]
    internal bool TryReadName(ref BsonSpanReader reader, ref int position)
    {
        if (!_header.IsAt(ref reader, position))
        {
            return false;
        }

        reader._type = (BsonType)reader.ByteAt(position);
        reader._position = position += _header.Length;
        return true;
    }

    /// <summary>Reads the next element if it is the member's. The position moves behind it.</summary>
    /// <param name="type">The BSON type that is read in line.</param>
    /// <param name="size">The size of its values in bytes.</param>
    [MethodImpl(AggressiveInlining)]
    internal bool TryRead<T>(ref BsonSpanReader reader, ref int position, BsonType type, int size, out T value)
    {
        if (_isReadShort && reader.Holds(position, ElementHeader.LongestShort + size))
        {
            if (!_header.IsNameAt(ref reader, position))
            {
                value = default!;
                return false;
            }

            if (reader.ByteAt(position) == (byte)type && RegisteredSerializer<T>.IsDefault)
            {
                position += _header.Length;
                value = Convert<T>(reader.Bytes(position, size));
                reader._position = position += size;
                return true;
            }
        }

        return TryRead(ref reader, ref position, out value);
    }

    /// <inheritdoc cref="GeneratedSerializer.TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    internal bool TryRead<T>(ref BsonSpanReader reader, ref int position, out T value)
    {
        // Another local, so that the common path does not take the address of the value.
        var end = TryReadSlow(ref reader, position, out T read);
        value = read;
        return TryMove(ref position, end);
    }

    /// <inheritdoc cref="GeneratedSerializer.TryReadInt32" />
    /// <param name="strings">The strings that the member shares, or null.</param>
    [MethodImpl(AggressiveInlining)]
    internal bool TryReadString(ref BsonSpanReader reader, ref int position, InternedStrings? strings, out string value)
    {
        if (strings is null && _isReadShort && reader.Holds(position, ElementHeader.LongestShort))
        {
            if (!_header.IsNameAt(ref reader, position))
            {
                value = null!;
                return false;
            }

            var start = position + _header.Length;
            if (reader.ByteAt(position) == (byte)BsonType.String && reader.TryReadText(ref start, out value))
            {
                position = start;
                return true;
            }
        }

        var end = TryReadStringSlow(ref reader, position, strings, out var read);
        value = read;
        return TryMove(ref position, end);
    }

    /// <summary>Reads the value with the serializer of the class map.</summary>
    /// <remarks>
    /// The JIT does not inline it: it would spend its limit for inlining on code that a type without a configuration leaves out.
    /// </remarks>
    [MethodImpl(NoInlining)]
    public T Read<T>(ref BsonSpanReader reader) => Codec<T>().Read(ref reader);

    /// <summary>Reads an enum as its number.</summary>
    [MethodImpl(NoInlining)]
    internal long ReadEnum(ref BsonSpanReader reader, BsonEnum type) => reader.ReadEnum(WithSerializer(type));

    /// <summary>Writes the element of a number or a date if the class map does.</summary>
    /// <param name="type">The BSON type that the default serializer writes.</param>
    /// <param name="bits">The value in this type.</param>
    /// <returns>The position behind the element.</returns>
    [MethodImpl(AggressiveInlining)]
    internal int Write<T>(ref BsonSpanWriter writer, int position, T value, BsonType type, long bits) =>
        _isWrittenShort && RegisteredSerializer<T>.Representation == type
            ? _header.Write(ref writer, position, type, bits)
            : WriteSlow(ref writer, value);

    /// <summary>Writes the element of a text if the class map does.</summary>
    /// <returns>The position behind the element.</returns>
    [MethodImpl(AggressiveInlining)]
    internal int WriteString(ref BsonSpanWriter writer, int position, string? value)
    {
        if (_isWrittenShort && value is not null && value.Length <= TextWriting.LongestShortText &&
            RegisteredSerializer<string>.Representation == BsonType.String)
        {
            var end = _header.WriteText(ref writer, position, value);
            if (end >= 0)
            {
                return end;
            }
        }

        return WriteTextSlow(ref writer, value);
    }

    /// <summary>Writes the element of an enum if the class map does. The position moves behind the element.</summary>
    [MethodImpl(NoInlining)]
    internal void WriteEnum(ref BsonSpanWriter writer, ref int position, BsonEnum type, long number)
    {
        if (_map is not null && !IsOmitted(ref writer, type, number))
        {
            writer.WriteEnum(ref position, _header.Name, WithSerializer(type), number);
        }
    }

    /// <summary>
    /// Whether compiled code must write the value. Otherwise the element is omitted, or the serializer of the class map has
    /// written it.
    /// </summary>
    [MethodImpl(AggressiveInlining)]
    public bool WritesInLine<T>(ref BsonSpanWriter writer, T value) =>
        (_isAlwaysWritten && value is not null) || WritesInLineSlow(ref writer, value);

    /// <inheritdoc cref="WritesInLine{T}(ref BsonSpanWriter, T)" />
    /// <param name="position">Moves behind an element that the serializer of the class map has written.</param>
    [MethodImpl(AggressiveInlining)]
    public bool WritesInLine<T>(ref BsonSpanWriter writer, ref int position, T value)
    {
        // The other method is not called, since the JIT would compile it for each struct, too.
        if ((_isAlwaysWritten && value is not null) || WritesInLineSlow(ref writer, value))
        {
            return true;
        }

        position = writer._position;
        return false;
    }

    [MethodImpl(NoInlining)]
    private int TryReadSlow<T>(ref BsonSpanReader reader, int position, out T value)
    {
        if (!TryReadName(ref reader, ref position))
        {
            value = default!;
            return -1;
        }

        value = IsInLine ? reader.ReadPlain<T>() : Read<T>(ref reader);
        return reader._position;
    }

    // ReadPlain would be slower: the shared code of reference types determines the type at run time.
    [MethodImpl(NoInlining)]
    private int TryReadStringSlow(ref BsonSpanReader reader, int position, InternedStrings? strings, out string value)
    {
        if (!TryReadName(ref reader, ref position))
        {
            value = null!;
            return -1;
        }

        value = IsInLine ? reader.ReadString(strings) : Read<string>(ref reader);
        return reader._position;
    }

    // The position does not go to calls by reference, so it stays in a register. A negative end means another element.
    [MethodImpl(AggressiveInlining)]
    private static bool TryMove(ref int position, int end)
    {
        if (end < 0)
        {
            return false;
        }

        position = end;
        return true;
    }

    // TryRead is called with these four types only.
    [MethodImpl(AggressiveInlining)]
    private static T Convert<T>(ReadOnlySpan<byte> bytes) =>
        typeof(T) == typeof(int) ? Unchecked.Reinterpret<int, T>(ReadInt32LittleEndian(bytes)) :
        typeof(T) == typeof(long) ? Unchecked.Reinterpret<long, T>(ReadInt64LittleEndian(bytes)) :
        typeof(T) == typeof(double) ? Unchecked.Reinterpret<double, T>(ReadDoubleLittleEndian(bytes)) :
        Unchecked.Reinterpret<ObjectId, T>(ObjectIdBytes.Read(bytes));

    [MethodImpl(NoInlining)]
    private bool WritesInLineSlow<T>(ref BsonSpanWriter writer, T value)
    {
        if (HoldsExtraElements)
        {
            WriteExtraElements(ref writer, value);
            return false;
        }

        if (_map is null || IsOmitted(ref writer, value))
        {
            return false;
        }

        if (IsInLine)
        {
            return true;
        }

        Codec<T>().Write(ref writer, _header.Name, value);
        return false;
    }

    [MethodImpl(NoInlining)]
    private int WriteSlow<T>(ref BsonSpanWriter writer, T value)
    {
        if (WritesInLineSlow(ref writer, value))
        {
            var position = writer._position;
            writer.WritePlain(ref position, _header.Name, value);
        }

        return writer._position;
    }

    [MethodImpl(NoInlining)]
    private int WriteTextSlow(ref BsonSpanWriter writer, string? value)
    {
        if (WritesInLineSlow(ref writer, value))
        {
            var position = writer._position;
            writer.WriteString(ref position, _header.Name, value);
        }

        return writer._position;
    }

    private static void WriteExtraElements<T>(ref BsonSpanWriter writer, T value)
    {
        writer.FetchMember([0]);
        if (value is BsonDocument document)
        {
            writer.WriteExtraElements(document);
        }
        else
        {
            writer.WriteExtraElements((IDictionary<string, object>?)value);
        }
    }

    private bool IsOmitted<T>(ref BsonSpanWriter writer, T value) => _omitted switch
    {
        OmittedValues.None => false,
        OmittedValues.Null => value is null,
        OmittedValues.Default => IsDefault(ref writer, value),

        // The class map writes the type.
        _ => throw new InvalidOperationException(),
    };

    // An object is made only if it is compared.
    private bool IsOmitted(ref BsonSpanWriter writer, BsonEnum type, long number) =>
        _omitted is not (OmittedValues.None or OmittedValues.Null) && IsOmitted(ref writer, type.ToObject(number));

    // The comparison may be code of the user. If it throws, the exception names the member.
    private bool IsDefault<T>(ref BsonSpanWriter writer, T value)
    {
        writer.FetchMember(_header.Name);
        return Equals(_map!.DefaultValue, value);
    }

    private BsonEnum WithSerializer(BsonEnum type) => IsInLine ? type : _enum ??= type.With(_map!.GetSerializer());

    private BsonCodec<T> Codec<T>() => (BsonCodec<T>)(_codec ??= ClassMapCodecs.Create<T>(_map!));
}
