using Conformance.Machine.Declarations;
using Conformance.Machine.Running;
using NUnit.Framework;

namespace Conformance.Machine;

/// <summary>Samples that once showed a difference, each in a file, as a finding printed them.</summary>
[TestFixture]
public sealed class RegressionTests
{
    // The driver refuses the types of these, or each has something that the class map alone can do.
    private static readonly string[] LeftToClassMap =
        [
            "ClassMapOfRefusedItems",
            "KnownTypeWithTwoIds",
            "NullDefaultOfTypeParameter",
            "StaticConditionOfExtraElements",
            "VarInOtherAssembly",
        ];

    private static IEnumerable<string> Files =>
        Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Regressions"), "*.txt")
            .Select(path => Path.GetFileNameWithoutExtension(path))
            .Order(StringComparer.Ordinal);

    // All files in one batch: a compilation and a driver on each side.
    private static readonly Lazy<Outcomes> Outcome = new(CompareAll);

    [Test]
    public void ATypeWithoutValuesIsAFinding()
    {
        // The machine creates no addresses of mail, so neither side would write or read one.
        const string Sample =
            """
            namespace Conformance.Models;

            [BsonGenerated]
            public partial class Line
            {
                public System.Net.Mail.MailAddress? Peer { get; set; }
            }

            public static class Targets__
            {
                public static Type[] All => new Type[] { typeof(Line) };
                public static Func<object?>[] Before => new Func<object?>[] {  };
                public static Func<object?>[] After => new Func<object?>[] {  };
            }
            """;
        Assert.That(
            Replay.Compare(Sample, new SampleTally()).Select(finding => finding.What),
            Has.All.Contains("No values are made of System.Net.Mail.MailAddress").And.Not.Empty);
    }

    [Test]
    public void ATypeThatBothRefuseIsNoFinding()
    {
        // Neither the generator nor the driver can call the constructor.
        const string Sample =
            """
            [assembly: BsonGenerated(typeof(global::Conformance.Models.Node))]
            namespace Conformance.Models;

            public partial class Point3
            {
            }

            public partial class Node
            {
                [BsonConstructor] public Node(int @child) { this.Child = @child; }
                private int Child { get; set; }
            }

            public static class Targets__
            {
                public static Type[] All => new Type[] { typeof(Point3) };
                public static Func<object?>[] Before => new Func<object?>[] {  };
                public static Func<object?>[] After => new Func<object?>[] {  };
            }
            """;
        var tally = new SampleTally();
        Assert.That(Replay.Compare(Sample, tally), Is.Empty);
        Assert.That(tally.RefusedByBoth, Is.Positive);
    }

    [Test]
    public void AllFilesAreValid() => Assert.That(Outcome.Value.Batch.Invalid, Is.Zero, "samples that are not valid C#");

    [TestCaseSource(nameof(Files))]
    public void IsLikeTheClassMap(string name)
    {
        var tally = Outcome.Value.Tallies[name];
        Assert.Multiple(() =>
        {
            Assert.That(Outcome.Value.Findings.Where(found => found.File == name).Select(found => found.Finding), Is.Empty);
            Assert.That(tally.Values, Is.Positive, "comparisons of values");
            Assert.That(
                tally.Unwritten,
                Is.LessThan(tally.Types).Or.EqualTo(tally.RefusedByDriver),
                "types of which the class map wrote no document");
            Assert.That(tally.InCharge > 0, Is.Not.EqualTo(LeftToClassMap.Contains(name)), "Whether generated code serves a type.");
        });
    }

    private static Outcomes CompareAll()
    {
        var files = new Dictionary<Sample, string>(ReferenceEqualityComparer.Instance);
        foreach (var file in Files)
        {
            foreach (var sample in Replay.Read(File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Regressions", file + ".txt"))))
            {
                files.Add(sample, file);
            }
        }

        var tallies = Files.ToDictionary(file => file, _ => new SampleTally());
        var batch = new SampleTally();
        var findings = BatchRunner.Run(
            World.Plain, [.. files.Keys], Replay.Settings, Effort.Full, batch, sample => tallies[files[sample]]);
        return new(tallies, [.. findings.Select(finding => (files[finding.Sample], finding))], batch);
    }

    private sealed record Outcomes(
        Dictionary<string, SampleTally> Tallies, List<(string File, Finding Finding)> Findings, SampleTally Batch);
}
