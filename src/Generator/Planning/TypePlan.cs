namespace BsonGen.Generator.Planning;

/// <summary>The decisions about the code of one type. The emitter prints them.</summary>
/// <param name="Creation">How the object is created after the last element; null if it is created before the first.</param>
internal sealed record TypePlan(
    TypeModel Type, EquatableArray<MemberPlan> Members, MemberPlan? ExtraElements, CreationPlan? Creation)
{
    /// <value>Empty for types with few members.</value>
    public EquatableArray<MemberGroup> Groups { get; } = MemberGroup.Of(Members);

    public bool TracksSeen { get; } = Members.Any(member => member.IsSeen);

    /// <summary>
    /// Whether the bits are set once after each run of elements in order. Up to six bits cost less code one by one.
    /// </summary>
    public bool TracksRuns { get; } = AreRunsTracked(Members, Members.Count(member => member.IsSeen));

    public bool HasGroups => Groups.Count > 0;

    /// <summary>Whether a list of an existing object is filled again.</summary>
    public bool IsRefilled(ContainerValue container) => Type.IsReused && container is CollectionValue { IsList: true };

    public IEnumerable<MemberModel> KeptMembers => (ExtraElements is null ? Members : Members.Append(ExtraElements))
        .Where(member => member.WhenRead == ReadAction.Keep)
        .Select(member => member.Member);

    /// <summary>Whether a struct keeps their values, which the methods of groups share.</summary>
    public bool KeepsInStruct => HasGroups && KeptMembers.Any();

    public static TypePlan Of(TypeModel type)
    {
        var creation = type.Construction == Construction.Creators ? new CreationPlanner(type) : null;
        var members = type.Members.Select(Plan).ToEquatableArray();
        return new(
            type, members, type.ExtraElements is { } extra ? Plan(extra.Member, members.Count) : null, creation?.Plan());

        MemberPlan Plan(MemberModel member, int number) => MemberPlanner.Plan(type, member, number, creation);
    }

    private static bool AreRunsTracked(EquatableArray<MemberPlan> members, int seen) =>
        seen > 0 && (MemberGroup.Of(members).Count > 0 || (seen > 6 && seen * 2 >= members.Count));
}
