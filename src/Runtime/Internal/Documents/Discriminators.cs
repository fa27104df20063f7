namespace BsonGen.Internal.Documents;

/// <summary>Finds the type that the <c>_t</c> element of a document names, with the driver's convention.</summary>
internal static class Discriminators
{
    /// <summary>Finds the type by the driver's convention, which throws if the discriminator is unknown or ambiguous.</summary>
    /// <param name="elements">The elements up to the discriminator.</param>
    /// <param name="isCutShort">Whether the elements ended too soon; a convention may throw the same exception itself.</param>
    /// <exception cref="EndOfStreamException">The elements end too soon.</exception>
    public static Type FindActualType<T>(ReadOnlySpan<byte> elements, bool isLenient, ref bool isCutShort)
    {
        var size = sizeof(int) + elements.Length;
        var document = Buffers.Pool.Rent(size);
        try
        {
            WriteInt32LittleEndian(document, size);
            elements.CopyTo(document.AsSpan(sizeof(int)));
            using var stream = new BoundedStream(new ByteArrayBuffer(document, size, isReadOnly: true));
            var convention = DriverRegistry.LookUpConvention(DriverRegistry.LookUpSerializer(typeof(T)));
            using var reader = new GuardedReader(stream, DriverSettings.ForPart(isLenient))
            {
                NominalType = DriverReflection.IsOfDriver(convention.GetType()) ? typeof(T) : null,
            };
            try
            {
                reader.ReadBsonType();
                return convention.GetActualType(reader, typeof(T));
            }
            catch (Exception) when (TruncatedBytes.Report(stream, ref isCutShort))
            {
                throw;
            }
        }
        finally
        {
            Buffers.Pool.Return(document);
        }
    }

    // Finds the discriminator that is written for a type; null unless the element has it, alone or after those of base classes.
    // The written element is not a copy of the other one, whose bytes another thread may change meanwhile.
    public static BsonValue? FindOwn(ReadOnlySpan<byte> element, Type type, IBsonSerializer serializer, out byte[] written)
    {
        var all = serializer switch
        {
            // Its discriminator is the name of a generic type, of which a document can make any number.
            IBsonArraySerializer or IBsonDictionarySerializer => null,
            _ when serializer is IGeneratedSerializer || ClassMaps.IsOfClassMap(serializer) =>
                FindDiscriminator(DriverRegistry.LookUpConvention(serializer), typeof(object), type),

            // A serializer of the user may write anything, and the type has no class map.
            _ => type.Name,
        };
        var own = all is BsonArray hierarchy ? hierarchy[^1] : all;
        written = [];
        return own is not null && (IsElement(element, own, out written) || IsElement(element, all!, out written)) ? own : null;
    }

    // Encodes the discriminator of an actual type where the nominal type is declared; empty if the convention gives none.
    public static byte[] Encode(Type nominalType, Type actualType)
    {
        var convention = DriverRegistry.LookUpConvention(DriverRegistry.LookUpSerializer(actualType));
        return FindDiscriminator(convention, nominalType, actualType) is { } discriminator
            ? Encode(convention.ElementName, discriminator)
            : [];
    }

    // Without a writer of the driver, whose settings may refuse any document, since a static initializer calls this.
    public static byte[] EncodeText(string discriminator)
    {
        var text = Encoding.UTF8.GetBytes(discriminator);
        var size = new byte[sizeof(int)];
        WriteInt32LittleEndian(size, text.Length + 1);
        return [(byte)BsonType.String, .. DiscriminatorElement.Name, .. size, .. text, 0];
    }

    // The registered serializer of documents is not used: a provider of the user may return another one, or throw. The element is
    // a part of a document, whose writer compares size and depth with its own limits.
    public static byte[] Encode(string name, BsonValue value)
    {
        var settings = BsonBinaryWriterSettings.Defaults.Clone();
        settings.MaxDocumentSize = int.MaxValue;
        settings.MaxSerializationDepth = int.MaxValue;
        return new BsonDocument(name, value).ToBson(BsonDocumentSerializer.Instance, settings)[sizeof(int)..^1];
    }

    private static bool IsElement(ReadOnlySpan<byte> element, BsonValue discriminator, out byte[] written)
    {
        written = Encode(ClassMapRules.DiscriminatorElementName, discriminator);
        return element.SequenceEqual(written);
    }

    private static BsonValue? FindDiscriminator(IDiscriminatorConvention convention, Type nominalType, Type actualType)
    {
        if (ClassDiscriminators.TryGet(convention, nominalType, actualType, out var discriminator))
        {
            return discriminator;
        }

        if (convention is not ObjectDiscriminatorConvention)
        {
            // The convention looks up the class map.
            ClassMaps.Prepare(actualType);
        }

        return convention.GetDiscriminator(nominalType, actualType);
    }
}
