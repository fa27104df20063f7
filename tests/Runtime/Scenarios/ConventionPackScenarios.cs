using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.ConventionModels;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// A pack of conventions for the types of an assembly, with a generated serializer and without. Generated code takes the configuration
/// from the class maps.
/// </summary>
public static class ConventionPackScenarios
{
    private const string Expected =
        """{ "_id" : ObjectId("0102030405060708090a0b0c"), "createdBy" : "Ada", "state" : "Paid", "TOTAL" : "12.50",""" +
        """ "address" : { "streetName" : "Main St", "state" : "Open" } }""";

    [Rule("1.1", "3.2")]
    public static void GeneratedCodeFollowsConventions()
    {
        RegisterUsual();
        Check();
        var invoice = Create();
        invoice.Earlier = State.Open;
        Expect.Equal<BsonValue>("Open", invoice.ToBsonDocument()["earlier"], "nullable enum");
        var document = invoice.ToBsonDocument().Add("More", 1);
        Expect.Equal("Ada", BsonSerializer.Deserialize<Invoice>(document.ToBson()).CreatedBy!, "extra element");
        Expect.Equal("Ada", BsonGenSerializer.Deserialize<Invoice>(document.ToBson()).CreatedBy!, "extra element, direct");
        Expect.Equal(true, IsInCharge(), "generated");
    }

