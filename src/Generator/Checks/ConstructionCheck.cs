namespace BsonGen.Generator.Checks;

/// <summary>Types whose objects generated code can't create or complete as the driver does.</summary>
internal sealed class ConstructionCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        // The driver prefers the creator with the fewest defaults among its arguments.
        var creators = type.Map.Creators;
        if (creators.Count > 1 &&
            creators.SelectMany(creator => creator.Arguments).Any(argument => IsOnlyDefault(type, argument)))
        {
            type.LeaveToClassMap(
                "it has several constructors or factory methods, and an argument of one has a default value but no setter");
        }

        if (!type.Type.IsAbstract && type.Type.Implements(SupportInitialize))
        {
            type.LeaveToClassMap("it implements ISupportInitialize");
        }
    }

    private static bool IsOnlyDefault(TypeUnderCheck type, MemberMap argument) =>
        argument.Settings.DefaultValue is not null && type.Access.Of(argument).Set == MemberAccess.None;
}
