namespace BsonGen.Generator.Checks;

/// <summary>
/// Members for which mapping a class creates serializers of collections that are structures. Some drivers have none for them.
/// </summary>
internal sealed class StructCollectionsCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var member in level.DeclaredMembers.Where(member => NeedsSerializer(type, level, member)))
            {
                type.LeaveToClassMap(
                    $"'{member.Name}' is or holds a collection that is a struct, " +
                    "for which not every version of the driver has a serializer");
            }
        }
    }

    private static bool NeedsSerializer(TypeUnderCheck type, ClassMap level, MemberMap member)
    {
        if (member == level.Id && !member.HasOwnSerializer && IsStructCollection(type, member.Type))
        {
            return true;
        }

        return (member.HasConfiguredValues || member.DictionaryOptions is not null) &&
            member.Type.GetParts().Any(part => IsStructCollection(type, part));
    }

    private static bool IsStructCollection(TypeUnderCheck type, ITypeSymbol candidate) =>
        candidate.IsValueType &&
        !Dictionaries.IsImmutable(candidate, type.Context.DriverVersion) &&
        candidate.IsEnumerable();
}
