using System.Text;

namespace Conformance.Machine.Declarations;

/// <summary>
/// Types in a namespace of their own, with their configuration before and after the first use; or a history of the types of the pool.
/// </summary>
/// <param name="Seed">The seed of its declarations, values and documents, or of its operations.</param>
internal sealed record Sample(int Seed)
{
    public IReadOnlyList<TypeDeclaration> Types { get; init; } = [];

    /// <summary>The closed types to compare.</summary>
    public IReadOnlyList<TypeName> Targets { get; init; } = [];

    /// <summary>Expressions that run before the first use of the targets.</summary>
    public IReadOnlyList<string> Before { get; init; } = [];

    /// <summary>Expressions that run after the first use of the targets.</summary>
    public IReadOnlyList<string> After { get; init; } = [];

    /// <summary>The suffix of the namespace.</summary>
    public string Suffix { get; init; } = "";

    /// <summary>The configuration of the process.</summary>
    public World World { get; init; } = World.Plain;

    /// <summary>The text of a sample that was printed before, in place of the declarations; null for an invented one.</summary>
    public PrintedSample? Printed { get; init; }

    /// <summary>The operations of a history, in place of types; null for none.</summary>
    public History? History { get; init; }

    public bool UsesLibrary => Printed is null ? Types.Any(type => type.IsInLibrary) : Printed.Library.Length > 0;

    /// <summary>
    /// Whether class maps, conventions or anything else is registered before the first use of the types, serializers of common types aside.
    /// </summary>
    public bool IsConfigured =>
        Before.Count > 0 || World.AllStatements.Any(statement => statement.Contains("ConventionRegistry.", StringComparison.Ordinal));

    public bool HasAfter => After.Count > 0 || Printed is { HasAfter: true };

    /// <summary>The source of a step named <c>Before 1</c>; null for steps that are not in the source.</summary>
    public string? FindStep(string name) => name.Split(' ') is not [var list, var number] || !int.TryParse(number, out var index) ? null
        : (list switch { "Before" => Before, "After" => After, _ => [] }).ElementAtOrDefault(index);

    /// <summary>The source of one of the two assemblies.</summary>
    public string Print(string space, bool isLibrary)
    {
        if (Printed is not null)
        {
            return (isLibrary ? Printed.Library : Printed.Types)
                .Replace("namespace Conformance.Models", "namespace " + space, StringComparison.Ordinal)
                .Replace("typeof(global::Conformance.Models", "typeof(global::" + space, StringComparison.Ordinal);
        }

        var text = new StringBuilder();
        foreach (var type in Types.Where(type => type.IsNamed && !isLibrary))
        {
            text.Append($"[assembly: BsonGenerated(typeof(global::{space}{Suffix}.{type.Name}))]\n");
        }

        text.Append("namespace ").Append(space).Append(Suffix).Append(";\n");
        foreach (var type in Types.Where(type => type.IsInLibrary == isLibrary))
        {
            text.Append('\n').Append(type.Print());
        }

        if (!isLibrary)
        {
            text.Append("\npublic static class Targets__\n{\n    public static Type[] All => new Type[] { ")
                .AppendJoin(", ", Targets.Select(target => $"typeof({target})")).Append(" };\n");
            AppendSteps(text, "Before", Before);
            AppendSteps(text, "After", After);
            text.Append("}\n");
        }

        return text.ToString();
    }

    /// <summary>The whole sample, as text that can be pasted into the models of the conformance tests.</summary>
    public override string ToString() => History?.ToString() ??
        (UsesLibrary ? $"// tests/Conformance/Bases\n{Print("Conformance.Models", isLibrary: true)}\n// tests/Conformance/Models\n" : "") +
        Print("Conformance.Models", isLibrary: false) + (World == World.Plain ? "" : $"\n{World}");

    private static void AppendSteps(StringBuilder text, string name, IReadOnlyList<string> steps) =>
        text.Append($"    public static Func<object?>[] {name} => new Func<object?>[] {{ ")
            .AppendJoin(", ", steps.Select(step => $"() => {step}"))
            .Append(" };\n");
}
