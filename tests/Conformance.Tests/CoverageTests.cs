using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Which types have a generated serializer that is in charge: the suite says nothing of those that have not.</summary>
[TestFixture]
public class CoverageTests
{
    /// <summary>The annotated types that the generator leaves to the class map.</summary>
    private static readonly string[] ExpectedClassMapped = [];

    [Test]
    public void TheOthersAreGenerated() => Assert.That(
        Pairs.All.Where(pair => !Pairs.IsGenerated(pair.Generated)).Select(pair => pair.Name),
        Is.EquivalentTo(ExpectedClassMapped));

    [Test]
    public void NoneOfTheTwinsIsGenerated() => Assert.That(Pairs.All.Where(pair => Pairs.IsGenerated(pair.ClassMapped)), Is.Empty);

    [Test]
    public void ThereAreManyShapes() => Assert.That(Pairs.All, Has.Count.GreaterThan(150));
}
