using System.Collections.Concurrent;
using System.Diagnostics;
using NUnit.Framework;

namespace BsonGen.Package.Tests;

/// <summary>Edits around intercepted calls under <c>dotnet watch</c>. .NET applies each to the process that runs.</summary>
public sealed class HotReloadTests
{
    // Longer than a slow machine needs for the first build. No edit takes more than a few seconds.
    private static readonly TimeSpan Longest = TimeSpan.FromMinutes(5);

    // One after another. Each changes the word at the start of the line that the program prints.
    private static readonly (string What, string Old, string New, string Printed)[] Edits =
    [
        (
            "a new member above",
            "    public static string Describe()",
            "    public static int More => 3;\n\n    public static string Describe()",
            "Name"),
        ("a blank line above", "        var names", "\n        var names", "Name"),
        ("text before the call", "        var names", "        /* text */ var names", "Name"),
        (
            "a new call",
            "        return",
            "        var ids = Builders<Order>.Projection.Expression(order => new { order.Id });\n        Render(ids);\n        return",
            "Name"),
        (
            "a removed call",
            "        var ids = Builders<Order>.Projection.Expression(order => new { order.Id });\n        Render(ids);\n",
            "",
            "Name"),
        ("a changed lambda", "new { order.Name }", "new { order.Name, Number = order.Id }", "Number"),
    ];

    [Test]
    public async Task EditsAroundProjectionsAreApplied()
    {
        var package = PackageFile.FindPath("first", "nupkg");
        var folder = Directory.CreateTempSubdirectory("watched").FullName;
        foreach (var file in Directory.GetFiles(Path.Combine(Project.Root, "tests/Package/Watched")))
        {
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)));
        }

        using var watching = Start(folder, package);
        var lines = new ConcurrentQueue<string>();
        watching.OutputDataReceived += (_, line) => lines.Enqueue(line.Data ?? "");
        watching.ErrorDataReceived += (_, line) => lines.Enqueue(line.Data ?? "");
        watching.BeginOutputReadLine();
        watching.BeginErrorReadLine();
        try
        {
            var word = "first";
            var process = await WaitAsync(lines, word, "Name", "the first build");
            var places = Path.Combine(folder, "Places.cs");
            foreach (var (what, old, added, printed) in Edits)
            {
                var text = await File.ReadAllTextAsync(places);
                var next = "after" + Array.FindIndex(Edits, edit => edit.What == what);
                Assert.That(text, Does.Contain(old).And.Contain($"\"{word}\""), what);
                await File.WriteAllTextAsync(places, text.Replace(old, added).Replace($"\"{word}\"", $"\"{next}\""));
                word = next;
                Assert.That(await WaitAsync(lines, word, printed, what), Is.EqualTo(process), $"The program started again: {what}.");
            }
        }
        finally
        {
            watching.Kill(entireProcessTree: true);
            await watching.WaitForExitAsync();
            Directory.Delete(folder, recursive: true);
        }
    }

    private static Process Start(string folder, string package)
    {
        var start = new ProcessStartInfo("dotnet", ["watch", "run", "--non-interactive"])
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };

        // Those of the build that runs this test.
        foreach (var name in start.Environment.Keys.Where(name => name.StartsWith("MSBuild", StringComparison.OrdinalIgnoreCase)).ToList())
        {
            start.Environment.Remove(name);
        }

        start.Environment["BsonGenVersion"] = Path.GetFileNameWithoutExtension(package)["BsonGen.".Length..];
        start.Environment["RestoreAdditionalProjectSources"] = Path.GetDirectoryName(package) + ";" +
            Environment.GetEnvironmentVariable("RestoreAdditionalProjectSources");
        return Process.Start(start)!;
    }

    /// <summary>Waits for a line with a word and the name of an element.</summary>
    /// <returns>The id of the process that printed it.</returns>
    private static async Task<string> WaitAsync(ConcurrentQueue<string> lines, string word, string element, string what)
    {
        var printed = new List<string>();
        for (var clock = Stopwatch.StartNew(); clock.Elapsed < Longest; await Task.Delay(50))
        {
            while (lines.TryDequeue(out var line))
            {
                printed.Add(line);
                if (line.Split(' ', 3) is [var process, var first, var rest] && first == word && rest.Contains(element))
                {
                    return process;
                }
            }
        }

        throw new AssertionException($"{what} was not applied:\n{string.Join('\n', printed.TakeLast(40))}");
    }
}
