namespace BsonGen.Generator.Model;

/// <summary>What code registers for a class of a hierarchy.</summary>
internal sealed record RegisteredLevel(
    string TypeName, RegisteredMap? Map, EquatableArray<RegisteredConvention> Conventions)
{
    public bool IsEmpty => Map is null && Conventions.Count == 0;

    /// <summary>The text that the runtime reads.</summary>
    public string Text =>
        (Map is null ? "" : Map.MapsAutomatically ? "+" : "-") +
        string.Join(",", Conventions.Select(convention => $"{convention.Property}={convention.Value}"));
}
