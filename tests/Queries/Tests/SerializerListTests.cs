using System.Reflection;
using System.Runtime.CompilerServices;
using MongoDB.Bson.Serialization.Options;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>
/// Each serializer of the driver is on a list: of those that are compared, of those that may be kept, or of those here that are neither.
/// A new version of the driver with another one, or with another setting, is noticed.
/// </summary>
public sealed class SerializerListTests
{
    private const BindingFlags Members = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // Of MongoDB.Bson: alike only if they are one object.
    private static readonly string[] NotCompared =
    [
        "AbstractClassSerializer`1", "ArrayAsBinaryVectorSerializer`1", "BinaryVectorSerializer`2", "BitArraySerializer",
        "BsonArraySerializer", "BsonBinaryDataSerializer", "BsonBooleanSerializer", "BsonClassMapSerializer`1", "BsonDateTimeSerializer",
        "BsonDecimal128Serializer", "BsonDocumentSerializer", "BsonDocumentWrapperSerializer", "BsonDoubleSerializer",
        "BsonInt32Serializer", "BsonInt64Serializer", "BsonJavaScriptSerializer", "BsonJavaScriptWithScopeSerializer",
        "BsonMaxKeySerializer", "BsonMinKeySerializer", "BsonNullSerializer", "BsonObjectIdSerializer", "BsonRegularExpressionSerializer",
        "BsonStringSerializer", "BsonSymbolSerializer", "BsonTimestampSerializer", "BsonUndefinedSerializer",
        "BsonValueCSharpNullArrayAndDocumentSerializer`1", "BsonValueCSharpNullArraySerializer`1",
        "BsonValueCSharpNullDocumentSerializer`1", "BsonValueCSharpNullSerializer`1", "BsonValueSerializer", "CultureInfoSerializer",
        "DictionaryInterfaceImplementerSerializer`1", "DictionaryInterfaceImplementerSerializer`3", "DiscriminatedInterfaceSerializer`1",
        "DiscriminatedWrapperSerializer`1", "DowncastingSerializer`2", "ElementAppendingSerializer`1",
        "EnumerableInterfaceImplementerSerializer`1", "ExpandoObjectSerializer", "IEnumerableDeserializingAsCollectionSerializer`3",
        "IOrderedEnumerableSerializer`1", "IPAddressSerializer", "IPEndPointSerializer", "ImmutableArraySerializer`1",
        "ImmutableDictionarySerializer`2", "ImmutableHashSetSerializer`1", "ImmutableListSerializer`1", "ImmutableQueueSerializer`1",
        "ImmutableSortedDictionarySerializer`2", "ImmutableSortedSetSerializer`1", "ImmutableStackSerializer`1",
        "ImpliedImplementationInterfaceSerializer`2", "KeyValuePairSerializer`2", "LazyBsonArraySerializer", "LazyBsonDocumentSerializer",
        "MaterializedOnDemandBsonArraySerializer", "MaterializedOnDemandBsonDocumentSerializer", "MemoryAsBinaryVectorSerializer`1",
        "MemorySerializer`1", "ObjectSerializer", "PartiallyRawBsonDocumentSerializer", "ProjectingDeserializer`2", "QueueSerializer",
        "QueueSerializer`1", "RawBsonArraySerializer", "RawBsonDocumentSerializer", "ReadOnlyCollectionSerializer`1",
        "ReadOnlyCollectionSubclassSerializer`2", "ReadOnlyDictionaryInterfaceImplementerSerializer`3",
        "ReadOnlyMemoryAsBinaryVectorSerializer`1", "ReadonlyMemorySerializer`1", "RegexSerializer", "SerializeAsNominalTypeSerializer`2",
        "StackSerializer", "StackSerializer`1", "ThreeDimensionalArraySerializer`1", "TupleSerializer`1", "TupleSerializer`2",
        "TupleSerializer`3", "TupleSerializer`4", "TupleSerializer`5", "TupleSerializer`6", "TupleSerializer`7", "TupleSerializer`8",
        "TwoDimensionalArraySerializer`1", "UndiscriminatedActualTypeSerializer`1", "UriSerializer", "ValueTupleSerializer`1",
        "ValueTupleSerializer`2", "ValueTupleSerializer`3", "ValueTupleSerializer`4", "ValueTupleSerializer`5", "ValueTupleSerializer`6",
        "ValueTupleSerializer`7", "ValueTupleSerializer`8",
    ];

