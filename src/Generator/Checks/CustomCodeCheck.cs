namespace BsonGen.Generator.Checks;

/// <summary>Attributes of the user that change the class map, and attributes whose effect the generator can't follow.</summary>
internal sealed class CustomCodeCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var attribute in level.Type.GetAttributes().Where(RunsCustomCode))
            {
                type.LeaveToClassMap(MemberAttributes.DescribeCustomCode(attribute));
            }

            foreach (var member in level.DeclaredMembers)
            {
                foreach (var attribute in member.Symbol.GetMappingAttributes().Where(MemberAttributes.RunsCustomCode))
                {
                    type.LeaveToClassMap(MemberAttributes.DescribeCustomCode(attribute, $" on '{member.Name}'"));
                }
            }
        }

        if (type.Map.Discriminator?.HasHalfPair() == true)
        {
            type.LeaveToClassMap("its discriminator holds half of a surrogate pair");
        }
    }

    private static bool RunsCustomCode(AttributeData attribute) =>
        attribute.GetDriverName() is not (BsonIgnoreExtraElements or BsonNoId or BsonDiscriminator or BsonKnownTypes) &&
        attribute.AttributeClass is { } declared &&
        (declared.Implements(ClassMapAttribute) || declared.Implements(PostProcessingAttribute));
}
