namespace BsonGen.Internal.Registration;

/// <summary>The decision about a type on its first use.</summary>
/// <param name="Reason">Null if generated code serves the type.</param>
/// <param name="FollowsClassMap">Whether the type or a base class has a class map, which agrees with generated code.</param>
/// <param name="ConfiguredMembers">The configuration of the members in the class map; null if the compiled one applies.</param>
/// <param name="IgnoresExtraElements">Whether unknown elements are skipped, although the compiled code refuses them.</param>
/// <param name="NeededElements">
/// Elements whose lack only the class map knows how to treat. It reads the documents that lack one of them.
/// </param>
/// <param name="KnownElements">
/// The elements of members, if a member holds all others. The class map reads the documents that have others.
/// </param>
/// <param name="WritingReason">Why the class map writes the type, although generated code reads it; null if it does not.</param>
/// <param name="RootClass">The root class of the hierarchy in the class map; null for the compiled one.</param>
internal sealed record FallbackDecision(
    FallbackReason? Reason,
    bool FollowsClassMap = true,
    ConfiguredMember[]? ConfiguredMembers = null,
    bool IgnoresExtraElements = false,
    ElementSet? NeededElements = null,
    ElementSet? KnownElements = null,
    FallbackReason? WritingReason = null,
    Type? RootClass = null)
{
    /// <summary>Whether each document is searched before generated code reads it.</summary>
    public bool SearchesDocuments => NeededElements is not null || KnownElements is not null;
}
