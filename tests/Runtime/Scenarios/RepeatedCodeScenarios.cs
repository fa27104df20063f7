using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Objects that generated code writes, and the class map once more. Getters of the object are called for both.</summary>
public static class RepeatedCodeScenarios
{
    private const string Once = "First Last";

    [Rule("TwiceForBuilder")]
    public static void ObjectsThatBytesHoldAreWrittenOnceIntoADocument()
    {
        CheckDocument(static () => new Recorded { Text = "a", Extra = new BsonDocument("More", 1) }, Once, Once);
        CheckDocument(static () => new Recorded { Extra = new("More", new BsonBinaryData([1], BsonBinarySubType.Binary)) }, Once, Once);
    }

    [Rule("TwiceForBuilder")]
    public static void ObjectsThatBytesCantHoldAreWrittenTwiceIntoADocument()
    {
#pragma warning disable CS0618 // The subtype is the old one.
        CheckDocument(
            static () => new Recorded { Extra = new("More", new BsonBinaryData([1], BsonBinarySubType.OldBinary)) },
            Once,
            $"{Once} {Once}");
#pragma warning restore CS0618
        CheckDocument(static () => new Recorded { Text = "\ud800" }, Once, $"First {Once}");
        CheckDocument(static () => new Recorded { Extra = new("More", new BsonRegularExpression("a\0b")) }, Once, $"First {Once}");

        // The document refuses a second element of this name.
        CheckDocument(static () => new Recorded { Extra = new("First", 3) }, "First", $"{Once} First");
    }

    [Rule("TwiceForName")]
    public static void ReplacementsWithARefusedNameAreWrittenTwice()
    {
        Check(static () => new Recorded { Extra = new("More", 1) }, Replace, Once, Once);
        Check(static () => new Recorded { Extra = new("$more", 1) }, Replace, "First", $"{Once} First");
    }

    private static void CheckDocument(Func<Recorded> create, string byClassMap, string generated) =>
        Check(create, static (serializer, value) => value.ToBsonDocument(serializer).ToString(), byClassMap, generated);

    private static void Check(
        Func<Recorded> create, Func<IBsonSerializer<Recorded>, Recorded, string> write, string byClassMap, string generated)
    {
        var (value, plain) = (create(), create());
        var written = Expect.Outcome(() => write(BsonSerializer.LookupSerializer<Recorded>(), value));
        Expect.Equal(Expect.Outcome(() => write(SideBySide.ClassMapOf<Recorded>(), plain)), written, "written");
        Expect.Equal(byClassMap, plain.ShowCalls(), "getters, by the class map");
        Expect.Equal(generated, value.ShowCalls(), "getters");
    }

    private static string Replace(IBsonSerializer<Recorded> serializer, Recorded value)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        writer.PushElementNameValidator(DriverValidators.Create());
        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), value);
        return Convert.ToHexString(stream.ToArray());
    }
}
