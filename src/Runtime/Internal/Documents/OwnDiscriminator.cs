namespace BsonGen.Internal.Documents;

/// <summary>The discriminator of a type's documents where the type itself is expected: it is required, or the type has a root class.</summary>
internal static class OwnDiscriminator<T>
{
    /// <summary>The whole element.</summary>
    public static readonly byte[] Element = Discriminators.Encode(typeof(T), typeof(T));
}
