using MongoDB.Bson;
using MongoDB.Bson.IO;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Raw values of a wrong size. Which of them the driver writes depends on its version.</summary>
[TestFixture]
public class RawValueTests
{
    private static readonly byte[][] Slices = [
        [5, 0, 0, 0, 0],
        [4, 0, 0, 0],
        [5, 0, 0, 0, 1],
        [6, 0, 0, 0, 0],
        [5, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
        [255, 255, 255, 255, 0],
    ];

    [Rule("6.6")]
    [Test]
    public void AreWrittenOrRefusedTheSame([ValueSource(nameof(Slices))] byte[] slice, [Values("Raw", "RawArray")] string member)
    {
        var pair = Pairs.Find("RawDocuments");
        var differences = new Differences(pair);
        var expected = Outcome.OfBytes(() => pair.ClassMappedSide.Write(Make(pair.ClassMapped)));
        differences.Compare("ToBson", expected, Outcome.OfBytes(() => pair.GeneratedSide.Write(Make(pair.Generated))));
        differences.Compare("direct", expected, Outcome.OfBytes(() => pair.GeneratedSide.WriteDirectly(Make(pair.Generated))));
        differences.AssertNone();

        object Make(Type type)
        {
            var value = Activator.CreateInstance(type)!;
            type.GetProperty(member)!.SetValue(
                value, member == "Raw" ? new RawBsonDocument(slice) : new RawBsonArray(new ByteArrayBuffer(slice, isReadOnly: true)));
            return value;
        }
    }
}
