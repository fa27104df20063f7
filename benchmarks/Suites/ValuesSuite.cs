extern alias ClassMapped;

using Benchmarks.Harness;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>
/// Values of the types and representations beyond the commonest: one case a kind, of documents with eight members of that kind, and one of
/// documents with a member of each kind.
/// </summary>
public static class ValuesSuite
{
    public static IEnumerable<Case> GetCases() => Kinds().SelectMany(static cases => cases);

    private static IEnumerable<Case>[] Kinds() =>
    [
        Of<Mapped.BooleansAsText, Generated.BooleansAsText>("booleans as text"),
        Of<Mapped.BytesAsBinary, Generated.BytesAsBinary>("bytes as binary"),
        Of<Mapped.CharactersAsText, Generated.CharactersAsText>("characters as text"),
        Of<Mapped.ShortsAsText, Generated.ShortsAsText>("shorts as text"),
        Of<Mapped.IntegersAsText, Generated.IntegersAsText>("integers as text"),
        Of<Mapped.IntegersAsInt64, Generated.IntegersAsInt64>("integers as Int64"),
        Of<Mapped.IntegersAsDouble, Generated.IntegersAsDouble>("integers as double"),
        Of<Mapped.LongsAsDecimal128, Generated.LongsAsDecimal128>("longs as Decimal128"),
        Of<Mapped.FloatsAsText, Generated.FloatsAsText>("floats as text"),
        Of<Mapped.DoublesAsText, Generated.DoublesAsText>("doubles as text"),
        Of<Mapped.DecimalsAsText, Generated.DecimalsAsText>("decimals as text"),
        Of<Mapped.DecimalsAsDecimal128, Generated.DecimalsAsDecimal128>("decimals as Decimal128"),
        Of<Mapped.Decimal128s, Generated.Decimal128s>("Decimal128s"),
        Of<Mapped.Decimal128sAsText, Generated.Decimal128sAsText>("Decimal128s as text"),
        Of<Mapped.IntegersOrNullAsText, Generated.IntegersOrNullAsText>("integers or null as text"),
        Of<Mapped.LocalDates, Generated.LocalDates>("local dates"),
        Of<Mapped.DatesAsTicks, Generated.DatesAsTicks>("dates as ticks"),
        Of<Mapped.DatesAsDocuments, Generated.DatesAsDocuments>("dates as documents"),
        Of<Mapped.DatesAsText, Generated.DatesAsText>("dates as text"),
        Of<Mapped.OffsetsAsArrays, Generated.OffsetsAsArrays>("offsets as arrays"),
        Of<Mapped.OffsetsAsDocuments, Generated.OffsetsAsDocuments>("offsets as documents"),
        Of<Mapped.OffsetsAsText, Generated.OffsetsAsText>("offsets as text"),
        Of<Mapped.SpansAsText, Generated.SpansAsText>("spans as text"),
        Of<Mapped.SpansAsTicks, Generated.SpansAsTicks>("spans as ticks"),
        Of<Mapped.SpansAsSeconds, Generated.SpansAsSeconds>("spans as seconds"),
        Of<Mapped.StandardGuids, Generated.StandardGuids>("standard Guids"),
        Of<Mapped.JavaGuids, Generated.JavaGuids>("Java Guids"),
        Of<Mapped.GuidsAsText, Generated.GuidsAsText>("Guids as text"),
        Of<Mapped.ObjectIdsAsText, Generated.ObjectIdsAsText>("ObjectIds as text"),
        Of<Mapped.TextsAsObjectIds, Generated.TextsAsObjectIds>("texts as ObjectIds", static filler => filler.Hexadecimal(24)),
        Of<Mapped.Weekdays, Generated.Weekdays>("weekdays"),
        Of<Mapped.WeekdaysAsText, Generated.WeekdaysAsText>("weekdays as text"),
        Of<Mapped.WeekdaysAsInt64, Generated.WeekdaysAsInt64>("weekdays as Int64"),
        Of<Mapped.WeekdaysOrNullAsText, Generated.WeekdaysOrNullAsText>("weekdays or null as text"),
        Of<Mapped.BinariesAsText, Generated.BinariesAsText>("binaries as text"),
        Of<Mapped.Addresses, Generated.Addresses>("addresses"),
        Of<Mapped.Versions, Generated.Versions>("versions"),
        Of<Mapped.Cultures, Generated.Cultures>("cultures"),
        Of<Mapped.NetworkAddresses, Generated.NetworkAddresses>("network addresses"),
        Of<Mapped.VersionsAsDocuments, Generated.VersionsAsDocuments>("versions as documents"),
        Of<Mapped.Pairs, Generated.Pairs>("pairs"),
        Of<Mapped.Tuples, Generated.Tuples>("tuples"),
        Of<Mapped.TripletsOfTuples, Generated.TripletsOfTuples>("triplets of tuples"),
        Of<Mapped.ListsOfPairs, Generated.ListsOfPairs>("lists of pairs"),
        Of<Mapped.ListsOfAddresses, Generated.ListsOfAddresses>("lists of addresses"),
        Of<Mapped.ListsOfTexts, Generated.ListsOfTexts>("lists of texts"),
        Of<Mapped.ArraysOfArrays, Generated.ArraysOfArrays>("arrays of arrays"),
        Of<Mapped.MapsOfTexts, Generated.MapsOfTexts>("maps of texts"),
        Of<Mapped.MapsByCharacter, Generated.MapsByCharacter>("maps by character"),
        Of<Mapped.MapsByWeekday, Generated.MapsByWeekday>("maps by weekday"),
        Of<Mapped.MapsByDate, Generated.MapsByDate>("maps by date"),
        Of<Mapped.MapsOfPairs, Generated.MapsOfPairs>("maps of pairs"),
        Of<Mapped.OneOfEachKind, Generated.OneOfEachKind>("one of each kind"),
    ];

    private static IEnumerable<Case> Of<TMapped, TGenerated>(string what, Func<Filler, string>? text = null)
    {
        var filler = text is null ? new Filler(61) : new Filler(61) { Text = text };
        foreach (var work in Pair.ReadAndWriteBriefly<TMapped, TGenerated>(what, filler.Documents<TGenerated>(200)))
        {
            yield return work;
        }
    }
}
