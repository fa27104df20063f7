using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Settings that classes and structs inherit from the class maps of object and ValueType, which conventions and class maps may change.
/// </summary>
public static class InheritedSettingScenarios
{
    private const string RequiresDiscriminator =
        "generated code only reads it: its discriminator is required, compiled as not required";

    public static void ARequiredDiscriminatorOfAllClasses()
    {
        Register(RequireDiscriminator, static _ => true);
        Expect.Equal<BsonValue>("Line", Expect.SameAsClassMap()["Lines"][0]["_t"], "discriminator");
        SideBySide.Write(new Line { Text = "x" }, "a line");
        Expect.Equal(RequiresDiscriminator, ReasonOf(typeof(Order)), "reason");
    }

    public static void ARequiredDiscriminatorOfObject()
    {
        Register(RequireDiscriminator, static type => type == typeof(object));
        Expect.Equal<BsonValue>("Order", Expect.SameAsClassMap()["_t"], "discriminator");
        Expect.Equal(RequiresDiscriminator, ReasonOf(typeof(Order)), "reason");
    }

    public static void ARequiredDiscriminatorOfAllOtherClasses()
    {
        Register(RequireDiscriminator, static type => type != typeof(object));
        Expect.Equal<BsonValue>("Order", Expect.SameAsClassMap()["_t"], "discriminator");
        Expect.Equal(RequiresDiscriminator, ReasonOf(typeof(Order)), "reason");
    }

    public static void ARequiredDiscriminatorOfStructs()
    {
        Register(RequireDiscriminator, static type => type == typeof(ValueType));
        SideBySide.Write(new Point { X = 1 }, "a struct");
        Expect.Equal(
            "generated code can't follow its class map: its discriminator is required, compiled as not required",
            ReasonOf(typeof(Point)),
            "reason");
        Expect.SameAsClassMap();
        Expect.Equal(1, BsonGenFallbacks.Observed.Count, "classes are generated");
    }

    /// <summary>The class requires discriminators itself, so the class map of object changes nothing.</summary>
    public static void ARequiredDiscriminatorWithoutEffect()
    {
        Register(RequireDiscriminator, static type => type == typeof(object));
        SideBySide.Write(new Memo { Text = "x" }, "a memo");
        Expect.Equal("", string.Join(' ', BsonGenFallbacks.Observed), "fallbacks");
    }

    public static void ARequiredDiscriminatorAfterOtherConventions()
    {
        var pack = new ConventionPack();
        pack.AddPostProcessingConvention("required later", RequireDiscriminator);
        ConventionRegistry.Register("mine", pack, static _ => true);
        Expect.Equal<BsonValue>("Order", Expect.SameAsClassMap()["_t"], "discriminator");
        Expect.Equal(RequiresDiscriminator, ReasonOf(typeof(Order)), "reason");
    }

    public static void AClassMapOfObjectThatRequiresDiscriminators()
    {
        RegisterClassMap(typeof(object), RequireDiscriminator);
        Expect.Equal<BsonValue>("Order", Expect.SameAsClassMap()["_t"], "discriminator");
        Expect.Equal(RequiresDiscriminator, ReasonOf(typeof(Order)), "reason");
    }

    public static void AClassMapOfObjectThatIgnoresExtraElements()
    {
        RegisterClassMap(typeof(object), IgnoreExtraElements);
        SideBySide.Read<Line>("{ Text : 'x', More : 1 }");
        Expect.Equal("x", BsonGenSerializer.Deserialize<Line>(new BsonDocument { { "Text", "x" }, { "More", 1 } }.ToBson()).Text!, "text");
        Expect.Equal("", string.Join(' ', BsonGenFallbacks.Observed), "fallbacks");
    }

    public static void AClassMapOfObjectWithADiscriminatorConvention()
    {
        RegisterClassMap(typeof(object), static map => map.SetDiscriminatorConvention(new ScalarDiscriminatorConvention("kind")));
        Expect.SameAsClassMap();
        SideBySide.Read<Line>("{ kind : 'Line', Text : 'x' }");
        Expect.Equal(true, ReasonOf(typeof(Order)).EndsWith("it has a discriminator convention", StringComparison.Ordinal), "reason");
    }

