namespace BsonGen.CodeGeneration;

/// <summary>Reads documents of derived types, which their discriminators name.</summary>
internal static class DerivedDocuments
{
    internal static object ReadNamed(this ref BsonSpanReader reader, IDerivedSerializer serializer)
    {
        if (reader._search.IsActive)
        {
            reader._search.To = reader._position;
        }

        return serializer.ReadObject(ref reader);
    }

    // False if the value is no document, or if the generated serializer does not serve the type.
    [MethodImpl(AggressiveInlining)]
    internal static bool TryEnterDocument(this ref BsonSpanReader reader, bool isReading, out BsonFrame document)
    {
        if (isReading && reader._type == BsonType.Document && reader._position <= reader._search.To)
        {
            document = reader.ReadFrame();
            return true;
        }

        document = default;
        return false;
    }

    internal static IBsonSerializer? FindDerived<T>(this ref BsonSpanReader reader) =>
        reader.HasGoodSize
            ? DerivedTypes<T>.Find(
                reader.Rest, reader._settings.IsLenient, ref reader._search.WalkBudget, ref reader._isCutShort)
            : null;

    /// <summary>Keeps the serializer of a derived type until the document is read. Returns false for none.</summary>
    internal static bool TryKeepDerived(this ref BsonSpanReader reader, IBsonSerializer? derived)
    {
        reader._search.Derived = derived;
        return derived is not null;
    }

    internal static bool TryTakeDerived(this ref BsonSpanReader reader, [NotNullWhen(true)] out IBsonSerializer? derived)
    {
        derived = reader._search.Derived;
        reader._search.Derived = null;
        return derived is not null;
    }

    /// <param name="needed">Null for none.</param>
    /// <param name="known">Null if others may follow.</param>
    internal static bool HasElements(this ref BsonSpanReader reader, ElementSet? needed, ElementSet? known) =>
        (needed is null || needed.IsIn(reader.Rest, ref reader._search.WalkBudget)) &&
        (known is null || known.HasAllOf(reader.Rest, ref reader._search.WalkBudget));

    // Reads a document again after an exception. Returns false if its discriminator names no derived type.
    internal static bool TryReadAsDerived<T>(
        this ref BsonSpanReader reader, BsonFrame document, Exception error, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        if (!reader.CanHandle(error) || document.Start >= reader._search.From)
        {
            return false;
        }

        // An exception of the search replaces the first one, since a class map searches before it reads.
        var wasDocumentScope = reader._isDocumentScope;
        reader.LeaveDocumentScope();
        IBsonSerializer? derived;
        try
        {
            derived = reader.FindDerived<T>(document);
        }
        catch (Exception) when (document.Start > 0)
        {
            // A class map searches the enclosing documents first.
            reader.RequestRestart(error);
            return false;
        }

        if (derived is null)
        {
            if (wasDocumentScope)
            {
                reader.EnterDocumentScope();
            }

            return false;
        }

        if (document.Start > 0)
        {
            reader.RequestRestart(error);
        }

        reader.RewindToSearch(document);
        value = reader.ReadAs<T>(derived);
        return true;
    }

    internal static T ReadAgainAsDerived<T>(this ref BsonSpanReader reader, BsonFrame document)
    {
        var serializer = reader.FindDerived<T>(document)!;
        if (document.Start > 0 && document.Start < reader._search.From && reader._search.From != DiscriminatorSearch.None)
        {
            // A nested document was already read again. Otherwise the innermost one would be read once for each level.
            reader.RequestRestart(new InvalidOperationException("The document is read again from its start."));
        }

        reader.RewindToSearch(document);
        try
        {
            return reader.ReadAs<T>(serializer);
        }
        catch (Exception)
        {
            // The exception belongs to the derived type, not to a member of this one. An unknown type is of an element inside.
            reader._type = BsonType.Document;
            reader.EnterDocumentScope();
            throw;
        }
    }

    internal static IBsonSerializer? FindDerived<T>(this ref BsonSpanReader reader, BsonFrame document) =>
        DerivedTypes<T>.Find(
            reader._bytes.Slice(document.Start),
            reader._settings.IsLenient,
            ref reader._search.WalkBudget,
            ref reader._isCutShort);

    internal static bool TryReadFirstDerived<T>(
        this ref BsonSpanReader reader, BsonFrame document, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        var rest = reader.Rest;
        var name = DiscriminatorElement.Name;
        var headerSize = 1 + name.Length;
        if (rest.Length < headerSize || !rest.Slice(1, name.Length).SequenceEqual(name) ||
            !BsonValueSize.TryMeasure((BsonType)rest[0], rest.Slice(headerSize), out var size))
        {
            return reader.TryReadLateDerived(document, out value);
        }

        var bytes = reader._bytes.Slice(document.Start);
        var isLenient = reader._settings.IsLenient;
        if (DerivedTypes<T>.Find(bytes, sizeof(int), headerSize + size, isLenient, ref reader._isCutShort) is { } serializer)
        {
            reader.Rewind(document);
            value = reader.ReadAs<T>(serializer);
            return true;
        }

        // The discriminator names this type, or is ignored.
        reader._position += headerSize + size;
        return false;
    }

    // A class map searches the whole document for a discriminator before it creates an object.
    [MethodImpl(NoInlining)]
    internal static bool TryReadLateDerived<T>(
        this ref BsonSpanReader reader, BsonFrame document, [MaybeNullWhen(false)] out T value)
    {
        var wasSearched = reader._search.IsActive && document.Start <= reader._search.To;
        if (wasSearched || reader.FindDerived<T>(document) is not { } serializer)
        {
            value = default;
            return false;
        }

        reader.Rewind(document);
        value = reader.ReadAs<T>(serializer);
        return true;
    }

    internal static T ReadAs<T>(this ref BsonSpanReader reader, IBsonSerializer serializer) =>
        serializer is IDerivedSerializer { FallbackReason: null } generated
        ? (T)generated.ReadObject(ref reader)
        : reader.ReadByDriver<T>(serializer);
}
