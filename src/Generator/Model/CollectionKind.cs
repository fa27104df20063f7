namespace BsonGen.Generator.Model;

/// <summary>A collection or dictionary that generated code can create: an entry of the tables below.</summary>
/// <param name="CreatedType">The generic type that is created, without its type arguments; empty for an array.</param>
internal sealed record CollectionKind(string CreatedType, CollectionFilling Filling)
{
    private const string Generic = "System.Collections.Generic.";
    private const string ObjectModel = "System.Collections.ObjectModel.";
    private const string Immutable = "System.Collections.Immutable.";
    private const string Concurrent = "System.Collections.Concurrent.";

    /// <summary>The first version of the driver that reads immutable collections.</summary>
    public static readonly Version ImmutableSince = new(3, 1);

    public static readonly CollectionKind Array = new("", CollectionFilling.Array) { Method = "Array", IsExact = true };

    private static readonly CollectionKind List = new(Generic + "List", CollectionFilling.SpanOfList) { Method = "List" };

    private static readonly CollectionKind Interface = List with { IsInterface = true };

    private static readonly CollectionKind Set = new(Generic + "HashSet", CollectionFilling.Add)
    {
        OfComparedItems = new(Generic + "HashSet", CollectionFilling.SpanOfList) { Factory = "CreateHashSet" },
    };

    private static readonly CollectionKind StringDictionary = new(Generic + "Dictionary", CollectionFilling.Add) { Method = "Dictionary" };

    private static readonly Dictionary<string, CollectionKind> Collections = new()
    {
        [Generic + "List"] = List with { IsExact = true },
        [Generic + "IList"] = Interface,
        [Generic + "ICollection"] = Interface,
        [Generic + "IEnumerable"] = Interface,
        [Generic + "IReadOnlyList"] = Interface,
        [Generic + "IReadOnlyCollection"] = Interface,
        [Generic + "HashSet"] = Set,
        [Generic + "ISet"] = Set with { OfComparedItems = null },
        [Generic + "SortedSet"] = new(Generic + "SortedSet", CollectionFilling.SpanOfList) { Factory = "CreateSortedSet" },
        [Generic + "LinkedList"] = new(Generic + "LinkedList", CollectionFilling.Add) { AddMethod = "AddLast", HasCapacity = false },
        [Generic + "Queue"] = new(Generic + "Queue", CollectionFilling.Add) { AddMethod = "Enqueue" },
        [Generic + "Stack"] = new(Generic + "Stack", CollectionFilling.Add) { AddMethod = "Push", Order = "FromBottom" },
        [Concurrent + "ConcurrentBag"] = new(Concurrent + "ConcurrentBag", CollectionFilling.FromList),
        [Concurrent + "ConcurrentQueue"] = new(Concurrent + "ConcurrentQueue", CollectionFilling.FromList),
        [Concurrent + "ConcurrentStack"] = new(Concurrent + "ConcurrentStack", CollectionFilling.FromList),
        [Immutable + "ImmutableList"] = OfImmutables("ImmutableList"),
        [Immutable + "ImmutableQueue"] = OfImmutables("ImmutableQueue"),
        [Immutable + "ImmutableStack"] = OfImmutables("ImmutableStack") with { Order = "FromBottom" },
        [Immutable + "ImmutableHashSet"] = OfImmutables("ImmutableHashSet") with { IsForPlainItems = true },
        [Immutable + "ImmutableSortedSet"] =
            OfImmutables("ImmutableSortedSet") with { Factory = "CreateImmutableSortedSet", FactoryType = null, IsForPlainItems = true },
        [ObjectModel + "Collection"] = new(ObjectModel + "Collection", CollectionFilling.SpanOfList) { Factory = "CreateCollection" },
        [ObjectModel + "ObservableCollection"] = new(ObjectModel + "ObservableCollection", CollectionFilling.FromList),
        [ObjectModel + "ReadOnlyCollection"] =
            new(ObjectModel + "ReadOnlyCollection", CollectionFilling.SpanOfList) { Factory = "CreateReadOnlyCollection", IsConfigurable = false },
    };

    private static readonly Dictionary<string, CollectionKind> Dictionaries = new()
    {
        [Generic + "Dictionary"] = StringDictionary with { IsExact = true },
        [Generic + "IDictionary"] = StringDictionary,
        [Generic + "SortedDictionary"] = new(Generic + "SortedDictionary", CollectionFilling.Add) { HasCapacity = false },
    };

    /// <summary>Whether the type is an interface of a list, whose value may be any collection.</summary>
    public bool IsInterface { get; init; }

    public string AddMethod { get; init; } = "Add";

    /// <summary>Whether a constructor takes the number of items, for <see cref="CollectionFilling.Add"/>.</summary>
    public bool HasCapacity { get; init; } = true;

    /// <summary>The static method that creates the collection from a list; null for the list or dictionary itself.</summary>
    public string? Factory { get; init; }

    /// <summary>The type that declares the method; null for the runtime's.</summary>
    public string? FactoryType { get; init; }

    /// <summary>The method of the runtime that orders the items for writing; null for the order of enumeration.</summary>
    public string? Order { get; init; }

    /// <summary>Whether generated code supports attributes that configure the items.</summary>
    public bool IsConfigurable { get; init; } = true;

    /// <summary>Whether generated code supports only items whose comparison runs no code of the user.</summary>
    public bool IsForPlainItems { get; init; }

    /// <summary>The suffix of the runtime's methods for such collections of plain values and of documents: <c>ReadList</c>; null if it has none.</summary>
    public string? Method { get; init; }

    /// <summary>Whether the declared type is the type that is created.</summary>
    public bool IsExact { get; init; }

    /// <summary>The first version of the driver that reads such collections; null if all do.</summary>
    public Version? Since { get; init; }

    /// <summary>
    /// The kind for items whose comparison runs code of the user; null if there is no difference. The driver reads all items before it compares them,
    /// so that a malformed item causes the first exception.
    /// </summary>
    public CollectionKind? OfComparedItems { get; init; }

    private static CollectionKind OfImmutables(string name) => new(Immutable + name, CollectionFilling.SpanOfList)
    {
        Factory = "CreateRange",
        FactoryType = Immutable + name,
        IsConfigurable = false,
        Since = ImmutableSince,
    };

    /// <summary>Finds the kind for a type with one type argument; null if the driver serves it.</summary>
    public static CollectionKind? FindCollection(string metadataName) => Collections.TryGetValue(metadataName, out var kind) ? kind : null;

    /// <summary>Finds the kind for a type with two type arguments; null if the driver serves it.</summary>
    public static CollectionKind? FindDictionary(string metadataName) => Dictionaries.TryGetValue(metadataName, out var kind) ? kind : null;
}

internal enum CollectionFilling
{
    /// <summary>As a list of the final size, whose items are assigned through a span.</summary>
    SpanOfList,

    /// <summary>With a constructor that takes a list of the final size, whose items are assigned through a span.</summary>
    FromList,

    /// <summary>As an array of the final size, whose items are assigned.</summary>
    Array,

    /// <summary>With a constructor, and a method that adds an item.</summary>
    Add,
}
