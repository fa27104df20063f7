namespace BsonGen.Internal.Driver;

/// <summary>The default values of members, which a delegate of the user may create anew for each document.</summary>
internal static class DefaultValues
{
    private static readonly FieldInfo? Creator = PrivateMembers.MemberMapDefaultValueCreator;

    /// <summary>Whether the value is always the same, as that of an attribute.</summary>
    public static bool IsConstant(BsonMemberMap member) =>
        Creator is not null && Creator.GetValue(member) is null;
}