    public static void AClassMapOfValueTypeAsRoot()
    {
        RegisterClassMap(typeof(ValueType), static map => map.SetIsRootClass(true));
        SideBySide.Write(new Point { X = 1 }, "a struct");
        Expect.Equal(
            true,
            ReasonOf(typeof(Point)).EndsWith("its root class is System.ValueType, compiled as none", StringComparison.Ordinal),
            "reason");
    }

    public static void AClassMapOfObjectWithoutEffect()
    {
        RegisterClassMap(typeof(object), static _ => { });
        Expect.SameAsClassMap();
        Expect.Equal("", string.Join(' ', BsonGenFallbacks.Observed), "fallbacks");
    }

    /// <summary>The driver would refuse it, since it has mapped object with the first class.</summary>
    public static void ALateClassMapOfObjectIsReported()
    {
        var before = Sample.Order().ToBson();
        RegisterClassMap(typeof(object), RequireDiscriminator);
        Expect.Equal(Convert.ToHexString(before), Convert.ToHexString(Sample.Order().ToBson()), "bytes");
        Expect.Equal(false, BsonDocument.Parse(Sample.Order().ToJson()).Contains("_t"), "JSON");
        Expect.Equal(true, ReasonOf(typeof(Order)).Contains("after its first use", StringComparison.Ordinal), "reason");
    }

    public static void AConventionThatRefusesObjectRefusesAllClasses()
    {
        Register(static _ => throw new NotSupportedException("not this one"), static type => type == typeof(object));
        Expect.Throws<NotSupportedException>(() => BsonSerializer.Deserialize<Line>(new BsonDocument().ToBson()), "driver");
        Expect.Equal("the driver rejects System.Object: not this one", ReasonOf(typeof(Line)), "reason");
    }

    /// <summary>Looking up a serializer makes the class map immutable, also one that changes nothing.</summary>
    public static void ARegisteredClassMapIsFrozenByTheLookUp()
    {
        var note = BsonClassMap.RegisterClassMap<Note>(static map => map.AutoMap());
        var line = BsonClassMap.RegisterClassMap<Line>(static map => map.AutoMap());
        BsonSerializer.LookupSerializer<Memo>();
        Expect.Equal(true, note.IsFrozen, "the class map of a base class");
        Expect.Equal(false, line.IsFrozen, "the class map of another class");
        BsonSerializer.LookupSerializer<Line>();
        Expect.Equal(true, line.IsFrozen, "the class map");
        Expect.Throws<InvalidOperationException>(() => line.GetMemberMap("Text").SetElementName("changed"), "change");
        SideBySide.Write(new Line { Text = "x" }, "a line");
        Expect.Equal("", string.Join(' ', BsonGenFallbacks.Observed), "fallbacks");
    }

    private static void RequireDiscriminator(BsonClassMap map) => map.SetDiscriminatorIsRequired(true);

    private static void IgnoreExtraElements(BsonClassMap map)
    {
        map.SetIgnoreExtraElements(true);
        map.SetIgnoreExtraElementsIsInherited(true);
    }

    private static void Register(Action<BsonClassMap> apply, Func<Type, bool> filter)
    {
        var pack = new ConventionPack();
        pack.AddClassMapConvention("required", apply);
        ConventionRegistry.Register("mine", pack, filter);
    }

    private static void RegisterClassMap(Type type, Action<BsonClassMap> configure)
    {
        var map = (BsonClassMap)Activator.CreateInstance(typeof(BsonClassMap<>).MakeGenericType(type))!;
        map.AutoMap();
        configure(map);
        BsonClassMap.RegisterClassMap(map);
    }

    private static string ReasonOf(Type type) => BsonGenFallbacks.Observed.Single(fallback => fallback.Type == type).Reason;
}
