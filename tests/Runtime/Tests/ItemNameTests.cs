using System.Net;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>The items of arrays are named by their index, for each number of digits and for all values between them.</summary>
[TestFixture]
public class ItemNameTests
{
    [Test]
    public void ItemsAreNamedByTheirIndex([Values(0, 1, 9, 10, 11, 99, 100, 101, 999, 1_000, 1_001, 9_999, 10_001, 100_001)] int count)
    {
        var values = Enumerable.Range(0, count).ToList();
        Check(new Shelves { Numbers = values }, new BsonArray(values), [], []);
    }

    [Test]
    public void ItemsAreNamedByTheirIndexBesideNamesInsideThem()
    {
        var hosts = new Dictionary<string, IPEndPoint>
        {
            ["first"] = IPEndPoint.Parse("127.0.0.1:80"),
            [new string('k', 300)] = IPEndPoint.Parse("10.0.0.1:81"),
        };
        var maps = Enumerable.Repeat(hosts, 1_234).ToList();
        var inner = new BsonArray(Enumerable.Range(0, 1_111));
        var any = new BsonArray(
            Enumerable.Range(0, 1_005).Select(index => index < 1_002 ? BsonNull.Value : (BsonValue)new BsonArray { index, inner }));
        Check(
            new Shelves { Maps = maps, Any = any },
            [],
            new BsonArray(maps.Select(map => new BsonDocument(map.Select(pair => new BsonElement(pair.Key, pair.Value.ToString()))))),
            any);
    }

    private static void Check(Shelves shelves, BsonArray numbers, BsonArray maps, BsonArray any)
    {
        var expected = new BsonDocument { { "Numbers", numbers }, { "Maps", maps }, { "Any", any } }.ToBson();
        Assert.Multiple(() =>
        {
            Assert.That(BsonGenSerializer.Serialize(shelves), Is.EqualTo(expected), "direct");
            Assert.That(shelves.ToBson(), Is.EqualTo(expected), "driver");
            Assert.That(
                BsonGenSerializer.Serialize(BsonSerializer.Deserialize<Shelves>(expected)), Is.EqualTo(expected), "read and written");
        });
    }
}

/// <summary>Arrays whose items are written in line, name their own elements, are left to the driver, or are of any type.</summary>
[BsonGenerated]
public sealed partial class Shelves
{
    public List<int> Numbers { get; set; } = [];

    public List<Dictionary<string, IPEndPoint>> Maps { get; set; } = [];

    public BsonArray Any { get; set; } = [];
}
