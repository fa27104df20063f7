using System.Text;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Runtime.Scenarios;

/// <summary>The outcomes of the steps of a history.</summary>
internal sealed class History
{
    private const string Generated = "Runtime.Models.";
    private const string ClassMapped = "Runtime.Models.Plain+";

    private readonly StringBuilder _outcomes = new();

    /// <summary>Expects that a history ends equally for generated types and for types with class maps.</summary>
    public static void Both(Action<History> generated, Action<History> classMapped)
    {
        var actual = new History();
        generated(actual);
        var expected = new History();
        classMapped(expected);
        Expect.Equal(
            expected.ToString()
                .Replace(ClassMapped, Generated, StringComparison.Ordinal)
                .Replace("PlainSecond", "Second", StringComparison.Ordinal)
                .Replace("PlainUnmapped", "Unmapped", StringComparison.Ordinal),
            actual.ToString(),
            "history");
    }

    public void Add(Action act) => Add(() =>
    {
        act();
        return "done";
    });

    public void Add<T>(Func<T> act)
    {
        try
        {
            _outcomes.AppendLine(act() switch
            {
                byte[] bytes => BsonSerializer.Deserialize<BsonDocument>(bytes).ToJson(new JsonWriterSettings { Indent = false }),
                var outcome => outcome?.ToString(),
            });
        }
        catch (Exception error)
        {
            for (var inner = error; inner is not null; inner = inner.InnerException)
            {
                _outcomes.Append(inner.GetType().Name).Append(": ").Append(inner.Message).Append(' ');
            }

            _outcomes.AppendLine();
        }
    }

    public override string ToString() => _outcomes.ToString();
}
