namespace BsonGen;

/// <summary>A type that generated code was asked for and does not serve, and why.</summary>
/// <param name="Type">The type.</param>
/// <param name="Reason">What put the driver's class map, or another serializer, in charge of it.</param>
public sealed record BsonGenFallback(Type Type, string Reason)
{
    /// <summary>The type and the reason.</summary>
    public override string ToString() => $"{Type.FullName}: {Reason}";
}
