namespace BsonGen.Generator.Mapping;

/// <summary>Applies the driver's attributes to a member, as they apply themselves to the class map.</summary>
internal static class MemberAttributes
{
    public static MemberMap Apply(MemberMap member, Compilation compilation)
    {
        var mapped = member with { ReplacedAttribute = FindReplaced(member, compilation) };
        return member.Symbol.GetMappingAttributes()
            .Where(attribute => attribute != mapped.ReplacedAttribute)
            .Aggregate(mapped, Apply);
    }

    /// <summary>Why an attribute leaves the type to the class map.</summary>
    public static string DescribeCustomCode(AttributeData attribute, string place = "") =>
        $"[{attribute.AttributeClass!.Name}]{place} runs custom code on the class map";

    /// <summary>
    /// Whether an attribute of the user, or of a newer driver, does to the class map what the generator can't know.
    /// </summary>
    public static bool RunsCustomCode(AttributeData attribute) =>
        SettingAttributes.Find(attribute) is null && !SerializerAttributes.Include(attribute.AttributeClass!);

    /// <summary>Whether it configures the serializer so that another attribute like it may replace it.</summary>
    public static bool IsReplaceable(AttributeData attribute) => attribute.GetDriverName() is
        BsonRepresentation or BsonGuidRepresentation or BsonDateTimeOptions or BsonTimeSpanOptions;

    private static MemberMap Apply(MemberMap member, AttributeData attribute) =>
        SettingAttributes.Find(attribute) is { } known
            ? member with { Settings = known.Apply(member.Settings, attribute, member.Type) }
            : ApplyToSerializer(member, attribute);

    private static MemberMap ApplyToSerializer(MemberMap member, AttributeData attribute)
    {
        switch (attribute.GetDriverName())
        {
            case BsonRepresentation when member.HasUnconfiguredValues:
                return member with { HasOwnSerializer = true, Representation = attribute.GetArgument().FindEnumName() };

            case var name when ScalarTypes.IncludeOptions(name) && member.HasUnconfiguredValues:
                return member with { HasOwnSerializer = true, Options = attribute };

            case BsonDictionaryOptions when member.HasUnconfiguredDictionary:
                return member with { HasOwnSerializer = true, DictionaryOptions = attribute };

            case var _ when RunsCustomCode(attribute):
                return member;

            // Another attribute of the driver, one derived from it, or a second one for the serializer:
            // the class map serves the member.
            default:
                return member with
                {
                    HasOwnSerializer = true,
                    Representation = null,
                    Options = null,
                    DictionaryOptions = null,
                };
        }
    }

    // Pairs that the driver refuses are errors.
    private static AttributeData? FindReplaced(MemberMap member, Compilation compilation)
    {
        var pair = member.Attributes.Where(IsReplaceable).ToList();
        if (pair.Count != 2 ||
            member.SerializerAttribute is not null ||
            member.HasCustomAttribute ||
            new RefusedAttributes(compilation).Find(member.Attributes, member.Type) is not null)
        {
            return null;
        }

        var isFirstReplaced = (pair[0].GetDriverName(), pair[1].GetDriverName()) switch
        {
            (BsonRepresentation, var options) => Takes(options),
            (BsonGuidRepresentation, BsonRepresentation) => Takes(BsonGuidRepresentation),
            (BsonTimeSpanOptions, BsonRepresentation) =>
                Takes(BsonTimeSpanOptions) && pair[0] is { ConstructorArguments.Length: 1, NamedArguments.IsEmpty: true },
            _ => false,
        };
        return isFirstReplaced ? pair[0] : null;

        bool Takes(string options) => AcceptedAttributes.Find(member.Type)?.Takes(options) == true;
    }
}
