extern alias ClassMapped;

using Benchmarks.Harness;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using AsCompiled = Benchmarks.Models.AsCompiled;
using AsRegistered = Benchmarks.Models.AsRegistered;
using Mapped = ClassMapped::Benchmarks.Models.AsCompiled;

namespace Benchmarks.Suites;

/// <summary>
/// Types that a convention pack of the program configures: names in camel case, and enums as text. Beside them are the same types with
/// attributes that say the same.
/// </summary>
public static class RegisteredSuite
{
    private const int Count = 200;

    public static IEnumerable<Case> GetCases()
    {
        ConventionRegistry.Register(
            "registered",
            new ConventionPack { new CamelCaseElementNameConvention(), new EnumRepresentationConvention(BsonType.String) },
            static type => type.Namespace == typeof(AsRegistered.Order).Namespace);
        var orders = new Filler(117).Documents<AsCompiled.Order>(Count);
        var markets = new Filler(119).Documents<AsCompiled.Market>(Count);
        return
        [
            .. Create<AsRegistered.Order, AsCompiled.Order, Mapped.Order>("orders", orders),
            .. Create<AsRegistered.Market, AsCompiled.Market, Mapped.Market>("markets", markets),
        ];
    }

    private static IEnumerable<Case> Create<TRegistered, TCompiled, TMapped>(string what, IReadOnlyList<byte[]> documents)
    {
        byte[][] files = [DocumentFile.Create([.. documents])];
        var command = new InsertCommand(2 * files[0].Length);
        yield return new Case(
            "read " + what,
            [
                Read(Subject.ClassMap, DocumentFile.ReadAll<TMapped>),
                Read("as compiled", DocumentFile.ReadAll<TCompiled>),
                Read("as registered", DocumentFile.ReadAll<TRegistered>),
                Read("as compiled, direct", DocumentFile.ReadAllDirectly<TCompiled>),
                Read("as registered, direct", DocumentFile.ReadAllDirectly<TRegistered>),
            ]);
        yield return new Case(
            "write " + what,
            [
                Write<TMapped>(Subject.ClassMap), Write<TCompiled>("as compiled"), Write<TRegistered>("as registered"),
            ]);

        Subject Read<T>(string name, Func<byte[], List<T>> read) =>
            new Subject<byte[], List<T>>(name, files, read) { OperationsPerPayload = Count };

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
