namespace BsonGen.Generator.Parser;

/// <summary>
/// Finds the codecs of members that attributes or conventions configure. As in the driver, an attribute configures the member's type if it fits, and
/// otherwise the items of a collection or the values of a dictionary.
/// </summary>
internal static class MemberCodecs
{
    private static readonly Version GuidsInsideSince = new(3, 2);
    private static readonly Version TimesAsDocumentsSince = new(3, 6);

    // Null if the driver must read and write the member.
    public static ValueModel? Parse(MemberShape member, ContainerCodecs containers)
    {
        // Before 3.2, the driver takes the attribute only on members of type Guid, and before 3.6 no times as documents.
        var isGuidInside = member.Type.ToKnownName() != "System.Guid" && member.Options?.GetDriverName() == BsonGuidRepresentation;
        var isTimeAsDocument = member.Type.FindInnermost()?.ToKnownName() == "System.TimeOnly" &&
            (member.Representation ?? (member.Options is { } options ? GetEnumName(options, 0, "Representation") : null)) == "Document";
        var isRefused = (containers.Driver < GuidsInsideSince && isGuidInside) || (containers.Driver < TimesAsDocumentsSince && isTimeAsDocument);
        return !isRefused && Find(member.Type, member, member.DictionaryOptions, containers) is { } representation
            ? new CodecValue(member.Type.ToCode(), representation)
            : null;
    }

    // The same for a member with Guids that conventions configure.
    public static ValueModel? ParseGuids(MemberShape member, ContainerCodecs containers) =>
        ReplacesGuids(member) ? Parse(member, containers) :
        member.HasOwnSerializer == (member.DictionaryOptions is not null) && !member.HasConfiguredValues &&
            FindGuids(member.Type, member, member.DictionaryOptions, containers) is { } representation
            ? new CodecValue(member.Type.ToCode(), representation)
            : null;

    // Other attributes leave the Guids to the convention.
    private static bool ReplacesGuids(MemberShape member) =>
        member.Representation is "Binary" or "String" || member.Options?.GetDriverName() == BsonGuidRepresentation;

    private static CodecModel? FindGuids(ITypeSymbol type, MemberShape member, AttributeData? options, ContainerCodecs containers) =>
        type.ToKnownName() == "System.Guid" ? ScalarCodecs.FindGuid(type, member.GuidRepresentationByConvention) :
        type.GetNullableValue() is { } value ? OfNullable(value, FindGuids(value, member, options, containers)) :
        containers.Find(
            type,
            options,
            representation: null,
            item => FindGuids(item, member, options, containers),
            inner => FindGuids(inner, member, null, containers));

    private static CodecModel? OfNullable(ITypeSymbol value, CodecModel? ofValue) =>
        ofValue is null ? null : CodecModel.OfNullable(value.ToCode(), ofValue);

    /// <param name="options">The attribute for dictionaries, unless it configures a dictionary around the value.</param>
    private static CodecModel? Find(ITypeSymbol type, MemberShape member, AttributeData? options, ContainerCodecs containers)
    {
        if (type.GetNullableValue() is { } value)
        {
            return OfNullable(value, Find(value, member, options, containers));
        }

        var container = options is null && !member.HasConfiguredValues ? null : containers.Find(
            type,
            options,
            member.Representation,
            item => Find(item, member, options, containers) ?? FindByDriver(item, member),
            member.HasConfiguredValues ? inner => Find(inner, member, null, containers) ?? FindByDriver(inner, member) : null);
        return container ?? (member.Options is { } optionsOfValue
            ? FindByOptions(type, optionsOfValue)
            : ScalarCodecs.Find(type, member.HasOwnSerializer ? member.Representation : member.RepresentationByConvention));
    }

    // The collection stays compiled, since native code would lack the driver's serializer of it.
    private static CodecModel? FindByDriver(ITypeSymbol type, MemberShape member) =>
        member is { Representation: { } representation } && AcceptedAttributes.IsScalar(type, representation)
            ? new CodecModel("BsonCodec", type.ToCode())
            : null;

    private static CodecModel? FindByOptions(ITypeSymbol type, AttributeData options) =>
        (type.ToKnownName(), options.GetDriverName()) switch
        {
            ("System.DateTime", BsonDateTimeOptions) => ScalarCodecs.FindDate(
                type, GetEnumName(options, -1, "Representation", "DateTime"), GetEnumName(options, -1, "Kind", "Utc"), options.IsSet("DateOnly")),
            ("System.DateOnly", BsonDateOnlyOptions) => ScalarCodecs.Find(type, GetEnumName(options, 0, "Representation")),
            ("System.Guid", BsonGuidRepresentation) => ScalarCodecs.FindGuid(type, GetEnumName(options, 0, "GuidRepresentation")),
            ("System.TimeOnly", BsonTimeOnlyOptions) or ("System.TimeSpan", BsonTimeSpanOptions) => ScalarCodecs.FindTime(
                type, GetEnumName(options, 0, "Representation"), GetEnumName(options, 1, "Units", "Ticks")),
            _ => null,
        };

    // Null for a value without a name.
    private static string? GetEnumName(AttributeData options, int parameter, string property, string? absent = null) =>
        options.GetArgument(property, parameter) is { Kind: TypedConstantKind.Enum } constant ? constant.GetEnumName() : absent;
}
