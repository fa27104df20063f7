namespace BsonGen.CodeGeneration;

// The decision which serializer serves the type; see ActiveSerializer.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <summary>The generated serializer; null if another serializer serves the type.</summary>
    internal static readonly GeneratedBsonSerializer<T>? Active = (GeneratedBsonSerializer<T>?)FindActive(typeof(T));

    /// <summary>Whether generated code serves the type.</summary>
    internal static readonly bool IsActive = Active is not null;
}
