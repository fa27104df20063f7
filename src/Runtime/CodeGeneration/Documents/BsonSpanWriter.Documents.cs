namespace BsonGen.CodeGeneration;

// Nested documents, extra elements, and the element that failed.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes the header of a nested document, and returns its position.</summary>
    [MethodImpl(AggressiveInlining)]
    public int StartDocument(ReadOnlySpan<byte> name) => StartFrame(BsonType.Document, name);

    /// <summary>Writes extra elements among the members. Null writes nothing.</summary>
    public void WriteExtraElements(BsonDocument? extraElements)
    {
        if (extraElements is null)
        {
            return;
        }

        foreach (var element in extraElements)
        {
            this.WriteBsonValue(KeyName(element.Name), element.Value);
        }
    }

    /// <inheritdoc cref="WriteExtraElements(BsonDocument)" />
    public void WriteExtraElements(IDictionary<string, object>? extraElements)
    {
        if (extraElements is null)
        {
            return;
        }

        foreach (var key in extraElements.Keys)
        {
            this.WriteBsonValue(KeyName(key), BsonTypeMapper.MapToBsonValue(extraElements[key]));
        }
    }

    /// <summary>For exception filters: whether a class map would add the name of the member to the exception.</summary>
    public readonly bool IsMemberException() =>
        _nesting.Depth <= Nesting.DepthOfMessages && RuntimeHelpers.TryEnsureSufficientExecutionStack();

    internal ReadOnlySpan<byte> FindFailedElement(int start)
    {
        // Headers are written before values, so it is the last element of the document.
        var bytes = Written;
        var isFound = BsonElementWalk.TryFind(bytes, start + sizeof(int), _position, out var element);
        if (!_userCode.FetchedName.IsEmpty && _userCode.FetchedAt == _position && !(isFound && IsUnfinished(element, bytes)))
        {
            var name = _userCode.FetchedName[..^1];
            _userCode.FetchedName = default;
            return name;
        }

        return isFound ? element.Name : default;
    }

    /// <summary>Whether the fetched name is that of an item or a key, and the element is the collection around it.</summary>
    private static bool IsUnfinished(BsonElementWalk element, ReadOnlySpan<byte> bytes) =>
        element.Type is BsonType.Document or BsonType.Array &&
        TryReadInt32LittleEndian(bytes.Slice(element.ValueStart), out var size) &&
        size == 0;
}
