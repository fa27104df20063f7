using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.ConventionModels;
using Runtime.Models;
using Runtime.Models.Contracts;

namespace Runtime.Scenarios;

/// <summary>Generated code follows configuration in code, for the types that it concerns.</summary>
public static class ConfigurationScenarios
{
    /// <summary>A library registers a convention for all types, which has an effect on few.</summary>
    [Rule("3.2")]
    public static void AConventionOfTheUserConcernsOnlyTypesThatItChanges()
    {
        Register(new IgnoreManyToMany());
        ExpectFallbacks(
            "Runtime.Models.Shelf: generated code only reads it: 'Books' has another method that decides whether it is stored");
        CompareAll();
        Expect.Equal(
            new BsonDocument("Label", "a"),
            BsonSerializer.Deserialize<BsonDocument>(new Shelf { Label = "a", Books = "b" }.ToBson()),
            "changed type");
    }

    /// <summary>An application registers the usual convention for all types, and declares nothing.</summary>
    [Rule("3.2")]
    public static void ExtraElementsAreIgnoredWhereAConventionSaysSo()
    {
        Register(new IgnoreExtraElementsConvention(true));
        ExpectFallbacks("");
        CompareAll();
        ReadsExtraElements();
        SideBySide.Read<Strict>("{ X : 1, more : 2 }");
        SideBySide.Read<Strict>("{ X : 1 }");
        ExpectFallbacks("");
    }

    [Rule("3.2")]
    public static void ExtraElementsAreIgnoredWhereAnUnknownConventionSaysSo()
    {
        var pack = new ConventionPack();
        pack.AddClassMapConvention("lenient", static map => map.SetIgnoreExtraElements(true));
        ConventionRegistry.Register("mine", pack, static type => type != typeof(Strict));
        ExpectFallbacks("");
        CompareAll();
        ReadsExtraElements();
    }

