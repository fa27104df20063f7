using BsonGen;
using MongoDB.Bson;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Serializers that write another number of values than one. A class map finds the mistake at the next member, or not at all.
/// </summary>
public static class UnfinishedValueScenarios
{
    private const string NoValue = "can only be called when State is Name, not when State is Value";

    private const string NotOne = "The serializer Runtime.Models.UnfinishedSerializer did not write exactly one value.";

    [Rule("UnwrittenValue")]
    public static void NoValueBeforeAMember() => Check(
        new() { First = "" }, "First", $"WriteEndDocument {NoValue}",
        $"BsonSerializationException: {Error("Middle", $"WriteName {NoValue}")}");

    [Rule("UnwrittenValue")]
    public static void NoValueAtTheEnd() => Check(
        new() { Last = "" }, "Last", $"WriteEndDocument {NoValue}", $"InvalidOperationException: WriteEndDocument {NoValue}");

    public static void TwoValues()
    {
        const string Second = "WriteString can only be called when State is Value, not when State is Name";
        Check(new() { First = "two" }, "First", Second, $"BsonSerializationException: {Error("First", Second)}");
        Check(new() { Last = "two" }, "Last", Second, $"BsonSerializationException: {Error("Last", Second)}");
    }

    [Rule("OpenDocument")]
    public static void OpenDocuments()
    {
        // The size of the outer document, before its first member, is never filled in.
        Check(new() { First = "open" }, "First", NotOne, "0");
        Check(new() { Last = "open" }, "Last", NotOne, "0");
    }

    private static void Check(Unfinished value, string member, string message, string byClassMap)
    {
        var expected = $"BsonSerializationException: {Error(member, message)}";
        Expect.Equal(expected, Attempt(() => BsonGenSerializer.Serialize(value)), "directly");
        Expect.Equal(expected, Attempt(() => value.ToBson()), "by the driver");
        Expect.Equal(byClassMap, Attempt(() => Expect.WriteByClassMap(value)), "by the class map");
    }

    private static string Error(string member, string message) =>
        $"An error occurred while serializing the {member} property of class Runtime.Models.Unfinished: {message}";

    /// <summary>The exception, or the size that the written document declares.</summary>
    private static string Attempt(Func<byte[]> write) => Expect.Outcome(() => BitConverter.ToInt32(write()).ToString());
}
