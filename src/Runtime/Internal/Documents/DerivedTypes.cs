namespace BsonGen.Internal.Documents;

/// <summary>The derived types found so far in documents and objects of a nominal type. The driver finds each once.</summary>
/// <remarks>
/// Unknown discriminators are not kept, since a derived type may become known at any time. A discriminator is kept only if the
/// writers of the type write it, so hostile documents can't make the list longer. Each change replaces a list, so that reading
/// takes no lock.
/// </remarks>
internal static class DerivedTypes<T>
{
    // The driver gets this number of bytes after the name of a malformed element.
    private const int HeaderSize = 64;

    private static Read[] _reads = [];
    private static WrittenType[] _writes = [];

    /// <param name="Element">The whole element.</param>
    /// <param name="Serializer">Null if the discriminator names the nominal type itself.</param>
    /// <param name="Types">The types with the discriminator. The driver may add others, so that it becomes ambiguous.</param>
    /// <param name="Count">The number of types when the serializer was found.</param>
    private sealed record Read(byte[] Element, IBsonSerializer? Serializer, HashSet<Type> Types, int Count);

    /// <summary>Finds the serializer of a document that other bytes may follow; null for the type itself.</summary>
    /// <param name="budget">How many elements may still be skipped. At zero, sizes are wrong, and nothing is searched.</param>
    /// <param name="isCutShort">Whether the bytes ended too soon, after an exception.</param>
    /// <exception cref="BsonSerializationException">The discriminator is unknown or ambiguous.</exception>
    /// <exception cref="FormatException">The elements in front of the discriminator are malformed.</exception>
    public static IBsonSerializer? Find(
        ReadOnlySpan<byte> document, bool isLenient, ref int budget, ref bool isCutShort)
    {
        if (document.Length <= sizeof(int) || !BsonSerializer.IsTypeDiscriminated(typeof(T)))
        {
            return null;
        }

        if (DiscriminatorElement.TryFind(document, isLenient, ref budget, out var start, out var size))
        {
            return size == 0 ? null : Find(document, start, size, isLenient, ref isCutShort);
        }

        // The driver reports the error of the element, which mostly depends on its header alone.
        var header = CString.FindEnd(document.Slice(Math.Min(start + 1, document.Length))) + HeaderSize;
        var actualType = FindActualType(document, start, Math.Min(header, document.Length - start), isLenient, ref isCutShort);
        return actualType == typeof(T) ? null : DriverRegistry.LookUpSerializer(actualType);
    }

    /// <summary>Finds the serializer of a document whose discriminator's element starts at an offset.</summary>
    /// <returns>Null if the discriminator is ignored, or names <typeparamref name="T"/>.</returns>
    public static IBsonSerializer? Find(
        ReadOnlySpan<byte> document, int start, int size, bool isLenient, ref bool isCutShort)
    {
        if (TryFindKept(document.Slice(start, size), out var kept))
        {
            return kept.Serializer;
        }

        if (!BsonSerializer.IsTypeDiscriminated(typeof(T)))
        {
            return null;
        }

        var actualType = FindActualType(document, start, size, isLenient, ref isCutShort);
        var serializer = actualType == typeof(T) ? null : DriverRegistry.LookUpSerializer(actualType);
        Keep(document.Slice(start, size), actualType, serializer);
        return serializer;
    }

    /// <summary>Finds the generated serializer of a member of type object, whose type only the discriminator tells.</summary>
    /// <param name="isAllowed">The answer of the rules, which are asked once for each document, as the driver asks.</param>
    /// <returns>Null if the type has none, or if the rules refuse the type, so that it is not mapped.</returns>
    public static IDerivedSerializer? FindNamed(
        ReadOnlySpan<byte> document,
        int start,
        int size,
        bool isLenient,
        ObjectRules rules,
        out bool isAllowed,
        ref bool isCutShort)
    {
        var element = document.Slice(start, size);
        if (TryFindKept(element, out var kept))
        {
            isAllowed = rules.MayRead(kept.Serializer!.ValueType);
            return isAllowed ? (IDerivedSerializer)kept.Serializer : null;
        }

        var type = FindActualType(document, start, size, isLenient, ref isCutShort);
        isAllowed = rules.MayRead(type);
        if (!isAllowed ||
            DriverRegistry.LookUpSerializer(type) is not IDerivedSerializer { FallbackReason: null } serializer)
        {
            return null;
        }

        Keep(element, type, (IBsonSerializer)serializer);
        return serializer;
    }

    /// <returns>Null if no generated serializer writes the type.</returns>
    public static WrittenType? FindWrite(Type type)
    {
        foreach (var known in _writes)
        {
            if (known.Type == type)
            {
                return known;
            }
        }

        if (DriverRegistry.LookUpSerializer(type) is not
            IDerivedSerializer { FallbackReason: null, WritingReason: null } serializer)
        {
            return null;
        }

        var write = new WrittenType(type, serializer, Discriminators.Encode(typeof(T), type));
        _writes = [.. _writes, write];
        return write;
    }

    private static bool TryFindKept(ReadOnlySpan<byte> element, [NotNullWhen(true)] out Read? kept)
    {
        foreach (var known in _reads)
        {
            if (element.SequenceEqual(known.Element))
            {
                kept = known;
                return known.Types.Count == known.Count;
            }
        }

        kept = null;
        return false;
    }

    private static void Keep(ReadOnlySpan<byte> element, Type type, IBsonSerializer? serializer)
    {
        var ofType = serializer ?? DriverRegistry.LookUpSerializer(type);
        if (Discriminators.FindOwn(element, type, ofType, out var written) is { } discriminator)
        {
            var types = DiscriminatedTypes.Find(discriminator);
            var read = new Read(written, serializer, types, types.Count);
            _reads = [.. _reads.Where(other => !other.Element.AsSpan().SequenceEqual(read.Element)), read];
        }
    }

    private static Type FindActualType(
        ReadOnlySpan<byte> document, int start, int size, bool isLenient, ref bool isCutShort)
    {
        // A value may be longer than it declares. The driver's exception then depends on the bytes that follow.
        var limit = BsonDocumentSize.ClampAhead(document, start + size);
        while (true)
        {
            isCutShort = false;
            try
            {
                return Discriminators.FindActualType<T>(document.Slice(start, size), isLenient, ref isCutShort);
            }
            catch (EndOfStreamException) when (isCutShort && start + size < limit)
            {
                size = (int)Math.Min(limit - start, (2L * size) + HeaderSize);
            }
        }
    }
}

/// <summary>The type of a written object, its serializer, and its discriminator for the nominal type.</summary>
/// <param name="Discriminator">The whole element, or empty.</param>
internal sealed record WrittenType(Type Type, IDerivedSerializer Serializer, byte[] Discriminator);