    [Rule("3.2")]
    public static void TheBaseClassOfAPackageFollowsTheConventionsOfAnApplication()
    {
        ConventionRegistry.Register(
            "mine",
            new ConventionPack { new IgnoreExtraElementsConvention(true), new EnumRepresentationConvention(BsonType.String) },
            static _ => true);
        Expect.Equal(0, BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(User).Assembly).Count, "fallbacks");
        var user = new User { Id = Guid.Empty, UserName = "ada", AccessFailedCount = 3, State = State.Paid, DisplayName = "Ada" };
        SideBySide.Write(user, "user");
        SideBySide.Read<User>("{ UserName : 'ada', DisplayName : 'Ada', more : 1 }");
        Expect.Equal<BsonValue>("Paid", user.ToBsonDocument()["State"], "state");
    }

    [Rule("3.2")]
    public static void TheBaseClassOfAPackageIsRenamed()
    {
        ConventionRegistry.Register("mine", new ConventionPack { new CamelCaseElementNameConvention() }, static _ => true);
        SideBySide.Write(new User { UserName = "ada" }, "user");
        Expect.Equal<BsonValue>("ada", new User { UserName = "ada" }.ToBsonDocument()["userName"], "name");
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    [Rule("8.5")]
    public static void ClassMapsThatRepeatTheTypeKeepGeneratedCode()
    {
        BsonClassMap.RegisterClassMap<Catalogue>(static map =>
        {
            map.AutoMap();
            map.MapIdMember(catalogue => catalogue.Id);
            map.GetMemberMap(catalogue => catalogue.Title).SetElementName("Title");
            map.GetMemberMap(catalogue => catalogue.Status).SetSerializer(new EnumSerializer<Status>(BsonType.Int32));
        });
        BsonClassMap.RegisterClassMap<Line>(static map =>
        {
            map.MapMember(line => line.Text);
            map.MapMember(line => line.Key);
        });
        BsonClassMap.RegisterClassMap<Numbered>(static map => map.AutoMap());
        BsonClassMap.RegisterClassMap<Point>();
        BsonClassMap.RegisterClassMap<Edition>();
        ExpectFallbacks("");
        CompareAll();
    }

    /// <summary>Without automatic mapping, the id has no generator. Class maps decide about generators, and not generated code.</summary>
    [Rule("8.5")]
    public static void ClassMapsDecideAboutTheGenerator()
    {
        BsonClassMap.RegisterClassMap<Order>(static map =>
        {
            foreach (var member in typeof(Order).GetProperties())
            {
                map.MapMember(member);
            }

            map.SetIdMember(map.GetMemberMap(order => order.Id));
        });
        Expect.SameAsClassMap();
        ExpectFallbacks("");
        Expect.Equal(
            true,
            ((IBsonIdProvider)BsonSerializer.LookupSerializer<Order>()).GetDocumentId(new Order(), out _, out _, out var generator),
            "id");
        Expect.Equal(null, generator, "generator");
        Expect.Equal(
            true,
            ((IBsonIdProvider)BsonSerializer.LookupSerializer<RushOrder>()).GetDocumentId(new RushOrder(), out _, out _, out generator),
            "inherited id");
        Expect.Equal(null, generator, "inherited generator");
    }

    [Rule("8.5")]
    public static void ClassMapsMayIgnoreExtraElementsAndNameTheDiscriminator()
    {
        BsonClassMap.RegisterClassMap<Catalogue>(Lenient);
        BsonClassMap.RegisterClassMap<Line>(Lenient);
        BsonClassMap.RegisterClassMap<Point>(Lenient);
        BsonClassMap.RegisterClassMap<Edition>(Lenient);
        BsonClassMap.RegisterClassMap<RushOrder>(static map =>
        {
            map.AutoMap();
            map.SetDiscriminator("rush");
        });
        ExpectFallbacks("");
        CompareAll();
        ReadsExtraElements();
        var bytes = new RushOrder { Hours = 3 }.ToBson<Order>();
        Expect.Equal<BsonValue>("rush", BsonSerializer.Deserialize<BsonDocument>(bytes)["_t"], "discriminator");
        Expect.Equal(3, ((RushOrder)BsonSerializer.Deserialize<Order>(bytes)).Hours, "driver");
        Expect.Equal(3, ((RushOrder)BsonGenSerializer.Deserialize<Order>(bytes)).Hours, "direct");
        Expect.Throws<BsonSerializationException>(
            () => BsonSerializer.Deserialize<Order>(new BsonDocument("_t", "RushOrder").ToBson()), "its usual discriminator");
        ExpectFallbacks("");
    }

    private static void Lenient<T>(BsonClassMap<T> map)
    {
        map.AutoMap();
        map.SetIgnoreExtraElements(true);
    }

    private static void CompareAll()
    {
        SideBySide.Write(Sample.Order(), "order");
        SideBySide.Write(new RushOrder { Name = "x", Hours = 3 }, "derived type");
        SideBySide.Write(new Cat { Name = "Tom" }, "type with a root class");
        SideBySide.Write(
            new Catalogue { Title = "x", Lines = [new Line { Text = "a" }], Place = new Point { X = 1 }, Edition = new Edition(2, "b") },
            "catalogue");
        SideBySide.Write(new Configured { Count = 1, Hidden = "x" }, "configured");
        SideBySide.Write(new Shelf { Label = "a", Books = "b" }, "shelf");
        SideBySide.Read<Catalogue>("{ Title : 1 }");
    }

    private static void ReadsExtraElements()
    {
        SideBySide.Read<Catalogue>(
            "{ before : [1], Title : 'x', Lines : [{ Text : 'a', more : { } }, { 'naïve' : 1 }], Place : { X : 1, Z : 3 }, Edition : { " +
            "Number : 2, more : 1, Name : 'b' }, after : 'y', _t : 'z' }");
        SideBySide.Read<Catalogue>("{ more : 1, Title : 3 }");
    }

    private static void Register(IConvention convention) =>
        ConventionRegistry.Register("mine", new ConventionPack { convention }, static _ => true);

    private static void ExpectFallbacks(string expected) => Expect.Equal(
        expected,
        string.Join(
            '\n',
            BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Order).Assembly).Where(fallback =>
                fallback.Type.Namespace == typeof(Order).Namespace)),
        "fallbacks");

    /// <summary>A convention as a library registers it when it is loaded.</summary>
    private sealed class IgnoreManyToMany : ConventionBase, IMemberMapConvention
    {
        public void Apply(BsonMemberMap memberMap)
        {
            if (memberMap.MemberInfo.IsDefined(typeof(ManyToManyAttribute), inherit: true))
            {
                memberMap.SetShouldSerializeMethod(static _ => false);
            }
        }
    }
}
