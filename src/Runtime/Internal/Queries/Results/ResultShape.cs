namespace BsonGen.Internal.Queries.Results;

/// <summary>What the driver's serializer of a result says: the elements, and how the object is created.</summary>
/// <remarks>Sets of members are bits.</remarks>
internal sealed class ResultShape
{
    /// <summary>As many members as a set has bits.</summary>
    public const int MostMembers = 64;

    /// <summary>A document, or an array for tuples.</summary>
    public BsonType Type { get; init; } = BsonType.Document;

    public required IReadOnlyList<ResultMember> Members { get; init; }

    /// <summary>The members without which the driver reads the document.</summary>
    public ulong Required { get; init; }

    /// <summary>The members that are set also without an element.</summary>
    public ulong Defaulted { get; init; }

    /// <summary>Whether the elements are exactly those of the members, in their order. Some may be missing at the end.</summary>
    public bool IsExact { get; init; }

    public bool IgnoresExtraElements { get; init; }

    /// <summary>Whether null is read as the default of the type.</summary>
    public bool IsNullable { get; init; }

    /// <summary>The serializer whose discriminator convention names an element to skip; null if there is none.</summary>
    public IHasDiscriminatorConvention? Discriminated { get; init; }

    /// <summary>Null for a struct without a constructor, and if the only member is the result itself.</summary>
    public ConstructorInfo? Constructor { get; init; }

    /// <summary>The members that are the arguments of the constructor.</summary>
    public IReadOnlyList<int> Arguments { get; init; } = [];

    /// <summary>The members that are set afterwards.</summary>
    public IReadOnlyList<(int Index, MemberInfo Member)> Setters { get; init; } = [];
}
