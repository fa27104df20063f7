using MongoDB.Bson.Serialization;

namespace Benchmarks.Harness;

/// <summary>
/// The cases of a model that was compiled twice: with the generator, and without it for the class map. Documents are read and written in
/// batches, with one reader or writer for a batch, as the driver reads cursors and writes inserts.
/// </summary>
public static class Pair
{
    // So large that a reader a batch costs nothing, and so small that the objects that are alive at once do not keep the collector busy.
    private const int LargestBatch = 256 * 1024;
    private const int MostInBatch = 100;

    /// <param name="peer">Another serializer, which reads and writes a batch with one call; or null.</param>
    public static IEnumerable<Case> ReadAndWrite<TMapped, TGenerated>(
        string what, IReadOnlyList<byte[]> documents, PackedSide<List<TGenerated>>? peer = null)
    {
        yield return Read<TMapped, TGenerated>(what, documents, peer: peer);
        yield return Write<TMapped, TGenerated>(what, documents, peer: peer);
    }

    public static Case Read<TMapped, TGenerated>(
        string what, IReadOnlyList<byte[]> documents, int threads = 1, PackedSide<List<TGenerated>>? peer = null)
    {
        var files = GetBatches(documents, out var count);
        return new Case(
            "read " + what,
            [
                OfFiles(Subject.ClassMap, DocumentFile.ReadAll<TMapped>),
                OfFiles(Subject.Driver, DocumentFile.ReadAll<TGenerated>),
                OfFiles(Subject.Direct, DocumentFile.ReadAllDirectly<TGenerated>),
                .. peer is null ? [] : new[] { OfPeer(peer) },
                new Subject<List<TGenerated>, List<TGenerated>>(Subject.Floor, [.. files.Select(DocumentFile.ReadAll<TGenerated>)], CopyAll)
                {
                    OperationsPerPayload = count,
                },
            ],
            threads);

        Subject OfPeer(PackedSide<List<TGenerated>> peer)
        {
            var packed = files.Select(file => peer.Write(DocumentFile.ReadAll<TGenerated>(file))).ToList();
            return new Subject<byte[], List<TGenerated>>(peer.Name, packed, peer.Read)
            {
                OperationsPerPayload = count,
                PayloadBytes = packed.Average(static batch => batch.Length) / count,
            };
        }

        Subject OfFiles<T>(string name, Func<byte[], List<T>> read) =>
            new Subject<byte[], List<T>>(name, files, read)
            {
                OperationsPerPayload = count,
                PayloadBytes = documents.Average(document => document.Length),
            };
    }

    public static Case Write<TMapped, TGenerated>(
        string what, IReadOnlyList<byte[]> documents, int threads = 1, PackedSide<List<TGenerated>>? peer = null)
    {
        var files = GetBatches(documents, out var count);
        var command = new InsertCommand(2 * files.Max(file => file.Length));
        return new Case(
            "write " + what,
            [
                OfValues<TMapped>(Subject.ClassMap, command.WriteBatch),
                OfValues<TGenerated>(Subject.Driver, command.WriteBatch),
                OfValues<TGenerated>(Subject.Direct, (_, values) => command.WriteBatchDirectly(values)),
                .. peer is null ? [] : new[] { OfPeer(peer) },
                ToSubject(Subject.Floor, files.Select(GetWritten), command.CopyBatch),
            ],
            threads);

        // Its format differs, so the objects that it reads back are compared, as the class map writes them.
        Subject OfPeer(PackedSide<List<TGenerated>> peer)
        {
            var batches = files.Select(DocumentFile.ReadAll<TGenerated>).ToList();
            var write = peer.CreateWriter();
            return new Subject<List<TGenerated>, ReadOnlyMemory<byte>>(peer.Name, batches, write)
            {
                OperationsPerPayload = count,
                PayloadBytes = batches.Average(values => write(values).Length) / count,
                Normalize = bytes => command.WriteBatch(
                    BsonSerializer.LookupSerializer<TGenerated>(), peer.Read(bytes.ToArray())).ToArray(),
            };
        }

        Subject OfValues<T>(string name, Func<IBsonSerializer<T>, List<T>, ReadOnlyMemory<byte>> write)
        {
            var serializer = BsonSerializer.LookupSerializer<T>();
            return ToSubject(name, files.Select(DocumentFile.ReadAll<T>), values => write(serializer, values));
        }

        // The written document may have another order of elements and other types of numbers than the one that was read.
        byte[][] GetWritten(byte[] file) =>
            [.. DocumentFile.Split(
                command.WriteBatch(BsonSerializer.LookupSerializer<TMapped>(), DocumentFile.ReadAll<TMapped>(file)).Span)];

        Subject ToSubject<T>(string name, IEnumerable<T> batches, Func<T, ReadOnlyMemory<byte>> write) =>
            new Subject<T, ReadOnlyMemory<byte>>(name, [.. batches], write)
            {
                OperationsPerPayload = count,
                PayloadBytes = documents.Average(document => document.Length),
                Normalize = static bytes => bytes.ToArray(),
            };
    }

    /// <summary>Compares the generated type with the class map alone: one of many short cases.</summary>
    public static IEnumerable<Case> ReadAndWriteBriefly<TMapped, TGenerated>(string what, IReadOnlyList<byte[]> documents)
    {
        yield return ToBrief(Read<TMapped, TGenerated>(what, documents));
        yield return ToBrief(Write<TMapped, TGenerated>(what, documents));
    }

    private static Case ToBrief(Case work) =>
        new(work.Name, [.. work.Subjects.Where(subject => subject.Name is Subject.ClassMap or Subject.Driver)]) { IsBrief = true };

    private static List<byte[]> GetBatches(IReadOnlyList<byte[]> documents, out int count)
    {
        var size = Math.Clamp(LargestBatch / (int)documents.Average(document => document.Length), 1, MostInBatch);
        count = size;
        return documents.Chunk(size).Where(batch => batch.Length == size).Select(DocumentFile.Create).ToList();
    }

    private static List<T> CopyAll<T>(List<T> values)
    {
        var copies = new List<T>();
        foreach (var value in values)
        {
            copies.Add(Copier<T>.Copy(value));
        }

        return copies;
    }
}
