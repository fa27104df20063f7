namespace BsonGen.Generator.Model;

/// <summary>A constructor or factory method that is given values of members.</summary>
internal sealed record CreatorModel
{
    /// <summary>The method's name; null for a constructor.</summary>
    public required string? FactoryMethod { get; init; }

    /// <summary>How code refers to the type that it returns.</summary>
    public required string ReturnTypeName { get; init; }

    /// <summary>Whether a call compiles; otherwise it goes through an accessor.</summary>
    public required bool IsCallable { get; init; }

    public required EquatableArray<CreatorArgument> Arguments { get; init; }
}

/// <summary>What a creator is given for one of its parameters.</summary>
/// <param name="Member">The member whose value it is; it may be the one that takes extra elements.</param>
/// <param name="TypeName">How code refers to the type of the parameter.</param>
/// <param name="IsConverted">Whether the member is of another type.</param>
internal sealed record CreatorArgument(MemberModel Member, string TypeName, bool IsConverted);
