namespace BsonGen.CodeGeneration;

/// <summary>The types of the framework that are read and written in line in members of type object.</summary>
internal static class WrappedObjects
{
    // A type, the name _t, and the length of the text.
    private const int HeaderSize = 1 + 3 + sizeof(int);

    private static readonly WrappedObject[] All =
    [
        WrappedObject.Of<Dictionary<string, object>>(), WrappedObject.Of<object[]>(), WrappedObject.Of<byte[]>(),
        WrappedObject.Of<decimal>(), WrappedObject.Of<float>(), WrappedObject.Of<byte>(), WrappedObject.Of<uint>(),
        WrappedObject.Of<TimeSpan>(), WrappedObject.Of<DateTimeOffset>(),
    ];

    private static readonly Dictionary<Type, WrappedObject> ByType = All.ToDictionary(static wrapped => wrapped.Type);

    /// <returns>Null for other types, and for those with another registered serializer.</returns>
    public static WrappedObject? Find(Type type) =>
        ByType.TryGetValue(type, out var found) && found.IsDefault() ? found : null;

    public static WrappedObject? Find(ReadOnlySpan<byte> discriminator)
    {
        foreach (var wrapped in All)
        {
            if (discriminator.SequenceEqual(wrapped.Discriminator))
            {
                return wrapped.IsDefault() ? wrapped : null;
            }
        }

        return null;
    }

    /// <summary>Whether the element of a discriminator looks like the name of a type of the framework.</summary>
    public static bool IsNameOfFramework(ReadOnlySpan<byte> discriminator) =>
        discriminator.Length > HeaderSize && discriminator[0] == (byte)BsonType.String &&
        discriminator.Slice(HeaderSize).StartsWith("System."u8);
}
