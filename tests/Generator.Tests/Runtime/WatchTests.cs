using System.Collections.Concurrent;
using System.Diagnostics;
using BsonGen.Generator.Queries;
using MongoDB.Driver;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Runtime;

/// <summary>Edits around intercepted calls apply to a program that runs under <c>dotnet watch</c>, without a restart.</summary>
/// <remarks>Only with CONFORMANCE=full: each edit takes seconds.</remarks>
public sealed class WatchTests
{
    private const string Call = "Renderer.Render(Builders<Order>.Projection.Expression(order => new { order.Name }))";
    private const string Other = "Renderer.Render(Builders<Order>.Projection.Expression(order => new { New = order.Id }))";

    private const string Program =
        """
        using BsonGen;
        using MongoDB.Bson.Serialization;
        using MongoDB.Driver;

        for (var i = 0; i < 3000; i++)
        {
            Console.WriteLine($"{Environment.ProcessId} {Work.Run()}");
            Thread.Sleep(100);
        }

        [BsonGenerated]
        public partial class Order
        {
            public int Id { get; set; }
            public string Name { get; set; } = "";
        }

        public static class Renderer
        {
            public static string Render<T>(ProjectionDefinition<Order, T> projection) =>
                projection.GetType().Name[..10] + " " +
                projection.Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry)).Document;
        }
        """;

    private const string Work =
        $$"""
        using MongoDB.Driver;

        public static class Work
        {
            public static string Run()
            {
                var first = {{Call}};
                return "start " + first;
            }
        }
        """;

    // Each edit of the file follows the one before, and names what the program then prints.
    private static readonly (string Before, string After, string Printed)[] Edits =
    [
        ("\"start \"", "\"changed \"", "changed BsonGenPro { \"Name\" : \"$Name\", \"_id\" : 0 }"),
        ("    public static string Run()", "    public static string Added => \"added \";\n\n    public static string Run()", ""),
        ("\"changed \" + ", "\"member \" + Added + ", "member added BsonGenPro"),
        ("    public static string Run()", "\n\n    public static string Run()", ""),
        ("\"member \"", "\"blank lines \"", "blank lines added BsonGenPro"),
        ("        var first", "        /* text */ var first", ""),
        ("\"blank lines \"", "\"text \"", "text added BsonGenPro"),
        ("new { order.Name }", "new { order.Id, order.Name }", "text added BsonGenPro { \"_id\" : \"$_id\", \"Name\" : \"$Name\" }"),
        ("        /* text */", $"        var other = {Other};\n        /* text */", ""),
        ("\"text \" + ", "\"new call \" + other + ", "new call BsonGenPro { \"New\" : \"$_id\", \"_id\" : 0 }added BsonGenPro { \"_id\""),
        (Other, "\"\"", "new call added BsonGenPro { \"_id\""),
        (Call.Replace("{ order", "{ order.Id, order", StringComparison.Ordinal), "\"none\"", "new call added none"),
    ];

    [Test]
    public void EditsApplyWithoutARestart()
    {
        if (Environment.GetEnvironmentVariable("CONFORMANCE") != "full")
        {
            Assert.Ignore("Needs CONFORMANCE=full.");
        }

        var folder = Directory.CreateTempSubdirectory("BsonGenWatch");
        try
        {
            Write(folder);
            Watch(folder);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private static void Watch(DirectoryInfo folder)
    {
        using var watch = Start(folder);
        var lines = new BlockingCollection<string>();
        watch.OutputDataReceived += (_, line) => lines.Add(line.Data ?? "");
        watch.ErrorDataReceived += (_, line) => lines.Add(line.Data ?? "");
        watch.BeginOutputReadLine();
        watch.BeginErrorReadLine();
        try
        {
            var process = WaitFor("start BsonGenPro", lines);
            var text = Work;
            foreach (var (before, after, printed) in Edits)
            {
                Assert.That(text, Does.Contain(before));
                text = text.Replace(before, after, StringComparison.Ordinal);
                File.WriteAllText(Path.Combine(folder.FullName, "Work.cs"), text);
                if (printed.Length == 0)
                {
                    WaitFor("changes applied", lines);
                }
                else
                {
                    Assert.That(WaitFor(printed, lines), Is.EqualTo(process), "The program was restarted.");
                }
            }
        }
        finally
        {
            watch.Kill(entireProcessTree: true);
            watch.WaitForExit();
        }
    }

    // Returns the first word of the line, which is the id of the process.
    private static string WaitFor(string text, BlockingCollection<string> lines)
    {
        var seen = new List<string>();
        var clock = Stopwatch.StartNew();
        while (clock.Elapsed < TimeSpan.FromMinutes(2))
        {
            if (!lines.TryTake(out var line, TimeSpan.FromSeconds(1)))
            {
                continue;
            }

            seen.Add(line);
            Assert.That(line, Does.Not.Contain("Restart is needed"), () => string.Join('\n', seen.Distinct()));
            if (line.Contains(text, StringComparison.Ordinal))
            {
                return line.Split(' ')[0];
            }
        }

        throw new AssertionException($"'{text}' was not printed:\n{string.Join('\n', seen.Distinct())}");
    }

    private static Process Start(DirectoryInfo folder)
    {
        var start = new ProcessStartInfo("dotnet", ["watch", "--non-interactive", "run"])
        {
            WorkingDirectory = folder.FullName,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            Environment =
            {
                ["DOTNET_USE_POLLING_FILE_WATCHER"] = "1",
                ["DOTNET_CLI_UI_LANGUAGE"] = "en",
                ["DOTNET_WATCH_SUPPRESS_EMOJIS"] = "1",
            },
        };
        return Process.Start(start)!;
    }

    private static void Write(DirectoryInfo folder)
    {
        var packages = typeof(IMongoDatabase).Assembly.GetName().Version!.ToString(3);
        File.WriteAllText(
            Path.Combine(folder.FullName, "Watched.csproj"),
            $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                <TargetFramework>net10.0</TargetFramework>
                <Nullable>enable</Nullable>
                <ImplicitUsings>enable</ImplicitUsings>
                <InterceptorsNamespaces>$(InterceptorsNamespaces);BsonGen.Generated</InterceptorsNamespaces>
              </PropertyGroup>
              <ItemGroup>
                <PackageReference Include="MongoDB.Driver" Version="{packages}" />
                <Reference Include="{typeof(BsonGenSerializer).Assembly.Location}" />
                <Analyzer Include="{typeof(QueryGenerator).Assembly.Location}" />
              </ItemGroup>
            </Project>
            """);
        File.WriteAllText(Path.Combine(folder.FullName, "Program.cs"), Program);
        File.WriteAllText(Path.Combine(folder.FullName, "Work.cs"), Work);
    }
}
