namespace BsonGen.Internal.Documents;

/// <summary>The discriminator of a type's documents where the type itself is expected: it is required, or the type has a root class.</summary>
internal static class OwnDiscriminator<T>
{
    private static byte[]? _element;

    /// <summary>The whole element, found on first use.</summary>
    public static byte[] Element => _element ??= Discriminators.Encode(typeof(T), typeof(T));
}
