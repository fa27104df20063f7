using MongoDB.Bson.Serialization;

namespace Conformance.Harness;

/// <summary>Prints the settings of a member in a class map. A new setting of the driver is added here.</summary>
/// <remarks>The order of elements is that of the member maps. The numbers that led to it are not settings of one member.</remarks>
internal static class MemberMapDescription
{
    public static string Of(BsonMemberMap member) =>
        $"{member.MemberName} {member.ElementName} {member.IsRequired} {LeavesNullOut(member)} {member.IgnoreIfDefault} " +
        $"{member.IsDefaultValueSpecified} {Outcome.Of(() => member.DefaultValue)} {member.IdGenerator?.GetType().Name} " +
        $"{member.ShouldSerializeMethod is not null} {MemberDescription.Of(member.GetSerializer())}";

    // Values that can't be null are not concerned.
    private static bool LeavesNullOut(BsonMemberMap member) =>
        member.IgnoreIfNull && (!member.MemberType.IsValueType || Nullable.GetUnderlyingType(member.MemberType) is not null);
}
