namespace BsonGen.Internal.Registration;

/// <summary>The decision about a type on its first use.</summary>
/// <param name="Reason">Null if generated code serves the type.</param>
/// <param name="FollowsClassMap">Whether the type or a base class has a class map, which agrees with generated code.</param>
/// <param name="IgnoresExtraElements">Whether unknown elements are skipped, although the compiled code refuses them.</param>
/// <param name="NeededElements">Those that only the class map or only the code requires. Without, the class map reads.</param>
internal sealed record FallbackDecision(
    FallbackReason? Reason,
    bool FollowsClassMap = true,
    bool IgnoresExtraElements = false,
    ElementSet? NeededElements = null);
