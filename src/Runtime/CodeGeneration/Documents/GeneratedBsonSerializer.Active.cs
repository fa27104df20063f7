namespace BsonGen.CodeGeneration;

// The decision which serializer serves the type; see ActiveSerializer.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <summary>The generated serializer; null if another serializer serves the type.</summary>
    internal static readonly GeneratedBsonSerializer<T>? Active = (GeneratedBsonSerializer<T>?)FindActive(typeof(T));

    /// <summary>Whether generated code serves the type.</summary>
    internal static readonly bool IsActive = Active is not null;

    /// <summary>
    /// Whether documents of the type have been read, by generated code. A discriminator convention can be registered until then, also after documents were written.
    /// </summary>
    internal static bool IsReading;

    /// <summary>Whether generated code reads documents of the type. The first call registers its discriminator convention, as a class map does.</summary>
    internal bool CanRead => IsReading || (DecideReading() && (IsReading = true));
}
