namespace BsonGen.CodeGeneration;

// Elements that match no member: refused, skipped, or kept as extra elements.
public ref partial struct BsonSpanReader
{
    /// <summary>Skips the value of a member that can't be set. Exceptions don't name it, as in a class map.</summary>
    public void SkipMember()
    {
        EnterDocumentScope();
        this.SkipValue();
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

        this.SkipElement(name);
        return true;
    }

    /// <summary>Adds an element that matches no member to the extra elements.</summary>
    public void ReadExtraElement(BsonDocument extraElements)
    {
        var name = this.DecodeName();
        this.ThrowIfNotSet(extraElements);
        extraElements[name] = this.ReadExtraValue();
    }

    /// <inheritdoc cref="ReadExtraElement(BsonDocument)" />
    public void ReadExtraElement(IDictionary<string, object> extraElements)
    {
        var name = this.DecodeName();
        this.ThrowIfNotSet(extraElements);
        var value = this.ReadExtraValue();
        EnterDocumentScope();
        extraElements[name] = BsonTypeMapper.MapToDotNetValue(value);
        LeaveDocumentScope();
    }

    /// <summary>Skips elements that match no member, which often follow each other. Returns the position after them.</summary>
    public int SkipUnknownElements(int position, MemberLookup names)
    {
        do
        {
            position = this.SkipUnknownElement(position);
        }
        while (Holds(position, 1 + sizeof(ulong)) && ByteAt(position) != 0 && IsUnknown(WordAt(position + 1), names));

        return _position = position;
    }

    [MethodImpl(AggressiveInlining)]
    private static bool IsUnknown(ulong startOfName, MemberLookup names) =>
        names.Guess(startOfName) < 0 && !DiscriminatorElement.IsName(startOfName);
}
