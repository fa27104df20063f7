using System.Collections;
using System.ComponentModel;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models.UserCode;

[BsonGenerated]
public partial class Plain
{
    private int _number;
    private string? _text;
    private Plain? _child;

    public Plain() => Probe.Call("new Plain");

    public int Number
    {
        get => Probe.Get("Plain.Number", _number);
        set
        {
            Probe.Call("set Plain.Number");
            _number = value;
        }
    }

    public string? Text
    {
        get => Probe.Get("Plain.Text", _text);
        set
        {
            Probe.Call("set Plain.Text");
            _text = value;
        }
    }

    [BsonIgnoreIfNull]
    public Plain? Child
    {
        get => Probe.Get("Plain.Child", _child);
        set
        {
            Probe.Call("set Plain.Child");
            _child = value;
        }
    }

    public object? Any { get; set; }

    [BsonSerializer(typeof(CodedSerializer))]
    public string? Coded { get; set; }

    public bool ShouldSerializeText() => Probe.Get("ShouldSerializeText", true);
}

[BsonGenerated, BsonKnownTypes(typeof(Derived))]
public partial class Base
{
    private string? _name;

    public Base() => Probe.Call("new Base");

    public string? Name
    {
        get => Probe.Get("Base.Name", _name);
        set
        {
            Probe.Call("set Base.Name");
            _name = value;
        }
    }

    [BsonIgnoreIfNull]
    public Base? Inner { get; set; }
}

[BsonGenerated]
public partial class Derived : Base
{
    private int _size;

    public Derived() => Probe.Call("new Derived");

    public int Size
    {
        get => Probe.Get("Derived.Size", _size);
        set
        {
            Probe.Call("set Derived.Size");
            _size = value;
        }
    }
}

/// <summary>No attribute names the derived class.</summary>
[BsonGenerated]
public partial class Open
{
    private int _first;

    public Open() => Probe.Call("new Open");

    public int First
    {
        get => Probe.Get("Open.First", _first);
        set
        {
            Probe.Call("set Open.First");
            _first = value;
        }
    }
}

[BsonGenerated]
public partial class OpenDerived : Open
{
    private int _second;

    public int Second
    {
        get => _second;
        set
        {
            Probe.Call("set OpenDerived.Second");
            _second = value;
        }
    }
}

[BsonGenerated]
public partial class HoldsBases
{
    public Base? Shape { get; set; }

    public List<Base>? Shapes { get; set; }

    public Open? Open { get; set; }
}

[BsonGenerated]
public partial class Made
{
    private int _more;

    [BsonConstructor]
    public Made(int number, string text)
    {
        Probe.Call("new Made");
        Number = number;
        Text = text;
    }

    [BsonElement]
    public int Number { get; }

    [BsonElement]
    public string Text { get; }

    public int More
    {
        get => _more;
        set
        {
            Probe.Call("set Made.More");
            _more = value;
        }
    }
}

/// <summary>A factory method for some elements, and another one for more.</summary>
[BsonGenerated]
public partial class Produced
{
    private int _more;

    protected Produced(string factory) => Probe.Call("new Produced by " + factory);

    public int More
    {
        get => _more;
        set
        {
            Probe.Call("set Produced.More");
            _more = value;
        }
    }

    public int Number { get; set; }

    public string? Text { get; set; }

    [BsonFactoryMethod(nameof(Number))]
    public static Produced OfNumber(int number)
    {
        Probe.Call("Produced.OfNumber");
        return new Produced("number") { Number = number };
    }

    [BsonFactoryMethod(nameof(Number), nameof(Text))]
    public static Produced OfBoth(int number, string? text)
    {
        Probe.Call("Produced.OfBoth");
        return new Produced("both") { Number = number, Text = text };
    }
}

/// <summary>A factory method of a class that no attribute names, below a class without one.</summary>
[BsonGenerated]
public partial class OpenProduced : Open
{
    private OpenProduced(string text) => Text = text;

    public string Text { get; set; }

    [BsonFactoryMethod(nameof(Text))]
    public static OpenProduced Produce(string text)
    {
        Probe.Call("Produce");
        return new OpenProduced(text);
    }
}

/// <summary>Code that runs before the first element and after the last one.</summary>
[BsonGenerated]
public partial class Initialized : ISupportInitialize
{
    private int _number;

