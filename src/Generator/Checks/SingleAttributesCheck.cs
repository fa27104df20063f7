namespace BsonGen.Generator.Checks;

/// <summary>Attributes that one member of a class can have, on several.</summary>
internal sealed class SingleAttributesCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var attribute in SettingAttributes.ForOneMember)
            {
                Check(type, level, attribute.Name);
            }
        }
    }

    private static void Check(TypeUnderCheck type, ClassMap level, string name)
    {
        var carriers = level.DeclaredMembers.Where(member => member.Attributes.Find(name) is not null).ToList();
        foreach (var member in carriers.Skip(1))
        {
            var attribute = member.Attributes.Find(name)!;
            type.Refuse(
                member.DeclaringType, RepeatedAttribute, attribute.FindLocation(),
                member.Name, attribute.GetShortName(), carriers[0].Name);
        }
    }
}
