using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>An object that a document is read into equals a new object, whatever documents were read into it before.</summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class ReuseTests
{
    private const int Seeds = 12;
    private const int VariantsPerDocument = 40;

    private static readonly string[] Reusable =
        [.. Pairs.All.Where(pair =>
            pair.Name.StartsWith("Reusable", StringComparison.Ordinal) && pair.Name != "ReusablePlain").Select(pair => pair.Name)];

    [Test]
    public void EqualsANewObject([ValueSource(nameof(Reusable))] string type)
    {
        var pair = Pairs.Find(type);
        var (reads, reused) = Compare(pair);
        Assert.That(reused, Is.AtLeast(reads / 8), $"objects reused in {reads} reads");
    }

    [TestCaseSource(typeof(ConformanceTests), nameof(ConformanceTests.Types))]
    public void OtherTypesHaveNewObjects(string type)
    {
        if (!Reusable.Contains(type) && Pairs.IsGenerated(Pairs.Find(type).Generated))
        {
            Assert.That(Compare(Pairs.Find(type), seeds: ConformanceTests.IsFull ? 3 : 1).Reused, Is.Zero);
        }
    }

    /// <summary>Reads written and hostile documents in random order, each into the object of the document before.</summary>
    private static (int Reads, int Reused) Compare(Pair pair, int seeds = Seeds)
    {
        var random = new Random(1);
        var documents = ConformanceTests.DocumentsOf(pair, Enumerable.Range(0, seeds))
            .SelectMany(written => Vary(written.Document, written.What, random))
            .Select(variant => (variant.What, Document: TypeNames.ToGenerated(variant.Document)))
            .ToArray();
        random.Shuffle(documents);
        var differences = new Differences(pair);
        object? target = null;
        var reused = 0;
        foreach (var (what, document) in documents)
        {
            var expected = Outcome.OfDirect(() => pair.GeneratedSide.ReadDirectly(document));
            var previous = target;
            differences.Compare(what, expected, Outcome.OfDirect(() => target = pair.GeneratedSide.ReadInto(document, target)));
            reused += !expected.IsError && target is not null && ReferenceEquals(target, previous) ? 1 : 0;
        }

        differences.AssertNone();
        return (documents.Length, reused);
    }

    private static IEnumerable<(string What, byte[] Document)> Vary(byte[] document, string what, Random random)
    {
        var variants = HostileDocuments.Of(document, random).ToArray();
        random.Shuffle(variants);
        return variants
            .Take(VariantsPerDocument)
            .Select(variant => ($"{what}, {variant.What}", variant.Bytes))
            .Concat(Enumerable.Repeat((what, document), VariantsPerDocument));
    }
}
