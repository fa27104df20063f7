using Conformance.Machine.Running;
using NUnit.Framework;

namespace Conformance.Machine;

/// <summary>Samples that once showed a difference, each in a file, as a finding printed them.</summary>
[TestFixture]
public sealed class RegressionTests
{
    // The driver refuses the types of these, or each has something that the class map alone can do.
    private static readonly string[] LeftToClassMap =
        ["ClassMapOfRefusedItems", "KnownTypeWithTwoIds", "NullDefaultOfTypeParameter", "StaticConditionOfExtraElements", "VarInOtherAssembly"];

    private static IEnumerable<string> Files =>
        Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Regressions"), "*.txt").Select(path => Path.GetFileNameWithoutExtension(path)).Order(StringComparer.Ordinal);

    [Test]
    public void ATypeWithoutValuesIsAFinding()
    {
        // The machine creates no endpoints, so neither side would write or read one.
        const string Sample =
            """
            namespace Conformance.Models;

            [BsonGenerated]
            public partial class Line
            {
                public System.Net.IPEndPoint? Peer { get; set; }
            }

            public static class Targets__
            {
                public static Type[] All => new Type[] { typeof(Line) };
                public static Func<object?>[] Before => new Func<object?>[] {  };
                public static Func<object?>[] After => new Func<object?>[] {  };
            }
            """;
        Assert.That(Replay.Compare(Sample, new Tally()).Select(finding => finding.What), Has.All.Contains("No values are made of System.Net.IPEndPoint").And.Not.Empty);
    }

    [TestCaseSource(nameof(Files))]
    public void IsLikeTheClassMap(string name)
    {
        var tally = new Tally();
        var findings = Replay.Compare(File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Regressions", name + ".txt")), tally);
        Assert.Multiple(() =>
        {
            Assert.That(findings, Is.Empty);
            Assert.That(tally.Invalid, Is.Zero, "samples that are not valid C#");
            Assert.That(tally.Values, Is.Positive, "comparisons of values");
            Assert.That(tally.Unwritten, Is.LessThan(tally.Types).Or.EqualTo(tally.RefusedByDriver), "types of which the class map wrote no document");
            Assert.That(tally.InCharge > 0, Is.Not.EqualTo(LeftToClassMap.Contains(name)), "Whether generated code serves a type.");
        });
    }
}
