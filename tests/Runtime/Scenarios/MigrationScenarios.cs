using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Class maps that were made call by call say the same as the attributes that docs/coming-from-class-maps.md lists beside the calls: generated code
/// stays in charge.
/// </summary>
public static class MigrationScenarios
{
    public static void CallsSayWhatAttributesSay()
    {
        BsonClassMap.RegisterClassMap<Migrated>(Map);
        Expect.Equal("", string.Join(", ", FallbacksOf(typeof(Migrated))), "fallbacks");
    }

    public static void EachCallCounts()
    {
        // The proof that the scenario above compares anything: with one call less, the class map is in charge.
        BsonClassMap.RegisterClassMap<Migrated>(map =>
        {
            Map(map);
            map.GetMemberMap(migrated => migrated.Note).SetIgnoreIfNull(false);
        });
        Expect.Equal(1, FallbacksOf(typeof(Migrated)).Count(), "fallbacks");
    }

    /// <summary>Nobody can tell that a delegate does the same as a method or constructor of the type.</summary>
    public static void CreatorsAndConditionsLeaveTheClassMapInCharge()
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
        BsonGenFallbacks.Find(typeof(Migrated).Assembly).Where(fallback => types.Contains(fallback.Type));
}
