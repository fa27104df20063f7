using BsonGen;
using MongoDB.Bson;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>
/// Arrays of numbers and texts have the same items whatever their elements are named, and whichever types of numbers they hold.
/// </summary>
[TestFixture]
public class ArrayLayoutTests
{
    private static readonly Func<int, string>[] Namings =
    [
        static index => $"{index}", static _ =>
            "", static _ => "0", static index => index < 10 ? "10" : "1", static index => $"{index:d2}", static index => $"{index:d3}",
        static index => index < 10
            ? "a"
            : "a1", static index => index < 10 ? "1" : "1a", static index => index == 4 ? "long name" : $"{index}",
    ];

    [Test]
    public void ItemsOfAnyNamesAreRead([Range(0, 8)] int naming)
    {
        for (var count = 0; count <= 120; count++)
        {
            var numbers = Enumerable.Range(0, count).Select(index => (index * 7919) - 400_000).ToArray();
            AssertNumbers(numbers.Select(static number => (BsonValue)number), numbers, Namings[naming]);
            AssertTexts(numbers.Select(static number => $"{number}").ToArray(), Namings[naming]);
        }
    }

    [Test]
    public void ItemsOfOtherTypesAreConverted([Values(1, 9, 10, 11, 12, 30)] int count)
    {
        for (var other = 0; other < count; other++)
        {
            foreach (var value in (BsonValue[])[new BsonInt64(other), new BsonDouble(other)])
            {
                var numbers = Enumerable.Range(0, count).ToArray();
                AssertNumbers(numbers.Select(index => index == other ? value : index), numbers, Namings[0]);
            }
        }
    }

    [Test]
    public void NullsAmongTextsAreRead([Values(1, 9, 10, 11, 12, 30)] int count)
    {
        for (var other = 0; other < count; other++)
        {
            AssertTexts(Enumerable.Range(0, count).Select(index => index == other ? null : new string('é', index)).ToArray(), Namings[0]);
        }
    }

    private static void AssertNumbers(IEnumerable<BsonValue> items, int[] expected, Func<int, string> nameOf)
    {
        var rows = Read("Numbers", "NumberList", items, nameOf);
        Assert.That(rows.Numbers, Is.EqualTo(expected));
        Assert.That(rows.NumberList, Is.EqualTo(expected));
    }

    private static void AssertTexts(string?[] expected, Func<int, string> nameOf)
    {
        var rows = Read("Texts", "TextList", expected.Select(static text => text is null ? BsonNull.Value : (BsonValue)text), nameOf);
        Assert.That(rows.Texts, Is.EqualTo(expected));
        Assert.That(rows.TextList, Is.EqualTo(expected));
    }

    private static Rows Read(string array, string list, IEnumerable<BsonValue> items, Func<int, string> nameOf)
    {
        var values = new BsonDocument(allowDuplicateNames: true);
        values.AddRange(items.Select((item, index) => new BsonElement(nameOf(index), item)));
        var bytes = new BsonDocument { { array, values }, { list, values } }.ToBson();
        var second = sizeof(int) + 1 + array.Length + 1 + values.ToBson().Length;
        bytes[sizeof(int)] = (byte)BsonType.Array;
        bytes[second] = (byte)BsonType.Array;
        return BsonGenSerializer.Deserialize<Rows>(bytes);
    }
}

/// <summary>Arrays and lists of the most common items.</summary>
[BsonGenerated]
public sealed partial class Rows
{
    public int[] Numbers { get; set; } = [];

    public List<int> NumberList { get; set; } = [];

    public string?[] Texts { get; set; } = [];

    public List<string?> TextList { get; set; } = [];
}
