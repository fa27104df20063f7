namespace BsonGen.Internal.Driver;

/// <summary>The exceptions of the driver's writers.</summary>
internal static class WriteExceptions
{
    [DoesNotReturn]
    public static void ThrowTooDeep() => throw new BsonSerializationException(
        "Maximum serialization depth exceeded (does the object being serialized have a circular reference?).");

    [DoesNotReturn]
    public static void ThrowTooLarge(int size, int maxDocumentSize) =>
        throw new FormatException($"Size {size} is larger than MaxDocumentSize {maxDocumentSize}.");

    [DoesNotReturn]
    public static void ThrowNullInName() => throw new BsonSerializationException("Element names cannot contain nulls.");
}
