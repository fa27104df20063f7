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

    public static string? GetElementName(AttributeData? attribute) => attribute?.GetArgument().Value as string;

    public static int GetOrder(AttributeData attribute) =>
        attribute.GetNamedArgument("Order").Value is int order ? order : int.MaxValue;

    /// <summary>Whether an attribute of the user runs code on the class map that the generator can't read.</summary>
    public static bool RunsCustomCode(AttributeData attribute) =>
        attribute.GetDriverName().Length == 0 && !SerializerAttributes.Include(attribute.AttributeClass!);

    /// <summary>Whether another attribute like this one may replace it.</summary>
    public static bool Configures(AttributeData attribute) => attribute.GetDriverName() is
        BsonRepresentation or BsonGuidRepresentation or BsonDateTimeOptions or BsonTimeSpanOptions;

    private static MemberMap Apply(MemberMap member, AttributeData attribute)
    {
        var value = attribute.GetArgument();
        switch (attribute.GetDriverName())
        {
            case BsonElement:
                var name = GetElementName(attribute);
                return member with
                {
                    Order = GetOrder(attribute),
                    ElementName = string.IsNullOrEmpty(name) ? member.ElementName : name!,
                };

            case BsonId:
                return member with { Order = GetOrder(attribute) };

            // The class refers to the member.
            case BsonExtraElements:
                return member;

            case BsonIgnoreIfNull:
                return member with { IgnoresDefault = false, IgnoresNull = value.Value is not false };

            case BsonIgnoreIfDefault:
                return member with { IgnoresNull = false, IgnoresDefault = value.Value is not false };

            case BsonRequired:
                return member with { IsRequired = true };

            case BsonDefaultValue:
                return member with { DefaultValue = value };

            case BsonRepresentation when member.HasUnconfiguredValues:
                return member with { HasOwnSerializer = true, Representation = value.GetEnumName() };

            case BsonGuidRepresentation or BsonDateTimeOptions or BsonDateOnlyOptions or BsonTimeOnlyOptions or
                BsonTimeSpanOptions when member.HasUnconfiguredValues:
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
        var pair = member.Attributes.Where(Configures).ToList();
        if (pair.Count != 2 ||
            member.SerializerAttribute is not null ||
            member.Symbol.GetMappingAttributes().Any(attribute => attribute.GetDriverName().Length == 0) ||
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
