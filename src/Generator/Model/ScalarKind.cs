namespace BsonGen.Generator.Model;

/// <summary>How the reader and the writer are called for values of a type.</summary>
/// <param name="Name">The suffix of the names of the methods: <c>ReadInt32</c>, <c>WriteInt32</c>.</param>
/// <param name="MovedBy">The methods that move the position in a local.</param>
/// <param name="FailsToCompare">Whether its hash code or its comparison may throw.</param>
internal sealed record ScalarKind(string Name, PositionMoves MovedBy = PositionMoves.None, bool FailsToCompare = false)
{
    // The reader and the writer have no method for the type: a codec reads and writes the values.
    public static readonly ScalarKind ByCodec = new("ByCodec");
    public static readonly ScalarKind Incomparable = ByCodec with { FailsToCompare = true };

    public static readonly ScalarKind Boolean = new("Boolean", PositionMoves.Both);
    public static readonly ScalarKind Int32 = new("Int32", PositionMoves.Both);
    public static readonly ScalarKind Int64 = new("Int64", PositionMoves.Both);
    public static readonly ScalarKind Double = new("Double", PositionMoves.Both);
    public static readonly ScalarKind Decimal = new("Decimal");
    public static readonly ScalarKind String = new("String", PositionMoves.Both);
    public static readonly ScalarKind DateTime = new("DateTime", PositionMoves.Writing);
    public static readonly ScalarKind Guid = new("Guid");
    public static readonly ScalarKind ObjectId = new("ObjectId", PositionMoves.Reading);
    public static readonly ScalarKind Bytes = new("Bytes");

    // A string of a member with [BsonInterned].
    public static readonly ScalarKind InternedString = String with { IsInterned = true };

    public bool HasMethods => Name != ByCodec.Name;

    /// <summary>Whether one method reads the name and the value of an element: <c>TryReadInt32</c>.</summary>
    public bool IsReadWithName => MovedBy.HasFlag(PositionMoves.Reading);

    public bool IsWrittenAtPosition => MovedBy.HasFlag(PositionMoves.Writing);

    public bool IsInterned { get; init; }

    /// <summary>Whether the runtime has methods for lists, arrays and dictionaries of such values.</summary>
    public bool HasCollections => HasMethods && !IsInterned && Name != Bytes.Name;
}
