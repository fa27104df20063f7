namespace BsonGen.Generator.Model;

/// <summary>A collection or dictionary that generated code makes when it reads a member.</summary>
/// <param name="CreatedType">The generic type that is made, without its arguments; empty for an array.</param>
/// <param name="Filling">How it is made and filled.</param>
/// <param name="ComparesItems">
/// Whether adding an item compares it with others. Items that run code of the user's when they are compared are left to the driver,
/// which says where they failed.
/// </param>
internal sealed record CollectionKind(string CreatedType, CollectionFilling Filling, bool ComparesItems = false)
{
    /// <summary>An array of one dimension.</summary>
    public static readonly CollectionKind Array = new("", CollectionFilling.Array);

    private static readonly CollectionKind List = new("System.Collections.Generic.List", CollectionFilling.SpanOfList);
    private static readonly CollectionKind Set = new("System.Collections.Generic.HashSet", CollectionFilling.Add, ComparesItems: true);
    private static readonly CollectionKind StringDictionary = new("System.Collections.Generic.Dictionary", CollectionFilling.Add);

    private static readonly Dictionary<string, CollectionKind> Collections = new()
    {
        ["System.Collections.Generic.List"] = List,
        ["System.Collections.Generic.IList"] = List,
        ["System.Collections.Generic.ICollection"] = List,
        ["System.Collections.Generic.IEnumerable"] = List,
        ["System.Collections.Generic.IReadOnlyList"] = List,
        ["System.Collections.Generic.IReadOnlyCollection"] = List,
        ["System.Collections.Generic.HashSet"] = Set,
        ["System.Collections.Generic.ISet"] = Set,
    };

    private static readonly Dictionary<string, CollectionKind> Dictionaries = new()
    {
        ["System.Collections.Generic.Dictionary"] = StringDictionary,
        ["System.Collections.Generic.IDictionary"] = StringDictionary,
    };

    /// <summary>What is made for a member of a type with one type argument, its items' type; null for types that are left to the driver.</summary>
    /// <param name="metadataName">The type's name with its namespace.</param>
    public static CollectionKind? FindCollection(string metadataName) => Collections.TryGetValue(metadataName, out var kind) ? kind : null;

    /// <summary>What is made for a member of a type with two type arguments, the types of keys and values; null for types that are left to the driver.</summary>
    /// <param name="metadataName">The type's name with its namespace.</param>
    public static CollectionKind? FindDictionary(string metadataName) => Dictionaries.TryGetValue(metadataName, out var kind) ? kind : null;
}

/// <summary>How a collection is made and filled.</summary>
internal enum CollectionFilling
{
    /// <summary>A list of the final size, whose items are assigned through a span.</summary>
    SpanOfList,

    /// <summary>An array of the final size, whose items are assigned.</summary>
    Array,

    /// <summary>With a constructor that takes the capacity, and the method <c>Add</c>.</summary>
    Add,
}
