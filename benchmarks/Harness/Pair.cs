using MongoDB.Bson.Serialization;

namespace Benchmarks.Harness;

/// <summary>
/// The cases of a model that was compiled twice: with the generator, and without it for the class map. Documents are read by one reader,
/// one after another, and written by one writer, as the driver reads cursors and writes inserts.
/// </summary>
public static class Pair
{
    public static IEnumerable<Case> ReadAndWrite<TMapped, TGenerated>(string what, IReadOnlyList<byte[]> documents)
    {
        yield return Read<TMapped, TGenerated>(what, documents);
        yield return Write<TMapped, TGenerated>(what, documents);
    }

    public static Case Read<TMapped, TGenerated>(string what, IReadOnlyList<byte[]> documents, int threads = 1)
    {
        var file = DocumentFile.Create(documents);
        return new Case(
            "read " + what,
            [
                OfFile(Subject.ClassMap, DocumentFile.ReadAll<TMapped>),
                OfFile(Subject.Driver, DocumentFile.ReadAll<TGenerated>),
                OfFile(Subject.Direct, DocumentFile.ReadAllDirectly<TGenerated>),
                new Subject<List<TGenerated>, List<TGenerated>>(Subject.Floor, [DocumentFile.ReadAll<TGenerated>(file)], CopyAll)
                {
                    OperationsPerPayload = documents.Count,
                },
            ],
            threads);

        Subject OfFile<T>(string name, Func<byte[], List<T>> read) =>
            new Subject<byte[], List<T>>(name, [file], read) { OperationsPerPayload = documents.Count, PayloadBytes = (double)file.Length / documents.Count };
    }

    public static Case Write<TMapped, TGenerated>(string what, IReadOnlyList<byte[]> documents, int threads = 1)
    {
        var file = DocumentFile.Create(documents);
        var command = new InsertCommand(2 * file.Length);
        return new Case(
            "write " + what,
            [
                OfValues<TMapped>(Subject.ClassMap, command.WriteBatch),
                OfValues<TGenerated>(Subject.Driver, command.WriteBatch),
                OfValues<TGenerated>(Subject.Direct, (_, values) => command.WriteBatchDirectly(values)),
                ToSubject(Subject.Floor, GetWritten(), command.CopyBatch),
            ],
            threads);

        Subject OfValues<T>(string name, Func<IBsonSerializer<T>, List<T>, ReadOnlyMemory<byte>> write)
        {
            var serializer = BsonSerializer.LookupSerializer<T>();
            return ToSubject(name, DocumentFile.ReadAll<T>(file), values => write(serializer, values));
        }

        // What is written may differ from what was read, in the order of elements and the types of numbers.
        byte[][] GetWritten() => [.. DocumentFile.Split(command.WriteBatch(BsonSerializer.LookupSerializer<TMapped>(), DocumentFile.ReadAll<TMapped>(file)).Span)];

        Subject ToSubject<T>(string name, T values, Func<T, ReadOnlyMemory<byte>> write) =>
            new Subject<T, ReadOnlyMemory<byte>>(name, [values], write)
            {
                OperationsPerPayload = documents.Count,
                PayloadBytes = (double)file.Length / documents.Count,
                Normalize = static bytes => bytes.ToArray(),
            };
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
