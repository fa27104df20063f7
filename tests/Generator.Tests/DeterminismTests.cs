using System.Globalization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Equal sources give equal text, independent of the order of files, the culture and the casing of names.</summary>
public sealed class DeterminismTests
{
    private static readonly SourceFile[] Sources =
    [
        new(
            """
            [assembly: BsonGenerated(typeof(Box<string>))]
            [assembly: BsonGenerated(typeof(Foreign))]

            public class Foreign { public int I { get; set; } }
            """,
            "A.cs"),
        new(
            """
            [assembly: BsonGenerated(typeof(Box<int>))]

            public class Box<T> { public T? Item { get; set; } }
            """,
            "B.cs"),
        new(
            """
            namespace Insel;

            [BsonGenerated]
            public sealed partial class Invoice
            {
                [BsonDefaultValue(-1)] public int Index { get; set; }
                [BsonDefaultValue(-1234567.5)] public double Ratio { get; set; }
                [BsonDefaultValue(-1L)] public long Iban { get; init; }
                [BsonElement("i", Order = -1)] public List<int>? Items { get; set; }
                [BsonDefaultValue((Kind)(-3))] public Kind IntKind { get => field; set => field = value; }
                public int? INullable { get; set; }
                public int? ı { get; set; }
                public int? İ { get; set; }
            }

            public enum Kind { A = -3 }
            """,
            "C.cs"),
        new(
            "namespace Insel; [BsonGenerated] public partial class Info { public Invoice? I { get; set; } public Foreign? F { get; set; " +
            "} }",
            "D.cs"),
        new("namespace Insel;\n\n" + SnapshotTests.Discount, "E.cs"),
    ];

    [TestCase("fi-FI")]
    [TestCase("sv-SE")]
    [TestCase("tr-TR")]
    [TestCase("ar-SA")]
    public void CultureDoesNotMatter(string culture)
    {
        var expected = Print(GeneratorHarness.Run(Sources));
        var before = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
        try
        {
            Assert.That(Print(GeneratorHarness.Run(Sources)), Is.EqualTo(expected));
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    [Test]
    public void CulturesAreAvailable() => Assert.That((-1).ToString(CultureInfo.GetCultureInfo("fi-FI")), Is.EqualTo("\u22121"));

    [Test]
    public void OrderOfFilesDoesNotMatter()
    {
        var expected = Print(GeneratorHarness.Run(Sources));
        var random = new Random(1);
        for (var i = 0; i < 5; i++)
        {
            var shuffled = Sources.ToArray();
            random.Shuffle(shuffled);
            Assert.That(Print(GeneratorHarness.Run(shuffled)), Is.EqualTo(expected));
        }
    }

    [Test]
    public void LinesEndWithALineFeed()
    {
        var windows = Sources.Select(source => new SourceFile(source.Text.Replace("\n", "\r\n"), source.Path)).ToArray();
        var text = Print(GeneratorHarness.Run(windows));
        Assert.That(text, Does.Not.Contain("\r"));
        Assert.That(text, Is.EqualTo(Print(GeneratorHarness.Run(Sources))));
    }

    private static string Print(GeneratorRun run) =>
        string.Concat(run.Texts.OrderBy(file => file.Key, StringComparer.Ordinal).Select(file => $"// {file.Key}\n{file.Value}"));
}
