namespace BsonGen.Generator.Checks;

/// <summary>Element names on which systems disagree.</summary>
internal sealed class ElementNamesInDoubtCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var member in level.DeclaredMembers
                .Where(member => level.Conventions.IsDoubtful(member.ElementName, member.Name)))
            {
                type.LeaveToClassMap(
                    $"systems disagree on the small letter that '{member.Name}' starts with; " +
                    "give it a name with [BsonElement]");
            }
        }
    }
}
