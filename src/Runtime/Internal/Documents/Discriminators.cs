using System.Buffers;
using System.Buffers.Binary;
using System.Text.Unicode;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Memory;
using BsonGen.Internal.Rules;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Documents;

/// <summary>Finds the type that the <c>_t</c> element of a document names, with the driver's convention.</summary>
internal static class Discriminators
{
    private static readonly BsonBinaryReaderSettings Lenient = new() { Encoding = Utf8Encodings.Lenient };

    /// <summary>The name of the element, and its NUL.</summary>
    public static ReadOnlySpan<byte> Name => "_t\0"u8;

    /// <summary>Whether eight bytes start with the name.</summary>
    public static bool IsName(ulong start) => (start & 0xFF_FFFF) == ('_' | ('t' << 8));

    /// <summary>Finds the first element <c>_t</c> of a document.</summary>
    /// <param name="document">The document, from its size on; it may be followed by other bytes.</param>
    /// <param name="isLenient">Whether invalid UTF-8 in names is replaced.</param>
    /// <param name="budget">The number of elements that may still be skipped; each skipped element reduces it.</param>
    /// <param name="start">The offset of the element, of the end of the document, or of the element that can't be skipped.</param>
    /// <param name="size">The size of the element, in bytes; zero if there is none.</param>
    /// <returns>False if an element can't be skipped.</returns>
    public static bool TryFindElement(ReadOnlySpan<byte> document, bool isLenient, ref int budget, out int start, out int size)
    {
        start = sizeof(int);
        size = 0;
        while (start >= document.Length || document[start] != 0)
        {
            if (!BsonElementWalk.TryRead(document, start, out var element) ||
                !BsonValueSize.TryMeasure(element.Type, document.Slice(element.ValueStart), out var valueSize))
            {
                return false;
            }

            var end = element.ValueStart + valueSize;
            if (element.Name.SequenceEqual("_t"u8))
            {
                size = end - start;
                return true;
            }

            // The driver decodes each name that it skips.
            if (!isLenient && !Utf8.IsValid(element.Name))
            {
                return false;
            }

            if (--budget < 0)
            {
                return true;
            }

            start = end;
        }

        return true;
    }

    /// <summary>Finds the type of a document with the driver's convention.</summary>
    /// <param name="elements">The elements of the document up to the discriminator.</param>
    /// <param name="isLenient">Whether invalid UTF-8 is replaced.</param>
    /// <exception cref="BsonSerializationException">The discriminator is unknown or ambiguous.</exception>
    /// <exception cref="EndOfStreamException">The elements end too soon.</exception>
    public static Type FindActualType<T>(ReadOnlySpan<byte> elements, bool isLenient)
    {
        var size = sizeof(int) + elements.Length;
        var document = Buffers.Pool.Rent(size);
        try
        {
            BinaryPrimitives.WriteInt32LittleEndian(document, size);
            elements.CopyTo(document.AsSpan(sizeof(int)));
            using var stream = new ByteBufferStream(new ByteArrayBuffer(document, size, isReadOnly: true), ownsBuffer: true);
            using var reader = new GuardedReader(stream, isLenient ? Lenient : BsonBinaryReaderSettings.Defaults);
            reader.ReadBsonType();
            return BsonSerializer.LookupDiscriminatorConvention(typeof(T)).GetActualType(reader, typeof(T));
        }
        finally
        {
            Buffers.Pool.Return(document);
        }
    }

    /// <summary>Whether writers write this discriminator for a type, alone or after those of its base classes.</summary>
    /// <param name="element">The discriminator's element.</param>
    /// <param name="type">The type that the discriminator names.</param>
    /// <param name="serializer">The serializer of the type; null if it is generated.</param>
    public static bool IsOwn(ReadOnlySpan<byte> element, Type type, IBsonSerializer? serializer)
    {
        if (serializer is IBsonArraySerializer or IBsonDictionarySerializer)
        {
            // Its discriminator is the name of a generic type, of which a document can make any number.
            return false;
        }

        if (serializer is not (null or IGeneratedSerializer or IBsonDocumentSerializer))
        {
            // A serializer of the user may write anything, and the type may have no class map.
            return element.SequenceEqual(Encode(ClassMapRules.DiscriminatorElementName, type.Name));
        }

        var own = GetDiscriminator(BsonSerializer.LookupDiscriminatorConvention(type), typeof(object), type);
        return own is not null &&
            (element.SequenceEqual(Encode(ClassMapRules.DiscriminatorElementName, own)) || (own is BsonArray hierarchy && element.SequenceEqual(Encode(ClassMapRules.DiscriminatorElementName, hierarchy[^1]))));
    }

    /// <summary>Encodes the discriminator element that a document of the actual type starts with, where the nominal type is declared.</summary>
    /// <returns>Empty if the driver's convention gives none.</returns>
    public static byte[] Encode(Type nominalType, Type actualType)
    {
        var convention = BsonSerializer.LookupDiscriminatorConvention(actualType);
        return GetDiscriminator(convention, nominalType, actualType) is { } discriminator
            ? Encode(convention.ElementName, discriminator)
            : [];
    }

    private static BsonValue? GetDiscriminator(IDiscriminatorConvention convention, Type nominalType, Type actualType)
    {
        if (ClassDiscriminators.Find(convention, actualType) is { } discriminators)
        {
            return discriminators.Get(nominalType, actualType);
        }

        if (convention is not ObjectDiscriminatorConvention)
        {
            // The convention looks up the class map.
            ClassMaps.Prepare(actualType);
        }

        return convention.GetDiscriminator(nominalType, actualType);
    }

    private static byte[] Encode(string name, BsonValue value) => new BsonDocument(name, value).ToBson()[sizeof(int)..^1];
}
