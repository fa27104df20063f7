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

    public static readonly ScalarKind Boolean = Fused("Boolean");
    public static readonly ScalarKind Int32 = Fused("Int32");
    public static readonly ScalarKind Int64 = Fused("Int64");
    public static readonly ScalarKind Double = Fused("Double");
    public static readonly ScalarKind Decimal = new("Decimal");
    public static readonly ScalarKind String = Fused("String");
    public static readonly ScalarKind DateTime = new("DateTime", IsWrittenAtPosition: true);
    public static readonly ScalarKind Guid = new("Guid");
    public static readonly ScalarKind ObjectId = new("ObjectId", IsReadWithName: true);
    public static readonly ScalarKind Uri = Any with { FailsToCompare = true };
    public static readonly ScalarKind Bytes = new("Bytes");

    // A string of a member with [BsonInterned].
    public static readonly ScalarKind InternedString = String with { IsInterned = true };

    public bool HasMethods => Name != Any.Name;

    public bool IsInterned { get; init; }

    /// <summary>Whether the runtime has methods for lists, arrays and dictionaries of such values.</summary>
    public bool HasCollections => HasMethods && !IsInterned && Name != Bytes.Name;

    private static ScalarKind Fused(string name) => new(name, IsReadWithName: true, IsWrittenAtPosition: true);
}
