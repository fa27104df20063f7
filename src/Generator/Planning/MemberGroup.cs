namespace BsonGen.Generator.Planning;

/// <summary>Members that one method reads or writes.</summary>
/// <remarks>The JIT stops inlining in a long method, so types with many members have a method for each group.</remarks>
internal sealed record MemberGroup(int Number, int Start, int End)
{
    public const int Size = 10;

    private const int MostInOneMethod = 14;

    public static EquatableArray<MemberGroup> Of(EquatableArray<MemberPlan> members)
    {
        var groups = members.Count <= MostInOneMethod ? 0 : (members.Count + Size - 1) / Size;
        return
        [
            .. Enumerable.Range(0, groups)
                .Select(number => new MemberGroup(number, number * Size, Math.Min((number + 1) * Size, members.Count))),
        ];
    }
}
