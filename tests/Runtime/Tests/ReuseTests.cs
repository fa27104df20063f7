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
                BsonGenSerializer.DeserializeInto(documents[i % 3], ref target);
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
        BsonGenSerializer.DeserializeInto(BsonGenSerializer.Serialize(expected), ref target);
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
        BsonGenSerializer.DeserializeInto(new BsonDocument("Status", "new").ToBson(), ref target);
        Assert.That(target.ToJson(), Is.EqualTo(new Reused { Status = "new" }.ToJson()));
    }

    [Test]
    public void LongListsDoNotStay()
    {
        Reused? target = null;
        BsonGenSerializer.DeserializeInto(BsonGenSerializer.Serialize(new Reused { Numbers = [.. Enumerable.Range(0, 100_000)] }), ref target);
        Assert.That(target.Numbers, Has.Count.EqualTo(100_000));
        BsonGenSerializer.DeserializeInto(BsonGenSerializer.Serialize(new Reused { Numbers = [1, 2] }), ref target);
        Assert.That(target.Numbers, Is.EqualTo(new[] { 1, 2 }));
        Assert.That(target.Numbers.Capacity, Is.AtMost(1024));
    }

    [Test]
    public void AfterAnExceptionTheTargetIsReadIntoAgain()
    {
        var target = Create(1, lines: 3);
        var first = target;
        var document = BsonGenSerializer.Serialize(Create(2, lines: 6));
        for (var size = 5; size < document.Length; size++)
        {
            Assert.That(() => BsonGenSerializer.DeserializeInto(document.AsSpan(0, size), ref target), Throws.Exception);
            Assert.That(target, Is.SameAs(first));
        }

        BsonGenSerializer.DeserializeInto(document, ref target);
        Assert.That(target.ToJson(), Is.EqualTo(Create(2, lines: 6).ToJson()));
    }

    [Test]
    public void AnObjectOfAnotherTypeIsReplaced()
    {
        Reused? target = new ReusedWithNote { Id = 1, Note = "note" };
        BsonGenSerializer.DeserializeInto(BsonGenSerializer.Serialize(Create(2, lines: 1)), ref target);
        Assert.That(target.GetType(), Is.EqualTo(typeof(Reused)));
        BsonGenSerializer.DeserializeInto(BsonGenSerializer.Serialize<Reused>(new ReusedWithNote { Id = 3, Note = "other" }), ref target);
        Assert.That((target as ReusedWithNote)?.Note, Is.EqualTo("other"));
    }

    [Test]
    public void AListOfAnotherTypeIsReplaced()
    {
        var target = new Reused { Numbers = new Derived { 1, 2, 3 } };
        BsonGenSerializer.DeserializeInto(BsonGenSerializer.Serialize(new Reused { Numbers = [4] }), ref target);
        Assert.That(target.Numbers.GetType(), Is.EqualTo(typeof(List<int>)));
        Assert.That(target.Numbers, Is.EqualTo(new[] { 4 }));
    }

    [Test]
    public async Task AStreamHasOneObject()
    {
        Reused[] values = [.. Enumerable.Range(0, 200).Select(i => Create(i, lines: i % 7))];
        using var stream = new MemoryStream();
        await BsonGenSerializer.SerializeAsync(stream, values);
        stream.Position = 0;
        Reused? first = null;
        var count = 0;
        await foreach (var value in BsonGenSerializer.DeserializeReusedAsync<Reused>(stream))
        {
            first ??= value;
            Assert.That(value, Is.SameAs(first));
            Assert.That(value.ToJson(), Is.EqualTo(values[count].ToJson()));
            count++;
        }

        Assert.That(count, Is.EqualTo(values.Length));
    }

    [Test]
    public void TypesWithoutTheAttributeAreNew()
    {
        var target = new Interned { Plain = "old" };
        var first = target;
        BsonGenSerializer.DeserializeInto(new BsonDocument("Shared", "new").ToBson(), ref target);
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
                new ReusedLine { Article = $"article {line}", Count = line * id, Prices = [.. Enumerable.Range(id, line).Select(price => price / 4.0)] }),
        ],
    };

    private sealed class Derived : List<int>;
}
