namespace BsonGen.Internal.Registration;

/// <summary>The decision about a type on its first use.</summary>
/// <param name="Reason">Null if generated code serves the type.</param>
/// <param name="FollowsClassMap">Whether the type or a base class has a class map, which agrees with generated code.</param>
/// <param name="Settings">The configuration of the members in the class map; null if the compiled one applies.</param>
/// <param name="IgnoresExtraElements">Whether unknown elements are skipped, although the compiled code refuses them.</param>
/// <param name="NeededElements">
/// Elements whose lack only the class map knows how to treat. It reads the documents that lack one of them.
/// </param>
internal sealed record FallbackDecision(
    FallbackReason? Reason,
    bool FollowsClassMap = true,
    MemberSettings[]? Settings = null,
    bool IgnoresExtraElements = false,
    ElementSet? NeededElements = null);
