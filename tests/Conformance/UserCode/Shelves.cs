using System.Collections;
using System.Collections.ObjectModel;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models.UserCode;

/// <summary>Lists whose first items run no code while they are written. A later one does, in one of many ways.</summary>
[BsonGenerated]
public partial class Shelf : IChanging
{
    public List<Box>? Boxes { get; set; }

    public List<Slot>? Slots { get; set; }

    public static IEnumerable<Shelf> All() =>
        from box in Box.All()
        select new Shelf { Boxes = [new Box { Number = 1 }, new Box { Number = 2 }, box, new Box { Number = 3 }] };

    public static IEnumerable<Shelf> OfSlots() =>
        from box in Box.All()
        select new Shelf { Slots = [new Slot { Number = 1 }, new Slot { Number = 2, Box = box }, new Slot { Number = 3 }] };

    public void Change(int way)
    {
        if (Boxes is not null)
        {
            Changes.Make(Boxes, way, new Box());
        }

        if (Slots is not null)
        {
            Changes.Make(Slots, way, new Slot());
        }
    }
}

[BsonGenerated]
public partial struct Slot
{
    public int Number { get; set; }

    public Box? Box { get; set; }
}

[BsonGenerated]
public partial class Box
{
    public int Number { get; set; }

    public Item? Item { get; set; }

    public List<Item>? Items { get; set; }

    public ReadOnlyCollection<int>? Wrapped { get; set; }

    public ReadOnlyDictionary<string, int>? Named { get; set; }

    public IEnumerable<string>? Texts { get; set; }

    [BsonIgnoreIfNull]
    [BsonSerializer(typeof(CodedSerializer))]
    public string? Coded { get; set; }

    public Comparing? Comparing { get; set; }

    public static IEnumerable<Box> All() =>
    [
        new() { Item = new() },
        new() { Items = [new(), new()] },
        new() { Wrapped = new(new ProbedList(3)) },
        new() { Named = new(new ProbedDictionary()) },
        new() { Texts = new ProbedList(2).Select(static number => "t" + number) },
        new() { Coded = "c" },
        new() { Comparing = new() { Same = new() { Number = 1 } } },
    ];
}

[BsonGenerated]
public partial class Comparing
{
    [BsonIgnoreIfDefault]
    public Same Same { get; set; }
}

/// <summary>Has an equality of its own, which decides whether it is the default.</summary>
[BsonGenerated]
public partial struct Same
{
    public int Number { get; set; }

    public override readonly bool Equals(object? other)
    {
        Probe.Call("equals");
        return other is Same same && same.Number == Number;
    }

    public override readonly int GetHashCode() => Number;
}

/// <summary>A list whose enumerator reports its calls.</summary>
internal sealed class ProbedList(int count) : IList<int>
{
    public int Count => count;

    public bool IsReadOnly => true;

    public int this[int index]
    {
        get => index;
        set => throw new NotSupportedException();
    }

    public IEnumerator<int> GetEnumerator()
    {
        for (var index = 0; index < count; index++)
        {
            Probe.Call("next");
            yield return index;
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public void Add(int item) => throw new NotSupportedException();

    public void Clear() => throw new NotSupportedException();

    public bool Contains(int item) => item < count;

    public void CopyTo(int[] array, int arrayIndex) => throw new NotSupportedException();

    public int IndexOf(int item) => item;

    public void Insert(int index, int item) => throw new NotSupportedException();

    public bool Remove(int item) => throw new NotSupportedException();

    public void RemoveAt(int index) => throw new NotSupportedException();
}

/// <summary>A dictionary whose enumerator reports its calls.</summary>
internal sealed class ProbedDictionary : IDictionary<string, int>
{
    public ICollection<string> Keys => ["a", "b"];

    public ICollection<int> Values => [0, 1];

    public int Count => 2;

    public bool IsReadOnly => true;

    public int this[string key]
    {
        get => key[0] - 'a';
        set => throw new NotSupportedException();
    }

    public IEnumerator<KeyValuePair<string, int>> GetEnumerator()
    {
        foreach (var key in Keys)
        {
            Probe.Call("next pair");
            yield return new(key, this[key]);
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public void Add(string key, int value) => throw new NotSupportedException();

    public void Add(KeyValuePair<string, int> item) => throw new NotSupportedException();

    public void Clear() => throw new NotSupportedException();

    public bool Contains(KeyValuePair<string, int> item) => TryGetValue(item.Key, out var value) && value == item.Value;

    public bool ContainsKey(string key) => Keys.Contains(key);

    public void CopyTo(KeyValuePair<string, int>[] array, int arrayIndex) => throw new NotSupportedException();

    public bool Remove(string key) => throw new NotSupportedException();

    public bool Remove(KeyValuePair<string, int> item) => throw new NotSupportedException();

    public bool TryGetValue(string key, out int value)
    {
        value = ContainsKey(key) ? this[key] : 0;
        return ContainsKey(key);
    }
}
