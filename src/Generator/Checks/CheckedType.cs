namespace BsonGen.Generator.Checks;

/// <summary>A type that all checks have examined.</summary>
/// <param name="Map">Null if the declaration has an error, or is not that of a document.</param>
/// <param name="Access">Null unless a serializer is generated.</param>
/// <param name="Reason">Why the class map serves the type, if a build succeeds although no serializer is generated.</param>
/// <param name="Location">The place of diagnostics that have no place of their own.</param>
/// <param name="RefusedMembers">The members whose values the driver can't store, as diagnostics say.</param>
internal sealed record CheckedType(
    ClassMap? Map,
    TypeAccess? Access,
    TypeOutcome Outcome,
    string? Reason,
    Location? Location,
    IReadOnlyList<DiagnosticInfo> Diagnostics,
    HashSet<MemberMap> RefusedMembers)
{
    public bool IsGenerated => Outcome == TypeOutcome.Generated;
}
