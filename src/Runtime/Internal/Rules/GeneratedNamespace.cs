namespace BsonGen.Internal.Rules;

/// <summary>The namespace of the serializers of types without the attribute.</summary>
internal static class GeneratedNamespace
{
    public const string Name = "BsonGen.Generated";
}
