namespace BsonGen.Internal.Registration;

/// <summary>The decision about a type on its first use.</summary>
/// <param name="Reason">Why the class map serves the type; null if generated code does.</param>
/// <param name="FollowsClassMap">Whether the driver has class maps of the type or of its base classes, which agree with the generated code.</param>
/// <param name="IgnoresExtraElements">Whether elements that match no member are skipped, although the code was compiled to refuse them.</param>
/// <param name="NeededElements">The elements that are required in only one of class map and compiled code. The class map reads documents without them.</param>
internal sealed record FallbackDecision(
    FallbackReason? Reason, bool FollowsClassMap = true, bool IgnoresExtraElements = false, ElementSet? NeededElements = null);
