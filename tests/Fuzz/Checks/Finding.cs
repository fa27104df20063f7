using System.Security.Cryptography;

namespace Fuzz.Checks;

/// <summary>An input that shows a defect.</summary>
/// <param name="Type">The name of the type that is read.</param>
/// <param name="Kind">The kind of error. The shrunk input must have the same.</param>
/// <param name="Details">The expected and the actual outcome.</param>
/// <param name="Input">The bytes.</param>
internal sealed record Finding(string Type, string Kind, string Details, byte[] Input)
{
    private const string TypeLabel = "type: ";
    private const string BytesLabel = "bytes: ";

    /// <summary>Keeps the input as a file that the tests read again.</summary>
    public string Save(string folder)
    {
        Directory.CreateDirectory(folder);
        var hash = Convert.ToHexString(SHA256.HashData(Input), 0, 6);
        var path = Path.Combine(folder, $"{FileNames.Of(Type)}-{Kind}-{hash}.txt");
        File.WriteAllText(path, $"{TypeLabel}{Type}\nfound: {Kind}\n{BytesLabel}{Convert.ToHexString(Input)}\n");
        return path;
    }

    /// <summary>The type and the bytes of a file.</summary>
    public static (string Type, byte[] Input) Load(string path)
    {
        var lines = File.ReadAllLines(path);
        return (Value(TypeLabel), Convert.FromHexString(Value(BytesLabel)));

        string Value(string label) => lines.Single(line => line.StartsWith(label, StringComparison.Ordinal))[label.Length..];
    }
}

/// <summary>Names of types as parts of file names.</summary>
internal static class FileNames
{
    public static string Of(string type) => string.Concat(type.Select(static c => char.IsAsciiLetterOrDigit(c) ? c : '_'));
}