    public static void NamesOfTheIdAndOfExtraElements()
    {
        Register(
            static type => type == typeof(Device),
            new NamedIdMemberConvention("Serial"),
            new NamedExtraElementsMemberConvention("Rest"));
        var device = new Device { Serial = 7, Rest = new BsonDocument("more", true) };
        Expect.Equal(
            """{ "_id" : 7, "more" : true }""",
            BsonSerializer.Deserialize<BsonDocument>(device.ToBson()).ToString(),
            "written");
        SideBySide.Write(device, "device");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    public static void MetadataFollowsConventions()
    {
        RegisterUsual();
        var serializer = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer<Invoice>();
        Expect.Equal(true, serializer.TryGetMemberSerializationInfo("State", out var state), "member");
        Expect.Equal("state", state.ElementName, "name");
        Expect.Equal<BsonValue>("Paid", state.SerializeValue(State.Paid), "value");
        Expect.Equal(true, ((IBsonIdProvider)serializer).GetDocumentId(Create(), out var id, out _, out var generator), "id");
        Expect.Equal("0102030405060708090a0b0c", (string)id, "id");
        Expect.Equal<IIdGenerator>(StringObjectIdGenerator.Instance, generator, "generator");
        Check();
    }

    public static void DerivedTypesWithoutGeneratedSerializerFollowConventions()
    {
        RegisterUsual();
        Invoice reminder = new Reminder { CreatedBy = "Ada", DaysLate = 3, State = State.Paid };
        BsonSerializer.LookupSerializer<Reminder>();
        var document = BsonSerializer.Deserialize<BsonDocument>(reminder.ToBson());
        Expect.Equal("_t createdBy state TOTAL daysLate", string.Join(' ', document.Names), "names");
        Expect.Equal(3, ((Reminder)BsonSerializer.Deserialize<Invoice>(document.ToBson())).DaysLate, "read");
    }

    public static void TypesThatAnAssemblyNamesFollowConventions()
    {
        // The assembly that names the type is in use.
        Create();
        Register(
            static type => type == typeof(Unannotated),
            new CamelCaseElementNameConvention(),
            new IgnoreExtraElementsConvention(true));
        Expect.Equal(
            new BsonDocument("value", 3), BsonSerializer.Deserialize<BsonDocument>(new Unannotated { Value = 3 }.ToBson()), "driver");
        Expect.Equal(true, Expect.IsGenerated<Unannotated>(), "generated");
        Expect.Equal(
            3, BsonGenSerializer.Deserialize<Unannotated>(new BsonDocument { { "value", 3 }, { "x", 1 } }.ToBson()).Value, "direct");
    }

    public static void TheLastConventionCounts()
    {
        RegisterUsual();
        Register(static _ => true, new EnumRepresentationConvention(BsonType.Int64));
        Expect.Equal<BsonValue>(1L, BsonSerializer.Deserialize<BsonDocument>(Create().ToBson())["state"], "driver");
        Expect.Equal<BsonValue>(1L, BsonSerializer.Deserialize<BsonDocument>(BsonGenSerializer.Serialize(Create()))["state"], "direct");
        Expect.Equal(true, IsInCharge(), "generated");
    }

    public static void ConventionsOfABaseClass()
    {
        RegisterUsual();
        Register(static type => type == typeof(Entity), new MemberNameElementNameConvention());
        var document = BsonSerializer.Deserialize<BsonDocument>(Create().ToBson());
        Expect.Equal("_id CreatedBy state TOTAL address", string.Join(' ', document.Names), "names");
        Expect.Equal("Ada", BsonGenSerializer.Deserialize<Invoice>(document.ToBson()).CreatedBy!, "direct");
        Expect.Equal(true, IsInCharge(), "generated");
    }

    public static void ConventionsOfTheUser()
    {
        RegisterUsual();
        var pack = new ConventionPack();
        pack.AddMemberMapConvention("shout", member => member.SetElementName(member.MemberName.ToUpperInvariant()));
        ConventionRegistry.Register("mine", pack, _ => true);
        Expect.Equal(
            "_id CREATEDBY STATE TOTAL ADDRESS",
            string.Join(' ', BsonSerializer.Deserialize<BsonDocument>(Create().ToBson()).Names),
            "names");
        Expect.Equal(true, IsInCharge(), "generated");
    }

    // The driver's serializer of a member is looked up for its first uncommon value, which may be long after the type's first use.
    [Rule("3.3")]
    public static void SerializersOfMembersFollowTheConventionsOfTheFirstUse()
    {
        RegisterUsual();
        var document = BsonSerializer.Deserialize<BsonDocument>(Create().ToBson());
        var pack = new ConventionPack();
        pack.AddClassMapConvention("unfit", map => map.MapProperty(nameof(Invoice.Total)).SetSerializer(new NotConfigurable()));
        ConventionRegistry.Register("late", pack, type => type == typeof(Invoice));

        document["TOTAL"] = 12.5;
        Expect.Equal(12.5m, BsonSerializer.Deserialize<Invoice>(document.ToBson()).Total, "driver");
        Expect.Equal(12.5m, BsonGenSerializer.Deserialize<Invoice>(document.ToBson()).Total, "direct");
    }

    private static void RegisterUsual() => Register(
        static type => type.Assembly == typeof(Invoice).Assembly,
        new CamelCaseElementNameConvention(),
        new IgnoreExtraElementsConvention(true),
        new EnumRepresentationConvention(BsonType.String),
        new IgnoreIfNullConvention(true),
        new StringIdStoredAsObjectIdConvention());

    private static void Register(Func<Type, bool> filter, params IConvention[] conventions)
    {
        var pack = new ConventionPack();
        pack.AddRange(conventions);
        ConventionRegistry.Register("mine", pack, filter);
    }

    private static bool IsInCharge()
    {
        BsonGenSerializer.Serialize(Create());
        return BsonGenFallbacks.Observed.Count == 0;
    }

    private static void Check()
    {
        foreach (var bytes in new[]
        {
            Create().ToBson(),
            BsonGenSerializer.Serialize(Create()),
            Create().ToBson(serializer: ClassMapped()),
        })
        {
            Expect.Equal(BsonDocument.Parse(Expected), BsonSerializer.Deserialize<BsonDocument>(bytes), "document");
            Expect.Equal(Convert.ToHexString(bytes), Convert.ToHexString(BsonSerializer.Deserialize<Invoice>(bytes).ToBson()), "driver");
            Expect.Equal(Convert.ToHexString(bytes), Convert.ToHexString(BsonGenSerializer.Deserialize<Invoice>(bytes).ToBson()), "direct");
        }
    }

    private static BsonClassMapSerializer<Invoice> ClassMapped() => new(BsonClassMap.LookupClassMap(typeof(Invoice)));

    private static Invoice Create() => new()
    {
        Id = "0102030405060708090a0b0c",
        CreatedBy = "Ada",
        State = State.Paid,
        Total = 12.50m,
        Address = new Address { StreetName = "Main St" },
    };

    /// <summary>The driver refuses <c>[BsonRepresentation]</c> for it.</summary>
    private sealed class NotConfigurable : SerializerBase<decimal>;
}
