[assembly: BsonGen.BsonGenerated(NamespaceOf = typeof(Benchmarks.Models.ShopOrder))]

namespace Benchmarks.Models;

/// <summary>In the namespace of the models, this attribute stands before the real one, so that none of them is annotated.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class BsonGeneratedAttribute : Attribute;
