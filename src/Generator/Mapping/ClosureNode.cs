namespace BsonGen.Generator.Mapping;

/// <summary>A type that the search for held types reaches, and the types that it leads to. It has no symbols.</summary>
internal sealed class ClosureNode
{
    /// <summary>Whether the type gets a serializer without an attribute of its own.</summary>
    public required bool IsTaken { get; init; }

    /// <summary>Why the type gets none, although it is held like a document; null if it gets one, or is none.</summary>
    public required string? WhyLeft { get; init; }

    /// <summary>The name in messages.</summary>
    public required string TypeName { get; init; }

    /// <summary>Whether the driver stores any member.</summary>
    public required bool HasMembers { get; init; }

    /// <summary>Whether objects of other types may stand where the type is declared.</summary>
    public required bool MayBeDerived { get; init; }

    /// <summary>The base classes, whose objects are not held for that reason.</summary>
    public required EquatableArray<TypeKey> Bases { get; init; }

    /// <summary>The types of values in members and collections, and known types.</summary>
    public required EquatableArray<TypeKey> Held { get; init; }

    /// <summary>The paths of the files that declare the type.</summary>
    public required EquatableArray<string> Files { get; init; }

    /// <summary>The paths of the files that decide all this; null for all files.</summary>
    public required IReadOnlyCollection<string>? Dependencies { get; init; }
}
