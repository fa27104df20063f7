using System.Runtime.CompilerServices;
using System.Text;
using System.Text.RegularExpressions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Compares the generated files with approved ones: <c>Snapshots/{test}/{name}.g.cs</c>, byte for byte, and the same set of files.
/// </summary>
internal static class Snapshot
{
    // Run the tests with this set to 1, then review the changed files as any other change.
    private const string UpdateVariable = "BSONGEN_UPDATE_SNAPSHOTS";

    /// <param name="withRegistration">Whether the file of the assembly is compared, too. It depends on the kinds of types only.</param>
    public static void Match(GeneratorRun run, bool withRegistration = false, [CallerMemberName] string test = "")
    {
        var folder = Path.Combine(Repository.TestsFolder, "Snapshots", test);
        var actual = run.Texts
            .Where(file => withRegistration || file.Key != "BsonGen-Registration.g.cs")
            .ToDictionary(file => file.Key, file => Encoding.UTF8.GetBytes(Approvable(file.Value.ToString())));
        if (Environment.GetEnvironmentVariable(UpdateVariable) == "1" && !OldCompiler.HasNoTypesWithoutBody)
        {
            Update(folder, actual);
        }

        var approved = Directory.Exists(folder)
            ? Directory.GetFiles(folder).ToDictionary(path => Path.GetFileName(path), ReadApproved)
            : [];
        Assert.That(actual.Keys, Is.EquivalentTo(approved.Keys), $"The generated files are not those approved. {Hint}");
        Assert.Multiple(() =>
        {
            foreach (var (name, bytes) in actual)
            {
                Assert.That(Encoding.UTF8.GetString(bytes), Is.EqualTo(Encoding.UTF8.GetString(approved[name])), $"{name} differs. {Hint}");
                Assert.That(bytes, Is.EqualTo(approved[name]), $"{name} differs in its encoding.");
            }
        });
    }

    /// <summary>Compares a file that people write with the text that it has after a test wrote its part of it.</summary>
    /// <param name="path">The path from the root of the repository.</param>
    /// <param name="text">The text, with the ends of lines that Git stores.</param>
    public static void MatchDocument(string path, string text)
    {
        path = Repository.PathOf(path);
        if (Environment.GetEnvironmentVariable(UpdateVariable) == "1")
        {
            File.WriteAllText(path, text);
        }

        Assert.That(text, Is.EqualTo(File.ReadAllText(path).ReplaceLineEndings("\n")), $"{path} differs. {Hint}");
    }

    private static string Hint => $"Set {UpdateVariable}=1 to approve what is generated.";

    private static string Approvable(string text)
    {
        text = Regex.Replace(text, @"(?<=GeneratedCode\(""BsonGen"", "")[^""]*", "version");
#if LOWEST_ROSLYN
        // It leaves contextual keywords in qualified names unescaped.
        text = text.Replace("@", "");
#endif
        return text;
    }

    private static byte[] ReadApproved(string path) =>
#if LOWEST_ROSLYN
        Encoding.UTF8.GetBytes(File.ReadAllText(path).Replace("@", ""));
#else
        File.ReadAllBytes(path);
#endif

    private static void Update(string folder, Dictionary<string, byte[]> files)
    {
        if (Directory.Exists(folder))
        {
            Directory.Delete(folder, recursive: true);
        }

        Directory.CreateDirectory(folder);
        foreach (var (name, bytes) in files)
        {
            File.WriteAllBytes(Path.Combine(folder, name), bytes);
        }
    }
}
