namespace BsonGen.CodeGeneration;

// Documents of derived types, discriminators, and elements that match no member.
public ref partial struct BsonSpanReader
{
    /// <summary>Enters a document. Returns false if the value is not a document, or if the generated serializer does not serve the type.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryEnterDocument(bool isReading, out BsonFrame document)
    {
        if (isReading && _type == BsonType.Document && _position <= _searchedTo)
        {
            document = ReadFrame();
            return true;
        }

        document = default;
        return false;
    }

    /// <summary>Whether the value is a document that a generated serializer enters.</summary>
    internal readonly bool IsReadableBy(GeneratedSerializer? serializer) =>
        _type == BsonType.Document && _position <= _searchedTo && serializer is { CanRead: true };

    /// <summary>Reads a document of a type whose serializer another assembly generated.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public T ReadGenerated<T>() => ActiveSerializer<T>.Generated is { } serializer ? serializer.ReadDocument(ref this) : ReadDocumentSlow<T>();

    /// <summary>Reads a value that is not a document, or that another serializer must read, or a document that is searched first.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    internal T ReadDocumentSlow<T>()
    {
        ThrowIfUnknownType();
        if (ActiveSerializer<T>.Generated is not { } generated || (_type != BsonType.Null && !generated.CanRead))
        {
            return ReadByDriver<T>(RegisteredSerializer<T>.Current);
        }

        return _type switch
        {
            BsonType.Document => ReadSearched<T>(),
            BsonType.Null => default!,
            _ => throw ReadExceptions.NotADocument(typeof(T), _type),
        };
    }

    /// <summary>Reads a document again as a derived type, after an exception. Returns false if its discriminator names no derived type.</summary>
    internal bool TryReadAsDerived<T>(BsonFrame document, Exception error, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        if (!CanHandle(error) || document.Start >= _searchedFrom)
        {
            return false;
        }

        // An exception of the search replaces the first one, since a class map searches before it reads.
        var wasDocumentScope = _isDocumentScope;
        LeaveDocumentScope();
        IBsonSerializer? derived;
        try
        {
            derived = FindDerived<T>(document);
        }
        catch (Exception) when (document.Start > 0)
        {
            // A class map searches the enclosing documents first.
            RequestRestart(error);
            return false;
        }

        if (derived is null)
        {
            if (wasDocumentScope)
            {
                EnterDocumentScope();
            }

            return false;
        }

        DocumentInstruments.CountRestart(typeof(T));
        if (document.Start > 0)
        {
            RequestRestart(error);
        }

        RewindToSearch(document);
        value = ReadAs<T>(derived);
        return true;
    }

    /// <summary>Reads the document again as the type that its discriminator names.</summary>
    internal T ReadDerived<T>(BsonFrame document)
    {
        var serializer = FindDerived<T>(document)!;
        if (_position > document.Start + sizeof(int))
        {
            DocumentInstruments.CountRestart(typeof(T));
        }

        if (document.Start > 0 && document.Start < _searchedFrom && _searchedFrom != NotSearching)
        {
            // A nested document was already read again. If each level read again, the innermost document would be read once for each level.
            RequestRestart(new InvalidOperationException("The document is read again from its start."));
        }

        RewindToSearch(document);
        try
        {
            return ReadAs<T>(serializer);
        }
        catch (Exception)
        {
            // The exception belongs to the derived type, and not to a member of this one. An unknown type was that of an element inside.
            _type = BsonType.Document;
            EnterDocumentScope();
            throw;
        }
    }

    internal IBsonSerializer? FindDerived<T>(BsonFrame document) => DerivedTypes<T>.Find(_bytes.Slice(document.Start), _isLenient, ref _walkBudget);

    /// <summary>
    /// Reads the entered document as a derived type if its first element is a discriminator that names one. A discriminator that names
    /// <typeparamref name="T"/> is skipped.
    /// </summary>
    /// <returns>False if the document is to be read as <typeparamref name="T"/>.</returns>
    internal bool TryReadDerived<T>(BsonFrame document, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        var rest = Rest;
        var headerSize = 1 + Discriminators.Name.Length;
        if (rest.Length < headerSize || !rest.Slice(1, Discriminators.Name.Length).SequenceEqual(Discriminators.Name) ||
            !BsonValueSize.TryMeasure((BsonType)rest[0], rest.Slice(headerSize), out var size))
        {
            return false;
        }

        if (DerivedTypes<T>.Find(_bytes.Slice(document.Start), sizeof(int), headerSize + size, _isLenient) is { } serializer)
        {
            Rewind(document);
            value = ReadAs<T>(serializer);
            return true;
        }

        // The discriminator names this type, or is ignored.
        _position += headerSize + size;
        return false;
    }

    /// <summary>Reads the document with the driver's class map, which reports why the abstract type can't be created.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    internal T ReadByClassMap<T>(BsonFrame document)
    {
        Rewind(document);
        return ReadByDriver<T>(ActiveSerializer<T>.Generated!.ClassMapSerializer);
    }

    private T ReadAs<T>(IBsonSerializer serializer) => serializer is IGeneratedSerializer { FallbackReason: null } generated
        ? (T)generated.ReadObject(ref this)
        : ReadByDriver<T>(serializer);

    /// <summary>Skips the value of a member that can't be set. Exceptions don't name the member, as in a class map.</summary>
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

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.ReadUnknownElement" />
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

    /// <summary>Adds an element that matches no member to the extra elements.</summary>
    public void ReadExtraElement(IDictionary<string, object> extraElements)
    {
        var name = DecodeName();
        ThrowIfNotSet(extraElements);
        var value = ReadExtraValue();
        EnterDocumentScope();
        extraElements[name] = BsonTypeMapper.MapToDotNetValue(value);
        LeaveDocumentScope();
    }

    /// <summary>A member without a setter holds extra elements only if the constructor created the object for them.</summary>
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
        var value = TryReadBsonValue(BsonType.EndOfDocument, out var read) ? read : ReadByDriver<BsonValue>(BsonValueSerializer.Instance);
        LeaveDocumentScope();
        return value;
    }

    /// <summary>Decodes the name of the next element. Like the driver, this throws for an unknown element with an invalid name.</summary>
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

    // Skips elements that match no member, in a loop, since such elements often follow each other.

    /// <summary>Skips an element that matches no member, and all such elements that follow it directly.</summary>
    /// <returns>The position after the skipped elements.</returns>
    public int SkipUnknownElements(int position, MemberLookup names)
    {
        do
        {
            position = SkipUnknownElement(position);
        }
        while (Holds(position, 1 + sizeof(ulong)) && ByteAt(position) != 0 &&
            BinaryPrimitives.ReadUInt64LittleEndian(Bytes(position + 1, sizeof(ulong))) is var start &&
            names.Guess(start) < 0 && !Discriminators.IsName(start));

        return _position = position;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.NoInlining)]
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
