using static BsonGen.Generator.Model.CollectionFilling;

namespace BsonGen.Generator.Model;

/// <summary>A collection or dictionary that generated code can create.</summary>
/// <param name="CreatedType">The generic type that is created; empty for an array.</param>
internal sealed record CollectionKind(string CreatedType, CollectionFilling Filling = SpanOfList)
{
    private const string Runtime = "BsonCode::BsonCollections.";
    internal const string Generic = "System.Collections.Generic.";
    internal const string ObjectModel = "System.Collections.ObjectModel.";
    internal const string Immutable = "System.Collections.Immutable.";
    private const string Concurrent = "System.Collections.Concurrent.";

    public static readonly CollectionKind Array = new("", CollectionFilling.Array) { Method = "Array", IsExact = true };

    private static readonly CollectionKind List = new(Generic + "List") { Method = "List" };

    private static readonly CollectionKind Set = new(Generic + "HashSet", Add)
    {
        OfComparedItems = new(Generic + "HashSet") { Factory = Runtime + "CreateHashSet" },
    };

    private static readonly CollectionKind StringDictionary =
        new(Generic + "Dictionary", Add) { Method = "Dictionary" };

    private static readonly Dictionary<string, CollectionKind> Collections = new CollectionKind[]
    {
        List with { IsExact = true },
        Set,
        new(Generic + "SortedSet") { Factory = Runtime + "CreateSortedSet" },
        new(Generic + "LinkedList", Add) { AddMethod = "AddLast", HasCapacity = false },
        new(Generic + "Queue", Add) { AddMethod = "Enqueue" },
        new(Generic + "Stack", Add) { AddMethod = "Push", Order = Runtime + "FromBottom" },
        new(Concurrent + "ConcurrentBag", FromList),
        new(Concurrent + "ConcurrentQueue", FromList),
        new(Concurrent + "ConcurrentStack", FromList),
        OfImmutables("ImmutableList"),
        OfImmutables("ImmutableQueue"),
        OfImmutables("ImmutableStack") with { Order = Runtime + "FromBottom" },
        OfImmutables("ImmutableHashSet") with { IsForPlainItems = true },
        OfImmutables("ImmutableSortedSet") with { Factory = Runtime + "CreateImmutableSortedSet", IsForPlainItems = true },
        new(ObjectModel + "Collection") { Factory = Runtime + "CreateCollection" },
        new(ObjectModel + "ObservableCollection", FromList),
        new(ObjectModel + "ReadOnlyCollection") { Factory = Runtime + "CreateReadOnlyCollection", IsConfigurable = false },
    }.ToDictionary(kind => kind.CreatedType);

    /// <summary>Whether the value may be any collection.</summary>
    public bool IsInterface { get; init; }

    public string AddMethod { get; init; } = "Add";

    public bool HasCapacity { get; init; } = true;

    // The static method that creates the collection from a list.
    public string? Factory { get; init; }

    // The method that orders the items for writing.
    public string? Order { get; init; }

    /// <summary>Whether generated code supports attributes for the items.</summary>
    public bool IsConfigurable { get; init; } = true;

    /// <summary>Whether generated code supports only items whose comparison runs no user code.</summary>
    public bool IsForPlainItems { get; init; }

    // The suffix of the runtime's methods: ReadList.
    public string? Method { get; init; }

    /// <summary>Whether the declared type is the type that is created.</summary>
    public bool IsExact { get; init; }

    // The first version of the driver that reads such collections; null if all do.
    public Version? Since { get; init; }

    // If comparing items runs code of the user, a malformed item throws before items are compared, as in the driver.
    public CollectionKind? OfComparedItems { get; init; }

    /// <returns>Null if the driver serves the type.</returns>
    public static CollectionKind? FindCollection(string metadataName) => metadataName switch
    {
        Generic + "IList" or Generic + "ICollection" or Generic + "IEnumerable" or
            Generic + "IReadOnlyList" or Generic + "IReadOnlyCollection" => List with { IsInterface = true },
        Generic + "ISet" => Set with { OfComparedItems = null },
        _ => Collections.TryGetValue(metadataName, out var kind) ? kind : null,
    };

    public static CollectionKind? FindDictionary(string metadataName) => metadataName switch
    {
        Generic + "Dictionary" => StringDictionary with { IsExact = true },
        Generic + "IDictionary" => StringDictionary,
        Generic + "SortedDictionary" => new(metadataName, Add) { HasCapacity = false },
        _ => null,
    };

    private static CollectionKind OfImmutables(string name) => new(Immutable + name)
    {
        Factory = $"global::{Immutable}{name}.CreateRange",
        IsConfigurable = false,
        Since = DriverVersions.ReadsImmutableCollections,
    };
}

internal enum CollectionFilling
{
    // A list, whose items are assigned through a span.
    SpanOfList,

    // A constructor that takes such a list.
    FromList,

    // An array, whose items are assigned.
    Array,

    // A constructor, and a method that adds an item.
    Add,
}
