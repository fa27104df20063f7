namespace BsonGen.Generator.Model;

/// <summary>How the reader and the writer are called for values of a type.</summary>
/// <param name="Name">The suffix of the names of the methods: <c>ReadInt32</c>, <c>WriteInt32</c>.</param>
/// <param name="IsReadWithName">Whether one method reads the name and the value of an element: <c>TryReadInt32</c>.</param>
/// <param name="IsWrittenAtPosition">Whether the writer's method moves the position in a local.</param>
/// <param name="FailsToCompare">Whether its hash code or its comparison may throw.</param>
internal sealed record ScalarKind(
    string Name, bool IsReadWithName = false, bool IsWrittenAtPosition = false, bool FailsToCompare = false)
{
    // A type without methods of its own.
    public static readonly ScalarKind Any = new("Any");

    private static readonly Dictionary<string, ScalarKind> ByType = new()
    {
        ["System.Boolean"] = Fused("Boolean"),
        ["System.Int32"] = Fused("Int32"),
        ["System.Int64"] = Fused("Int64"),
        ["System.Double"] = Fused("Double"),
        ["System.Decimal"] = new("Decimal"),
        ["System.String"] = Fused("String"),
        ["System.DateTime"] = new("DateTime", IsWrittenAtPosition: true),
        ["System.Guid"] = new("Guid"),
        ["MongoDB.Bson.ObjectId"] = new("ObjectId", IsReadWithName: true),
        ["System.Byte"] = Any,
        ["System.SByte"] = Any,
        ["System.Int16"] = Any,
        ["System.UInt16"] = Any,
        ["System.UInt32"] = Any,
        ["System.UInt64"] = Any,
        ["System.Single"] = Any,
        ["System.Half"] = Any,
        ["System.Char"] = Any,
        ["System.DateTimeOffset"] = Any,
        ["System.DateOnly"] = Any,
        ["System.TimeOnly"] = Any,
        ["System.TimeSpan"] = Any,
        ["System.Uri"] = Any with { FailsToCompare = true },
        ["MongoDB.Bson.Decimal128"] = Any,
    };

    // A string of a member with [BsonInterned].
    public static readonly ScalarKind InternedString = ByType["System.String"] with { IsInterned = true };

    public static readonly ScalarKind Bytes = new("Bytes");

    public bool HasMethods => Name != Any.Name;

    public bool IsInterned { get; init; }

    // Whether the runtime has methods for lists, arrays and dictionaries of such values.
    public bool HasCollections => HasMethods && !IsInterned && Name != Bytes.Name;

    public static ScalarKind? Find(string metadataName) => ByType.TryGetValue(metadataName, out var kind) ? kind : null;

    private static ScalarKind Fused(string name) => new(name, IsReadWithName: true, IsWrittenAtPosition: true);
}
