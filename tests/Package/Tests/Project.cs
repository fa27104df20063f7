using System.Diagnostics;
using System.Reflection;
using System.Text.Json;

namespace BsonGen.Package.Tests;

/// <summary>Properties in the project files.</summary>
internal static class Project
{
    public static readonly string RepositoryUrl = Find("RepositoryUrl");

    public static readonly string Root = Find("RepositoryRoot");

    /// <summary>Evaluates properties and items of <c>src/Runtime</c>, without restoring or building anything.</summary>
    /// <param name="arguments">Arguments of <c>dotnet msbuild</c>, at least two of them asking for something.</param>
    public static JsonElement Evaluate(params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet", ["msbuild", Path.Combine(Root, "src", "Runtime"), .. arguments]) { RedirectStandardOutput = true };
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        using var document = JsonDocument.Parse(output);
        return document.RootElement.Clone();
    }

    private static string Find(string key) =>
        typeof(Project).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == key).Value!;
}
