using System.Text.RegularExpressions;

namespace Conformance.Machine.Declarations;

/// <summary>A sample as a finding prints it, to compare it again.</summary>
/// <param name="Library">The source of the assembly of base classes; empty without one.</param>
/// <param name="Types">The source of the assembly of the types.</param>
internal sealed partial record PrintedSample(string Library, string Types)
{
    private const string TypesFollow = "// tests/Conformance/Models\n";

    public bool HasAfter => !Types.Contains("After => new Func<object?>[] {  };", StringComparison.Ordinal);

    /// <summary>Parses the output of a finding, from the first declaration on.</summary>
    /// <exception cref="FormatException">The text declares no types to compare.</exception>
    public static Sample Parse(string text)
    {
        var start = text.IndexOf(TypesFollow, StringComparison.Ordinal);
        var printed = start < 0 ? new PrintedSample("", text) : new PrintedSample(text[..start], text[(start + TypesFollow.Length)..]);
        var targets = Targets().Match(printed.Types) is { Success: true } match
            ? match.Groups[1].Value
            : throw new FormatException("No Targets__.All.");
        return new Sample(1)
        {
            Printed = printed,
            Targets = [.. Target().Matches(targets).Select(target => new TypeName(target.Groups[1].Value))],
            Before = Steps("Before"),
            After = Steps("After"),
        };

        IReadOnlyList<string> Steps(string name) =>
            [.. Regex.Match(printed.Types, $@"{name} => new Func<object\?>\[\] \{{(.*)\}};").Groups[1].Value.Split(
                "() => ", StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)];
    }

    [GeneratedRegex(@"Type\[\] All => new Type\[\] \{(.*)\};")]
    private static partial Regex Targets();

    [GeneratedRegex(@"typeof\((.*?)\)(?=[, ])")]
    private static partial Regex Target();
}
