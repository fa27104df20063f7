namespace BsonGen.CodeGeneration;

/// <summary>The serializer of a type: the generated one, unless a registration before its first use changes the type.</summary>
/// <remarks>The base class of generated serializers holds the decision: a field here would be one more type to load.</remarks>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class ActiveSerializer<T>
{
    // The JIT folds this readonly static. RegisteredSerializer explains why it takes no lock.
    public static bool IsGenerated => GeneratedBsonSerializer<T>.IsActive;

    public static IBsonSerializer<T> Current => Generated ?? FindRegistered();

    public static GeneratedBsonSerializer<T>? Generated => GeneratedBsonSerializer<T>.Active;

    private static IBsonSerializer<T> FindRegistered() => GeneratedSerializers.Include(typeof(T))
        ? (IBsonSerializer<T>)RegisteredSerializer<T>.Current
        : throw GeneratedSerializers.Missing(typeof(T));
}
