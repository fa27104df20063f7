extern alias Closed;

using Benchmarks.Harness;
using MongoDB.Bson.Serialization;
using Annotated = Benchmarks.Models;
using Line = Closed::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>
/// Types whose serializers one line of the assembly requests, beside the same types with an attribute each. Accessors of the runtime reach
/// what the serializers can't name.
/// </summary>
public static class ClosedTypesSuite
{
    private const int Count = 100;

    public static IEnumerable<Case> GetCases()
    {
        var orders = new Filler(109).Documents<Annotated.ShopOrder>(Count);
        var items = new Filler(113).Documents<Annotated.MutableItem>(Count);
        return
        [
            .. Create<Line.ShopOrder, Annotated.ShopOrder>("orders", orders),
            .. Create<Line.MutableItem, Annotated.MutableItem>("classes with setters", items),
            .. Create<Line.RecordItem, Annotated.RecordItem>("records", items),
            .. Create<Line.InitItem, Annotated.InitItem>("init-only members", items),
            .. Create<Line.RequiredItem, Annotated.RequiredItem>("required members", items),
            .. Create<Line.DerivedItem, Annotated.DerivedItem>("base classes", items),
            .. Create<Line.GetOnlyItem, Annotated.GetOnlyItem>("get-only members", items),
        ];
    }

    private static IEnumerable<Case> Create<TClosed, TAnnotated>(string what, IReadOnlyList<byte[]> documents)
    {
        byte[][] files = [DocumentFile.Create([.. documents])];
        var command = new InsertCommand(2 * files[0].Length);
        yield return new Case("read " + what, [Read<TClosed>("one line"), Read<TAnnotated>("an attribute each")]);
        yield return new Case("write " + what, [Write<TClosed>("one line"), Write<TAnnotated>("an attribute each")]);

        Subject Read<T>(string name) =>
            new Subject<byte[], List<T>>(name, files, DocumentFile.ReadAll<T>) { OperationsPerPayload = Count };

        Subject Write<T>(string name)
        {
            var serializer = BsonSerializer.LookupSerializer<T>();
            return new Subject<List<T>, ReadOnlyMemory<byte>>(
                name, [.. files.Select(DocumentFile.ReadAll<T>)], values => command.WriteBatch(serializer, values))
            {
                OperationsPerPayload = Count,
                Normalize = static bytes => bytes.ToArray(),
            };
        }
    }
}
