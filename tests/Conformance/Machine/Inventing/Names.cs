namespace Conformance.Machine.Inventing;

/// <summary>Ordinary names, and names that generated code uses, too.</summary>
internal static class Names
{
    private static readonly string[] PlainTypes = [
        "Order",
        "Line",
        "Shape",
        "Circle",
        "Square",
        "Animal",
        "Cat",
        "Point3",
        "Box",
        "Page",
        "Node",
        "Leaf",
    ];

    private static readonly string[] NastyTypes =
    [
        "Other", "var", "Reader", "Writer", "Document", "Value", "Item", "System", "Console", "Int32", "String", "Object", "Span", "List",
        "Buffer", "Unsafe",
        "BsonSpanReader", "BsonSpanWriter", "BsonReader", "MongoDB", "BsonGen", "Größe", "_", "__", "@class", "@record", "@event",
        "Element", "Names", "Members",
        "Read", "Write", "Nullable", "Enum", "Array", "Exception", "Math", "Text", "Encoding", "Utf8", "Serializer", "Instance", "Default",
        "Type1", "@object", "file",
        "Generated", "GeneratedBsonSerializer", "Fallback", "IEnumerable", "KeyValuePair", "Attribute1", "ı", "@int", "@dynamic", "nint1",
        "field", "scoped1", "async",
    ];

    private static readonly string[] PlainMembers =
    [
        "Id", "Name", "Number", "Text", "Items", "Total", "When", "Kind", "Inner", "Next", "A", "B", "C", "Count", "Price", "Key", "Tags",
        "Flag", "Size", "Child",
    ];

    private static readonly string[] NastyMembers =
    [
        "id", "_id", "ID", "iD", "ExtraElements", "extraElements", "_t", "reader", "writer", "value", "Value", "position", "Read", "Write",
        "@class", "@event", "@string", "Default",
        "Type", "System", "MongoDB", "BsonGen", "Int32", "String", "Größe", "a", "b", "name", "_name", "document", "Other", "Members",
        "Serializer", "Instance", "result", "i",
        "count", "bytes", "Length", "length", "Equals1", "_", "__", "isThere", "T1", "args", "context", "element", "type", "start", "end",
        "@this", "@base", "@default", "field", "@field",
        "FindMember", "DescribeMember", "Names", "item", "Item", "key", "number", "error", "Parse", "ReadMembers", "WriteMembers",
        "BsonType", "Nullable", "state", "creator", "other",
    ];

    private static readonly string[] Elements =
    [
        "a", "b", "a.b", "$a", "é", "_id", "id", "A", "x\\\"y", "a long name of more than thirty-two bytes, to be sure", "aaaaaaaa1",
        "aaaaaaaa2", "0", " ", "\\\\", "😀",
        "_v", "Name", "name", "n", "\\u007f", "{0}", "/*", "//", "\\n", "k", "v", "_csharpnull", "Ticks",
    ];

    public static string OfType(Dice dice, HashSet<string> taken) => Choose(dice, taken, dice.Chance(70) ? PlainTypes : NastyTypes);

    /// <param name="dice">The source of choices.</param>
    /// <param name="taken">Names that can't be chosen; the chosen one is added.</param>
    /// <param name="typeName">The declaring type, since members can have names of its generated code.</param>
    public static string OfMember(Dice dice, HashSet<string> taken, string typeName) =>
        dice.Next(1500) == 0 && taken.Add(typeName.TrimStart('@') + "BsonSerializer") ? typeName.TrimStart('@') + "BsonSerializer"
        : Choose(dice, taken, dice.Chance(dice.Chance(60) ? 100 : 40) ? PlainMembers : NastyMembers);

    public static string OfElement(Dice dice) => dice.Pick(Elements);

    private static string Choose(Dice dice, HashSet<string> taken, string[] names)
    {
        while (true)
        {
            var name = dice.Pick(names);
            for (var tries = 0; tries < 10; tries++)
            {
                if (taken.Add(name))
                {
                    return name;
                }

                name = dice.Pick(names) + (tries > 6 ? dice.Next(100).ToString(System.Globalization.CultureInfo.InvariantCulture) : "");
            }
        }
    }
}
