using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Each annotated type behaves with its generated serializer as its class-mapped twin does.</summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class ConformanceTests
{
    // CONFORMANCE=full compares more: eight times as many values, and twenty-seven times as many variants of documents.
    internal static readonly bool IsFull = Environment.GetEnvironmentVariable("CONFORMANCE") == "full";
    private static readonly int Seeds = IsFull ? 40 : 5;
    private static readonly int VariantsPerDocument = IsFull ? 80 : 3;

    // Seeds with nulls, with edge values, with usual values and with unusual ones.
    private static readonly int[] HostileSeeds = [0, 5, 8, 11];

    // For types of which the class map writes nothing.
    private static readonly byte[] Fallback = new BsonDocument { { "_id", 1 }, { "Number", 2 }, { "Text", "text" } }.ToBson();

    public static IEnumerable<TestCaseData> Types() => Pairs.All
        .Where(pair => !pair.Generated.IsAbstract)
        .Select(pair => new TestCaseData(pair.Name).SetArgDisplayNames(pair.Name));

    [TestCaseSource(nameof(Types))]
    public void WritesTheSameBytes(string type) => CompareWriting(Pairs.Find(type), Seeds);

    [TestCaseSource(nameof(Types))]
    public void ReadsTheSameObjects(string type) => CompareReading(Pairs.Find(type), Seeds);

    [Rule("4.1.4", "4.1.6", "4.1.8", "7.2.3", "7.2.4", "7.2.5", "7.2.6", "7.2.7", "7.2.8", "7.2.9")]
    [TestCaseSource(nameof(Types))]
    public void ReadsHostileDocumentsTheSame(string type) => CompareHostileReading(Pairs.Find(type), VariantsPerDocument);

    internal static void CompareWriting(Pair pair, int seeds)
    {
        var differences = new Differences(pair);
        for (var seed = 0; seed < seeds; seed++)
        {
            var (generated, classMapped) = Pairs.CreateTwins(pair, seed);
            var expected = Outcome.OfBytes(() => pair.ClassMappedSide.Write(classMapped));
            differences.Compare($"seed {seed}, ToBson", expected, Outcome.OfBytes(() => pair.GeneratedSide.Write(generated)));
            if (Pairs.IsGenerated(pair.Generated))
            {
                differences.Compare($"seed {seed}, direct", expected, Outcome.OfBytes(() => pair.GeneratedSide.WriteDirectly(generated)));
                differences.Compare($"seed {seed}, buffer", expected, Outcome.OfBytes(() => pair.GeneratedSide.WriteToBuffer(generated)));
            }

            if (seed % 3 == 0)
            {
                differences.Compare(
                    $"seed {seed}, ToJson",
                    Outcome.OfText(() => pair.ClassMappedSide.WriteJson(classMapped)),
                    Outcome.OfText(() => pair.GeneratedSide.WriteJson(generated)));
                differences.Compare(
                    $"seed {seed}, {pair}, ToBsonDocument",
                    Outcome.OfBytes(() => pair.ClassMappedSide.WriteDocument(classMapped).ToBson()),
                    Outcome.OfBytes(() => pair.GeneratedSide.WriteDocument(generated).ToBson()));
            }

            Summary.AddValue();
        }

        differences.AssertNone();
    }

    internal static void CompareReading(Pair pair, int seeds)
    {
        var differences = new Differences(pair);
        foreach (var (what, document) in DocumentsOf(pair, Enumerable.Range(0, seeds)))
        {
            ReadEveryWay(pair, document, what, differences);
            Summary.AddDocument();
        }

        differences.AssertNone();
    }

    internal static void CompareHostileReading(Pair pair, int variantsPerDocument)
    {
        var differences = new Differences(pair);
        foreach (var seed in Choose(HostileSeeds, pair))
        {
            var document = TryWrite(pair, seed) ?? Fallback;
            var random = new Random(seed);
            var variants = HostileDocuments.Of(document, random).ToList();
            var stride = (variants.Count / variantsPerDocument) + 1;
            for (var i = random.Next(stride); i < variants.Count; i += 1 + random.Next((2 * stride) - 1))
            {
                Read(pair, variants[i].Bytes, $"seed {seed}, {variants[i].What}", isThorough: i % 16 == 0, differences);
                Summary.AddVariant();
            }
        }

        differences.AssertNone();
    }

    /// <summary>All seeds with CONFORMANCE=full; otherwise every other one: the first or the second by the length of the name.</summary>
    internal static IEnumerable<int> Choose(int[] seeds, Pair pair) =>
        IsFull ? seeds : seeds.Where((_, index) => (index + pair.Name.Length) % 2 == 0);

    /// <summary>
    /// The documents that the class map writes. When it writes none, one that fits many types, so that the refusal is compared.
    /// </summary>
    internal static IEnumerable<(string What, byte[] Document)> DocumentsOf(Pair pair, IEnumerable<int> seeds) =>
        seeds
            .Select(seed => (What: $"seed {seed}", Document: TryWrite(pair, seed)))
            .Where(written => written.Document is not null)
            .Select(written => (written.What, written.Document!))
            .DefaultIfEmpty(("no document of its own", Fallback));

    /// <summary>The class map's bytes, or null for a value that it refuses.</summary>
    internal static byte[]? TryWrite(Pair pair, int seed)
    {
        // Outside of the attempt: a type of which no value is created would be equal on both sides.
        var value = Pairs.CreateTwins(pair, seed).ClassMapped;
        try
        {
            return pair.ClassMappedSide.Write(value);
        }
        catch (Exception)
        {
            // The tests of writing compare the exception.
            DriverThread.Mend();
            return null;
        }
    }

    private static void ReadEveryWay(Pair pair, byte[] document, string what, Differences differences)
    {
        Read(pair, document, what, isThorough: true, differences);

        var json = TypeNames.ToClassMapped(document);
        BsonDocument parsed;
        try
        {
            parsed = BsonSerializer.Deserialize<BsonDocument>(json);
        }
        catch (InvalidOperationException)
        {
            // Doubled names, which a BsonDocument refuses.
            return;
        }

        var ofGenerated = BsonSerializer.Deserialize<BsonDocument>(TypeNames.ToGenerated(document));
        differences.Compare(
            what + ", BsonDocument",
            Outcome.Of(() => pair.ClassMappedSide.ReadDocument(parsed)),
            Outcome.Of(() => pair.GeneratedSide.ReadDocument(ofGenerated)));
        differences.Compare(
            what + ", JSON",
            Outcome.Of(() => pair.ClassMappedSide.ReadJson(parsed.ToJson())),
            Outcome.Of(() => pair.GeneratedSide.ReadJson(ofGenerated.ToJson())));
    }

    internal static void Read(Pair pair, byte[] document, string what, bool isThorough, Differences differences)
    {
        var forClassMap = TypeNames.ToClassMapped(document);
        var forGenerated = TypeNames.ToGenerated(document);
        var expected = Outcome.Of(() => pair.ClassMappedSide.Read(forClassMap));
        var actual = Outcome.Of(() => pair.GeneratedSide.Read(forGenerated));
        differences.Compare(what, expected, actual);
        if (!Pairs.IsGenerated(pair.Generated))
        {
            return;
        }

        differences.Compare(what + ", direct", expected, Outcome.OfDirect(() => pair.GeneratedSide.ReadDirectly(forGenerated)));
        if (!isThorough)
        {
            return;
        }

        // The driver allocates the declared size of a string, up to a gigabyte, before it finds that the stream has fewer bytes.
        if (!expected.Errors.Contains(nameof(EndOfStreamException), StringComparison.Ordinal) ||
            what.Contains("cut off", StringComparison.Ordinal))
        {
            differences.Compare(
                what + ", stream",
                Outcome.Of(() => pair.ClassMappedSide.ReadStream(forClassMap)),
                Outcome.Of(() => pair.GeneratedSide.ReadStream(forGenerated)));
        }

        foreach (var size in new[] { 1, 7, Math.Max(1, document.Length - 1), document.Length + 10 })
        {
            differences.Compare($"{what}, chunks of {size}", expected, Outcome.Of(() => pair.GeneratedSide.ReadChunks(forGenerated, size)));
            if (document.Length > 0)
            {
                differences.Compare(
                    $"{what}, segments of {size}", expected, Outcome.OfDirect(() => pair.GeneratedSide.ReadSequence(forGenerated, size)));
            }
        }
    }
}