    // Of MongoDB.Driver: never kept. Those of client-side projections hold the lambda; no projection has the others.
    private static readonly string[] NotKept =
    [
        "AggregateBucketAutoResultIdSerializer`1", "AggregateFacetResultsSerializer", "AggregateResultDeserializer",
        "ChangeStreamDocumentCollectionNamespaceSerializer", "ChangeStreamDocumentDatabaseNamespaceSerializer",
        "ChangeStreamDocumentSerializer`1", "ChangeStreamOperationTypeSerializer", "ChangeStreamPreAndPostImagesOptionsSerializer",
        "ChangeStreamSplitEventSerializer", "ChangeStreamUpdateDescriptionSerializer", "ClientSideProjectionDeserializer`2",
        "ClientSideProjectionSnippetsDeserializer`1", "ConvertIfPossibleSerializer`2", "CursorDeserializer",
        "DelayedEvaluationWriteConcernSerializer", "DeleteRequestSerializer", "DistinctResultDeserializer", "ElementDeserializer`1",
        "EnumConvertingSerializer`2", "FindAndModifyValueDeserializer`1", "FixedCountBatchableSourceSerializer`1",
        "GeoJson2DCoordinatesSerializer", "GeoJson2DGeographicCoordinatesSerializer", "GeoJson2DProjectedCoordinatesSerializer",
        "GeoJson3DCoordinatesSerializer", "GeoJson3DGeographicCoordinatesSerializer", "GeoJson3DProjectedCoordinatesSerializer",
        "GeoJsonBoundingBoxSerializer`1", "GeoJsonCoordinateReferenceSystemSerializer", "GeoJsonCoordinatesSerializer",
        "GeoJsonFeatureCollectionSerializer`1", "GeoJsonFeatureSerializer`1", "GeoJsonGeometryCollectionSerializer`1",
        "GeoJsonGeometrySerializer`1", "GeoJsonLinearRingCoordinatesSerializer`1", "GeoJsonLineStringCoordinatesSerializer`1",
        "GeoJsonLineStringSerializer`1", "GeoJsonLinkedCoordinateReferenceSystemSerializer",
        "GeoJsonMultiLineStringCoordinatesSerializer`1", "GeoJsonMultiLineStringSerializer`1",
        "GeoJsonMultiPointCoordinatesSerializer`1", "GeoJsonMultiPointSerializer`1", "GeoJsonMultiPolygonCoordinatesSerializer`1",
        "GeoJsonMultiPolygonSerializer`1", "GeoJsonNamedCoordinateReferenceSystemSerializer", "GeoJsonObjectSerializer`1",
        "GeoJsonPointSerializer`1", "GeoJsonPolygonCoordinatesSerializer`1", "GeoJsonPolygonSerializer`1", "GridFSFileInfoSerializer",
        "GridFSFileInfoSerializer`1", "IEnumerableSerializer`1 of FieldValueSerializerHelper", "IgnoredReplySerializer",
        "IgnoreNodeSerializer`1", "IgnoreSubtreeSerializer`1", "InsertRequestSerializer", "ISetWindowFieldsPartitionSerializer`1",
        "LookupResultSerializer`2", "MongoDBRefSerializer", "NoPipelineInputSerializer", "NullableEnumConvertingSerializer`2",
        "OfTypeSerializer`2", "QueryVectorArraySerializer`1", "SizeLimitingBatchableSourceSerializer`1", "UnknowableSerializer`1",
        "UpdateRequestSerializer", "ValueRangeWindowBoundaryConvertingValueSerializer`2",
    ];

    private static readonly string[] Plain = ListOf("SerializerComparison", "Plain");

    private static readonly string[] Wrapping = ListOf("SerializerComparison", "Wrapping");

    [Test]
    public void EachSerializerOfDocumentsIsListed() => Assert.That(
        SerializersOf(typeof(BsonSerializer).Assembly), Is.EquivalentTo([.. Plain, .. Wrapping, .. NotCompared]));

