using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Elements;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>
/// The types that documents and values of a nominal type turned out to have, kept so that the driver is asked once for each.
/// </summary>
/// <remarks>
/// Only what the driver found is kept, never that it found nothing: a derived type may become known at any time. Of the discriminators that
/// are read, only those are kept that a type's own writers write: a document can't make the list longer than the types of the process do.
/// The lists are replaced as a whole, so that reading them takes no lock.
/// </remarks>
internal static class DerivedTypes<T>
{
    // What is shown to the driver of an element that is malformed, beside its name.
    private const int HeaderSize = 64;

    private static Read[] _reads = [];
    private static Write[] _writes = [];

    /// <summary>A discriminator that was met, and the serializer of the type that it names.</summary>
    /// <param name="Element">The discriminator's element.</param>
    /// <param name="Type">The type.</param>
    /// <param name="Serializer">Null when the discriminator names the nominal type itself.</param>
    private sealed record Read(byte[] Element, Type Type, IBsonSerializer? Serializer);

    /// <summary>A type that was met, its serializer, and the discriminator that its documents carry here.</summary>
    /// <param name="Type">The type of the value.</param>
    /// <param name="Serializer">Its generated serializer.</param>
    /// <param name="Discriminator">The whole element, or empty.</param>
    public sealed record Write(Type Type, IGeneratedSerializer Serializer, byte[] Discriminator);

    /// <summary>The serializer to read a document with.</summary>
    /// <param name="document">The document; it may be followed by other bytes.</param>
    /// <param name="isLenient">Whether invalid UTF-8 is replaced.</param>
    /// <param name="budget">How many elements may still be stepped over. When it is used up, sizes lie, and the document is not searched.</param>
    /// <returns>Null when the document is to be read as <typeparamref name="T"/>.</returns>
    /// <exception cref="BsonSerializationException">The discriminator is unknown or ambiguous.</exception>
    /// <exception cref="FormatException">The elements in front of the discriminator are malformed.</exception>
    public static IBsonSerializer? Find(ReadOnlySpan<byte> document, bool isLenient, ref int budget)
    {
        if (document.Length <= sizeof(int) || !BsonSerializer.IsTypeDiscriminated(typeof(T)))
        {
            return null;
        }

        if (Discriminators.TryFindElement(document, isLenient, ref budget, out var start, out var size))
        {
            return size == 0 ? null : Find(document, start, size, isLenient);
        }

        // The driver says what is wrong with the element, most often by its header.
        var header = CString.FindEnd(document.Slice(Math.Min(start + 1, document.Length))) + HeaderSize;
        var actualType = FindActualType(document, start, Math.Min(header, document.Length - start), isLenient);
        return actualType == typeof(T) ? null : BsonSerializer.LookupSerializer(actualType);
    }

    /// <summary>The serializer to read a document with that has a discriminator.</summary>
    /// <param name="document">The document; it may be followed by other bytes.</param>
    /// <param name="start">Where the discriminator's element starts.</param>
    /// <param name="size">The size of the element, in bytes.</param>
    /// <param name="isLenient">Whether invalid UTF-8 is replaced.</param>
    /// <returns>Null when the discriminator does not count, or names <typeparamref name="T"/>.</returns>
    /// <exception cref="BsonSerializationException">The discriminator is unknown or ambiguous.</exception>
    public static IBsonSerializer? Find(ReadOnlySpan<byte> document, int start, int size, bool isLenient)
    {
        if (TryFindKept(document.Slice(start, size), out var kept))
        {
            return kept.Serializer;
        }

        return BsonSerializer.IsTypeDiscriminated(typeof(T)) ? Ask(document, start, size, isLenient).Serializer : null;
    }

    /// <summary>The type that a discriminator names, and the serializer to read its documents with. Objects are told by nothing else.</summary>
    /// <inheritdoc cref="Find(ReadOnlySpan{byte}, int, int, bool)" />
    public static (Type Type, IBsonSerializer? Serializer) FindNamed(ReadOnlySpan<byte> document, int start, int size, bool isLenient) =>
        TryFindKept(document.Slice(start, size), out var kept) ? (kept.Type, kept.Serializer) : Ask(document, start, size, isLenient);

    private static bool TryFindKept(ReadOnlySpan<byte> element, [NotNullWhen(true)] out Read? kept)
    {
        foreach (var known in _reads)
        {
            if (element.SequenceEqual(known.Element))
            {
                kept = known;
                return true;
            }
        }

        kept = null;
        return false;
    }

    private static (Type Type, IBsonSerializer? Serializer) Ask(ReadOnlySpan<byte> document, int start, int size, bool isLenient)
    {
        var element = document.Slice(start, size);
        var actualType = FindActualType(document, start, size, isLenient);
        var serializer = actualType == typeof(T) ? null : BsonSerializer.LookupSerializer(actualType);
        if (actualType != typeof(object) && Discriminators.IsOwn(element, actualType, serializer))
        {
            _reads = [.. _reads, new Read(element.ToArray(), actualType, serializer)];
        }

        return (actualType, serializer);
    }

    private static Type FindActualType(ReadOnlySpan<byte> document, int start, int size, bool isLenient)
    {
        // A value that goes on behind the size that it declares is wrong. What the driver says about it depends on what follows.
        var most = BsonDocumentSize.ClampAhead(document, start + size);
        while (true)
        {
            try
            {
                return Discriminators.FindActualType<T>(document.Slice(start, size), isLenient);
            }
            catch (EndOfStreamException) when (start + size < most)
            {
                size = (int)Math.Min(most - start, (2L * size) + HeaderSize);
            }
        }
    }

    /// <summary>How a value of a derived type is written.</summary>
    /// <returns>Null when its type has no generated serializer in charge.</returns>
    public static Write? FindWrite(Type type)
    {
        foreach (var known in _writes)
        {
            if (known.Type == type)
            {
                return known;
            }
        }

        if (BsonSerializer.LookupSerializer(type) is not IGeneratedSerializer { FallbackReason: null } serializer)
        {
            return null;
        }

        var write = new Write(type, serializer, Discriminators.Encode(typeof(T), type));
        _writes = [.. _writes, write];
        return write;
    }
}
