namespace BsonGen.Internal.Registration;

/// <summary>What was decided about a type on its first use.</summary>
/// <param name="reason">Why the class map is in charge; null when generated code is.</param>
/// <remarks>Not nested in the generic class that decides: the runtime would make one more class of it for each type.</remarks>
internal sealed class FallbackDecision(string? reason)
{
    public string? Reason => reason;
}
