extern alias ClassMapped;

using Benchmarks.Harness;
using MongoDB.Bson.Serialization;
using Generated = Markets;
using Mapped = ClassMapped::Markets;

namespace Benchmarks.Suites;

/// <summary>Batches of documents, as the driver reads them from a cursor and writes them for an insert.</summary>
public static class CursorSuite
{
    /// <summary>A server sends 101 documents first, then as many as 16 MiB hold.</summary>
    private static readonly int[] BatchSizes = [101, 10_000];

    public static IEnumerable<Case> GetCases() =>
        BatchSizes.Select(GetReadCase).Concat(BatchSizes.Select(GetWriteCase));

    private static Case GetReadCase(int batchSize)
    {
        var batches = GetBatches(batchSize);
        var size = MarketFile.Documents.Average(document => document.Length);
        var replies = batches.Select(documents => new CursorReply(documents)).ToList();
        return new Case(
            $"read a batch of {batchSize:#,0}",
            [
                Read<Mapped.Market>(Subject.ClassMap),
                Read<ByHand.Market>(Subject.HandWritten),
                Read<Generated.Market>(Subject.Driver),
                new Subject<List<Generated.Market>, List<Generated.Market>>(
                    Subject.Floor, batches.Select(ReadAll<Generated.Market>).ToList(), MarketsSuite.Copy)
                {
                    OperationsPerPayload = batchSize,
                },
            ]);

        Subject Read<T>(string name)
        {
            var serializer = BsonSerializer.LookupSerializer<T>();
            return new Subject<CursorReply, List<T>>(name, replies, reply => reply.ReadBatch(serializer))
            {
                OperationsPerPayload = batchSize,
                PayloadBytes = size,
            };
        }
    }

    private static Case GetWriteCase(int batchSize)
    {
        var batches = GetBatches(batchSize);
        var size = MarketFile.Documents.Average(document => document.Length);
        var command = new InsertCommand(batches.Max(batch => batch.Sum(document => document.Length)));
        return new Case(
            $"write a batch of {batchSize:#,0}",
            [
                Write<Mapped.Market>(Subject.ClassMap),
                Write<ByHand.Market>(Subject.HandWritten),
                Write<Generated.Market>(Subject.Driver),
                ToSubject(Subject.Floor, batches, command.CopyBatch),
            ]);

        Subject Write<T>(string name)
        {
            var serializer = BsonSerializer.LookupSerializer<T>();
            return ToSubject(name, batches.Select(ReadAll<T>).ToList(), documents => command.WriteBatch(serializer, documents));
        }

        Subject ToSubject<T>(string name, List<T> payloads, Func<T, ReadOnlyMemory<byte>> operation) =>
            new Subject<T, ReadOnlyMemory<byte>>(name, payloads, operation)
            {
                OperationsPerPayload = batchSize,
                PayloadBytes = size,
                Normalize = static bytes => bytes.ToArray(),
            };
    }

    private static List<byte[][]> GetBatches(int batchSize) =>
        MarketFile.Documents.Chunk(batchSize).Where(batch => batch.Length == batchSize).ToList();

    private static List<T> ReadAll<T>(byte[][] documents) => documents.Select(document => BsonSerializer.Deserialize<T>(document)).ToList();
}
