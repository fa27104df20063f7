using BsonGen.Internal.Elements;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>
/// The types that documents and values of a nominal type turned out to have, kept so that the driver is asked once for each.
/// </summary>
/// <remarks>
/// Only what the driver found is kept, never that it found nothing: a derived type may become known at any time. The lists are short and
/// replaced as a whole, so that reading them takes no lock.
/// </remarks>
internal static class DerivedTypes<T>
{
    // More than a hierarchy has; bytes that spell one discriminator in ever new ways must not fill the memory.
    private const int MostReads = 256;

    private static Read[] _reads = [];
    private static Write[] _writes = [];

    /// <summary>A discriminator that was met, and the serializer of the type that it names.</summary>
    /// <param name="Value">The type byte and the value of the discriminator's element.</param>
    /// <param name="Serializer">Null when the discriminator names the nominal type itself.</param>
    public sealed record Read(byte[] Value, IBsonSerializer? Serializer);

    /// <summary>A type that was met, its serializer, and the discriminator that its documents carry here.</summary>
    /// <param name="Type">The type of the value.</param>
    /// <param name="Serializer">Its generated serializer.</param>
    /// <param name="Discriminator">The whole element, or empty.</param>
    public sealed record Write(Type Type, IGeneratedSerializer Serializer, byte[] Discriminator);

    /// <summary>What a document with a discriminator is to be read as.</summary>
    /// <param name="element">The discriminator's element: type byte, name, NUL, value.</param>
    /// <param name="document">The document.</param>
    /// <param name="isLenient">Whether invalid UTF-8 is replaced.</param>
    /// <returns>Null when discriminators do not count, since no derived type is known.</returns>
    /// <exception cref="BsonSerializationException">The discriminator is unknown or ambiguous.</exception>
    public static Read? FindRead(ReadOnlySpan<byte> element, ReadOnlySpan<byte> document, bool isLenient)
    {
        var value = element.Slice(1 + Discriminators.Name.Length);
        foreach (var known in _reads)
        {
            if (known.Value[0] == element[0] && value.SequenceEqual(known.Value.AsSpan(1)))
            {
                return known;
            }
        }

        if (!BsonSerializer.IsTypeDiscriminated(typeof(T)))
        {
            return null;
        }

        // The element may lie behind the end that the document declares; what the driver says then depends on the bytes there.
        document.Overlaps(element, out var offset);
        var size = Math.Max(BsonDocumentSize.Clamp(document).Length, offset + element.Length);
        var actualType = Discriminators.FindActualType<T>(document.Slice(0, size), isLenient);
        var read = new Read(
            [element[0], .. value],
            actualType == typeof(T) ? null : BsonSerializer.LookupSerializer(actualType));
        if (_reads.Length < MostReads)
        {
            _reads = [.. _reads, read];
        }

        return read;
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
