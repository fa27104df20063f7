namespace BsonGen;

/// <summary>A projection that is rendered for each call, or whose results the driver's serializer reads.</summary>
/// <param name="Place">The file and the line of the call, or of the creation of the projection: <c>Orders.cs(41)</c>.</param>
/// <param name="Result">The type of the results.</param>
/// <param name="Reason">Why, in English. The text may differ between versions.</param>
public sealed record BsonGenProjectionFallback(string Place, Type Result, string Reason)
{
    /// <summary>The place, a colon and the reason.</summary>
    public override string ToString() => $"{Place}: {Reason}";
}
