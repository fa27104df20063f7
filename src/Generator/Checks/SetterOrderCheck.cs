namespace BsonGen.Generator.Checks;

/// <summary>Setters with code that the driver calls after a constructor, in the order of the elements.</summary>
internal sealed class SetterOrderCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        var setLater = type.Map.AllMembers.Where(member => IsSetLater(type, member)).ToList();
        if (setLater.Count > 1 && setLater.Exists(member => PropertyBodies.HasSetterBody(member.Symbol)))
        {
            type.LeaveToClassMap(
                "setters with code are called after its constructor or factory method, in the order of the elements");
        }
    }

    private static bool IsSetLater(TypeUnderCheck type, MemberMap member) =>
        type.Access.Of(member).Set != MemberAccess.None &&
        !type.Map.Creators.All(creator => creator.Arguments.Contains(member));
}
