namespace BsonGen.Internal.Registration;

/// <summary>The decision about a type on its first use.</summary>
/// <param name="Reason">Null if generated code serves the type.</param>
/// <param name="FollowsClassMap">Whether the driver has class maps of the type or its base classes, which agree with generated code.</param>
/// <param name="IgnoresExtraElements">Whether elements that match no member are skipped, although the code was compiled to refuse them.</param>
/// <param name="NeededElements">The elements that only the class map or only compiled code requires. The class map reads documents without them.</param>
internal sealed record FallbackDecision(
    FallbackReason? Reason, bool FollowsClassMap = true, bool IgnoresExtraElements = false, ElementSet? NeededElements = null);
