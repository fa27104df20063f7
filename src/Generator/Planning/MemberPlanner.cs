namespace BsonGen.Generator.Planning;

/// <summary>Decides what generated code does with a member when its element is read, and when it is missing.</summary>
internal static class MemberPlanner
{
    public static MemberPlan Plan(TypeModel type, MemberModel member, int number, CreationPlanner? creation)
    {
        var isExtraElements = member == type.ExtraElements?.Member;
        var whenRead =
            creation is null ? GetAssignment(member) :
            creation.IsKept(member) || isExtraElements ? ReadAction.Keep : ReadAction.Drop;
        var isSeen = !isExtraElements && (creation is null ? ActsWhenMissing(member) || type.IsReused : creation.IsSeen(member));
        var whenMissing = isSeen ? GetMissingAction(type, member, isCreatedFirst: creation is null) : MissingAction.None;
        return new(member, number, whenRead, isSeen, whenMissing, GetCheck(member));
    }

    /// <summary>Whether a missing element causes an exception or a default. A member that can't be set causes neither.</summary>
    public static bool ActsWhenMissing(MemberModel member) =>
        member.Set != MemberAccess.None && member.Settings.ConcernsMissing;

    private static ReadAction GetAssignment(MemberModel member)
    {
        if (member.Set == MemberAccess.None)
        {
            return ReadAction.Skip;
        }

        return member.HasSetterBody ? ReadAction.CallSetter : ReadAction.Assign;
    }

    // An object that is created after the last element gets its defaults then.
    private static MissingAction GetMissingAction(TypeModel type, MemberModel member, bool isCreatedFirst)
    {
        if (!ActsWhenMissing(member))
        {
            return type.IsReused ? MissingAction.Reset : MissingAction.None;
        }

        if (member.Settings.IsRequired)
        {
            return MissingAction.Throw;
        }

        return isCreatedFirst ? MissingAction.SetDefault : MissingAction.None;
    }

    private static WriteCheck GetCheck(MemberModel member) => member.Settings.Omitted switch
    {
        OmittedValues.None => WriteCheck.Always,
        OmittedValues.Null => member.IsNeverNull ? WriteCheck.Always : WriteCheck.IsNotNull,
        OmittedValues.Default => GetCheckOfDefault(member),
        _ => throw new InvalidOperationException(),
    };

    private static WriteCheck GetCheckOfDefault(MemberModel member) => member switch
    {
        { HasDefaultInstance: true } => WriteCheck.DiffersFromInstance,
        { IsNeverNull: false, Settings.DefaultValue: null, IsTypeParameter: false } => WriteCheck.IsNotNull,
        { IsNeverNull: true, Value: ScalarValue } => WriteCheck.DiffersByMethod,
        { IsNeverNull: true, Value: CodecValue { Codec.Class.ComparesByMethod: true } } => WriteCheck.DiffersByMethod,
        { IsNeverNull: true, Value: EnumValue or CodecValue } => WriteCheck.DiffersByOperator,
        _ => WriteCheck.DiffersAsObject,
    };
}
