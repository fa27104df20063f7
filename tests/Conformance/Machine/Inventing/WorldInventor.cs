using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>Invents the configuration of all samples of a batch.</summary>
internal static class WorldInventor
{
    private static readonly string[] Conventions =
    [
        "new CamelCaseElementNameConvention()",
        "new IgnoreExtraElementsConvention(true)",
        "new EnumRepresentationConvention(BsonType.String)",
        "new EnumRepresentationConvention(BsonType.Int64)",
        "new IgnoreIfNullConvention(true)",
        "new IgnoreIfDefaultConvention(true)",
        "new StringIdStoredAsObjectIdConvention()",
        "new NoIdMemberConvention()",
    ];

    // The driver refuses a second serializer of a type.
    private static readonly (string Type, string Serializer)[] Serializers =
    [
        ("int", "MongoDB.Bson.Serialization.Serializers.Int32Serializer(BsonType.String)"),
        ("DateTime", "MongoDB.Bson.Serialization.Serializers.DateTimeSerializer(DateTimeKind.Local)"),
        ("decimal", "MongoDB.Bson.Serialization.Serializers.DecimalSerializer(BsonType.Decimal128)"),
        ("Guid", "MongoDB.Bson.Serialization.Serializers.GuidSerializer(GuidRepresentation.Standard)"),
        ("DayOfWeek", "MongoDB.Bson.Serialization.Serializers.EnumSerializer<DayOfWeek>(BsonType.String)"),
        ("int", "Acme.Shifted()"),
        ("string", "Acme.Reversed()"),
        ("byte[]", "MongoDB.Bson.Serialization.Serializers.ByteArraySerializer(BsonType.String)"),
        ("List<int>",
            "MongoDB.Bson.Serialization.Serializers.EnumerableInterfaceImplementerSerializer<List<int>, int>(new Acme.Shifted())"),
        ("Dictionary<string, int>",
            "MongoDB.Bson.Serialization.Serializers.DictionaryInterfaceImplementerSerializer<Dictionary<string, int>>(" +
            "MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfDocuments)"),
        ("int?", "MongoDB.Bson.Serialization.Serializers.NullableSerializer<int>(new Acme.Shifted())"),
    ];

    private static readonly string[] Statements =
    [
        "BsonSerializer.RegisterDiscriminatorConvention(typeof(object), new ScalarDiscriminatorConvention(\"_kind\"));",
        "ConventionRegistry.Register(\"world\", new ConventionPack { new CamelCaseElementNameConvention() }, type => true);",
        "ConventionRegistry.Register(\"world\", new ConventionPack { new IgnoreExtraElementsConvention(true), new " +
        "IgnoreIfNullConvention(true) }, type => true);",
        "ConventionRegistry.Register(\"world\", new ConventionPack { new EnumRepresentationConvention(BsonType.String) }, type => " +
        "type.Name.Length % 2 == 0);",
    ];

    public static World Make(int seed)
    {
        var dice = new Dice(seed);
        if (dice.Chance(55))
        {
            return World.Plain with { ShowsInternals = dice.Chance(15) };
        }

        return new World
        {
            Conventions = dice.Chance(40) ? [.. dice.Some(Conventions, 30)] : [],
            Statements =
            [
                .. dice.Some(Serializers, 12)
                    .DistinctBy(serializer => serializer.Type)
                    .Select(serializer => $"BsonSerializer.RegisterSerializer(new {serializer.Serializer});"),
                .. dice.Some(Statements, 12),
            ],
            ShowsInternals = dice.Chance(15),
        };
    }
}
