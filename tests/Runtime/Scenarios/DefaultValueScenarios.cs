using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Default values and conditions that are registered at run time. Where they change no document, or only those without an element,
/// generated code serves the type.
/// </summary>
public static class DefaultValueScenarios
{
    [Rule("3.2")]
    public static void ADefaultForAllGuids()
    {
        Register(new MemberDefaultValueConvention(typeof(Guid), Guid.Empty));
        WriteAndRead();
        Expect.Equal(Guid.Empty, BsonSerializer.Deserialize<Saga>(new BsonDocument().ToBson()).Started, "driver");
        Expect.Equal(Guid.Empty, BsonGenSerializer.Deserialize<Saga>(new BsonDocument().ToBson()).Started, "direct");
        Expect.Equal("", Fallbacks(), "fallbacks");
    }

    [Rule("3.2")]
    public static void AnotherDefaultForAllTexts()
    {
        Register(new MemberDefaultValueConvention(typeof(string), "unknown"));
        WriteAndRead();
        Expect.Equal("unknown", BsonGenSerializer.Deserialize<Saga>(new BsonDocument().ToBson()).CurrentState, "text");
        SideBySide.Read<Edition>("{ Number : 1 }");
        SideBySide.Read<Edition>("{ Number : 1, Name : 'x' }");
        SideBySide.Read<Edition>("{ }");
        Expect.Equal("", Fallbacks(), "fallbacks");
    }

    [Rule("8.5")]
    public static void ADefaultThatIsNotStored()
    {
        BsonClassMap.RegisterClassMap<Saga>(static map =>
        {
            map.AutoMap();
            map.GetMemberMap(saga => saga.Version).SetDefaultValue(5);
        });
        SideBySide.Write(new Saga { Version = 5 }, "the default");
        SideBySide.Write(new Saga { Version = 0 }, "zero");
        SideBySide.Read<Saga>("{ }");
        Expect.Equal(
            "Runtime.Models.Saga: generated code only reads it: " +
            "'Version' is omitted for other values than its attributes say",
            Fallbacks(),
            "fallbacks");
    }

    /// <summary>The class map calls the delegate for each document. Its first value is that of the attribute.</summary>
    [Rule("3.2")]
    public static void ADefaultThatADelegateMakesForEachDocument()
    {
        var grade = "x";
        BsonClassMap.RegisterClassMap<Migrated>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(migrated => migrated.Grade).SetDefaultValue(() => grade);
        });
        var missing = new BsonDocument { { "_id", "1" }, { "Total", 1 } }.ToBson();
        foreach (var next in (string[])["x", "y", "z"])
        {
            grade = next;
            Expect.Equal(next, BsonSerializer.Deserialize<Migrated>(missing).Grade, "driver");
            Expect.Equal(next, BsonGenSerializer.Deserialize<Migrated>(missing).Grade, "direct");
        }

        Expect.Equal("", Fallbacks(), "fallbacks");
    }

    /// <summary>The class map omits the value that the delegate made first, and sets the one that it makes for a document.</summary>
    [Rule("3.2")]
    public static void AnOmittedDefaultThatADelegateMakes()
    {
        var state = "a";
        BsonClassMap.RegisterClassMap<Saga>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(saga => saga.CurrentState).SetIgnoreIfDefault(true).SetDefaultValue(() => state);
        });
        foreach (var next in (string[])["a", "b"])
        {
            state = next;
            SideBySide.Write(new Saga { CurrentState = "a" }, "the first value");
            SideBySide.Write(new Saga { CurrentState = "b" }, "the second value");
        }

        Expect.Equal(
            "Runtime.Models.Saga: generated code only reads it: " +
            "'CurrentState' is omitted for other values than its attributes say",
            Fallbacks(),
            "fallbacks");
    }

    /// <summary>No member can be null.</summary>
    [Rule("3.2")]
    public static void IgnoringNullConcernsNoMember()
    {
        Register(new IgnoreIfNullConvention(true));
        SideBySide.Write(new Point { X = 1 }, "numbers");
        SideBySide.Write(new Dated { Count = 1 }, "a date");
        Expect.Equal("", Fallbacks(), "fallbacks");
    }

    public static void AClassThatTheDriverRefusesIsNamed()
    {
        Register(new CamelCaseElementNameConvention());
        Expect.Throws<BsonSerializationException>(() => new Doubled().ToBson(), "driver");
        Expect.Throws<BsonSerializationException>(() => new AboveDoubled().ToBson(), "with a known type");
        foreach (var fallback in BsonGenFallbacks.Observed)
        {
            Expect.Equal(
                true, fallback.Reason.Contains("because it is already being used by", StringComparison.Ordinal), fallback.ToString());
            Expect.Equal(false, fallback.Reason.Contains("after its first use", StringComparison.Ordinal), fallback.ToString());
        }

        Expect.Equal(true, BsonGenFallbacks.Observed.Count > 0, "some are listed");
    }

    public static void ASerializerThatTheAttributesOfAMemberRefuseIsNamed()
    {
        var pack = new ConventionPack();
        pack.AddMemberMapConvention(
            "clock", static member => _ = member.MemberType == typeof(DateTime) ? member.SetSerializer(new Clock()) : null);
        ConventionRegistry.Register("mine", pack, static _ => true);
        Expect.Throws<NotSupportedException>(() => new Dated().ToBson(), "driver");
        Expect.Equal(
            true,
            Fallbacks().StartsWith("Runtime.Models.Dated: the driver rejects Runtime.Models.Dated: ", StringComparison.Ordinal),
            Fallbacks());
    }

    private static void WriteAndRead()
    {
        SideBySide.Write(new Saga { CorrelationId = Guid.Empty, CurrentState = "x", Token = Guid.Empty, Version = 3 }, "a saga");
        SideBySide.Write(new Saga(), "an empty saga");
        SideBySide.Read<Saga>("{ }");
        SideBySide.Read<Saga>("{ CurrentState : null }");
        SideBySide.Read<Saga>("{ CurrentState : 'x', Version : 1, more : 1 }");
        Expect.SameAsClassMap();
    }

    private static void Register(IConvention convention) =>
        ConventionRegistry.Register("mine", new ConventionPack { convention }, static _ => true);

    private static string Fallbacks() => string.Join('\n', BsonGenFallbacks.Observed);

    private sealed class Clock : MongoDB.Bson.Serialization.Serializers.SerializerBase<DateTime>;
}
