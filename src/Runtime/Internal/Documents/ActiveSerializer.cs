namespace BsonGen.Internal.Documents;

/// <summary>
/// The serializer that reads and writes a type: the generated one or another. The decision is made once, on first use.
/// </summary>
/// <remarks>
/// The generated serializer is not used if the user registered another serializer, a class map or conventions that change the type. The base class of
/// generated serializers holds the decision: a static field of another generic class would be one more type to load for each type.
/// </remarks>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class ActiveSerializer<T>
{
    /// <summary>Whether generated code serves the type. The JIT folds this readonly static; <see cref="RegisteredSerializer{T}"/> explains why it takes no lock.</summary>
    public static bool IsGenerated => GeneratedBsonSerializer<T>.IsActive;

    /// <summary>The serializer that serves the type.</summary>
    /// <exception cref="InvalidOperationException">The type has no generated serializer.</exception>
    public static IBsonSerializer<T> Current => Generated ?? FindRegistered();

    /// <summary>The generated serializer; null if another serializer serves the type.</summary>
    public static GeneratedBsonSerializer<T>? Generated => GeneratedBsonSerializer<T>.Active;

    private static IBsonSerializer<T> FindRegistered() => GeneratedSerializers.Include(typeof(T))
        ? (IBsonSerializer<T>)RegisteredSerializer<T>.Current
        : throw GeneratedSerializers.Missing(typeof(T));
}
