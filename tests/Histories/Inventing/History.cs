namespace Histories.Inventing;

/// <summary>A sequence of operations.</summary>
/// <param name="Version">The version of the library that is loaded; the types are compiled against version 1.</param>
/// <param name="Operations">A line each, with the name of a verb and its arguments.</param>
internal sealed record History(int Version, string[] Operations)
{
    /// <summary>Reads the text of <see cref="ToString"/>. Lines that start with # are comments.</summary>
    public static History Parse(string text)
    {
        string[] lines = [.. text.Split('\n').Select(line => line.Trim()).Where(line => line.Length > 0 && line[0] != '#')];
        return new History(int.Parse(lines[0].Split(' ')[1]), lines[1..]);
    }

    public override string ToString() => $"library {Version}\n{string.Join('\n', Operations)}\n";
}
