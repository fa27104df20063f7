using BsonGen.Generator.Tests.Documentation;
using Microsoft.CodeAnalysis.CodeFixes;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

/// <summary>The pages in docs/diagnostics test the fixes: a right sample that names an action is what it makes of a wrong sample.</summary>
public sealed class PageTests
{
    private static IEnumerable<TestCaseData> Fixed =>
        from page in PageMistake.Pages
        from right in PageMistake.FindFixed(page)
        select new TestCaseData(right).SetArgDisplayNames(PageMistake.IdOf(page), right.FixTitle!);

    /// <summary>For one occurrence, and for all in the solution.</summary>
    [TestCaseSource(nameof(Fixed))]
    public async Task RightSampleIsWhatTheFixMakes(CodeBlock right)
    {
        var mistakes = (await PageMistake.All.Value).Where(mistake => mistake.Right == right).ToList();
        var made = new List<string>();
        var madeByAll = new List<string>();
        foreach (var mistake in mistakes)
        {
            using var one = PageMistake.CreateSolution(mistake.Wrong);
            await one.FixAsync(mistake.Fix, mistake.Id, mistake.Title);
            made.Add(one.Texts.First());
            using var all = PageMistake.CreateSolution(mistake.Wrong);
            await all.FixAllAsync(mistake.Fix, mistake.Id, mistake.Title, FixAllScope.Solution);
            madeByAll.Add(all.Texts.First());
        }

        Assert.That(made, Has.One.EqualTo(right.Code), string.Join('\n', made));
        Assert.That(madeByAll, Is.EqualTo(made));
    }

    /// <summary>So a new id with a fix needs a page that shows it, and each fix an order for the layouts.</summary>
    [Test]
    public async Task EachFixIsShown()
    {
        var shown = await PageMistake.All.Value;
        using var all = Assert.EnterMultipleScope();
        Assert.That(
            shown.Select(mistake => $"{mistake.Fix.GetType().Name} of {mistake.Id}").Distinct(),
            Is.EquivalentTo(Mistake.Fixes.SelectMany(fix => fix.FixableDiagnosticIds.Select(id => $"{fix.GetType().Name} of {id}"))));
        Assert.That(
            OrderMistake.All.Select(mistake => mistake.Fix.GetType()).Distinct(),
            Is.EquivalentTo(Mistake.Fixes.Select(fix => fix.GetType())));
    }
}
