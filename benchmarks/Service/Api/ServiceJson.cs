using System.Text.Json.Serialization;
using Benchmarks.Queries;
using Markets;

namespace Benchmarks.Service;

/// <summary>Writes the answers as JSON, without reflection.</summary>
[JsonSerializable(typeof(List<Market>))]
[JsonSerializable(typeof(List<OrderSummary>))]
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
internal sealed partial class ServiceJson : JsonSerializerContext;
