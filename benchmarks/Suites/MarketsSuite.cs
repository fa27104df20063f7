extern alias ClassMapped;

using System.Buffers;
using System.Runtime.InteropServices;
using Benchmarks.Harness;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using Generated = Markets;
using GeneratedReused = Benchmarks.Models.ReusedMarkets;
using GeneratedSharing = Benchmarks.Models.SharedNames;
using Mapped = ClassMapped::Markets;
using MappedSharing = ClassMapped::Benchmarks.Models.SharedNames;

namespace Benchmarks.Suites;

/// <summary>A service that lists betting markets: 10,000 small documents, each with a list of smaller ones.</summary>
public static class MarketsSuite
{
    /// <summary>The side of <see cref="MarketSpans"/>.</summary>
    public const string HandWrittenSpans = "hand-written spans";

    public static IEnumerable<Case> GetCases() =>
    [
        GetReadCase(), GetReadInternedCase(), GetReadReusedCase(), GetWriteCase(), GetReadOneByOneCase(), GetWriteOneByOneCase(),
        GetWriteToBufferCase(),
    ];

    /// <summary>The whole file through the driver's own interfaces: one reader, one context.</summary>
    private static Case GetReadCase()
    {
        return new Case(
            "read",
            [
                OfFile(Subject.ClassMap, DocumentFile.ReadAll<Mapped.Market>),
                OfFile(Subject.HandWritten, DocumentFile.ReadAll<ByHand.Market>),
                OfFile(HandWrittenSpans, ReadSpans),
                OfFile(Subject.Driver, DocumentFile.ReadAll<Generated.Market>),
                OfFile(Subject.Direct, DocumentFile.ReadAllDirectly<Generated.Market>),
                GetFloor(),
            ]);
    }

    /// <summary>The same into a type whose selections share the names. The floor allocates all names.</summary>
    private static Case GetReadInternedCase() => new(
        "read, shared names",
        [
            OfFile(Subject.ClassMap, DocumentFile.ReadAll<MappedSharing.Market>),
            OfFile(Subject.Driver, DocumentFile.ReadAll<GeneratedSharing.Market>),
            OfFile(Subject.Direct, DocumentFile.ReadAllDirectly<GeneratedSharing.Market>),
            GetFloor(),
        ]);

    /// <summary>The markets one after another, of which none is kept: as new objects, and into one object that shares names.</summary>
    /// <remarks>The floor allocates all objects.</remarks>
    private static Case GetReadReusedCase()
    {
        static long OfMapped(Mapped.Market market) => market.EventId + market.Selections.Count;
        static long OfGenerated(Generated.Market market) => market.EventId + market.Selections.Count;
        static long OfReused(GeneratedReused.Market market) => market.EventId + market.Selections.Count;
        return new Case(
            "read, one object",
            [
                Sum(Subject.ClassMap, static file => DocumentFile.ReadAll<Mapped.Market>(file).Sum(OfMapped)),
                Sum("stream of new objects", static file => DocumentFile.SumStream<Generated.Market>(file, OfGenerated)),
                Sum("BsonGen direct, one object", static file => DocumentFile.SumReused<GeneratedReused.Market>(file, OfReused)),
                new Subject<List<Generated.Market>, long>(
                    Subject.Floor, [DocumentFile.ReadAll<Generated.Market>(MarketFile.Bytes)], static markets =>
                        markets.Sum(static market => OfGenerated(Copy(market))))
                {
                    OperationsPerPayload = MarketFile.Documents.Count,
                },
            ]);

        static Subject Sum(string name, Func<byte[], long> read) =>
            new Subject<byte[], long>(name, [MarketFile.Bytes], read)
            {
                OperationsPerPayload = MarketFile.Documents.Count,
                PayloadBytes = MeanSize,
            };
    }

    private static Subject OfFile<T>(string name, Func<byte[], List<T>> read) =>
        new Subject<byte[], List<T>>(name, [MarketFile.Bytes], read)
        {
            OperationsPerPayload = MarketFile.Documents.Count,
            PayloadBytes = MeanSize,
        };

