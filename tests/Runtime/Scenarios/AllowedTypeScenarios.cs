using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>The function of the types that a serializer of objects allows is asked as often as the driver asks it, and may throw.</summary>
public static class AllowedTypeScenarios
{
    private static readonly List<string> Asked = [];

    private static Func<Type, bool> _answer = static _ => true;

    [Rule("6.6")]
    public static void TheFunctionIsAskedForEachValue()
    {
        BsonSerializer.RegisterSerializer(new ObjectSerializer(type =>
        {
            Asked.Add(type.Name);
            return _answer(type);
        }));
        object?[] values =
        [
            new Widget { Name = "a" }, 1, new List<object>
            {
                new Widget(),
                2,
            }, 1.5m, new Dictionary<string, object> { ["k"] = new Widget() }, Thing(), null,
        ];
        Func<Type, bool>[] answers =
        [
            static _ => true, static _ =>
                false, static type => type != typeof(Widget), static _ => throw new InvalidOperationException("mine"),
            static type => Asked.Count < 2 ? type.Name.Length > 0 : throw new TimeoutException("mine"),
        ];

        // The class map of a type that the driver has mapped is compared with generated code in the same process.
        var classMap = new BsonClassMapSerializer<Untyped>(BsonClassMap.LookupClassMap(typeof(Untyped)));
        foreach (var value in values)
        {
            foreach (var answer in answers)
            {
                var untyped = new Untyped { Value = value };
                var written = Ask(answer, () => Convert.ToHexString(untyped.ToBson(serializer: classMap)));
                Expect.Equal(written, Ask(answer, () => Convert.ToHexString(untyped.ToBson())), $"writing {value}");
                Expect.Equal(
                    written, Ask(answer, () => Convert.ToHexString(BsonGenSerializer.Serialize(untyped))), $"writing {value} directly");

                _answer = static _ => true;
                var bytes = untyped.ToBson();
                for (var repetition = 0; repetition < 3; repetition++)
                {
                    var read = Ask(answer, () => $"{OrderBytesOf(classMap, bytes).Value}");
                    Expect.Equal(read, Ask(answer, () => $"{BsonSerializer.Deserialize<Untyped>(bytes).Value}"), $"reading {value}");
                    Expect.Equal(
                        read, Ask(answer, () => $"{BsonGenSerializer.Deserialize<Untyped>(bytes).Value}"), $"reading {value} directly");
                }
            }
        }
    }

    private static object Thing() => new Thing { Number = 3 };

    private static Untyped OrderBytesOf(IBsonSerializer<Untyped> serializer, byte[] bytes)
    {
        using var reader = new MongoDB.Bson.IO.BsonBinaryReader(new MemoryStream(bytes));
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    private static string Ask(Func<Type, bool> answer, Func<string> act)
    {
        _answer = answer;
        Asked.Clear();
        var outcome = Expect.Outcome(act);
        return $"{outcome.Split(" (element ")[0].Split(" (offset ")[0]}; asked {string.Join(' ', Asked)}";
    }
}
