using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.ConventionModels;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>The types of an assembly that declares conventions, with a generated serializer and without.</summary>
public static class DeclaredConventionScenarios
{
    private const string Expected =
        """{ "_id" : ObjectId("0102030405060708090a0b0c"), "createdBy" : "Ada", "state" : "Paid", "TOTAL" : "12.50",""" +
        """ "address" : { "streetName" : "Main St", "state" : "Open" } }""";

    [Rule("1.1", "3.2")]
    public static void GeneratedCodeFollowsDeclaredConventions()
    {
        Check();
        var invoice = Create();
        invoice.Earlier = State.Open;
        Expect.Equal<BsonValue>("Open", invoice.ToBsonDocument()["earlier"], "nullable enum");
        var document = invoice.ToBsonDocument().Add("More", 1);
        Expect.Equal("Ada", BsonSerializer.Deserialize<Invoice>(document.ToBson()).CreatedBy!, "extra element");
        Expect.Equal("Ada", BsonGenSerializer.Deserialize<Invoice>(document.ToBson()).CreatedBy!, "extra element, direct");
    }

    public static void DeclaredConventionsApplyBeforeAnyCodeOfTheAssemblyRuns()
    {
        var type = FindUntouched("Invoice");
        BsonSerializer.LookupSerializer(type);
        Expect.Equal("createdBy", BsonClassMap.LookupClassMap(type).BaseClassMap.GetMemberMap("CreatedBy").ElementName, "base class");
        Check();
    }