    private static Subject GetFloor() =>
        new Subject<List<Generated.Market>, List<Generated.Market>>(
            Subject.Floor, [DocumentFile.ReadAll<Generated.Market>(MarketFile.Bytes)], Copy)
        {
            OperationsPerPayload = MarketFile.Documents.Count,
        };

    /// <summary>All markets with one writer, as an insert writes them.</summary>
    private static Case GetWriteCase()
    {
        var command = new InsertCommand(MarketFile.Bytes.Length);
        var buffer = new SpanBuffer();
        return new Case(
            "write",
            [
                OfMarkets<Mapped.Market>(Subject.ClassMap, command.WriteBatch),
                OfMarkets<ByHand.Market>(Subject.HandWritten, command.WriteBatch),
                OfMarkets<Generated.Market>(HandWrittenSpans, (_, markets) => WriteSpans(buffer, markets)),
                OfMarkets<Generated.Market>(Subject.Driver, command.WriteBatch),
                OfMarkets<Generated.Market>(Subject.Direct, (_, markets) => command.WriteBatchDirectly(markets)),
                ToSubject(Subject.Floor, MarketFile.Documents.ToArray(), command.CopyBatch),
            ]);

        static Subject OfMarkets<T>(string name, Func<IBsonSerializer<T>, List<T>, ReadOnlyMemory<byte>> write)
        {
            var serializer = BsonSerializer.LookupSerializer<T>();
            return ToSubject(name, DocumentFile.ReadAll<T>(MarketFile.Bytes), markets => write(serializer, markets));
        }

        static Subject ToSubject<T>(string name, T markets, Func<T, ReadOnlyMemory<byte>> write) =>
            new Subject<T, ReadOnlyMemory<byte>>(name, [markets], write)
            {
                OperationsPerPayload = MarketFile.Documents.Count,
                PayloadBytes = MeanSize,
                Normalize = static bytes => bytes.ToArray(),
            };
    }

    /// <summary>Each document by a call of its own; most of the time goes into the reader that the driver makes for each.</summary>
    private static Case GetReadOneByOneCase()
    {
        var markets = ReadMarkets<Generated.Market>();
        return new Case(
            "read one by one",
            [
                OfDocument(Subject.ClassMap, static bytes => BsonSerializer.Deserialize<Mapped.Market>(bytes)),
                OfDocument(Subject.HandWritten, static bytes => BsonSerializer.Deserialize<ByHand.Market>(bytes)),
                OfDocument(HandWrittenSpans, ReadSpan),
                OfDocument(Subject.Driver, static bytes => BsonSerializer.Deserialize<Generated.Market>(bytes)),
                OfDocument(Subject.Direct, static bytes => BsonGenSerializer.Deserialize<Generated.Market>(bytes)),
                .. PackedSides<Generated.Market>.All.Select(side =>
                    new Subject<byte[], Generated.Market>(side.Name, [.. markets.Select(side.Write)], side.Read)),
                new Subject<Generated.Market, Generated.Market>(Subject.Floor, markets, Copy),
            ]);
    }

    private static Case GetWriteOneByOneCase()
    {
        var buffer = new SpanBuffer();
        return new Case(
            "write one by one",
            [
                OfMarket<Mapped.Market>(Subject.ClassMap, static market => market.ToBson()),
                OfMarket<ByHand.Market>(Subject.HandWritten, static market => market.ToBson()),
                OfMarket<Generated.Market>(HandWrittenSpans, market => WriteSpan(buffer, market)),
                OfMarket<Generated.Market>(Subject.Driver, static market => market.ToBson()),
                OfMarket<Generated.Market>(Subject.Direct, static market => BsonGenSerializer.Serialize(market)),
                .. PackedSides<Generated.Market>.All.Select(side => OfMarket(side.Name, side.Write, side.Read)),
                ToArray(Subject.Floor, MarketFile.Documents, static bytes => bytes.AsSpan().ToArray()),
            ]);
    }

