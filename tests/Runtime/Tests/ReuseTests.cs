using BsonGen;
using MongoDB.Bson;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Documents are read into existing objects of classes with <see cref="BsonReusableAttribute"/>.</summary>
[TestFixture]
[NonParallelizable]
public class ReuseTests
{
    [Test]
    public void RepeatedDocumentsAllocateNothing()
    {
        byte[][] documents = [.. Enumerable.Range(0, 3).Select(i => BsonGenSerializer.Serialize(Create(i, lines: 5)))];
        Reused? target = null;
        var allocated = Allocation.Measure(() =>
        {
            for (var i = 0; i < 300; i++)
            {
                BsonGenSerializer.Deserialize(documents[i % 3], ref target);
            }
        });
        Assert.That(allocated, Is.Zero);
    }

    [Test]
    public void ObjectsListsAndItemsStay()
    {
        var target = Create(1, lines: 3);
        var (first, lines, line, prices) = (target, target.Lines, target.Lines[1], target.Lines[1].Prices);
        var expected = Create(2, lines: 2);
        BsonGenSerializer.Deserialize(BsonGenSerializer.Serialize(expected), ref target);
        Assert.Multiple(() =>
        {
            Assert.That(target, Is.SameAs(first));
            Assert.That(target.Lines, Is.SameAs(lines));
            Assert.That(target.Lines[1], Is.SameAs(line));
            Assert.That(target.Lines[1].Prices, Is.SameAs(prices));
            Assert.That(target.ToJson(), Is.EqualTo(expected.ToJson()));
        });
    }

    [Test]
    public void MissingMembersHaveTheValuesOfANewObject()
    {
        var target = Create(1, lines: 3);
        BsonGenSerializer.Deserialize(new BsonDocument("Status", "new").ToBson(), ref target);
        Assert.That(target.ToJson(), Is.EqualTo(new Reused { Status = "new" }.ToJson()));
    }

    [Test]
    public void LongListsDoNotStay()
    {
        Reused? target = null;
        BsonGenSerializer.Deserialize(BsonGenSerializer.Serialize(new Reused { Numbers = [.. Enumerable.Range(0, 100_000)] }), ref target);
        Assert.That(target.Numbers, Has.Count.EqualTo(100_000));
        BsonGenSerializer.Deserialize(BsonGenSerializer.Serialize(new Reused { Numbers = [1, 2] }), ref target);
        Assert.That(target.Numbers, Is.EqualTo(new[] { 1, 2 }));
        Assert.That(target.Numbers.Capacity, Is.AtMost(20_000));
    }

    // Each document has a long list in another line.
    [Test]
    public void ListsOfAllDocumentsTogetherStaySmall()
    {
        Reused? target = null;
        var document = Array.Empty<byte>();
        var prices = Enumerable.Repeat(1.5, 1_000).ToList();
        for (var i = 1; i <= 300; i++)
        {
            var lines = Enumerable.Range(1, 300).Select(line => new ReusedLine { Prices = line == i ? prices : [] });
            document = BsonGenSerializer.Serialize(new Reused { Lines = [.. lines] });
            BsonGenSerializer.Deserialize(document, ref target);
        }

        Assert.That(
            target!.Lines.Sum(static line => (long)line.Prices.Capacity * sizeof(double)),
            Is.LessThan((64 * 1024) + (2 * document.Length)));
    }

    [Test]
    public void AnExceptionShowsNoItemsOfEarlierDocuments()
    {
        var target = new Reused();
        foreach (var numbers in new List<int>[] { [1, 2, 3, 4, 5], [6, 7] })
        {
            BsonGenSerializer.Deserialize(BsonGenSerializer.Serialize(new Reused { Numbers = numbers }), ref target);
        }

        var document = new BsonDocument("Numbers", new BsonArray { 8, "x", 9, 10, 11 }).ToBson();
        Assert.That(() => BsonGenSerializer.Deserialize(document, ref target), Throws.TypeOf<FormatException>());
        Assert.That(target.Numbers, Is.EqualTo(new[] { 8, 7, 0, 0, 0 }));
    }

    [Test]
    public void AfterAnExceptionTheTargetIsReadIntoAgain()
    {
        var target = Create(1, lines: 3);
        var first = target;
        var document = BsonGenSerializer.Serialize(Create(2, lines: 6));
        for (var size = 5; size < document.Length; size++)
        {
            Assert.That(() => BsonGenSerializer.Deserialize(document.AsSpan(0, size), ref target), Throws.Exception);
            Assert.That(target, Is.SameAs(first));
        }

        BsonGenSerializer.Deserialize(document, ref target);
        Assert.That(target.ToJson(), Is.EqualTo(Create(2, lines: 6).ToJson()));
    }

    [Test]
    public void AnObjectOfAnotherTypeIsReplaced()
    {
        Reused? target = new ReusedWithNote { Id = 1, Note = "note" };
        BsonGenSerializer.Deserialize(BsonGenSerializer.Serialize(Create(2, lines: 1)), ref target);
        Assert.That(target.GetType(), Is.EqualTo(typeof(Reused)));
        BsonGenSerializer.Deserialize(BsonGenSerializer.Serialize<Reused>(new ReusedWithNote { Id = 3, Note = "other" }), ref target);
        Assert.That((target as ReusedWithNote)?.Note, Is.EqualTo("other"));
    }

    [Test]
    public void AListOfAnotherTypeIsReplaced()
    {
        var target = new Reused { Numbers = new Derived { 1, 2, 3 } };
        BsonGenSerializer.Deserialize(BsonGenSerializer.Serialize(new Reused { Numbers = [4] }), ref target);
        Assert.That(target.Numbers.GetType(), Is.EqualTo(typeof(List<int>)));
        Assert.That(target.Numbers, Is.EqualTo(new[] { 4 }));
    }

    [Test]
    public void TypesWithoutTheAttributeAreNew()
    {
        var target = new Interned { Plain = "old" };
        var first = target;
        BsonGenSerializer.Deserialize(new BsonDocument("Shared", "new").ToBson(), ref target);
        Assert.That(target, Is.Not.SameAs(first));
        Assert.That((target.Shared, target.Plain), Is.EqualTo(("new", (string?)null)));
    }

    private static Reused Create(int id, int lines) => new()
    {
        Id = id,
        Status = $"status {id}",
        Numbers = [.. Enumerable.Range(0, lines)],
        First = new ReusedLine { Article = "first", Count = id },
        Lines =
        [
            .. Enumerable.Range(0, lines).Select(line =>
                new ReusedLine
                {
                    Article = $"article {line}",
                    Count = line * id,
                    Prices = [.. Enumerable.Range(id, line).Select(price => price / 4.0)],
                }),
        ],
    };

    private sealed class Derived : List<int>;
}
