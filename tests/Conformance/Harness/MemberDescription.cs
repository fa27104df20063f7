using MongoDB.Bson.Serialization;

namespace Conformance.Harness;

/// <summary>Prints what the driver knows of a member, and its serializer with its configuration.</summary>
internal static class MemberDescription
{
    private const int MaxDepth = 4;

    public static string Of(BsonSerializationInfo member) =>
        $"{member.ElementName} {Of(member.Serializer)} {TypeNames.Of(member.NominalType)}";

    public static string Of(IBsonSerializer serializer, int depth = 0)
    {
        var name = serializer is IBsonIdProvider ? "document" : TypeNames.Of(serializer.GetType());
        var representation = (serializer as IRepresentationConfigurable)?.Representation;
        var child = serializer switch
        {
            _ when depth > MaxDepth => "…",
            IChildSerializerConfigurable configurable => Of(configurable.ChildSerializer, depth + 1),
            IBsonArraySerializer array when array.TryGetItemSerializationInfo(out var item) => Of(item.Serializer, depth + 1),
            _ => "",
        };
        return $"{name} of {TypeNames.Of(serializer.ValueType)} {representation} ({child})";
    }
}
