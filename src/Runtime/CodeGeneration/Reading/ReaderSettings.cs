namespace BsonGen.CodeGeneration;

/// <summary>The settings of a reader.</summary>
internal struct ReaderSettings
{
    // Null if the caller is the direct API.
    public BsonDeserializationContext? Context;
    public int MaxDocumentSize;

    // Whether invalid UTF-8 is replaced.
    public bool IsLenient;

    // Whether objects without a discriminator are read as by default; null until it is needed.
    public bool? HasDefaultDynamics;
}
