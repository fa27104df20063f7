using MongoDB.Bson;

namespace Conformance.Models;

/// <summary>The closed types of the generic models that the tests use.</summary>
public static class ClosedGenerics
{
    public static Type[] All { get; } =
    [
        typeof(Wrapper<int>), typeof(Wrapper<long>), typeof(Wrapper<double>), typeof(Wrapper<bool>), typeof(Wrapper<string>),
        typeof(Wrapper<decimal>), typeof(Wrapper<DateTime>), typeof(Wrapper<ObjectId>), typeof(Wrapper<Guid>), typeof(Wrapper<byte[]>),
        typeof(Wrapper<Colors>), typeof(Wrapper<int?>), typeof(Wrapper<float>), typeof(Wrapper<Point>), typeof(Wrapper<Plain>),
        typeof(Wrapper<List<int>>), typeof(Wrapper<TimeSpan>), typeof(Wrapper<Wrapper<int>>), typeof(Wrapper<Animal>),
        typeof(Wrapper<object>), typeof(Wrapper<Uri>), typeof(Wrapper<BsonDocument>),
        typeof(PairOf<string, int>), typeof(PairOf<Point, Point>), typeof(PairOf<List<int>, byte>),
        typeof(GenericRecord<int>), typeof(GenericRecord<string>), typeof(GenericRecord<double>),
        typeof(GenericBase<int>), typeof(GenericBase<string>),
        typeof(Outer<int>.Inner), typeof(Outer<string>.InnerOf<int>),
        typeof(Constrained<string, int, Point, Colors>), typeof(Constrained<List<int>, DateTime, Point, Colors>),
        typeof(ComparableOf<int>), typeof(ComparableOf<string>), typeof(ComparableOf<DateTime>), typeof(ComparableOf<Guid>),
        typeof(GenericId<int>), typeof(GenericSparse<int>), typeof(GenericSparse<string>), typeof(IgnoredTypeArgument<Level>),
        typeof(IgnoredTypeArgument<int?>), typeof(IgnoredTypeArgument<string>), typeof(GenericId<ObjectId>), typeof(GenericId<string>),
        typeof(GenericId<Point>), typeof(GenericId<object>),
        typeof(GenericBase<List<Point>>), typeof(GenericDerived<Point>), typeof(GenericDerived<string>),
        typeof(GenericTree<int>), typeof(GenericTree<string>), typeof(GenericStruct<int>), typeof(GenericStruct<string>),
        typeof(GenericRecordStruct<long>), typeof(GenericPosition<Point>), typeof(GenericWithPrivates<int>),
        typeof(GenericWithPrivates<string>),
        typeof(GenericWithAttributes<double>), typeof(GenericWithAttributes<List<string>>), typeof(GenericShouldSerialize<string>),
        typeof(@in<int>), typeof(PolymorphicOf<string>), typeof(DeepOne<int>.DeepTwo.DeepThree<string>.DeepFour),
        typeof(Wrapper<PointStruct>), typeof(Wrapper<PointStruct?>), typeof(Wrapper<DateTimeOffset>), typeof(Wrapper<decimal?>),
        typeof(Wrapper<KeyValuePair<string, int>>), typeof(Wrapper<Dictionary<string, int>>), typeof(Wrapper<int[][]>),
        typeof(Wrapper<IVehicle>),
        typeof(Wrapper<BsonValue>), typeof(Wrapper<sbyte>), typeof(Wrapper<char>), typeof(Wrapper<Decimal128>), typeof(Wrapper<UInt64Enum>),
        typeof(Wrapper<UInt64Enum?>), typeof(Wrapper<HashSet<int>>), typeof(Wrapper<(int, string)>),
        typeof(PairOf<int[], Dictionary<string, Point>>), typeof(GenericRecord<Guid>), typeof(GenericRecord<Point>),
        typeof(Outer<Point>.InnerOf<Colors>),
        typeof(Page<byte>), typeof(Page<int>), typeof(Page<object>), typeof(Page<byte[]>), typeof(PageId<byte>), typeof(PageId<int>),
        typeof(PageStruct<byte>),
        typeof(ImmutablePage<byte>), typeof(ImmutablePage<string>), typeof(DerivedPage<byte>), typeof(Wrapper<byte>),
        typeof(GenericTree<byte[]>),
        typeof(OpenExtraElements<BsonDocument>), typeof(OpenExtraElements<string>), typeof(OpenExtraElements<Dictionary<string, object>>),
        typeof(PageOf<int>), typeof(PageOf<string>), typeof(PageOf<Point>), typeof(PageOf<byte>), typeof(GenericWithAccessors<int>),
        typeof(GenericWithAccessors<string>), typeof(GenericWithAccessors<Point>),
        typeof(OpenExtraDictionary<object>), typeof(OpenExtraDictionary<int>),
        typeof(Keyed<int>), typeof(Keyed<byte>), typeof(Keyed<string>), typeof(Keyed<Point>),
    ];
}
