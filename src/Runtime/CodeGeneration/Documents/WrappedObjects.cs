namespace BsonGen.CodeGeneration;

/// <summary>The types of the framework that are read and written in line in members of type object. The driver handles all others.</summary>
internal static class WrappedObjects
{
    // A type, the name _t, and the length of the text.
    private const int HeaderSize = 1 + 3 + sizeof(int);

    private static readonly WrappedObject[] All =
    [
        Create<Dictionary<string, object>>(), Create<object[]>(), Create<decimal>(), Create<float>(), Create<byte>(), Create<uint>(), Create<TimeSpan>(),
        Create<DateTimeOffset>(), Create<byte[]>(),
    ];

    private static readonly Dictionary<Type, WrappedObject> ByType = All.ToDictionary(static wrapped => wrapped.Type);

    /// <summary>Finds a type; null for other types, and if another serializer is registered for the type.</summary>
    public static WrappedObject? Find(Type type) => ByType.TryGetValue(type, out var found) && found.IsDefault ? found : null;

    /// <summary>Finds a type; null for other types, and if another serializer is registered for the type.</summary>
    /// <param name="discriminator">The element of a document that names its type.</param>
    public static WrappedObject? Find(ReadOnlySpan<byte> discriminator)
    {
        foreach (var wrapped in All)
        {
            if (discriminator.SequenceEqual(wrapped.Discriminator))
            {
                return wrapped.IsDefault ? wrapped : null;
            }
        }

        return null;
    }

    /// <summary>Whether a discriminator looks like the name of a type of the framework.</summary>
    /// <param name="discriminator">The element of a document that names its type.</param>
    public static bool IsNameOfFramework(ReadOnlySpan<byte> discriminator) =>
        discriminator.Length > HeaderSize && discriminator[0] == (byte)BsonType.String && discriminator.Slice(HeaderSize).StartsWith("System."u8);

    private static WrappedObject<T> Create<T>()
        where T : notnull => new(Encode(TypeNameDiscriminator.GetDiscriminator(typeof(T))));

    private static byte[] Encode(string typeName)
    {
        var length = Encoding.UTF8.GetByteCount(typeName);
        var element = new byte[HeaderSize + length + 1];
        element[0] = (byte)BsonType.String;
        Discriminators.Name.CopyTo(element.AsSpan(1));
        BinaryPrimitives.WriteInt32LittleEndian(element.AsSpan(HeaderSize - sizeof(int)), length + 1);
        Encoding.UTF8.GetBytes(typeName, element.AsSpan(HeaderSize));
        return element;
    }
}
