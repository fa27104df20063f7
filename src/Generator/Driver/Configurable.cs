namespace BsonGen.Generator.Driver;

/// <summary>What a serializer of the driver accepts in attributes.</summary>
/// <param name="Representations">The BSON types in <c>[BsonRepresentation]</c>.</param>
/// <param name="Options">The other attribute, or null.</param>
/// <param name="Codec">The codec; null if the driver reads and writes members with the attributes.</param>
internal sealed record Configurable(string[] Representations, string? Options = null, CodecClass? Codec = null)
{
    /// <summary>The BSON types that few members have, and that are left to the driver.</summary>
    public string[] ByDriver { get; init; } = [];

    /// <summary>Whether the serializer passes the attribute to that of its items.</summary>
    public bool IsOfItems { get; init; }

    /// <summary>Whether a codec reads and writes the values in this representation.</summary>
    public bool Compiles(string representation) =>
        Representations.Contains(representation) && !ByDriver.Contains(representation);

    /// <summary>Whether the attribute configures this serializer or one inside it.</summary>
    public bool Takes(string attribute) => Options == attribute || Inner?.Takes(attribute) == true;

    public IEnumerable<string> GetRepresentations() => Representations.Concat(Inner?.GetRepresentations() ?? []).Distinct();

    /// <summary>The same for a collection, whose serializer passes the attribute to that of its items.</summary>
    public Configurable? Around(Configurable? inner) => inner is null ? null : this with { Inner = inner };

    private Configurable? Inner { get; init; }
}
