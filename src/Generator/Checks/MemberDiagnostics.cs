namespace BsonGen.Generator.Checks;

/// <summary>Reports diagnostics about the types of members, which other code may settle by registering a serializer.</summary>
internal static class MemberDiagnostics
{
    /// <param name="types">The types for which other code may register a serializer.</param>
    /// <param name="arguments">The arguments of the message after the name of the member.</param>
    public static void Report(
        TypeUnderCheck type,
        DiagnosticDescriptor descriptor,
        MemberMap member,
        ITypeSymbol[] types,
        params EquatableArray<string> arguments)
    {
        if (Create(type, descriptor, member, arguments) is { } diagnostic)
        {
            type.Report(diagnostic with { Types = [.. types.ToCodes()] });
        }
    }

    /// <summary>Makes a diagnostic about a member; null if a base class reports it.</summary>
    public static DiagnosticInfo? Create(
        TypeUnderCheck type, DiagnosticDescriptor descriptor, MemberMap member, params EquatableArray<string> arguments)
    {
        // A base class reports the member, whatever its type arguments are.
        if (type.Type.GetHierarchy().Any(ancestor =>
            type.IsReportedBy(ancestor) && HasMember(ancestor.OriginalDefinition, member)))
        {
            return null;
        }

        var place = type.IsReportedBy(member.DeclaringType) ? null : member.Symbol.FindSourceLocation();
        var name = place is null ? $"{member.DeclaringType.Name}.{member.Name}" : member.Name;
        var owner = place is null ? type.Type : member.DeclaringType;
        return DiagnosticInfo.Create(descriptor, place ?? type.Location, [name, .. arguments]) with { Owner = owner.ToCode() };
    }

    private static bool HasMember(INamedTypeSymbol type, MemberMap member) => type.GetHierarchy()
        .SelectMany(ancestor => ancestor.GetMembers(member.Name))
        .Any(other => other.OriginalDefinition.Is(member.Symbol.OriginalDefinition) &&
            other.FindMemberType()!.Is(member.Type));
}
