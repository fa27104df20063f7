namespace BsonGen.CodeGeneration;

/// <summary>The settings of a writer.</summary>
internal struct WriterSettings
{
    /// <value>Null if the caller is the direct API.</value>
    public BsonSerializationContext? Context;

    /// <summary>Whether malformed text is replaced.</summary>
    public bool IsLenient;

    /// <summary>Whether dynamic objects are written as by default; null until it is needed.</summary>
    public bool? HasDefaultDynamics;
}
