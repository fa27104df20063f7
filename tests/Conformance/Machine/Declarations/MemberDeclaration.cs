namespace Conformance.Machine.Declarations;

/// <summary>A field, property, indexer or method.</summary>
/// <param name="Name">The name as it stands in the declaration.</param>
/// <param name="Type">The type of the value.</param>
internal sealed record MemberDeclaration(string Name, TypeName Type)
{
    public IReadOnlyList<string> Attributes { get; init; } = [];

    /// <summary>The accessibility and the other text in front of the type.</summary>
    public string Modifiers { get; init; } = "public";

    /// <summary>The code after the name: accessors, an initializer, an expression, or a semicolon.</summary>
    public string Body { get; init; } = "{ get; set; }";

    public bool IsProperty => Body.StartsWith('{') || Body.StartsWith("=>", StringComparison.Ordinal);

    public bool IsVirtual =>
        Modifiers.Contains("virtual", StringComparison.Ordinal) || Modifiers.Contains("abstract", StringComparison.Ordinal) ||
        (Modifiers.Contains("override", StringComparison.Ordinal) && !Modifiers.Contains("sealed", StringComparison.Ordinal));

    public override string ToString() =>
        $"{string.Concat(Attributes.Select(attribute => $"[{attribute}] "))}{Modifiers}{(Modifiers.Length > 0 ? " " : "")}{Type} " +
        $"{Name}{(Body == ";" ? "" : " ")}{Body}";
}
