namespace BsonGen.Internal.Driver;

/// <summary>The exceptions of the driver's reader and class maps. Only <see cref="ThrowTooDeep"/> has no counterpart.</summary>
internal static class ReadExceptions
{
    private const int LongestName = 256;

    public static Exception EndOfStream() => new EndOfStreamException();

    [DoesNotReturn]
    public static void ThrowEndOfStream() => throw EndOfStream();

    [DoesNotReturn]
    public static void ThrowBadSize(int size, int maxDocumentSize) => throw new FormatException(
        size < 0
            ? $"Size {size} is not valid because it is negative."
            : $"Size {size} is not valid because it is larger than MaxDocumentSize {maxDocumentSize}.");

    [DoesNotReturn]
    public static void ThrowTooDeep(int maxDepth) =>
        throw new FormatException($"Documents and arrays are nested deeper than {maxDepth} levels.");

    public static Exception WrongSize(int declared, int actual) =>
        new FormatException($"Expected size to be {declared}, not {actual}.");

    [DoesNotReturn]
    public static void ThrowBadStringLength(int length) => throw new FormatException($"Invalid string length: {length}.");

    [DoesNotReturn]
    public static void ThrowUnterminatedString() => throw new FormatException("String is missing terminating null byte.");

    public static Exception UnknownType(BsonType type, string path) => new FormatException(
        $"Detected unknown BSON type \"\\x{(byte)type:x2}\" for fieldname \"{path}\". " +
        "Are you using the latest driver version?");

    public static Exception NotADocument(Type type, BsonType found) => new FormatException(
        $"Expected a nested document representing the serialized form of a {type.FullName} value, " +
        $"but found a value of type {found} instead.");

    public static Exception UnknownElement(string name, Type type) => new FormatException(
        $"Element '{Shorten(name)}' does not match any field or property of class {type.FullName}.");

    public static Exception UnknownDiscriminator(string name) =>
        new BsonSerializationException($"Unknown discriminator value '{Shorten(name)}'.");

    public static Exception ExtraElementsHaveNoSetter() =>
        new BsonSerializationException("The member for extra elements is null and has no 'set' accessor.");

    public static Exception NoMatchingCreator(Type type) =>
        new BsonSerializationException($"No matching creator found for class {type.FullName}.");

    public static Exception RequiredElementMissing(string element, string kind, string name, Type type) =>
        new FormatException($"Required element '{element}' for {kind} '{name}' of class {type.FullName} is missing.");

    // Exceptions stay small.
    private static string Shorten(string name) =>
        name.Length <= LongestName ? name : string.Concat(name.AsSpan(0, LongestName), "…");
}
