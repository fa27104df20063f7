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

    // With what each concerns: the driver refuses a second serializer of a type.
    private static readonly (string Subject, string Statement)[] Statements =
    [
        ("int", "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers.Int32Serializer(BsonType.String));"),
        ("DateTime",
            "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers.DateTimeSerializer(DateTimeKind.Local));"),
        ("decimal",
            "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers.DecimalSerializer(BsonType.Decimal128));"),
        ("Guid",
            "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers.GuidSerializer(GuidRepresentation.Standard));"),
        ("DayOfWeek",
            "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers.EnumSerializer<DayOfWeek>(BsonType.String));"),
        ("int", "BsonSerializer.RegisterSerializer(new Acme.Shifted());"),
        ("string", "BsonSerializer.RegisterSerializer(new Acme.Reversed());"),
        ("byte[]",
            "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers.ByteArraySerializer(BsonType.String));"),
        ("List<int>",
            "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers." +
            "EnumerableInterfaceImplementerSerializer<List<int>, int>(new Acme.Shifted()));"),
        ("Dictionary<string, int>",
            "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers." +
            "DictionaryInterfaceImplementerSerializer<Dictionary<string, int>>(" +
            "MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfDocuments));"),
        ("int?",
            "BsonSerializer.RegisterSerializer(new MongoDB.Bson.Serialization.Serializers.NullableSerializer<int>(new Acme.Shifted()));"),
        ("discriminators",
            "BsonSerializer.RegisterDiscriminatorConvention(typeof(object), new ScalarDiscriminatorConvention(\"_kind\"));"),
        ("names",
            "ConventionRegistry.Register(\"world\", new ConventionPack { new CamelCaseElementNameConvention() }, type => true);"),
        ("extra elements and nulls",
            "ConventionRegistry.Register(\"world\", new ConventionPack { new IgnoreExtraElementsConvention(true), new " +
            "IgnoreIfNullConvention(true) }, type => true);"),
        ("enums",
            "ConventionRegistry.Register(\"world\", new ConventionPack { new EnumRepresentationConvention(BsonType.String) }, type => " +
            "type.Name.Length % 2 == 0);"),
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
            Statements = [.. dice.Some(Statements, 12).DistinctBy(drawn => drawn.Subject).Select(drawn => drawn.Statement)],
            ShowsInternals = dice.Chance(15),
        };
    }
}
