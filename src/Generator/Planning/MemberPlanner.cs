namespace BsonGen.Generator.Planning;

internal static class MemberPlanner
{
    public static MemberPlan Plan(TypeModel type, MemberModel member, int number, CreationPlanner? creation)
    {
        var isExtraElements = member == type.ExtraElements?.Member;
        var whenRead =
            creation is not null ? creation.IsKept(member) || isExtraElements ? ReadAction.Keep : ReadAction.Drop :
            member.Set == MemberAccess.None ? ReadAction.Skip :
            member.HasSetterBody ? ReadAction.CallSetter : ReadAction.Assign;
        var isSeen = !isExtraElements && (creation is null ? IsNeeded(member) || type.IsReused : creation.IsSeen(member));
        return new(
            member,
            number,
            whenRead,
            isSeen,
            WhenMissing:
                !isSeen ? MissingAction.None :
                !IsNeeded(member) ? type.IsReused ? MissingAction.Reset : MissingAction.None :
                member.IsRequired ? MissingAction.Throw :
                creation is null ? MissingAction.SetDefault : MissingAction.None,
            GetCheck(member));
    }

    // Whether a missing element causes an exception or a default, which members that can't be set have not.
    public static bool IsNeeded(MemberModel member) =>
        member.Set != MemberAccess.None && (member.IsRequired || member.DefaultValue is not null);

    private static WriteCheck GetCheck(MemberModel member) => member switch
    {
        { IgnoresNull: true, IsValueType: false } => WriteCheck.IsNotNull,
        { IgnoresDefault: false } => WriteCheck.Always,
        { HasDefaultInstance: true } => WriteCheck.DiffersFromInstance,
        { IsValueType: false, DefaultValue: null, IsTypeParameter: false } => WriteCheck.IsNotNull,
        { IsValueType: true, Value: ScalarValue } => WriteCheck.DiffersByMethod,
        { IsValueType: true, Value: CodecValue { Codec.Class.ComparesByMethod: true } } => WriteCheck.DiffersByMethod,
        { IsValueType: true, Value: EnumValue or CodecValue } => WriteCheck.DiffersByOperator,
        _ => WriteCheck.DiffersAsObject,
    };
}
