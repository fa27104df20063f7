namespace BsonGen.Generator.Mapping;

/// <summary>The driver's attributes for settings of a member other than the serializer.</summary>
internal static class SettingAttributes
{
    private static readonly SettingAttribute[] All =
    [
        new(BsonElement, ApplyElement),
        new(BsonId, static (settings, attribute, _) => settings with { Order = GetOrder(attribute) }) { IsForOneMember = true },

        // The class refers to the member.
        new(BsonExtraElements, static (settings, _, _) => settings) { IsForOneMember = true },
        new(BsonRequired, static (settings, _, _) => settings with { IsRequired = true }),
        new(BsonDefaultValue, static (settings, attribute, type) =>
            settings with { DefaultValue = Print(attribute.GetArgument(), type) }),
        new(BsonIgnoreIfNull, static (settings, attribute, _) =>
            Omit(settings, attribute, OmittedValues.Null)) { OmitsElements = true },
        new(BsonIgnoreIfDefault, static (settings, attribute, _) =>
            Omit(settings, attribute, OmittedValues.Default)) { OmitsElements = true },
    ];

    private static readonly Dictionary<string, SettingAttribute> ByName = All.ToDictionary(static attribute => attribute.Name);

    public static IEnumerable<SettingAttribute> ForOneMember => All.Where(static attribute => attribute.IsForOneMember);

    /// <param name="name">The name in metadata.</param>
    /// <returns>Null for an attribute that sets something else.</returns>
    public static SettingAttribute? Find(string name) => ByName.TryGetValue(name, out var attribute) ? attribute : null;

    public static SettingAttribute? Find(AttributeData attribute) => Find(attribute.GetDriverName());

    /// <summary>Whether it omits elements for some values. The driver applies the last one of a member.</summary>
    public static bool OmitsElements(AttributeData attribute) => Find(attribute) is { OmitsElements: true };

    public static string? FindElementName(AttributeData? attribute) => attribute?.GetArgument().Value as string;

    public static int GetOrder(AttributeData attribute) =>
        attribute.GetNamedArgument("Order").Value is int order ? order : int.MaxValue;

    private static MemberSettings ApplyElement(MemberSettings settings, AttributeData attribute, ITypeSymbol type)
    {
        var name = FindElementName(attribute);
        return settings with
        {
            Order = GetOrder(attribute),
            ElementName = string.IsNullOrEmpty(name) ? settings.ElementName : name!,
        };
    }

    private static MemberSettings Omit(MemberSettings settings, AttributeData attribute, OmittedValues values)
    {
        var isOn = attribute.GetArgument().Value is not false;
        return settings with { Omitted = isOn ? values : OmittedValues.None };
    }

    private static string Print(TypedConstant constant, ITypeSymbol type) => constant switch
    {
        { IsNull: true } => $"default({type.ToCode()})!",
        { Kind: TypedConstantKind.Enum, Value: var number } => $"({(type.FindNullableValue() ?? type).ToCode()})({number})",
        { Kind: TypedConstantKind.Primitive, Value: { } value } => Constants.Print(value),

        // A check leaves such a type to the class map.
        _ => constant.ToCSharpString(),
    };
}

/// <summary>An attribute of the driver for settings other than the serializer.</summary>
/// <param name="Apply">Does to the settings of a member of a type what the attribute does to the class map.</param>
internal sealed record SettingAttribute(
    string Name, Func<MemberSettings, AttributeData, ITypeSymbol, MemberSettings> Apply)
{
    /// <summary>Whether only one member of a class can have it.</summary>
    public bool IsForOneMember { get; init; }

    /// <summary>Whether it omits elements for some values. The last of these attributes replaces the others.</summary>
    public bool OmitsElements { get; init; }
}
