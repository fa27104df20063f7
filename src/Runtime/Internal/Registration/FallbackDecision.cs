namespace BsonGen.Internal.Registration;

/// <summary>What was decided about a type on its first use.</summary>
/// <param name="reason">Why the class map is in charge; null when generated code is.</param>
/// <param name="hadClassMap">Whether the driver had a class map of the type, which says what the generated code says.</param>
/// <remarks>Not nested in the generic class that decides: the runtime would make one more class of it for each type.</remarks>
internal sealed class FallbackDecision(string? reason, bool hadClassMap)
{
    public string? Reason => reason;

    public bool HadClassMap => hadClassMap;
}
