using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.IdGenerators;

namespace Conformance.Machine.Playing;

/// <summary>Registers id generators, and reads and sets ids.</summary>
internal static class IdVerbs
{
    public const string Register = "id-generator";

    public static readonly Verb[] All =
    [
        new(Register, 2, [["string", "int", "Guid", "ObjectId"], ["text", "guid", "comb", "null", "zero"]], words =>
        {
            BsonSerializer.RegisterIdGenerator(Types.Find(words[0]), Create(words[1]));
            return null;
        }),
        new(
            "look-up-id-generator",
            1,
            [["string", "int", "Guid", "ObjectId"]],
            words => BsonSerializer.LookupIdGenerator(Types.Find(words[0]))?.GetType().Name),
        new("id", 4, [[Family.Model], DocumentVerbs.Seeds], words => Describe(Types.Find(words[0]), int.Parse(words[1]))),
    ];

    private static IIdGenerator Create(string kind) => kind switch
    {
        "text" => StringObjectIdGenerator.Instance,
        "guid" => GuidGenerator.Instance,
        "comb" => CombGuidGenerator.Instance,
        "null" => NullIdChecker.Instance,
        _ => new ZeroIdChecker<int>(),
    };

    private static string Describe(Type type, int seed)
    {
        if (BsonSerializer.LookupSerializer(type) is not IBsonIdProvider provider)
        {
            return Verb.Nothing;
        }

        var value = Values.Of(type, seed);
        var text = IdDescription.Of(provider, value);
        provider.GetDocumentId(Values.Of(type, seed + 1), out var other, out _, out _);
        provider.SetDocumentId(value, other);
        return $"{text} {Dump.Of(value)}";
    }
}