    /// <summary>Each document by a call of its own, into memory that is there already and that the next document takes again.</summary>
    private static Case GetWriteToBufferCase()
    {
        var buffer = new SpanBuffer();
        var markets = ReadMarkets<Generated.Market>();
        return new Case(
            "write to buffer one by one",
            [
                ToBuffer(Subject.ClassMap, ReadMarkets<Mapped.Market>(), Output.OfDriver<Mapped.Market>()),
                ToBuffer(HandWrittenSpans, markets, market => WriteToBuffer(buffer, market)),
                ToBuffer(Subject.Driver, markets, Output.OfDriver<Generated.Market>()),
                ToBuffer(
                    Subject.Direct,
                    markets,
                    Output.Of<Generated.Market>(static (output, value) => BsonGenSerializer.Serialize(output, value))),
                .. PackedSides<Generated.Market>.All.Select(side =>
                    ToBuffer(side.Name, markets, side.CreateWriter(), bytes => side.Read(bytes.ToArray()))),
                ToBuffer(Subject.Floor, MarketFile.Documents, Output.Of<byte[]>(static (output, bytes) => output.Write(bytes))),
            ]);

        static Subject ToBuffer<T>(
            string name, IReadOnlyList<T> values, Func<T, ReadOnlyMemory<byte>> write, Func<ReadOnlyMemory<byte>, object?>? readBack =
                null) =>
            new Subject<T, ReadOnlyMemory<byte>>(name, values, write)
            {
                PayloadBytes = MeanSize,
                Normalize = readBack ?? (static bytes => BsonSerializer.Deserialize<Mapped.Market>(bytes.ToArray())),
            };
    }

    private static double MeanSize => (double)MarketFile.Bytes.Length / MarketFile.Documents.Count;

    private static Subject OfDocument<T>(string name, Func<byte[], T> read) =>
        new Subject<byte[], T>(name, MarketFile.Documents, read) { PayloadBytes = MeanSize };

    private static Subject OfMarket<T>(string name, Func<T, byte[]> write, Func<byte[], object?>? readBack = null) =>
        ToArray(name, ReadMarkets<T>(), write, readBack);

    private static Subject ToArray<T>(
        string name, IReadOnlyList<T> values, Func<T, byte[]> write, Func<byte[], object?>? readBack = null) =>
        new Subject<T, byte[]>(name, values, write)
        {
            PayloadBytes = MeanSize,
            Normalize = readBack ?? (static bytes => BsonSerializer.Deserialize<Mapped.Market>(bytes)),
        };

    private static List<T> ReadMarkets<T>() => DocumentFile.ReadAll<T>(MarketFile.Bytes);

    private static List<Generated.Market> ReadSpans(byte[] file)
    {
        var markets = new List<Generated.Market>();
        for (var position = 0; position < file.Length;)
        {
            markets.Add(MarketSpans.Read(file, ref position));
        }

        return markets;
    }

    private static Generated.Market ReadSpan(byte[] document)
    {
        var position = 0;
        return MarketSpans.Read(document, ref position);
    }

    private static ReadOnlyMemory<byte> WriteSpans(SpanBuffer buffer, List<Generated.Market> markets)
    {
        buffer.Clear();
        foreach (var market in markets)
        {
            MarketSpans.Write(buffer, market);
        }

        return buffer.Written;
    }

    private static byte[] WriteSpan(SpanBuffer buffer, Generated.Market market) => WriteToBuffer(buffer, market).ToArray();

    private static ReadOnlyMemory<byte> WriteToBuffer(SpanBuffer buffer, Generated.Market market)
    {
        buffer.Clear();
        MarketSpans.Write(buffer, market);
        return buffer.Written;
    }

    public static List<Generated.Market> Copy(List<Generated.Market> markets)
    {
        var copies = new List<Generated.Market>();
        foreach (var market in markets)
        {
            copies.Add(Copy(market));
        }

        return copies;
    }

    /// <summary>The floor of reading: allocates the same objects, and reads no byte.</summary>
    public static Generated.Market Copy(Generated.Market market)
    {
        var selections = CollectionsMarshal.AsSpan(market.Selections);
        var copies = new List<Generated.Selection>(selections.Length);
        CollectionsMarshal.SetCount(copies, selections.Length);
        var target = CollectionsMarshal.AsSpan(copies);
        for (var i = 0; i < selections.Length; i++)
        {
            var selection = selections[i];
            target[i] = new Generated.Selection(selection.Id, new string(selection.Name.AsSpan()), selection.Price);
        }

        return new Generated.Market { Id = market.Id, Status = market.Status, EventId = market.EventId, Selections = copies };
    }
}
