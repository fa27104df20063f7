namespace BsonGen.CodeGeneration;

// Nested documents and their discriminators.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes the header of a nested document, and returns its position.</summary>
    [MethodImpl(AggressiveInlining)]
    public int StartDocument(ReadOnlySpan<byte> name) => StartFrame(BsonType.Document, name);

    /// <summary>Writes a value of a type whose serializer another assembly generated.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public void WriteGenerated<T>(ReadOnlySpan<byte> name, T value)
    {
        if (ActiveSerializer<T>.Generated is { } serializer && value?.GetType() == typeof(T))
        {
            serializer.WriteMembers(ref this, StartFrame(BsonType.Document, name), value);
        }
        else
        {
            this.WriteOtherDocument(name, value);
        }
    }

    /// <summary>Writes an interface, or a class without a generated serializer: null, or a value with a discriminator.</summary>
    public void WriteDiscriminated<T>(ReadOnlySpan<byte> name, T value)
    {
        FetchMember(name);
        if (!RegisteredBaseType<T>.IsKnown)
        {
            WriteWithRegistered(name, value);
        }
        else if (value is null)
        {
            WriteNull(name);
        }
        else if (RegisteredBaseType<T>.Rules is { } rules)
        {
            // The driver writes the values of an interface as objects.
            this.WriteAllowed(name, value, rules);
        }
        else if (DerivedTypes<T>.FindWrite(value.GetType()) is { } derived)
        {
            this.WriteNamed(name, derived, value);
        }
        else
        {
            WriteByDriver(name, serializer: null, value);
        }
    }

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
        _nesting.Depth <= BsonSpanReader.DepthOfMessages && RuntimeHelpers.TryEnsureSufficientExecutionStack();

    internal ReadOnlySpan<byte> FindFailedElement(int start)
    {
        // Headers are written before values, so it is the last element of the document.
        var bytes = Written;
        var isFound = BsonElementWalk.TryFind(bytes, start + sizeof(int), _position, out var element);
        if (!_fetched.Name.IsEmpty && _fetched.Position == _position && !(isFound && IsUnfinished(element, bytes)))
        {
            var name = _fetched.Name[..^1];
            _fetched.Name = default;
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
