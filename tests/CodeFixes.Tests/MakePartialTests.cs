using Microsoft.CodeAnalysis.CodeFixes;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

public sealed class MakePartialTests
{
    [TestCase("class Order { }", "partial class Order { }")]
    [TestCase("public sealed record Order(int Id);", "public sealed partial record Order(int Id);")]
    [TestCase("readonly record struct Order(int Id);", "readonly partial record struct Order(int Id);")]
    public async Task PutsTheKeywordLast(string before, string after)
    {
        using var solution = new TestSolution($"using BsonGen;\n\n// A comment.\n[BsonGenerated]\n{before}\n");
        await solution.FixAsync(new MakePartialFix(), "BSONGEN001", "Make 'Order' partial");
        Assert.That(solution.Texts, Is.EqualTo([$"using BsonGen;\n\n// A comment.\n[BsonGenerated]\n{after}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task MakesContainersPartialInAllFiles()
    {
        using var solution = new TestSolution(
            """
            using BsonGen;

            namespace Shop;

            public static class Outer
            {
                /// <summary>A container.</summary>
                internal interface IInner
                {
                    [BsonGenerated]
                    class Order { }
                }
            }
            """,
            "namespace Shop;\n\npublic partial class Outer2 { }\n");
        await solution.FixAsync(new MakePartialFix(), "BSONGEN001", "Make 'Outer' partial");
        await solution.FixAsync(new MakePartialFix(), "BSONGEN001", "Make 'IInner' and its containers partial");
        await solution.FixAsync(new MakePartialFix(), "BSONGEN001", "Make 'Order' and its containers partial");
        Assert.That(solution.Texts.First(), Is.EqualTo(
            """
            using BsonGen;

            namespace Shop;

            public static partial class Outer
            {
                /// <summary>A container.</summary>
                internal partial interface IInner
                {
                    [BsonGenerated]
                    partial class Order { }
                }
            }
            """));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task OneFixMakesAllContainersPartial()
    {
        // The container is reported as well. Its fix does not change the type.
        using var solution = new TestSolution(
            "public class Outer { [BsonGen.BsonGenerated] public partial class Order { } [BsonGen.BsonGenerated] public class Line { } }");
        await solution.FixAllAsync(new MakePartialFix(), "BSONGEN001", "Make 'Outer' partial", FixAllScope.Document);
        Assert.That(
            solution.Texts,
            Is.EqualTo(
                ["public partial class Outer { [BsonGen.BsonGenerated] public partial class Order { } [BsonGen.BsonGenerated] public " +
                    "partial class Line { } }"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase(FixAllScope.Document, 2)]
    [TestCase(FixAllScope.Project, 1)]
    [TestCase(FixAllScope.Solution, 0)]
    public async Task FixesAll(FixAllScope scope, int left)
    {
        const string Types =
            "\r\n[BsonGen.BsonGenerated]\r\npublic class {0}A\r\n{{\r\n    [BsonGen.BsonGenerated] public class Inner;\r\n}}\r\n";
        using var solution = new TestSolution(
        [
            [string.Format(null, Types, "First"), "[BsonGen.BsonGenerated] public class Second;"],
            ["[BsonGen.BsonGenerated] class Third;"],
        ]);
        await solution.FixAllAsync(new MakePartialFix(), "BSONGEN001", "Make 'FirstA' partial", scope);
        Assert.That(solution.Texts.First(), Is.EqualTo(
            "\r\n[BsonGen.BsonGenerated]\r\npublic partial class FirstA\r\n{\r\n    [BsonGen.BsonGenerated] public partial class " +
            "Inner;\r\n}\r\n"));
        Assert.That(await solution.FindIdsAsync(), Is.EqualTo(Enumerable.Repeat("BSONGEN001", left)));
    }
}
