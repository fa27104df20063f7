namespace BsonGen.Internal.Driver;

/// <summary>The default values of members, which a delegate of the user may create anew for each document.</summary>
internal static class DefaultValues
{
    private static readonly FieldInfo? Creator = PrivateMembers.MemberMapDefaultValueCreator;

    /// <summary>Whether the value is always the same, as that of an attribute.</summary>
    public static bool IsConstant(BsonMemberMap member) =>
        !member.IsDefaultValueSpecified || (Creator is not null && Creator.GetValue(member) is null);

    /// <summary>Finds an object that equals that of each member with the same default value; null without one.</summary>
    /// <remarks>The equality of values without a specified default is the user's, and need not be asked.</remarks>
    public static object? FindComparable(BsonMemberMap member) =>
        !member.IsDefaultValueSpecified ? null :
        IsConstant(member) ? new Constant(member.DefaultValue) :
        new object();

    private sealed record Constant(object? Value);
}
