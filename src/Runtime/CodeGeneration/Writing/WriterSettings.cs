namespace BsonGen.CodeGeneration;

/// <summary>The settings of a writer.</summary>
internal struct WriterSettings
{
    // Null if the caller is the direct API.
    public BsonSerializationContext? Context;

    // Whether malformed text is replaced.
    public bool IsLenient;

    // Whether dynamic objects are written as by default; null until it is needed.
    public bool? HasDefaultDynamics;
}
