namespace BsonGen.Generator.Checks;

/// <summary>Attributes without effect on members, unless they state a default, such as [BsonId] on 'Id'.</summary>
internal sealed class NoEffectOnMembersCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var member in level.DeclaredMembers)
            {
                CheckOmission(type, member, takesExtraElements: member == level.ExtraElements);
                CheckReplaced(type, member);
                CheckRequired(type, member);
                CheckDefaultValue(type, member, hasCreators: level.Creators.Count > 0);
            }

            CheckId(type, level);
        }
    }

    private static void CheckOmission(TypeUnderCheck type, MemberMap member, bool takesExtraElements)
    {
        var attributes = member.Attributes.Where(SettingAttributes.OmitsElements).ToList();
        if (takesExtraElements)
        {
            const string Why = "the member has no element of its own that could be omitted";
            type.ReportNoEffect(member.Symbol, Why, attributes);
        }
        else if (attributes.Count > 1)
        {
            var replaced = attributes.Take(attributes.Count - 1);
            type.ReportNoEffect(member.Symbol, $"[{attributes.Last().GetShortName()}] replaces it", replaced);
        }
        else if (member.Settings.Omitted == OmittedValues.Null &&
            member.Type.IsNeverNull() &&
            member.Attributes.Find(BsonIgnoreIfNull) is { } attribute)
        {
            type.ReportNoEffect(member.Symbol, $"'{member.Type.Name}' is never null", attribute);
        }
    }

    private static void CheckReplaced(TypeUnderCheck type, MemberMap member)
    {
        if (member.ReplacedAttribute is not null)
        {
            var replacing = member.Attributes.Last(MemberAttributes.IsReplaceable).GetShortName();
            type.ReportNoEffect(member.Symbol, $"[{replacing}] replaces it", member.ReplacedAttribute);
        }
    }

    private static void CheckRequired(TypeUnderCheck type, MemberMap member)
    {
        if (member.IsReadOnly && IsMappedOtherwise(member) && member.Attributes.Find(BsonRequired) is { } required)
        {
            type.ReportNoEffect(member.Symbol, "the driver does not check members that it can't set", required);
        }
    }

    private static void CheckDefaultValue(TypeUnderCheck type, MemberMap member, bool hasCreators)
    {
        if (member.Settings.Omitted == OmittedValues.Default || member.Attributes.Find(BsonDefaultValue) is not { } attribute)
        {
            return;
        }

        if (member.IsReadOnly && IsMappedOtherwise(member) && !hasCreators)
        {
            type.ReportNoEffect(member.Symbol, "the driver does not set the member", attribute);
        }
        else if (member is { IsReadOnly: false, Settings.IsRequired: true })
        {
            const string Why = "the element can't be missing, because the member is required";
            type.ReportNoEffect(member.Symbol, Why, attribute);
        }
    }

    /// <summary>Whether the driver maps the member without the attribute, too, which then has no other purpose.</summary>
    private static bool IsMappedOtherwise(MemberMap member) =>
        member.IsMappedAutomatically || member.Symbol.GetMappingAttributes().Count() > 1;

    private static void CheckId(TypeUnderCheck type, ClassMap level)
    {
        if (level.RejectedId is { IsMappedAutomatically: true } id &&
            id.Attributes.Find(BsonId) is { } attribute &&
            SettingAttributes.GetOrder(attribute) == int.MaxValue)
        {
            type.ReportNoEffect(id.Symbol, $"'{level.Type.Name}' has [BsonNoId]", attribute);
        }
    }
}
