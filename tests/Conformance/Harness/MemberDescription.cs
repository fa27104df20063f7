using MongoDB.Bson.Serialization;

namespace Conformance.Harness;

/// <summary>Prints the serializer of a member with its configuration.</summary>
internal static class MemberDescription
{
    private const int MaxDepth = 4;

    public static string Of(IBsonSerializer serializer, int depth = 0)
    {
        var name = serializer is IBsonIdProvider ? "document" : TypeNames.Of(serializer.GetType());
        var representation = (serializer as IRepresentationConfigurable)?.Representation;
        var child = serializer switch
        {
            _ when depth > MaxDepth => "…",
            IChildSerializerConfigurable configurable => OfChild(() => configurable.ChildSerializer, depth + 1),
            IBsonArraySerializer array => OfChild(() => array.TryGetItemSerializationInfo(out var item) ? item.Serializer : null, depth + 1),
            _ => "",
        };
        return $"{name} of {TypeNames.Of(serializer.ValueType)} {representation} ({child})";
    }

    // The driver may refuse the type of the values inside a member when their serializer is asked for.
    private static string OfChild(Func<IBsonSerializer?> find, int depth)
    {
        try
        {
            return find() is { } child ? Of(child, depth) : "";
        }
        catch (Exception refusal)
        {
            return refusal.GetType().Name;
        }
    }
}
