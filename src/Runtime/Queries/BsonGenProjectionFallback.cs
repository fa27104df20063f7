namespace BsonGen;

/// <summary>A projection that is rendered for each call, or whose results the driver's serializer reads.</summary>
public sealed class BsonGenProjectionFallback
{
    internal BsonGenProjectionFallback(string place, Type result, string reason)
    {
        Place = place;
        Result = result;
        Reason = reason;
    }

    /// <summary>The file and the line of the call, or of the creation of the projection: <c>Orders.cs(41)</c>.</summary>
    public string Place { get; }

    /// <summary>The type of the results.</summary>
    public Type Result { get; }

    /// <summary>The cause, in English. The text may differ between versions.</summary>
    public string Reason { get; }

    /// <summary>The place, a colon and the reason.</summary>
    public override string ToString() => $"{Place}: {Reason}";
}
