using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Class maps configured with calls are equivalent to attributes, so generated code serves the types.
/// </summary>
public static class MigrationScenarios
{
    public static void CallsEqualAttributes()
    {
        BsonClassMap.RegisterClassMap<Migrated>(Map);
        Expect.Equal("", string.Join(", ", FallbacksOf(typeof(Migrated))), "fallbacks");
    }

    public static void EachCallHasAnEffect()
    {
        // Proves that the scenario above compares something: with one call less, the class map serves the type.
        BsonClassMap.RegisterClassMap<Migrated>(map =>
        {
            Map(map);
            map.GetMemberMap(migrated => migrated.Note).SetIgnoreIfNull(false);
        });
        Expect.Equal(1, FallbacksOf(typeof(Migrated)).Count(), "fallbacks");
    }

    /// <summary>A delegate can't be compared with a method or constructor of the type.</summary>
    public static void CreatorsAndConditionsLeaveTypesToTheClassMap()
    {
        BsonClassMap.RegisterClassMap<MigratedPoint>(map =>
        {
            map.MapMember(point => point.X);
            map.MapMember(point => point.Y);
            map.MapCreator(point => new MigratedPoint(point.X, point.Y));
        });
        BsonClassMap.RegisterClassMap<Migrated>(map =>
        {
            Map(map);
            map.GetMemberMap(migrated => migrated.Name).SetShouldSerializeMethod(_ => true);
        });
        Expect.Equal(2, FallbacksOf(typeof(Migrated), typeof(MigratedPoint)).Count(), "fallbacks");
    }

    private static void Map(BsonClassMap<Migrated> map)
    {
        map.MapIdMember(migrated => migrated.Key).SetIdGenerator(StringObjectIdGenerator.Instance);
        map.MapMember(migrated => migrated.Name);
        map.MapMember(migrated => migrated.IsSelected);
        map.UnmapMember(migrated => migrated.IsSelected);
        map.MapMember(migrated => migrated.Short).SetElementName("n").SetOrder(1);
        map.MapMember(migrated => migrated.Note).SetIgnoreIfNull(true);
        map.MapMember(migrated => migrated.Count).SetIgnoreIfDefault(true);
        map.MapMember(migrated => migrated.Grade).SetDefaultValue("x");
        map.MapMember(migrated => migrated.Total).SetIsRequired(true);
        map.MapMember(migrated => migrated.Status).SetSerializer(new EnumSerializer<Status>(BsonType.String));
        map.MapMember(migrated => migrated.Token).SetSerializer(new GuidSerializer(GuidRepresentation.Standard));
        map.MapMember(migrated => migrated.When).SetSerializer(new DateTimeSerializer(DateTimeKind.Local));
        map.MapMember(migrated => migrated.Text).SetSerializer(new Migrated.Backwards());
        map.MapExtraElementsMember(migrated => migrated.Rest);
        map.MapField("_pin");
        map.MapProperty(migrated => migrated.Pin);
        map.SetIgnoreExtraElements(true);
        map.SetIgnoreExtraElementsIsInherited(true);
        map.SetDiscriminator("migrated");
        map.SetDiscriminatorIsRequired(true);
        map.SetIsRootClass(true);
        map.AddKnownType(typeof(MigratedFurther));
    }

    private static IEnumerable<BsonGenFallback> FallbacksOf(params Type[] types) =>
        BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Migrated).Assembly).Where(fallback => types.Contains(fallback.Type));
}
