namespace BsonGen;

/// <summary>A type with a generated serializer that the driver's class map or another serializer serves instead.</summary>
public sealed class BsonGenFallback
{
    internal BsonGenFallback(Type type, string reason)
    {
        Type = type;
        Reason = reason;
    }

    /// <summary>The type with the generated serializer.</summary>
    public Type Type { get; }

    /// <summary>Why the generated serializer is not used, in English. The text may differ between versions.</summary>
    public string Reason { get; }

    /// <summary>The full name of the type, a colon and the reason.</summary>
    public override string ToString() => $"{Type.FullName}: {Reason}";
}
