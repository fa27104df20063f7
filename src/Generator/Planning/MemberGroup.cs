using BsonGen.Generator.Model;

namespace BsonGen.Generator.Planning;

/// <summary>Members that one method reads or writes.</summary>
/// <remarks>
/// The JIT stops inlining in the middle of a method that is too long, and calls for each further element what it should have compiled in
/// line. So types of many members have a method for each group of them.
/// </remarks>
/// <param name="Number">The number of the group.</param>
/// <param name="Start">The first member.</param>
/// <param name="End">The member behind the last one.</param>
internal sealed record MemberGroup(int Number, int Start, int End)
{
    /// <summary>The number of members in all groups but the last one.</summary>
    public const int Size = 10;

    private const int MostInOneMethod = 14;

    public static EquatableArray<MemberGroup> OfWriting(EquatableArray<MemberPlan> members) =>
        members.Count > MostInOneMethod ? Divide(members.Count).ToEquatableArray() : EquatableArray<MemberGroup>.Empty;

    // The arguments of creators, and which elements were seen, are locals of one method.
    public static EquatableArray<MemberGroup> OfReading(EquatableArray<MemberPlan> members, bool isMadeByCreators) =>
        isMadeByCreators || members.Any(member => member.IsSeen) ? EquatableArray<MemberGroup>.Empty : OfWriting(members);

    private static IEnumerable<MemberGroup> Divide(int count)
    {
        for (var start = 0; start < count; start += Size)
        {
            yield return new MemberGroup(start / Size, start, Math.Min(start + Size, count));
        }
    }
}