    /// <summary>The effect of these conventions is known, so that no class map has to show it.</summary>
    public static void ConventionsOfNamesNeedNoClassMap()
    {
        var device = new Device { Serial = 7, Rest = new BsonDocument("more", true) };
        var bytes = device.ToBson();
        Expect.Equal(7, BsonSerializer.Deserialize<Device>(bytes).Serial, "id");
        Expect.Equal(0, BsonClassMap.GetRegisteredClassMaps().Count(), "class maps");
        Expect.Equal(
            """{ "_id" : 7, "more" : true }""",
            BsonSerializer.Deserialize<BsonDocument>(bytes).ToString(),
            "written");
        SideBySide.Write(device, "device");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    public static void ClassMapsFollowThemBeforeAnyCodeOfTheAssemblyRuns() =>
        Expect.Equal("streetName state", MapUntouched("Address"), "names");

    public static void ClassMapsOfStructsFollowThemBeforeAnyCodeOfTheAssemblyRuns() =>
        Expect.Equal("topWidth", MapUntouched("Margin"), "names");

    public static void ClassMapsOfGenericTypesFollowThemBeforeAnyCodeOfTheAssemblyRuns() =>
        Expect.Equal("firstItem", MapUntouched("Page`1", typeof(int)), "names");

    public static void ClassMapsOfDerivedTypesFollowThemBeforeAnyCodeOfTheAssemblyRuns() =>
        Expect.Equal("_id createdBy state earlier TOTAL address daysLate", MapUntouched("Reminder"), "names");

    public static void MetadataFollowsDeclaredConventions()
    {
        var serializer = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer<Invoice>();
        Expect.Equal(true, serializer.TryGetMemberSerializationInfo("State", out var state), "member");
        Expect.Equal("state", state.ElementName, "name");
        Expect.Equal<BsonValue>("Paid", state.SerializeValue(State.Paid), "value");
        Expect.Equal(true, ((IBsonIdProvider)serializer).GetDocumentId(Create(), out var id, out _, out var generator), "id");
        Expect.Equal("0102030405060708090a0b0c", (string)id, "id");
        Expect.Equal<IIdGenerator>(StringObjectIdGenerator.Instance, generator, "generator");
        Check();
    }

    public static void DerivedTypesWithoutGeneratedSerializerFollowDeclaredConventions()
    {
        Invoice reminder = new Reminder { CreatedBy = "Ada", DaysLate = 3, State = State.Paid };
        BsonSerializer.LookupSerializer<Reminder>();
        var document = BsonSerializer.Deserialize<BsonDocument>(reminder.ToBson());
        Expect.Equal("_t createdBy state TOTAL daysLate", string.Join(' ', document.Names), "names");
        Expect.Equal(3, ((Reminder)BsonSerializer.Deserialize<Invoice>(document.ToBson())).DaysLate, "read");
    }

    public static void NamedTypesFollowDeclaredConventionsOnceTheAssemblyIsUsed()
    {
        Create();
        Expect.Equal(
            new BsonDocument("value", 3), BsonSerializer.Deserialize<BsonDocument>(new Unannotated { Value = 3 }.ToBson()), "driver");
        Expect.Equal(true, Expect.IsGenerated<Unannotated>(), "generated");
        Expect.Equal(
            3, BsonGenSerializer.Deserialize<Unannotated>(new BsonDocument { { "value", 3 }, { "x", 1 } }.ToBson()).Value, "direct");
    }

    public static void TypesOfOtherAssembliesDoNotFollowDeclaredConventions()
    {
        Create();
        Expect.Equal("_id", Expect.SameAsClassMap().Names.First(), "id");
        Expect.Equal("Key", BsonSerializer.Deserialize<BsonDocument>(new Line().ToBson()).Names.Last(), "name");
    }

    public static void RegisteringDeclaredConventionsAgainChangesNothing()
    {
        ConventionRegistry.Register(
            "mine",
            new ConventionPack
            {
                new CamelCaseElementNameConvention(),
                new IgnoreExtraElementsConvention(true),
                new EnumRepresentationConvention(BsonType.String),
                new IgnoreIfNullConvention(true),
            },
            _ => true);
        Check();
        Expect.Equal(true, IsInCharge(), "generated");
    }

    public static void ConventionsWithoutEffectChangeNothing()
    {
        ConventionRegistry.Register(
            "mine", new ConventionPack
            {
                new IgnoreIfDefaultConvention(false),
                new CamelCaseElementNameConvention(),
            }, type => type == typeof(Invoice));
        Check();
        Expect.Equal(true, IsInCharge(), "generated");
    }

    public static void OtherConventionsLeaveTypesToTheClassMap()
    {
        ConventionRegistry.Register("mine", new ConventionPack { new EnumRepresentationConvention(BsonType.Int64) }, _ => true);
        Expect.Equal(false, IsInCharge(), "generated");
        Expect.Equal<BsonValue>(1L, BsonSerializer.Deserialize<BsonDocument>(Create().ToBson())["state"], "driver");
        Expect.Equal<BsonValue>(1L, BsonSerializer.Deserialize<BsonDocument>(BsonGenSerializer.Serialize(Create()))["state"], "direct");
    }

    public static void OtherConventionsOfABaseClassLeaveTypesToTheClassMap()
    {
        ConventionRegistry.Register("mine", new ConventionPack { new MemberNameElementNameConvention() }, type => type == typeof(Entity));
        Expect.Equal(false, IsInCharge(), "generated");
        var document = BsonSerializer.Deserialize<BsonDocument>(Create().ToBson());
        Expect.Equal("_id CreatedBy state TOTAL address", string.Join(' ', document.Names), "names");
        Expect.Equal("Ada", BsonGenSerializer.Deserialize<Invoice>(document.ToBson()).CreatedBy!, "direct");
    }

    public static void UnknownConventionsLeaveTypesToTheClassMap()
    {
        var pack = new ConventionPack();
        pack.AddMemberMapConvention("shout", member => member.SetElementName(member.MemberName.ToUpperInvariant()));
        ConventionRegistry.Register("mine", pack, _ => true);
        Expect.Equal(false, IsInCharge(), "generated");
        Expect.Equal(
            "_id CREATEDBY STATE TOTAL ADDRESS",
            string.Join(' ', BsonSerializer.Deserialize<BsonDocument>(Create().ToBson()).Names),
            "names");
    }

    // The driver's serializer of a member is looked up for its first uncommon value, which may be long after the type's first use.
    [Rule("3.3")]
    public static void SerializersOfMembersFollowTheConventionsOfTheFirstUse()
    {
        var document = BsonSerializer.Deserialize<BsonDocument>(Create().ToBson());
        var pack = new ConventionPack();
        pack.AddClassMapConvention("unfit", map => map.MapProperty(nameof(Invoice.Total)).SetSerializer(new NotConfigurable()));
        ConventionRegistry.Register("late", pack, type => type == typeof(Invoice));

        document["TOTAL"] = 12.5;
        Expect.Equal(12.5m, BsonSerializer.Deserialize<Invoice>(document.ToBson()).Total, "driver");
        Expect.Equal(12.5m, BsonGenSerializer.Deserialize<Invoice>(document.ToBson()).Total, "direct");
    }

    /// <summary>Finds a type by reflection alone, so that no code of its assembly has run before the driver looks it up.</summary>
    private static Type FindUntouched(string name)
    {
        var type = AssemblyLoadContext.GetLoadContext(typeof(DeclaredConventionScenarios).Assembly)!
            .LoadFromAssemblyName(new AssemblyName("Runtime.ConventionModels"))
            .GetType("Runtime.ConventionModels." + name, throwOnError: true)!;
        Expect.Equal(
            false, ConventionRegistry.Lookup(type).Conventions.OfType<CamelCaseElementNameConvention>().Any(), "registered already");
        return type;
    }

    private static string MapUntouched(string name, params Type[] arguments)
    {
        var type = FindUntouched(name);
        var classMap = BsonClassMap.LookupClassMap(arguments.Length > 0 ? type.MakeGenericType(arguments) : type);
        return string.Join(' ', classMap.AllMemberMaps.Select(member => member.ElementName));
    }

    private static bool IsInCharge()
    {
        BsonGenSerializer.Serialize(Create());
        return BsonGenFallbacks.Observed.Count == 0;
    }

    // A compiler that moved it into its callers would load the types of the assembly with them, and run its initializer.
    [MethodImpl(MethodImplOptions.NoInlining)]
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