    public Initialized() => Probe.Call("new Initialized");

    public int Number
    {
        get => Probe.Get("Initialized.Number", _number);
        set
        {
            Probe.Call("set Initialized.Number");
            _number = value;
        }
    }

    public Produced? Produced { get; set; }

    public void BeginInit() => Probe.Call("begin");

    public void EndInit() => Probe.Call("end");
}

[BsonGenerated]
public partial struct Value
{
    private int _number;

    public int Number
    {
        readonly get => Probe.Get("Value.Number", _number);
        set
        {
            Probe.Call("set Value.Number");
            _number = value;
        }
    }
}

[BsonGenerated]
public partial class HoldsValue
{
    public Value Value { get; set; }
}

[BsonGenerated]
public partial class Kept
{
    private IDictionary<string, object>? _extra;

    public int Number { get; set; }

    [BsonExtraElements]
    public IDictionary<string, object>? Extra
    {
        get => Probe.Get("Kept.Extra", _extra);
        set
        {
            Probe.Call("set Kept.Extra");
            _extra = value;
        }
    }
}

[BsonGenerated]
public partial class Item
{
    public int Total
    {
        get => Probe.Get("Item.Total", 1);
        set => Probe.Call("set Item.Total");
    }
}

/// <summary>One collection under all declarations of lists, or as many as fit.</summary>
[BsonGenerated]
public partial class Lists : IChanging
{
    public List<Item>? List { get; set; }

    public Item[]? Array { get; set; }

    public IList<Item>? AsList { get; set; }

    public IReadOnlyCollection<Item>? AsCollection { get; set; }

    public IEnumerable<Item>? AsEnumerable { get; set; }

    public static Lists Make(IEnumerable<Item> items) => new()
    {
        List = items as List<Item>, Array = items as Item[], AsList = items as IList<Item>,
        AsCollection = items as IReadOnlyCollection<Item>, AsEnumerable = items,
    };

    public static IEnumerable<Item> Enumerate() => new Enumerable();

    public void Change(int way)
    {
        if (AsEnumerable is List<Item> list)
        {
            Changes.Make(list, way, new Item());
        }
        else if (AsEnumerable is ICollection<Item> { IsReadOnly: false } items)
        {
            if (way == 0)
            {
                items.Clear();
            }
            else
            {
                items.Add(new Item());
            }
        }
        else if (Array is { } array)
        {
            array[^1] = array[0];
        }
    }

    private sealed class Enumerable : IEnumerable<Item>
    {
        public IEnumerator<Item> GetEnumerator()
        {
            Probe.Call("enumerate");
            return Each();
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        private static IEnumerator<Item> Each()
        {
            try
            {
                for (var i = 0; i < 3; i++)
                {
                    Probe.Call("next");
                    yield return new Item();
                }
            }
            finally
            {
                Probe.Call("dispose");
            }
        }
    }
}

[BsonGenerated]
public partial class Others : IChanging
{
    public Queue<Item>? Queue { get; set; }

    public Stack<Item>? Stack { get; set; }

    public LinkedList<Item>? Linked { get; set; }

    public HashSet<Item>? Set { get; set; }

    public List<List<Item>>? Nested { get; set; }

    public List<object>? Objects { get; set; }

    public Dictionary<string, Item>? ByName { get; set; }

    public SortedDictionary<string, Item>? Sorted { get; set; }

    public List<int>? Numbers { get; set; }

    public void Change(int way)
    {
        Changes.Make(Nested!, way, [new Item()]);
        Changes.Make(Objects!, way, 5);
        Changes.Make(Numbers!, way, 9);
        Queue!.Enqueue(new Item());
        Stack!.Push(new Item());
        Linked!.AddLast(new Item());
        Set!.Add(new Item());
        ByName!["new" + ByName.Count] = new Item();
        Sorted!["new" + Sorted.Count] = new Item();
    }
}

internal static class Changes
{
    public static void Make<T>(List<T> list, int way, T item)
    {
        switch (way)
        {
            case 0:
                list.Clear();
                break;
            case 1:
                list.Add(item);
                break;
            case 2:
                list.RemoveAt(list.Count - 1);
                break;
            case 3:
                list[0] = item;
                break;
            default:
                list.Reverse();
                break;
        }
    }
}
