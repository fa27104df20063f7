namespace BsonGen.CodeGeneration;

/// <summary>Provides the serializer that the driver's registry holds for a type.</summary>
internal sealed class RegisteredSource<T> : IValueSerializerSource
{
    public static readonly RegisteredSource<T> Instance = new();

    /// <inheritdoc />
    public IBsonSerializer Serializer => RegisteredSerializer<T>.Current;
}
