namespace BsonGen.Generator.Model;

/// <summary>A pair or tuple of the framework. Each type is a line in the table below.</summary>
/// <param name="CreatedType">The generic type, without its arguments.</param>
/// <param name="IsPair">Whether it is stored as a document of a key and a value; otherwise as an array.</param>
internal sealed record TupleKind(string CreatedType, bool IsPair)
{
    private static readonly Dictionary<string, TupleKind> ByType = new()
    {
        ["System.Collections.Generic.KeyValuePair"] = new("System.Collections.Generic.KeyValuePair", IsPair: true),
        ["System.Tuple"] = new("System.Tuple", IsPair: false),
        ["System.ValueTuple"] = new("System.ValueTuple", IsPair: false),
    };

    /// <summary>Null for other types.</summary>
    public static TupleKind? Find(string metadataName) => ByType.TryGetValue(metadataName, out var kind) ? kind : null;

    /// <summary>The property or field that holds an item.</summary>
    public string GetItem(int index) => (IsPair, index) switch
    {
        (true, 0) => "Key",
        (true, _) => "Value",
        (_, 7) => "Rest",
        _ => $"Item{index + 1}",
    };

    /// <summary>The name of an item's element.</summary>
    public string GetElementName(int index) => IsPair ? GetItem(index) == "Key" ? "k" : "v" : $"{index}";
}
