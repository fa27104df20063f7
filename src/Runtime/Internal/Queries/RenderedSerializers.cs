using MongoDB.Driver;

namespace BsonGen.Internal.Queries;

/// <summary>The serializers of results that the driver makes when it renders a projection.</summary>
internal static class RenderedSerializers
{
    // These classes are not public. The others of MongoDB.Driver may hold the lambda and what it captured, as those of
    // client-side projections do.
    private const string Linq = "MongoDB.Driver.Linq.Linq3Implementation.Serializers";

    private static readonly HashSet<string> OfLinq =
    [
        "ConvertEnumToIntegralTypeSerializer`3", "ConvertIntegralTypeToEnumSerializer`3", "DictionaryKeyCollectionSerializer`2",
        "DictionarySerializer`2", "DictionaryValueCollectionSerializer`2", "HashSetSerializer`1", "ICollectionSerializer`1",
        "IEnumerableSerializer`1", "IGroupingSerializer`2", "IOrderedEnumerableSerializer`1", "IOrderedQueryableSerializer`1",
        "IQueryableSerializer`1", "KeyValuePairWrappedValueSerializer`2", "ListSerializer`1",
        "NestedAsOrderedQueryableSerializer`1", "NestedAsQueryableSerializer`1", "NumericConversionSerializer`2",
        "PolymorphicArraySerializer`1", "UpcastingSerializer`2", "WrappedValueSerializer`1",
    ];

    /// <summary>Whether a serializer holds nothing of the call for which the driver rendered it.</summary>
    public static bool MayBeKept(IBsonSerializer rendered) =>
        rendered.GetType().Assembly != typeof(IFindFluent<,>).Assembly || IsOfLinq(rendered);

    /// <summary>Whether a serializer is one of those of MongoDB.Driver for values of LINQ.</summary>
    public static bool IsOfLinq(IBsonSerializer rendered)
    {
        var type = rendered.GetType();
        return type.Assembly == typeof(IFindFluent<,>).Assembly && type.Namespace == Linq && OfLinq.Contains(type.Name);
    }

    /// <summary>Whether a serializer is that of lists or of sequences in LINQ, for ToList and Select.</summary>
    public static bool IsOfItemsInLinq(IBsonSerializer rendered) =>
        IsOfLinq(rendered) && rendered.GetType().Name is ("ListSerializer`1" or "IEnumerableSerializer`1");

    /// <summary>Whether a serializer is that of documents around single values.</summary>
    public static bool IsOfWrapperInLinq(IBsonSerializer rendered) =>
        IsOfLinq(rendered) && rendered.GetType().Name == "WrappedValueSerializer`1";

    public static BsonClassMap? FindClassMap(IBsonSerializer serializer) =>
        (BsonClassMap?)PrivateMembers.SerializerClassMap(serializer.GetType())?.GetValue(serializer);
}
