using System.Globalization;

namespace BsonGen.Generator.Diagnostics;

/// <summary>A diagnostic that is compared by value, and therefore holds no syntax tree.</summary>
internal sealed record DiagnosticInfo(
    DiagnosticDescriptor Descriptor,
    string FilePath,
    TextSpan Span,
    LinePositionSpan Lines,
    EquatableArray<string> Arguments)
{
    // Whatever the severity of the descriptor is.
    public bool IsSuggestion { get; init; }

    // Whatever the severity of the descriptor is: no registration in code can mend it.
    public bool IsError { get; init; }

    // The types whose use by other code lowers the severity; empty if no other code matters.
    public EquatableArray<string> Types { get; init; } = [];

    public static DiagnosticInfo Create(
        DiagnosticDescriptor descriptor, Location? location, params EquatableArray<string> arguments) => new(
        descriptor,
        location?.SourceTree?.FilePath ?? "",
        location?.SourceSpan ?? default,
        location?.GetLineSpan().Span ?? default,
        arguments);

    /// <param name="otherwise">The place if the attribute has no source code.</param>
    public static DiagnosticInfo OfNoEffect(
        AttributeData attribute, string target, string why, Location? otherwise = null) =>
        Create(NoEffect, attribute.GetLocation() ?? otherwise, attribute.GetShortName(), target, why);

    public string GetMessage()
    {
        var format = Descriptor.MessageFormat.ToString(CultureInfo.InvariantCulture);
        return string.Format(CultureInfo.InvariantCulture, format, [.. Arguments]) + $" ({Descriptor.Id})";
    }

    // In the syntax tree, so that #pragma warning disable works.
    public Diagnostic ToDiagnostic(SyntaxTreeIndex trees)
    {
        var location = trees.Find(FilePath, Span.End) is { } tree
            ? Location.Create(tree, Span)
            : Location.Create(FilePath, Span, Lines);
        var severity =
            IsSuggestion ? DiagnosticSeverity.Info :
            IsError ? DiagnosticSeverity.Error : Descriptor.DefaultSeverity;
        return Diagnostic.Create(
            Descriptor, location, severity, additionalLocations: null, properties: null, [.. Arguments]);
    }
}
