namespace BsonGen.CodeGeneration;

// Arrays and dictionaries as members and items.
public ref partial struct BsonSpanWriter
{
    /// <summary>Starts an array if the value has exactly the type of the items; otherwise the driver writes it.</summary>
    public bool TryWriteStartArray<TCollection, TItems>(
        ReadOnlySpan<byte> name, TCollection? value, [NotNullWhen(true)] out TItems? items, out int array)
        where TItems : class, TCollection
    {
        // A collection of the framework may wrap one of the user.
        MarkUserCode();
        return TryWriteStart(BsonType.Array, name, value, out items, out array);
    }

    /// <inheritdoc cref="TryWriteStartArray{TCollection, TItems}" />
    public bool TryWriteStartArray<TItems>(
        ReadOnlySpan<byte> name, TItems? value, [NotNullWhen(true)] out TItems? items, out int array)
        where TItems : class =>
        TryWriteStartArray<TItems, TItems>(name, value, out items, out array);

    /// <summary>Starts the array of an interface, whose values the driver enumerates; otherwise the driver writes it.</summary>
    public bool TryWriteStartItems<TCollection, TItem>(
        ReadOnlySpan<byte> name, TCollection? value, out BsonItems<TItem> items, out int array)
        where TCollection : class, IEnumerable<TItem>
    {
        if (!RegisteredSerializer<TCollection>.IsDefaultCollection || value is null)
        {
            WriteWithRegistered(name, value!);
            items = default;
            array = 0;
            return false;
        }

        // If the user's enumerator throws, the header tells which member failed.
        MarkUserCode();
        array = StartFrame(BsonType.Array, name);
        items = new BsonItems<TItem>(value);
        return true;
    }

    /// <summary>Starts a document if the value has exactly the type of the items; otherwise the driver writes it.</summary>
    public bool TryWriteStartDictionary<TDictionary, TItems>(
        ReadOnlySpan<byte> name, TDictionary? value, [NotNullWhen(true)] out TItems? items, out int document)
        where TItems : class, TDictionary
    {
        MarkUserCode();
        return TryWriteStart(BsonType.Document, name, value, out items, out document);
    }

    /// <inheritdoc cref="TryWriteStartDictionary{TDictionary, TItems}" />
    public bool TryWriteStartDictionary<TItems>(
        ReadOnlySpan<byte> name, TItems? value, [NotNullWhen(true)] out TItems? items, out int document)
        where TItems : class =>
        TryWriteStartDictionary<TItems, TItems>(name, value, out items, out document);

    [MethodImpl(AggressiveInlining)]
    internal bool TryWriteStart<TCollection, TItems>(
        BsonType type, ReadOnlySpan<byte> name, TCollection? value, [NotNullWhen(true)] out TItems? items, out int start)
        where TItems : class
    {
        if (RegisteredSerializer<TCollection>.IsDefaultCollection && value is not null && value.GetType() == typeof(TItems))
        {
            items = Unchecked.Cast<TItems>(value)!;
            start = StartFrame(type, name);
            return true;
        }

        WriteWithRegistered(name, value!);
        items = null;
        start = 0;
        return false;
    }

    // Lists, arrays and dictionaries of plain values; see BsonSpanReader.CommonCollections.cs.

    /// <summary>Writes a list of scalars, or null.</summary>
    public void WriteList<T>(ReadOnlySpan<byte> name, List<T>? value)
        where T : struct
    {
        if (TryWriteStart(BsonType.Array, name, value, out List<T>? items, out var array))
        {
            if (RegisteredSerializer<T>.IsDefault)
            {
                this.WriteItems<T>(CollectionsMarshal.AsSpan(items), array);
            }
            else
            {
                this.WriteEach(items, array);
            }
        }
    }

    /// <summary>Writes an array of scalars, or null.</summary>
    public void WriteArray<T>(ReadOnlySpan<byte> name, T[]? value)
        where T : struct
    {
        if (TryWriteStart(BsonType.Array, name, value, out T[]? items, out var array))
        {
            this.WriteItems<T>(items, array);
        }
    }

    /// <summary>Writes a dictionary of scalars, or null.</summary>
    public void WriteDictionary<T>(ReadOnlySpan<byte> name, Dictionary<string, T>? value)
        where T : struct
    {
        if (TryWriteStart(BsonType.Document, name, value, out Dictionary<string, T>? items, out var document))
        {
            this.WriteEntries(items, document);
        }
    }

    /// <summary>Writes a list of strings, or null.</summary>
    public void WriteStringList(ReadOnlySpan<byte> name, List<string>? value)
    {
        if (TryWriteStart(BsonType.Array, name, value, out List<string>? items, out var array))
        {
            if (RegisteredSerializer<string>.IsDefault)
            {
                this.WriteStrings(CollectionsMarshal.AsSpan(items), array);
            }
            else
            {
                this.WriteEach(items, array);
            }
        }
    }

    /// <summary>Writes an array of strings, or null.</summary>
    public void WriteStringArray(ReadOnlySpan<byte> name, string[]? value)
    {
        if (TryWriteStart(BsonType.Array, name, value, out string[]? items, out var array))
        {
            this.WriteStrings(items, array);
        }
    }

    /// <summary>Writes a dictionary of strings, or null.</summary>
    public void WriteStringDictionary(ReadOnlySpan<byte> name, Dictionary<string, string>? value)
    {
        if (TryWriteStart(BsonType.Document, name, value, out Dictionary<string, string>? items, out var document))
        {
            var position = _position;
            foreach (var (key, item) in items)
            {
                WriteString(ref position, KeyName(key), item);
            }

            WriteEndDocument(document);
        }
    }

    // Pairs as documents, tuples as arrays. Generated code writes the items and the end.

    /// <summary>Starts the document of a pair; otherwise a serializer of the user writes it.</summary>
    public bool TryWriteStartPair<TKey, TValue>(ReadOnlySpan<byte> name, KeyValuePair<TKey, TValue> value, out int pair)
    {
        if (RegisteredSerializer<KeyValuePair<TKey, TValue>>.IsDefault)
        {
            pair = StartFrame(BsonType.Document, name);
            return true;
        }

        WriteWithRegistered(name, value);
        pair = 0;
        return false;
    }

    /// <summary>Starts the array of a tuple; otherwise writes null, or a serializer of the user writes it.</summary>
    public bool TryWriteStartTuple<TTuple>(ReadOnlySpan<byte> name, TTuple? value, out int tuple)
    {
        if (value is not null && RegisteredSerializer<TTuple>.IsDefault)
        {
            tuple = StartFrame(BsonType.Array, name);
            return true;
        }

        WriteWithRegistered(name, value!);
        tuple = 0;
        return false;
    }
}
