namespace BsonGen.Generator.Model;

/// <summary>A collection or dictionary that generated code can create.</summary>
/// <param name="CreatedType">The generic type that is created; empty for an array.</param>
internal sealed record CollectionKind(string CreatedType, CollectionFilling Filling)
{
    private const string Generic = "System.Collections.Generic.";
    private const string ObjectModel = "System.Collections.ObjectModel.";
    private const string Immutable = "System.Collections.Immutable.";
    private const string Concurrent = "System.Collections.Concurrent.";

    // Older drivers do not read immutable collections.
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

    /// <summary>Whether the value may be any collection.</summary>
    public bool IsInterface { get; init; }

    public string AddMethod { get; init; } = "Add";

    /// <summary>Whether a constructor takes the number of items.</summary>
    public bool HasCapacity { get; init; } = true;

    /// <summary>The static method that creates the collection from a list; null without one.</summary>
    public string? Factory { get; init; }

    /// <summary>The type that declares the method; null for the runtime's.</summary>
    public string? FactoryType { get; init; }

    /// <summary>The method of the runtime that orders the items for writing, or null.</summary>
    public string? Order { get; init; }

    /// <summary>Whether generated code supports attributes for the items.</summary>
    public bool IsConfigurable { get; init; } = true;

    /// <summary>Whether generated code supports only items whose comparison runs no user code.</summary>
    public bool IsForPlainItems { get; init; }

    /// <summary>The suffix of the runtime's methods for such collections: <c>ReadList</c>; null without such methods.</summary>
    public string? Method { get; init; }

    /// <summary>Whether the declared type is the type that is created.</summary>
    public bool IsExact { get; init; }

    /// <summary>The first version of the driver that reads such collections; null if all do.</summary>
    public Version? Since { get; init; }

    /// <summary>
    /// The kind for items whose comparison runs user code, or null. The driver reads all items before it compares them, so that a malformed item causes the
    /// first exception.
    /// </summary>
    public CollectionKind? OfComparedItems { get; init; }

    private static CollectionKind OfImmutables(string name) => new(Immutable + name, CollectionFilling.SpanOfList)
    {
        Factory = "CreateRange",
        FactoryType = Immutable + name,
        IsConfigurable = false,
        Since = ImmutableSince,
    };

    /// <summary>Null if the driver serves the type.</summary>
    public static CollectionKind? FindCollection(string metadataName) => Collections.TryGetValue(metadataName, out var kind) ? kind : null;

    /// <inheritdoc cref="FindCollection" />
    public static CollectionKind? FindDictionary(string metadataName) => Dictionaries.TryGetValue(metadataName, out var kind) ? kind : null;
}

internal enum CollectionFilling
{
    /// <summary>A list, whose items are assigned through a span.</summary>
    SpanOfList,

    /// <summary>A constructor that takes such a list.</summary>
    FromList,

    /// <summary>An array, whose items are assigned.</summary>
    Array,

    /// <summary>A constructor, and a method that adds an item.</summary>
    Add,
}
