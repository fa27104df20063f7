namespace BsonGen;

/// <summary>A type with a generated serializer that the driver's class map or another serializer serves instead.</summary>
/// <param name="Type">The type.</param>
/// <param name="Reason">Why the generated serializer is not used, in English. The text may differ between versions.</param>
public sealed record BsonGenFallback(Type Type, string Reason)
{
    /// <summary>The full name of the type, a colon and the reason.</summary>
    public override string ToString() => $"{Type.FullName}: {Reason}";
}
