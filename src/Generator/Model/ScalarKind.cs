namespace BsonGen.Generator.Model;

/// <summary>A type with its own methods on the reader and the writer.</summary>
/// <param name="Name">The suffix of the names of these methods: <c>ReadInt32</c>, <c>WriteInt32</c>.</param>
/// <param name="IsReadWithName">Whether the reader has a method that reads the element's name and value in one step: <c>TryReadInt32</c>.</param>
/// <param name="IsWrittenAtPosition">Whether the writer's method takes the position from a local of the generated code and moves it.</param>
/// <param name="FailsToCompare">Whether its hash code or its comparison may throw an exception.</param>
internal sealed record ScalarKind(string Name, bool IsReadWithName = false, bool IsWrittenAtPosition = false, bool FailsToCompare = false)
{
    private static readonly Dictionary<string, ScalarKind> ByType = new()
    {
        ["System.Boolean"] = new("Boolean", IsReadWithName: true, IsWrittenAtPosition: true) { HasCollections = true },
        ["System.Byte"] = new("Byte"),
        ["System.SByte"] = new("SByte"),
        ["System.Int16"] = new("Int16"),
        ["System.UInt16"] = new("UInt16"),
        ["System.Int32"] = new("Int32", IsReadWithName: true, IsWrittenAtPosition: true) { HasCollections = true },
        ["System.UInt32"] = new("UInt32"),
        ["System.Int64"] = new("Int64", IsReadWithName: true, IsWrittenAtPosition: true) { HasCollections = true },
        ["System.UInt64"] = new("UInt64"),
        ["System.Single"] = new("Single"),
        ["System.Double"] = new("Double", IsReadWithName: true, IsWrittenAtPosition: true) { HasCollections = true },
        ["System.Decimal"] = new("Decimal") { HasCollections = true },
        ["System.Char"] = new("Char"),
        ["System.String"] = new("String", IsReadWithName: true, IsWrittenAtPosition: true) { HasCollections = true },
        ["System.DateTime"] = new("DateTime", IsWrittenAtPosition: true) { HasCollections = true },
        ["System.DateTimeOffset"] = new("DateTimeOffset"),
        ["System.DateOnly"] = new("DateOnly"),
        ["System.TimeOnly"] = new("TimeOnly"),
        ["System.Half"] = new("Half"),
        ["System.TimeSpan"] = new("TimeSpan"),
        ["System.Guid"] = new("Guid") { HasCollections = true },
        ["System.Uri"] = new("Uri", FailsToCompare: true),
        ["System.Version"] = new("Version"),
        ["MongoDB.Bson.ObjectId"] = new("ObjectId", IsReadWithName: true) { HasCollections = true },
        ["MongoDB.Bson.Decimal128"] = new("Decimal128"),
    };

    /// <summary>A string that a member with <c>[BsonInterned]</c> shares.</summary>
    public static readonly ScalarKind InternedString = ByType["System.String"] with { IsInterned = true, HasCollections = false };

    /// <summary>An array of bytes.</summary>
    public static readonly ScalarKind Bytes = new("Bytes");

    /// <summary>Bytes in memory.</summary>
    public static readonly ScalarKind Memory = new("Memory");

    /// <summary>Bytes in memory that can't be written.</summary>
    public static readonly ScalarKind ReadOnlyMemory = new("ReadOnlyMemory");

    /// <summary>Whether the reader's methods take the strings that the member shares.</summary>
    public bool IsInterned { get; init; }

    /// <summary>Whether the runtime has methods for lists and arrays of such values: <c>ReadInt32List</c>, <c>WriteInt32Array</c>.</summary>
    public bool HasCollections { get; init; }

    /// <summary>Null for other types.</summary>
    /// <param name="metadataName">The type's name with its namespace.</param>
    public static ScalarKind? Find(string metadataName) => ByType.TryGetValue(metadataName, out var kind) ? kind : null;
}
