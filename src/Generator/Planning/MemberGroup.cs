namespace BsonGen.Generator.Planning;

/// <summary>Members that one method reads or writes.</summary>
/// <remarks>
/// The JIT stops inlining in a long method, so that each further element would cost a call. Therefore types with many members have a method for each
/// group.
/// </remarks>
internal sealed record MemberGroup(int Number, int Start, int End)
{
    /// <summary>The number of members in all groups but the last one.</summary>
    public const int Size = 10;

    private const int MostInOneMethod = 14;

    public static EquatableArray<MemberGroup> Of(EquatableArray<MemberPlan> members) => members.Count <= MostInOneMethod ? [] :
    [
        .. Enumerable.Range(0, (members.Count + Size - 1) / Size)
            .Select(number => new MemberGroup(number, number * Size, Math.Min((number + 1) * Size, members.Count))),
    ];
}
