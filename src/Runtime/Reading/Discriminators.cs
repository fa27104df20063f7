using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Reading;

/// <summary>Finds the type that a document names in its <c>_t</c> element, by the driver's own convention.</summary>
internal static class Discriminators
{
    /// <summary>Whether the document has an element <c>_t</c>, as far as it can be walked.</summary>
    /// <param name="document">The document, from its size on; it may be followed by other bytes.</param>
    public static bool HasElement(ReadOnlySpan<byte> document)
    {
        var rest = document.Slice(sizeof(int));
        while (!rest.IsEmpty && rest[0] != 0)
        {
            var nameLength = rest.Slice(1).IndexOf((byte)0);
            if (nameLength < 0)
            {
                return false;
            }

            if (rest.Slice(1, nameLength).SequenceEqual("_t"u8))
            {
                return true;
            }

            var value = rest.Slice(nameLength + 2);
            if (!BsonValueSize.TryMeasure((BsonType)rest[0], value, out var size))
            {
                return false;
            }

            rest = value.Slice(size);
        }

        return false;
    }

    /// <summary>The type to read the document as.</summary>
    /// <param name="document">The document, from its size on; bytes after it only count when its size is wrong.</param>
    /// <exception cref="BsonSerializationException">The discriminator is unknown or ambiguous.</exception>
    public static Type FindActualType<T>(ReadOnlySpan<byte> document)
    {
        if (!BsonSerializer.IsTypeDiscriminated(typeof(T)))
        {
            return typeof(T);
        }

        using var stream = new ByteBufferStream(new ByteArrayBuffer(document.ToArray(), isReadOnly: true), ownsBuffer: true);
        using var reader = new BsonBinaryReader(stream);
        reader.ReadBsonType();
        return BsonSerializer.LookupDiscriminatorConvention(typeof(T)).GetActualType(reader, typeof(T));
    }
}
