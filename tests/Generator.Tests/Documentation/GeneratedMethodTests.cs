using System.Text.RegularExpressions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>The generator prints the method that docs/how-it-works.md explains.</summary>
[TestFixture]
public partial class GeneratedMethodTests
{
    private const string Path = "docs/how-it-works.md";

    /// <summary>
    /// <c>BSONGEN_UPDATE_SNAPSHOTS=1</c> in the environment writes the method into the page instead. Read the text around it then.
    /// </summary>
    [Test]
    public void PageShowsWhatIsGenerated()
    {
        var page = MarkdownDocument.All.Single(document => document.Path == Path);
        var type = page.Blocks.First(block => block.IsCSharp);
        var shown = page.Blocks.Single(block => block.IsGenerated);
        var generated = FindReadMethod(GeneratorHarness.Run(type.Code).TextOf("Invoice"));
        if (Environment.GetEnvironmentVariable("BSONGEN_UPDATE_SNAPSHOTS") == "1")
        {
            File.WriteAllText(Repository.PathOf(Path), page.Text.Replace(shown.Code, generated, StringComparison.Ordinal));
            return;
        }

        Assert.That(shown.Code, Is.EqualTo(generated));
    }

    /// <summary>The method without its indentation, and without the namespaces of the types.</summary>
    private static string FindReadMethod(string file)
    {
        var method = ReadMethod().Match(Namespaces().Replace(file, ""));
        Assert.That(method.Success, file);
        return Regex.Replace(method.Value, $"^{method.Groups["indentation"].Value}", "", RegexOptions.Multiline);
    }

    [GeneratedRegex(@"global::(\w+\.)*")]
    private static partial Regex Namespaces();

    [GeneratedRegex(
        @"^(?<indentation> +)public override Invoice ReadDocument\(.*?^\k<indentation>\}\n",
        RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex ReadMethod();
}
