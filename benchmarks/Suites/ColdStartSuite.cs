using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;
using Benchmarks.Harness;

namespace Benchmarks.Suites;

/// <summary>First uses, each in a fresh process.</summary>
public static class ColdStartSuite
{
    private const int Rounds = 15;
    private static readonly int[] Counts = [1, 50, 500];
    private static readonly string[] Configurations = ["a pack in code", "class maps in code"];
    private static readonly string[] Subjects = [Subject.ClassMap, Subject.Driver];

    public static IEnumerable<IReadOnlyList<Measurement>> Measure(string suite)
    {
        // With the runtime of BsonGen compiled ahead of time, as in the package.
        var program = Build("build", "Measured", "-p:PrecompiledRuntimes=" + RuntimeInformation.RuntimeIdentifier);
        foreach (var count in Counts)
        {
            yield return Time(program, suite, $"read the first document of {Types(count)}", "read", count, [.. Subjects, Subject.Floor]);
            yield return Time(program, suite, $"insert the first document of {Types(count)}", "insert", count, Subjects);
            yield return Time(program, suite, $"filter for the first time by a member of {Types(count)}", "filter", count, Subjects);
            yield return Time(program, suite, $"look up, and read nothing, {Types(count)}", "lookup", count, Subjects);
        }

        foreach (var configuration in Configurations)
        {
            yield return TimeConfigured(program, suite, configuration);
        }

        yield return Time(program, suite, "load an assembly of 500 types, and read nothing", "load", 500, Subjects);

        // The driver and all other assemblies are compiled ahead of time, as for programs that must start fast.
        var precompiled = Build(
            "publish", "Precompiled", "-p:PublishReadyToRun=true", "--runtime", RuntimeInformation.RuntimeIdentifier, "--self-contained",
            "false");
        foreach (var count in Counts)
        {
            yield return Time(
                precompiled, suite, $"read the first document of {Types(count)}, published with ReadyToRun", "read", count, [
                    .. Subjects,
                    Subject.Floor,
                ]);
            yield return Time(
                precompiled, suite, $"insert the first document of {Types(count)}, published with ReadyToRun", "insert", count, Subjects);
            yield return Time(
                precompiled, suite, $"filter for the first time by a member of {Types(count)}, published with ReadyToRun", "filter", count,
                Subjects);
        }
    }

    private static string Types(int count) => count == 1 ? "1 type" : $"{count} types";

    private static IReadOnlyList<Measurement> Time(string program, string suite, string name, string work, int count, string[] subjects) =>
        Time(
            program, suite, name,
            [.. subjects.Select(subject => new Side(subject, [subject, work, count.ToString(CultureInfo.InvariantCulture)]))]);

    /// <summary>The time includes the calls that register the configuration.</summary>
    private static IReadOnlyList<Measurement> TimeConfigured(string program, string suite, string configuration) => Time(
        program, suite, $"read the first document of 500 types with {configuration}",
        [
            new(Subject.ClassMap, [Subject.ClassMap, "read", "500", configuration]),
            new(Subject.Driver, [Subject.Driver, "read", "500", configuration]),
            new("not configured", [Subject.Driver, "read", "500"]),
        ]);

    private static IReadOnlyList<Measurement> Time(string program, string suite, string name, IReadOnlyList<Side> sides)
    {
        var times = sides.Select(_ => new List<double>()).ToArray();
        for (var round = 0; round < Rounds; round++)
        {
            for (var i = 0; i < sides.Count; i++)
            {
                var output = RunDotnet([program, .. sides[i].Arguments]);
                times[i].Add(double.Parse(output, CultureInfo.InvariantCulture));
            }
        }

        return Sample.Relate(
            suite, name, [.. sides.Select((side, i) => new Sample(side.Name, times[i], AllocatedBytes: null, PayloadBytes: null))]);
    }

    /// <param name="Arguments">Those of the program that is measured.</param>
    private sealed record Side(string Name, string[] Arguments);

    /// <summary>Builds the program that is measured.</summary>
    /// <returns>Its path.</returns>
    private static string Build(string command, string folder, params string[] options)
    {
        var home = new DirectoryInfo(AppContext.BaseDirectory);
        while (!Directory.Exists(Path.Combine(home.FullName, "ColdStart")))
        {
            home = home.Parent ?? throw new DirectoryNotFoundException("The project of the cold start is not above the program.");
        }

        var project = Path.Combine(home.FullName, "ColdStart");
        var output = Path.Combine(project, "bin", folder);
        RunDotnet([command, project, "--configuration", "Release", "--output", output, "-maxcpucount:1", .. options]);
        return Path.Combine(output, "ColdStart.dll");
    }

    private static string RunDotnet(params string[] arguments)
    {
        using var process = Process.Start(new ProcessStartInfo("dotnet", arguments) { RedirectStandardOutput = true })!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0
            ? output
            : throw new InvalidOperationException($"'dotnet {arguments[0]}' failed.{Environment.NewLine}{output}");
    }
}
