namespace BsonGen.Internal.Documents;

/// <summary>The discriminator of a type where it is declared itself: it is required, or the type has a root class.</summary>
internal static class OwnDiscriminator<T>
{
    private static byte[]? _element;

    public static byte[] Element => _element ??= Discriminators.Encode(typeof(T), typeof(T));
}
