namespace BsonGen.Generator.Model;

/// <summary>A constructor or factory method that takes values of members.</summary>
internal sealed record CreatorModel
{
    /// <summary>The method's name; null for a constructor.</summary>
    public required string? FactoryMethod { get; init; }

    /// <summary>The return type in code.</summary>
    public required string ReturnTypeName { get; init; }

    /// <summary>Whether a call compiles. Otherwise generated code calls an accessor.</summary>
    public required bool IsCallable { get; init; }

    public required EquatableArray<CreatorArgument> Arguments { get; init; }
}

/// <summary>An argument of a creator.</summary>
/// <param name="Member">The member with the value. It may be the member with the extra elements.</param>
/// <param name="TypeName">The type of the parameter in code.</param>
/// <param name="IsConverted">Whether the member has another type than the parameter.</param>
internal sealed record CreatorArgument(MemberModel Member, string TypeName, bool IsConverted);
