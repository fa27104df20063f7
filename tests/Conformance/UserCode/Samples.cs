namespace Conformance.Models.UserCode;

/// <summary>The objects that are written.</summary>
public static class Samples
{
    public static object[] All() =>
    [
        new Plain { Number = 1, Text = "a", Child = new Plain { Number = 2 }, Any = "any", Coded = "c" },
        new Derived { Name = "d", Size = 3, Inner = new Base { Name = "b" } },
        new Base { Name = "b", Inner = new Derived { Size = 1, Inner = new Derived { Name = "x" } } },
        new OpenDerived { First = 1, Second = 2 },
        new HoldsBases
        {
            Shape = new Derived { Size = 4 },
            Shapes = [new Base { Name = "p" }, new Derived { Size = 5 }],
            Open = new OpenDerived { Second = 6 },
        },
        new Made(5, "made") { More = 6 },
        Produced.OfBoth(5, "produced"),
        Produced.OfNumber(6),
        OpenProduced.Produce("later"),
        new Initialized { Number = 8, Produced = Produced.OfNumber(9) },
        new HoldsValue { Value = new Value { Number = 7 } },
        new Kept { Number = 8, Extra = new Dictionary<string, object> { ["x"] = 1, ["y"] = "z" } },
        Lists.Make(new List<Item> { new(), new(), new() }),
        Lists.Make(new Item[] { new(), new(), new() }),
        Lists.Make(new HashSet<Item> { new(), new(), new() }),
        Lists.Make(new System.Collections.ObjectModel.ObservableCollection<Item> { new(), new(), new() }),
        Lists.Make(Lists.Enumerate()),
        new Others
        {
            Queue = new Queue<Item>([new(), new()]), Stack = new Stack<Item>([new(), new()]), Linked = new LinkedList<Item>([new(), new()]),
            Set = [new(), new()], Nested = [[new(), new()], [new()]], Objects = [1, "x", 2],
            ByName = new()
            {
                ["a"] = new(),
                ["b"] = new(),
                ["c"] = new(),
            }, Sorted = new() { ["a"] = new(), ["b"] = new() }, Numbers = [1, 2, 3],
        },
        .. Shelf.All(),
        .. Shelf.OfSlots(),
    ];
}
