namespace BsonGen.Generator.Model;

/// <summary>A constructor or factory method that takes values of members.</summary>
/// <param name="IsCallable">Whether a call compiles. Otherwise generated code calls an accessor.</param>
internal sealed record CreatorModel(
    string? FactoryMethod, string ReturnTypeName, bool IsCallable, EquatableArray<CreatorArgument> Arguments);

/// <param name="IsConverted">Whether the types of member and parameter differ.</param>
internal sealed record CreatorArgument(MemberModel Member, string TypeName, bool IsConverted);
