namespace BsonGen.CodeGeneration;

/// <summary>The settings of a reader.</summary>
internal struct ReaderSettings
{
    /// <value>Null if the caller is the direct API.</value>
    public BsonDeserializationContext? Context;
    public int MaxDocumentSize;

    /// <summary>Whether invalid UTF-8 is replaced.</summary>
    public bool IsLenient;

    /// <summary>Whether objects without a discriminator are read as by default; null until it is needed.</summary>
    public bool? HasDefaultDynamics;
}