    [Test]
    public void EachSerializerOfLinqIsListed() => Assert.That(
        SerializersOf(typeof(IMongoClient).Assembly), Is.EquivalentTo([.. ListOf("RenderedSerializers", "OfLinq"), .. NotKept]));

    /// <summary>Sets each field of a serializer to another value, which the comparison must see.</summary>
    [Test]
    public void AllSettingsOfPlainSerializersAreCompared([ValueSource(nameof(Plain))] string name)
    {
        var serializer = Create(name);
        Assert.That(AreAlike(serializer, Create(name)), Is.True);
        var compared = 0;
        foreach (var field in FieldsOf(serializer.GetType()))
        {
            foreach (var other in OthersFor(field, serializer))
            {
                var changed = Create(name);
                field.SetValue(changed, other);
                Assert.That(AreAlike(serializer, changed), Is.False, $"{field.Name} = {other}");
                compared++;
            }
        }

        Assert.That(compared, Is.GreaterThan(0), "No setting was compared.");
    }

    [Test]
    public void WrappingSerializersHaveNoOtherSettings([ValueSource(nameof(Wrapping))] string name)
    {
        var fields = FieldsOf(TypeOf(name)).Where(field => field.FieldType.Name != "Lazy`1").Select(field => field.Name);
        Assert.That(fields, Is.SubsetOf(["_discriminatorConvention"]), "This one is always that of the class.");
    }

    private static bool AreAlike(IBsonSerializer serializer, IBsonSerializer other) => (bool)InternalType("SerializerComparison")
        .GetMethod("AreAlike", BindingFlags.Static | BindingFlags.Public)!.Invoke(null, [serializer, other])!;

    // The helper describes the elements that the class reads, the type of an enum is that of the class, and some converters can't be set.
    private static IEnumerable<FieldInfo> FieldsOf(Type type) => type == typeof(object)
        ? []
        : type.GetFields(Members)
            .Where(field => field.Name is not ("_helper" or "_underlyingTypeCode"))
            .Where(field => field.Name != "_converter" || typeof(IRepresentationConverterConfigurable).IsAssignableFrom(type))
            .Concat(FieldsOf(type.BaseType!));

    private static IEnumerable<object> OthersFor(FieldInfo field, IBsonSerializer serializer) => ValuesOf(field.FieldType)
        .Where(value => !value.Equals(field.GetValue(serializer)))
        .Take(3);

    private static IEnumerable<object> ValuesOf(Type type) =>
        type == typeof(bool) ? [true, false] :
        type == typeof(RepresentationConverter) ? [new RepresentationConverter(true, false), new RepresentationConverter(false, true)] :
        Enum.GetValues(type).Cast<object>();

    private static IBsonSerializer Create(string name)
    {
        var type = TypeOf(name);
        var constructor = type.GetConstructors().OrderBy(candidate => candidate.GetParameters().Length).First();
        return (IBsonSerializer)constructor.Invoke([.. constructor.GetParameters().Select(parameter => parameter.DefaultValue)]);
    }

    private static Type TypeOf(string name)
    {
        var type = typeof(BsonSerializer).Assembly.GetType("MongoDB.Bson.Serialization.Serializers." + name, throwOnError: true)!;
        return type.IsGenericTypeDefinition && type.GetGenericArguments().Length == 1 ? type.MakeGenericType(typeof(State)) : type;
    }

    private static Type InternalType(string name) =>
        typeof(BsonGenFallbacks).Assembly.GetType("BsonGen.Internal.Queries." + name, throwOnError: true)!;

    private static string[] ListOf(string type, string field) =>
        [.. (HashSet<string>)InternalType(type).GetField(field, BindingFlags.Static | BindingFlags.NonPublic)!.GetValue(null)!];

    private static IEnumerable<string> SerializersOf(Assembly assembly) => assembly.GetTypes()
        .Where(type => type is { IsAbstract: false, IsInterface: false } && typeof(IBsonSerializer).IsAssignableFrom(type))
        .Where(type => !type.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false))
        .Select(type => type.Name + (type.DeclaringType?.Name == "FieldValueSerializerHelper" && type.Name == "IEnumerableSerializer`1"
            ? " of FieldValueSerializerHelper"
            : ""));
}
