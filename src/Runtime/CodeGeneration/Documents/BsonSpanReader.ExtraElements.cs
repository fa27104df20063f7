namespace BsonGen.CodeGeneration;

// Elements that match no member: refused, skipped, or kept as extra elements.
public ref partial struct BsonSpanReader
{
    /// <summary>Skips the value of a member that can't be set. Exceptions don't name it, as in a class map.</summary>
    public void SkipMember()
    {
        EnterDocumentScope();
        SkipValue();
        LeaveDocumentScope();
    }

    /// <summary>Skips a discriminator, which every class accepts. Returns false for another element.</summary>
    public bool TrySkipReserved()
    {
        var name = PeekName();
        if (!name.SequenceEqual("_t"u8) && !name.SequenceEqual("__safeContent__"u8))
        {
            return false;
        }

        SkipElement(name);
        return true;
    }

    internal int ReadUnknownElement(Type type, bool isIgnored)
    {
        if (isIgnored)
        {
            SkipElementSlow();
        }
        else if (!TrySkipReserved())
        {
            ThrowDocumentException(ReadExceptions.UnknownElement(DecodeName(), type));
        }

        return _position;
    }

    /// <summary>Adds an element that matches no member to the extra elements.</summary>
    public void ReadExtraElement(BsonDocument extraElements)
    {
        var name = DecodeName();
        ThrowIfNotSet(extraElements);
        extraElements[name] = ReadExtraValue();
    }

    /// <inheritdoc cref="ReadExtraElement(BsonDocument)" />
    public void ReadExtraElement(IDictionary<string, object> extraElements)
    {
        var name = DecodeName();
        ThrowIfNotSet(extraElements);
        var value = ReadExtraValue();
        EnterDocumentScope();
        extraElements[name] = BsonTypeMapper.MapToDotNetValue(value);
        LeaveDocumentScope();
    }

    // Without a setter, the constructor must have created the object.
    private void ThrowIfNotSet(object? extraElements)
    {
        if (extraElements is null)
        {
            ThrowDocumentException(ReadExceptions.ExtraElementsHaveNoSetter());
        }
    }

    private BsonValue ReadExtraValue()
    {
        ReadItemHeader();
        EnterDocumentScope();
        var value = TryReadBsonValue(BsonType.EndOfDocument, out var read)
            ? read
            : ReadByDriver<BsonValue>(BsonValueSerializer.Instance);
        LeaveDocumentScope();
        return value;
    }

    // Like the driver, this throws for an unknown element with an invalid name.
    private string DecodeName()
    {
        var bytes = PeekName();
        EnterDocumentScope();
        var name = Utf8Decoder.Decode(bytes, _isLenient);
        LeaveDocumentScope();
        return name;
    }

    private void SkipElement(ReadOnlySpan<byte> name)
    {
        EnterDocumentScope();
        _type = (BsonType)_bytes[_position];
        _position += name.Length + 2;
        SkipValue();
        LeaveDocumentScope();
    }

    /// <summary>Skips elements that match no member, which often follow each other. Returns the position after them.</summary>
    public int SkipUnknownElements(int position, MemberLookup names)
    {
        do
        {
            position = SkipUnknownElement(position);
        }
        while (Holds(position, 1 + sizeof(ulong)) && ByteAt(position) != 0 &&
            WordAt(position + 1) is var start &&
            names.Guess(start) < 0 && !Discriminators.IsName(start));

        return _position = position;
    }

    [MethodImpl(AggressiveInlining)]
    private int SkipUnknownElement(int position)
    {
        // The driver decodes the name and rejects invalid UTF-8. A short ASCII name is valid.
        if (Holds(position, 1 + Vector128<byte>.Count))
        {
            var name = Vector128.Create(Bytes(position + 1, Vector128<byte>.Count));
            var ends = Vector128.Equals(name, Vector128<byte>.Zero).ExtractMostSignificantBits();
            var value = position + 1 + BitOperations.TrailingZeroCount(ends) + 1;
            if (ends != 0 && (name.ExtractMostSignificantBits() & (ends ^ (ends - 1))) == 0 &&
                BsonValueSize.TryMeasure((BsonType)ByteAt(position), _bytes.Slice(value), out var size))
            {
                return value + size;
            }
        }

        _position = position;
        SkipElementSlow();
        return _position;
    }

    [MethodImpl(NoInlining)]
    private void SkipElementSlow()
    {
        var name = PeekName();
        if (!_isLenient && !Utf8.IsValid(name))
        {
            DecodeName();
        }

        SkipElement(name);
    }
}
