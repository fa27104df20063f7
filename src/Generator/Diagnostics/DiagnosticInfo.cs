using System.Globalization;

namespace BsonGen.Generator.Diagnostics;

/// <summary>A diagnostic that is compared by value, and therefore holds no syntax tree.</summary>
internal sealed record DiagnosticInfo(
    DiagnosticDescriptor Descriptor, DiagnosticPlace Place, EquatableArray<string> Arguments)
{
    // It is null for the severity of the descriptor.
    public DiagnosticSeverity? Severity { get; init; }

    // The types whose use by code of the project has the effect; empty if no code matters.
    public EquatableArray<string> Types { get; init; } = [];

    public UseEffect UseEffect { get; init; }

    // The type at whose members the diagnostic is reported; empty if it is not about a member. One diagnostic is reported for
    // the members of a type that have the same cause.
    public string Owner { get; init; } = "";

    // The places of the other members.
    public EquatableArray<DiagnosticPlace> Others { get; init; } = [];

    public static DiagnosticInfo Create(
        DiagnosticDescriptor descriptor, Location? location, params EquatableArray<string> arguments) => new(
        descriptor, DiagnosticPlace.Of(location), arguments);

    /// <param name="otherwise">The place if the attribute has no source code.</param>
    public static DiagnosticInfo OfNoEffect(
        AttributeData attribute, string target, string why, Location? otherwise = null) =>
        Create(NoEffect, attribute.FindLocation() ?? otherwise, attribute.GetShortName(), target, why);

    /// <summary>Makes one diagnostic of those about members of one type that differ in nothing but the member.</summary>
    public static IEnumerable<DiagnosticInfo> JoinMembers(IEnumerable<DiagnosticInfo> diagnostics)
    {
        var number = 0;
        return diagnostics
            .GroupBy(diagnostic => diagnostic.Owner.Length == 0
                ? (object)++number
                : (diagnostic.Owner, diagnostic.Descriptor, diagnostic.Severity, diagnostic.Cause))
            .Select(static same => JoinSame([.. same]));
    }

    public string GetMessage()
    {
        var format = Descriptor.MessageFormat.ToString(CultureInfo.InvariantCulture);
        return string.Format(CultureInfo.InvariantCulture, format, [.. Arguments]) + $" ({Descriptor.Id})";
    }

    public Diagnostic ToDiagnostic(SyntaxTreeIndex trees) => Diagnostic.Create(
        Descriptor,
        Place.ToLocation(trees),
        Severity ?? Descriptor.DefaultSeverity,
        Others.Select(place => place.ToLocation(trees)),
        properties: null,
        [.. Arguments]);

    // The arguments after the name of the member.
    private EquatableArray<string> Cause => [.. Arguments.Skip(1)];

    private static DiagnosticInfo JoinSame(List<DiagnosticInfo> same)
    {
        var first = same[0];
        if (same.Count == 1)
        {
            return first;
        }

        // The format of the message has the first and the last quote.
        var names = same.ConvertAll(diagnostic => diagnostic.Arguments[0]);
        var all = string.Join("', '", names.Take(names.Count - 1)) + "' and '" + names[names.Count - 1];
        return first with
        {
            Arguments = [all, .. first.Cause],
            Others = [.. same.Skip(1).Select(other => other.Place)],
        };
    }
}
