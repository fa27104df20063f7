extern alias ClassMapped;

using System.Text.Json.Serialization;
using Benchmarks.Harness;
using Benchmarks.Protobuf;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>10,000 different objects, in BSON and in the formats of other serializers that need no reflection.</summary>
public static partial class ShootoutSuite
{
    public static IEnumerable<Case> GetCases()
    {
        var objects = new Filler(61) { Count = static _ => 4 }.Many<Generated.DemoClass>(10_000);
        var formats = new Formats<Mapped.DemoClass, Generated.DemoClass, DemoMessage>(
            objects, DemoJson.Default.DemoClass, DemoMessage.Parser, ToMessage, ToObject);
        yield return formats.Read();
        yield return formats.WriteToArray("write");
    }

    private static DemoMessage ToMessage(Generated.DemoClass value) => new()
    {
        Number = value.Number,
        Flag = value.Flag,
        Text = value.Text,
        Ratio = value.Ratio,
        Total = value.Total,
        Parts =
        {
            value.Parts.Select(static part => new DemoSubMessage
            {
                Number = part.Number,
                Flag = part.Flag,
                Text = part.Text,
                Ratio = part.Ratio,
                Total = part.Total,
            }),
        },
    };

    private static Generated.DemoClass ToObject(DemoMessage message) => new()
    {
        Number = message.Number,
        Flag = message.Flag,
        Text = message.Text,
        Ratio = message.Ratio,
        Total = message.Total,
        Parts = message.Parts
            .Select(static part => new Generated.DemoSubClass
            {
                Number = part.Number,
                Flag = part.Flag,
                Text = part.Text,
                Ratio = part.Ratio,
                Total = part.Total,
            })
            .ToArray(),
    };

    [JsonSerializable(typeof(Generated.DemoClass))]
    private sealed partial class DemoJson : JsonSerializerContext;
}
