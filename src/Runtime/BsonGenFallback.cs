namespace BsonGen;

/// <summary>A type that asks for generated code and is served by the driver's class map or another serializer, and why.</summary>
/// <param name="Type">The type.</param>
/// <param name="Reason">What put the class map or the other serializer in charge of it, in English, for people.</param>
public sealed record BsonGenFallback(Type Type, string Reason)
{
    /// <summary>The type and the reason.</summary>
    public override string ToString() => $"{Type.FullName}: {Reason}";
}
