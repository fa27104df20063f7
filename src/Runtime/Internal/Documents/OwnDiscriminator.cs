namespace BsonGen.Internal.Documents;

/// <summary>The discriminator that documents of a type have even where the type itself is declared, because it is required or the type has a root class.</summary>
internal static class OwnDiscriminator<T>
{
    private static byte[]? _element;

    /// <summary>The whole element, found on first use.</summary>
    public static byte[] Element => _element ??= Discriminators.Encode(typeof(T), typeof(T));
}
