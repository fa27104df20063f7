using System.Text;

namespace Conformance.Machine.Declarations;

/// <summary>Types in a namespace of their own, with their configuration before and after the first use.</summary>
/// <param name="Seed">The seed of its declarations, values and documents.</param>
internal sealed record Sample(int Seed)
{
    public IReadOnlyList<TypeDeclaration> Types { get; init; } = [];

    /// <summary>The closed types to compare.</summary>
    public IReadOnlyList<TypeName> Targets { get; init; } = [];

    /// <summary>Expressions that run before the first use of the targets.</summary>
    public IReadOnlyList<string> Before { get; init; } = [];

    /// <summary>Expressions that run after it.</summary>
    public IReadOnlyList<string> After { get; init; } = [];

    /// <summary>The end of the namespace.</summary>
    public string Suffix { get; init; } = "";

    /// <summary>What is configured for all types of the process; null where nothing is.</summary>
    public World World { get; init; } = World.Plain;

    public bool UsesLibrary => Types.Any(type => type.IsInLibrary);

    /// <summary>The source of one of the two assemblies.</summary>
    public string Print(string space, bool isLibrary)
    {
        var text = new StringBuilder();
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

    /// <summary>The whole of it, as it can be pasted into the models of the conformance tests.</summary>
    public override string ToString() =>
        (UsesLibrary ? $"// tests/Conformance/Bases\n{Print("Conformance.Models", isLibrary: true)}\n// tests/Conformance/Models\n" : "") +
        Print("Conformance.Models", isLibrary: false) + (World == World.Plain ? "" : $"\n{World}");

    private static void AppendSteps(StringBuilder text, string name, IReadOnlyList<string> steps) =>
        text.Append($"    public static Func<object?>[] {name} => new Func<object?>[] {{ ").AppendJoin(", ", steps.Select(step => $"() => {step}")).Append(" };\n");
}
