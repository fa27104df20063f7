namespace BsonGen.CodeGeneration;

// Nested documents and their discriminators.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes the header of a nested document, and returns its position.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int StartDocument(ReadOnlySpan<byte> name) => StartFrame(BsonType.Document, name);

    /// <summary>Writes the discriminator of a type whose documents always have one, unless the document has one already.</summary>
    internal void WriteDiscriminator<T>(int document)
    {
        if (_position == document + sizeof(int))
        {
            WriteElement(OwnDiscriminator<T>.Element);
        }
    }

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
            WriteDocumentSlow(name, value);
        }
    }

    /// <summary>Writes null, an object of a derived type, or a value that another serializer serves.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal void WriteDocumentSlow<T>(ReadOnlySpan<byte> name, T? value)
    {
        if (!ActiveSerializer<T>.IsGenerated)
        {
            WriteByDriver(name, RegisteredSerializer<T>.Current, value!);
        }
        else if (value is null)
        {
            WriteNull(name);
        }
        else if (DerivedTypes<T>.FindWrite(value.GetType()) is { } derived)
        {
            var document = StartFrame(BsonType.Document, name);
            WriteElement(derived.Discriminator);
            derived.Serializer.WriteObject(ref this, document, value);
        }
        else
        {
            WriteByDriver(name, RegisteredSerializer<T>.Current, value);
        }
    }

    /// <summary>Writes an interface, or a class without a generated serializer: null, or a value with the discriminator of its type.</summary>
    public void WriteDiscriminated<T>(ReadOnlySpan<byte> name, T value)
    {
        if (!RegisteredBaseType<T>.IsKnown)
        {
            WriteWithRegistered(name, value);
        }
        else if (value is null)
        {
            WriteNull(name);
        }
        else if (TryFindWrite<T>(value.GetType(), out var discriminator, out var serializer))
        {
            WriteNamed(name, discriminator, serializer, value);
        }
        else
        {
            WriteByDriver(name, serializer: null, value);
        }
    }

    private static bool TryFindWrite<T>(Type type, out byte[] discriminator, [NotNullWhen(true)] out IGeneratedSerializer? serializer)
    {
        if (!typeof(T).IsInterface)
        {
            var derived = DerivedTypes<T>.FindWrite(type);
            discriminator = derived?.Discriminator ?? [];
            serializer = derived?.Serializer;
        }
        else
        {
            // The driver writes the values of an interface as objects.
            var named = RegisteredBaseType<T>.MayWrite(type) ? DerivedTypes<object>.FindWrite(type) : null;
            discriminator = named?.Discriminator ?? [];
            serializer = named?.Serializer;
        }

        return serializer is not null;
    }

    private void WriteNamed(ReadOnlySpan<byte> name, byte[] discriminator, IGeneratedSerializer serializer, object value)
    {
        var document = StartFrame(BsonType.Document, name);
        WriteElement(discriminator);
        serializer.WriteObject(ref this, document, value);
    }

    /// <inheritdoc cref="WriteExtraElements(BsonDocument)" />
    public void WriteExtraElements(BsonDocument? extraElements)
    {
        if (extraElements is null)
        {
            return;
        }

        foreach (var element in extraElements)
        {
            WriteBsonValue(KeyName(element.Name), element.Value);
        }
    }

    /// <summary>Writes extra elements among the members. Null writes nothing.</summary>
    public void WriteExtraElements(IDictionary<string, object>? extraElements)
    {
        if (extraElements is null)
        {
            return;
        }

        foreach (var key in extraElements.Keys)
        {
            WriteBsonValue(KeyName(key), BsonTypeMapper.MapToBsonValue(extraElements[key]));
        }
    }

    // Each enclosing member adds an exception. Deeper ones pass without a member name.
    private const int DepthOfMessages = 256;

    /// <summary>For exception filters: whether a class map would add the name of the member to the exception.</summary>
    /// <remarks>Each handler that throws keeps the stack of the caught exception in use.</remarks>
    public readonly bool IsMemberException() => _depth <= DepthOfMessages && RuntimeHelpers.TryEnsureSufficientExecutionStack();

    internal ReadOnlySpan<byte> FindFailedElement(int start)
    {
        if (!_fetched.IsEmpty && _fetchedAt == _position)
        {
            var name = _fetched.Slice(0, _fetched.Length - 1);
            _fetched = default;
            return name;
        }

        // Headers are written before values, so it is the last element of the document.
        var bytes = Written;
        return BsonElementWalk.TryFind(bytes, start + sizeof(int), _position, out var element) ? element.Name : default;
    }
}
