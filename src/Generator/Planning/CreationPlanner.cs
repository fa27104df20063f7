namespace BsonGen.Generator.Planning;

/// <summary>Decides which creators are called, and which members are set afterwards.</summary>
internal sealed class CreationPlanner(TypeModel type)
{
    private readonly IReadOnlyList<CreatorModel> _creators = FindCalled([.. type.Creators]);

    public bool IsKept(MemberModel member) => IsArgument(member) || IsSetLater(member);

    public bool IsSetLater(MemberModel member) =>
        member.Set != MemberAccess.None && !_creators.All(creator => Takes(creator, member));

    public bool IsSeen(MemberModel member) =>
        MemberPlanner.ActsWhenMissing(member) ? member.Settings.IsRequired :
        IsArgument(member) ? member.Settings.DefaultValue is null : IsSetLater(member);

    public CreationPlan Plan() => new(
        [.. _creators.Select(PlanCreator)],
        [.. type.AllMembers.Where(IsSetLater).Select(PlanSetter)],
        MayBeOfDerivedType: type.IsUnsealed && _creators.Any(creator => creator.FactoryMethod is not null));

    private CreatorPlan PlanCreator(CreatorModel creator, int number) =>
        new(creator, number, [.. GetDeciding(creator).Select(PresenceOf)]);

    private SetterPlan PlanSetter(MemberModel member)
    {
        var others = Enumerable.Range(0, _creators.Count).Where(number => !Takes(_creators[number], member));
        return new(
            member,
            MemberPlanner.ActsWhenMissing(member) ? null : PresenceOf(member),
            IsArgument(member) ? [.. others] : []);
    }

    // A creator is never called if one with more arguments needs no other elements.
    private static IReadOnlyList<CreatorModel> FindCalled(List<CreatorModel> all)
    {
        var called = new List<CreatorModel>();
        foreach (var creator in all.OrderByDescending(creator => creator.Arguments.Count))
        {
            var needed = GetDeciding(creator).ToList();
            if (!called.Any(better => GetDeciding(better).All(needed.Contains)))
            {
                called.Add(creator);
            }
        }

        return [.. all.Where(called.Contains)];
    }

    // The members whose elements decide whether the creator can be called.
    private static IEnumerable<MemberModel> GetDeciding(CreatorModel creator) =>
        creator.Arguments.Select(argument => argument.Member)
            .Where(member => member.Settings.DefaultValue is null && !MemberPlanner.ActsWhenMissing(member));

    private Presence PresenceOf(MemberModel member) =>
        new(member, member == type.ExtraElements?.Member ? null : type.Members.TakeWhile(other => other != member).Count());

    private bool IsArgument(MemberModel member) => _creators.Any(creator => Takes(creator, member));

    private static bool Takes(CreatorModel creator, MemberModel member) =>
        creator.Arguments.Any(argument => argument.Member == member);
}
