using Conformance.Machine.Inventing;
using MongoDB.Bson;
using Queries.Tests;

namespace Queries.Programs.Comparing;

/// <summary>The documents that a server returns for a projection.</summary>
internal static class Answers
{
    private const int Mutations = 3;

    private static readonly BsonValue[] Calculated = [1, "t", true, 2.5, 7L, BsonNull.Value, new BsonDateTime(0)];

    /// <summary>Batches of documents: a right one, and each with a changed document behind it.</summary>
    /// <param name="command">The first command of a call.</param>
    /// <param name="stored">The document that is projected.</param>
    public static IEnumerable<byte[][]> Create(BsonDocument command, BsonDocument stored, Dice dice)
    {
        var projection = FindProjection(command);
        var document = projection is null ? stored : Project(stored, projection, dice);
        var right = document.ToBson();
        yield return [right, right, right];
        var mutations = Queries.Tests.Mutations.Of(document).ToList();
        for (var i = 0; i < Mutations; i++)
        {
            yield return i % 2 == 0 ? [dice.Pick(mutations)] : [right, dice.Pick(mutations)];
        }
    }

    private static BsonDocument? FindProjection(BsonDocument command) =>
        command.GetValue("projection", command.GetValue("fields", null)) as BsonDocument ??
        (command.GetValue("pipeline", null) as BsonArray)?.OfType<BsonDocument>().Select(stage => stage.GetValue("$project", null))
            .OfType<BsonDocument>()
            .LastOrDefault();

    private static BsonDocument Project(BsonDocument source, BsonDocument projection, Dice dice)
    {
        var projected = new BsonDocument();
        foreach (var element in projection.Where(static element => !element.Value.IsNumeric || element.Value != 0))
        {
            if (Evaluate(element.Value, element.Name, source, [], dice) is { } value)
            {
                projected.Set(element.Name, value);
            }
        }

        return projected;
    }

    // Null for a missing value.
    private static BsonValue? Evaluate(
        BsonValue expression, string name, BsonDocument source, Dictionary<string, BsonValue> variables, Dice dice)
    {
        switch (expression)
        {
            case BsonString { Value: ['$', '$', .. var variable] }:
                var parts = variable.Split('.', 2);
                return variables.TryGetValue(parts[0], out var start) ? parts.Length == 1 ? start : Find(start, parts[1]) : null;
            case BsonString { Value: ['$', .. var path] }:
                return Find(source, path);
            case BsonArray items:
                return new BsonArray(items.Select(item => Evaluate(item, name, source, variables, dice) ?? BsonNull.Value));
            case BsonDocument { ElementCount: > 0 } document when document.GetElement(0) is var first:
                return first.Name switch
                {
                    "$literal" => first.Value,
                    "$map" => Map(first.Value.AsBsonDocument, name, source, variables, dice),
                    ['$', ..] => dice.Pick(Calculated),
                    _ => new BsonDocument(document
                        .Select(element => (element.Name, Value: Evaluate(element.Value, name, source, variables, dice)))
                        .Where(pair => pair.Value is not null).Select(pair => new BsonElement(pair.Name, pair.Value))),
                };
            case { IsNumeric: true } or { IsBoolean: true }:
                return Find(source, name);
            default:
                return expression;
        }
    }

    private static BsonValue? Map(BsonDocument map, string name, BsonDocument source, Dictionary<string, BsonValue> variables, Dice dice) =>
        Evaluate(map["input"], name, source, variables, dice) is BsonArray items
            ? new BsonArray(items.Select(item =>
                Evaluate(map["in"], name, source, new(variables) { [map.GetValue("as", "this").AsString] = item }, dice) ?? BsonNull.Value))
            : BsonNull.Value;

    private static BsonValue? Find(BsonValue source, string path) => path.Split('.').Aggregate(
        (BsonValue?)source,
        static (parent, part) => parent is BsonDocument document && document.TryGetValue(part, out var value) ? value : null);
}
