namespace BsonGen.Generator.Model;

/// <summary>A constructor or factory method that takes values of members.</summary>
/// <param name="FactoryMethod">The method's name; null for a constructor.</param>
/// <param name="IsCallable">Whether a call compiles. Otherwise generated code calls an accessor.</param>
internal sealed record CreatorModel(
    string? FactoryMethod, string ReturnTypeName, bool IsCallable, EquatableArray<CreatorArgument> Arguments);

/// <param name="Member">The member with the value. It may be the member with the extra elements.</param>
/// <param name="IsConverted">Whether the member has another type than the parameter.</param>
internal sealed record CreatorArgument(MemberModel Member, string TypeName, bool IsConverted);
