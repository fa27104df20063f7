namespace BsonGen.Generator.Checks;

/// <summary>A type that all checks have examined.</summary>
/// <param name="Map">Null if the declaration has an error, or is not that of a document.</param>
/// <param name="Access">Null unless a serializer is generated.</param>
/// <param name="Location">The place of diagnostics that have no place of their own.</param>
/// <param name="RefusedMembers">The members whose values the driver can't store, as diagnostics say.</param>
internal sealed record CheckedType(
    INamedTypeSymbol Type,
    ClassMap? Map,
    TypeAccess? Access,
    TypeOutcome Outcome,
    Location? Location,
    IReadOnlyList<DiagnosticInfo> Diagnostics,
    HashSet<MemberMap> RefusedMembers)
{
    private static readonly ConditionalWeakTable<MappingContext, SymbolDictionary<CheckedType>> Cache = new();

    public bool IsGenerated => Outcome == TypeOutcome.Generated;

    public static CheckedType Of(MappingContext context, INamedTypeSymbol type)
    {
        var isExternal = context.External.Contains(type);
        return Cache.GetValue(context, static _ => new()).GetOrAdd(
            isExternal ? type : type.OriginalDefinition,
            key => new TypeUnderCheck(context, (INamedTypeSymbol)key, isExternal).Check());
    }

    /// <summary>Whether the type carries an attribute and gets a serializer inside it.</summary>
    public static bool HasNestedSerializer(MappingContext context, INamedTypeSymbol type) =>
        type.IsAnnotated() && context.MayHaveSerializer(type) && Of(context, type).IsGenerated;
}
