extern alias ClassMapped;

using Benchmarks.Harness;
using MongoDB.Bson;
using Generated = Benchmarks.Models.Applications;
using Mapped = ClassMapped::Benchmarks.Models.Applications;

namespace Benchmarks.Suites;

/// <summary>
/// Documents in the shapes of real applications, with the members that such applications have beside strings and numbers; beside
/// MemoryPack, where it can serialize the type.
/// </summary>
public static class ApplicationsSuite
{
    private const int Documents = 200;

    public static IEnumerable<Case> GetCases() => Applications().SelectMany(static cases => cases);

    private static IEnumerable<Case>[] Applications() =>
    [
        Of<Mapped.Product, Generated.Product>("product", static filler => filler.Hexadecimal(24), hasMemoryPack: true),
        Of<Mapped.Invoice, Generated.Invoice>("invoice", hasMemoryPack: true),
        Of<Mapped.OAuthApplication, Generated.OAuthApplication>("OAuth application", static filler => filler.Ascii(20, 60)),
        Of<Mapped.OAuthToken, Generated.OAuthToken>(
            "OAuth token", static filler => filler.Ascii(20, filler.Random.Next(8) == 0 ? 2_000 : 40)),
        Of<Mapped.ScheduledJob, Generated.ScheduledJob>("scheduled job"),
        Of<Mapped.StoredEvent, Generated.StoredEvent>("stored event"),
        Of<Mapped.GameCharacter, Generated.GameCharacter>("game character", hasMemoryPack: true),
        Of<Mapped.Saga, Generated.Saga>("saga", hasMemoryPack: true),
        Of<Mapped.ContentEntry, Generated.ContentEntry>(
            "content entry", static filler => filler.Ascii(10, filler.Random.Next(6) == 0 ? 600 : 40)),
    ];

    private static IEnumerable<Case> Of<TMapped, TGenerated>(string what, Func<Filler, string>? text = null, bool hasMemoryPack = false)
    {
        var filler = new Filler(83)
        {
            Text = text ?? (static filler => filler.Ascii(3, 24)),
            Document = static filler => new BsonDocument(
                Enumerable.Range(0, filler.Random.Next(6)).Select(i => new BsonElement($"{filler.Ascii(5, 15)}{i}", filler.Ascii(5, 40)))),
            NullShare = 0.3,
        };

        // The cultures of an OAuth application are made from strings that nothing keeps, and copying them does the same, so its objects are
        // no floor.
        return Pair.ReadAndWrite<TMapped, TGenerated>(
            what, filler.Documents<TGenerated>(Documents), hasMemoryPack ? PackedSides<List<TGenerated>>.MemoryPack : null)
            .Select(static work => typeof(TGenerated) == typeof(Generated.OAuthApplication)
                ? work with { Subjects = [.. work.Subjects.Where(static subject => subject.Name != Subject.Floor)] }
                : work);
    }
}
