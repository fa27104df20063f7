extern alias ClassMapped;

using Benchmarks.Harness;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>Documents that are not small, regular and ASCII.</summary>
public static class ShapesSuite
{
    private static readonly string[] Scripts =
    [
        "Größenverhältnisse übermäßig häufig geändert",
        "Съешь же ещё этих мягких французских булок",
        "いろはにほへと ちりぬるを 我が世誰ぞ 常ならむ",
        "天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往",
        "mostly plain text — with a dash, and a 🏆",
    ];

    public static IEnumerable<Case> GetCases() =>
        GetWide()
            .Concat(GetText())
            .Concat(GetPolymorphic())
            .Concat(GetDictionaries())
            .Concat(GetDisorder());

    private static IEnumerable<Case> GetWide()
    {
        var documents = new Filler(51).Documents<Generated.Wide>(100);
        return Pair.ReadAndWrite<Mapped.Wide, Generated.Wide>("wide", documents)
            .Append(Pair.Read<Mapped.NarrowOfWide, Generated.NarrowOfWide>("2 of wide's 200", documents));
    }

    private static IEnumerable<Case> GetText()
    {
        var longText = new Filler(52) { Text = static filler => filler.Ascii(1_000, 16_000) }.Documents<Generated.Article>(50);
        var anyScript = new Filler(53)
        {
            Text = static filler =>
            filler.Pick(Scripts)[..filler.Random.Next(4, 20)]
        }.Documents<Generated.Article>(400);
        return Pair.ReadAndWrite<Mapped.Article, Generated.Article>("long strings", longText)
            .Concat(Pair.ReadAndWrite<Mapped.Article, Generated.Article>("non-ASCII strings", anyScript));
    }

    private static IEnumerable<Case> GetPolymorphic() =>
        Pair.ReadAndWrite<Mapped.Drawing, Generated.Drawing>(
            "polymorphic list",
            new Filler(54) { Count = static filler => filler.Random.Next(5, 15) }.Documents<Generated.Drawing>(200));

    private static IEnumerable<Case> GetDictionaries() =>
        Pair.ReadAndWrite<Mapped.Inventory, Generated.Inventory>(
            "dictionaries",
            new Filler(55) { Count = static filler => filler.Random.Next(5, 15) }.Documents<Generated.Inventory>(200));

    private static IEnumerable<Case> GetDisorder()
    {
        var documents = new Filler(56) { NullShare = 0.4 }.Documents<Generated.Profile>(500);
        return Pair.ReadAndWrite<Mapped.Profile, Generated.Profile>("null elements", documents)
            .Append(Pair.Read<Mapped.Profile, Generated.Profile>("missing elements", Variations.WithoutNulls(documents)))
            .Append(Pair.Read<Mapped.Profile, Generated.Profile>("reordered elements", Variations.Reordered(documents)))
            .Append(Pair.Read<Mapped.Profile, Generated.Profile>("elements in alphabetical order", Variations.Sorted(documents)))
            .Append(Pair.Read<Mapped.Profile, Generated.Profile>("numbers of another type", Variations.Retyped(documents)))
            .Append(
                Pair.Read<Mapped.Account, Generated.Account>(
                    "reordered nested", Variations.Reordered(new Filler(57).Documents<Generated.Account>(200))));
    }
}
