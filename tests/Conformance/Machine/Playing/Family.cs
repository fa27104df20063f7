namespace Conformance.Machine.Playing;

/// <summary>Types that occur in each other. A history uses one or two families, so that its operations affect each other.</summary>
/// <param name="Models">Types of the pool, base classes first.</param>
/// <param name="Values">Types of their members.</param>
/// <param name="Generics">Open generic types among these.</param>
/// <param name="Names">Discriminators, known and unknown.</param>
internal sealed record Family(string[] Models, string[] Values, string[] Generics, string[] Names)
{
    /// <summary>Stands for one of the <see cref="Models"/>.</summary>
    public const string Model = "<model>";

    /// <summary>Stands for one of the <see cref="Values"/>.</summary>
    public const string Value = "<value>";

    /// <summary>Stands for one of the <see cref="Generics"/>.</summary>
    public const string Generic = "<generic>";

    /// <summary>Stands for one of the <see cref="Names"/>.</summary>
    public const string Name = "<name>";

    public static readonly Family[] All =
    [
        new(
            ["Order", "Line", "Holder<Line>", "Holder<int>"],
            ["string", "Uri", "int", "long?", "State", "ObjectId", "List<Line>"],
            ["Holder", "List"],
            ["Line", "Order", "Holder`1"]),
        new(
            ["Event", "OrderPlaced", "OrderLost", "Log", "Holder<Event>"],
            ["string", "int", "List<Event>"],
            ["Holder", "List"],
            ["OrderPlaced", "OrderLost", "Event", "Unknown"]),
        new(
            ["Animal", "Cat", "Dog", "Impostor", "Zoo"],
            ["string", "int", "List<Animal>"],
            ["List"],
            ["Cat", "Cat", "Hound", "Animal", "Impostor"]),
        new(
            ["Label", "Plain", "Refused", "Envelope", "ILabel", "Holder<object>"],
            ["string", "object", "object[]", "IDictionary<string,object>", "int"],
            ["Holder", "IDictionary", "Dictionary"],
            ["Label", "Plain", "Refused", "Envelope", "Order"]),
        new(
            ["Point", "Cached", "Places", "Oddities", "Incomparable", "FourBytes"],
            ["int", "Point?", "List<Point>", "byte", "bool"],
            ["List", "Nullable"],
            ["Point", "Places"]),
        new(
            ["Entity", "Customer", "Record", "Book", "Versioned<string>", "Draft"],
            ["string", "int", "decimal"],
            ["Versioned"],
            ["Customer", "Book", "Record"]),
        new(
            ["TextKey", "GuidKey", "Loose", "Lenient", "Person"],
            ["string", "Guid", "int", "string[]", "BsonDocument"],
            ["Nullable"],
            ["Person", "Unknown"]),
    ];

    public static Family Join(Family one, Family other) =>
        new(
            [.. one.Models, .. other.Models],
            [.. one.Values, .. other.Values],
            [.. one.Generics, .. other.Generics],
            [.. one.Names, .. other.Names]);
}
