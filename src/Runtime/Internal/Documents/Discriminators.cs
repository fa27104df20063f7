using System.Buffers;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Documents;

/// <summary>Finds the type that a document names in its <c>_t</c> element, by the driver's own convention.</summary>
internal static class Discriminators
{
    private static readonly BsonBinaryReaderSettings Lenient = new() { Encoding = Utf8Encodings.Lenient };

    /// <summary>The name of the element, and its NUL.</summary>
    public static ReadOnlySpan<byte> Name => "_t\0"u8;

    /// <summary>Whether eight bytes start with the name.</summary>
    public static bool IsName(ulong start) => (start & 0xFF_FFFF) == ('_' | ('t' << 8));

    /// <summary>Finds the first element <c>_t</c> of a document, as far as it can be walked.</summary>
    /// <param name="document">The document, from its size on; it may be followed by other bytes.</param>
    /// <param name="element">Type byte, name and value.</param>
    public static bool TryFindElement(ReadOnlySpan<byte> document, out ReadOnlySpan<byte> element)
    {
        var position = sizeof(int);
        while (BsonElementWalk.TryRead(document, position, out var next) &&
            BsonValueSize.TryMeasure(next.Type, document.Slice(next.ValueStart), out var size))
        {
            var end = next.ValueStart + size;
            if (next.Name.SequenceEqual("_t"u8))
            {
                element = document.Slice(position, end - position);
                return true;
            }

            position = end;
        }

        element = default;
        return false;
    }

    /// <summary>The type to read the document as.</summary>
    /// <param name="document">The document, from its size on; bytes after it only count when its size is wrong.</param>
    /// <param name="isLenient">Whether invalid UTF-8 is replaced.</param>
    /// <exception cref="BsonSerializationException">The discriminator is unknown or ambiguous.</exception>
    public static Type FindActualType<T>(ReadOnlySpan<byte> document, bool isLenient)
    {
        if (!BsonSerializer.IsTypeDiscriminated(typeof(T)))
        {
            return typeof(T);
        }

        var copy = ArrayPool<byte>.Shared.Rent(document.Length);
        try
        {
            document.CopyTo(copy);
            using var stream = new ByteBufferStream(new ByteArrayBuffer(copy, document.Length, isReadOnly: true), ownsBuffer: true);
            using var reader = new GuardedReader(stream, isLenient ? Lenient : BsonBinaryReaderSettings.Defaults);
            reader.ReadBsonType();
            return BsonSerializer.LookupDiscriminatorConvention(typeof(T)).GetActualType(reader, typeof(T));
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(copy);
        }
    }

    /// <summary>The discriminator's element, as a document of the actual type starts with where the nominal type is expected.</summary>
    /// <returns>Empty when the driver's convention gives none.</returns>
    public static byte[] Encode(Type nominalType, Type actualType)
    {
        var convention = BsonSerializer.LookupDiscriminatorConvention(actualType);
        return GetDiscriminator(convention, nominalType, actualType) is { } discriminator
            ? new BsonDocument(convention.ElementName, discriminator).ToBson()[sizeof(int)..^1]
            : [];
    }

    private static BsonValue? GetDiscriminator(IDiscriminatorConvention convention, Type nominalType, Type actualType)
    {
        if (convention is not StandardDiscriminatorConvention || !ClassMaps.IsReplaced(actualType))
        {
            // The driver's conventions ask for its class map.
            ClassMaps.Prepare(actualType);
            return convention.GetDiscriminator(nominalType, actualType);
        }

        // They would ask for a class map that the type does not follow.
        var map = ClassMaps.LookUp(actualType);
        if (convention is not HierarchicalDiscriminatorConvention || !map.HasRootClass)
        {
            return actualType != nominalType || map.DiscriminatorIsRequired ? map.Discriminator : null;
        }

        if (map.IsRootClass)
        {
            return map.Discriminator;
        }

        var levels = new List<BsonValue> { map.Discriminator };
        while (!map.IsRootClass)
        {
            map = map.BaseClassMap;
            levels.Insert(0, map.Discriminator);
        }

        return new BsonArray(levels);
    }
}
