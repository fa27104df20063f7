extern alias ClassMapped;

using System.Text.Json.Serialization;
using Benchmarks.Harness;
using Benchmarks.Protobuf;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>5,000 different orders of a shop, in BSON and in the formats of other serializers that need no reflection.</summary>
public static partial class OrdersSuite
{
    public static IEnumerable<Case> GetCases()
    {
        var formats = new Formats<Mapped.ShopOrder, Generated.ShopOrder, OrderMessage>(
            OrderSource.Create(5_000), OrderJson.Default.ShopOrder, OrderMessage.Parser, OrderMessages.FromOrder, OrderMessages.ToOrder);
        yield return formats.Read();
        yield return formats.WriteToArray("write to array");
        yield return formats.WriteToBuffer();
    }

    [JsonSerializable(typeof(Generated.ShopOrder))]
    private sealed partial class OrderJson : JsonSerializerContext;
}
