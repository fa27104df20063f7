namespace BsonGen.Generator.Checks;

/// <summary>Element names that BSON can't store, or that two members have.</summary>
internal sealed class ElementNamesCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        var names = new Dictionary<string, MemberMap>();
        foreach (var member in type.Map.AllMembers.Where(static member => !member.Settings.IsMappedByCode))
        {
            var place = member.Attributes.Find(BsonElement)?.FindLocation() ?? member.Symbol.FindSourceLocation();
            if (member.Settings.ElementName.Contains('\0') || member.Settings.ElementName.HasHalfPair())
            {
                type.Refuse(member.DeclaringType, BadElementName, place, member.Name);
            }
            else if (names.TryGetValue(member.Settings.ElementName, out var other))
            {
                var advice = member.Settings.ElementName == ClassMapRules.IdElementName
                    ? "keep one id: put [BsonNoId] on the class that declares the other, or [BsonIgnore] on it"
                    : "give one of them another name with [BsonElement]";
                type.Refuse(
                    member.DeclaringType, DuplicateElementName, place,
                    Name(member), member.Settings.ElementName, Name(other), advice);
            }
            else
            {
                names.Add(member.Settings.ElementName, member);
            }
        }

        if (names.ContainsKey(ClassMapRules.DiscriminatorElementName))
        {
            type.LeaveToClassMap("a member's element name is that of the discriminator, '_t'");
        }
    }

    private static string Name(MemberMap member) => $"{member.DeclaringType.Name}.{member.Name}";
}
