namespace BsonGen.Generator.Parser;

/// <summary>
/// Finds the codecs of a member that attributes configure. As in the driver, an attribute configures the member's
/// type if it fits, and otherwise the items of a collection or the values of a dictionary.
/// </summary>
internal sealed class MemberCodecs(MemberMap member, ContainerCodecs containers)
{
    /// <returns>Null if the driver must read and write the member.</returns>
    public ValueModel? Parse()
    {
        var representation = member.Representation ??
            (member.Options is { } options ? FindEnumName(options, 0, "Representation") : null);
        var areGuidsLeft = HasGuidOptions &&
            member.Type.ToKnownName() != "System.Guid" &&
            containers.Driver < DriverVersions.ConfiguresGuidsInside;
        var areTimesLeft = representation == "Document" &&
            member.Type.FindInnermost()?.ToKnownName() == "System.TimeOnly" &&
            containers.Driver < DriverVersions.StoresTimesAsDocuments;
        return areGuidsLeft || areTimesLeft ? null : ToValue(Find(member.Type, member.DictionaryOptions));
    }

    private bool HasGuidOptions => member.Options?.GetDriverName() == BsonGuidRepresentation;

    private CodecValue? ToValue(CodecModel? codec) => codec is null ? null : new(member.Type.ToCode(), codec);

    private static CodecModel? OfNullable(ITypeSymbol value, CodecModel? ofValue) =>
        ofValue is null ? null : new NullableCodecModel(value.ToCode(), ofValue);

    /// <param name="options">The attribute for dictionaries, unless it configures a dictionary around the value.</param>
    private CodecModel? Find(ITypeSymbol type, AttributeData? options)
    {
        if (type.FindNullableValue() is { } value)
        {
            return OfNullable(value, Find(value, options));
        }

        var container = options is null && !member.HasConfiguredValues ? null : containers.Find(
            type,
            options,
            member.Representation,
            item => Find(item, options) ?? FindByDriver(item),
            member.HasConfiguredValues ? inner => Find(inner, null) ?? FindByDriver(inner) : null);
        return container ?? (member.Options is { } optionsOfValue
            ? FindByOptions(type, optionsOfValue)
            : ScalarCodecs.Find(type, member.Representation));
    }

    // The collection stays compiled, since native code would lack the driver's serializer of it.
    private CodecModel? FindByDriver(ITypeSymbol type) =>
        member.Representation is { } representation && AcceptedAttributes.AcceptRepresentation(type, representation)
            ? new ScalarCodecModel(CodecClass.ByDriver, type.ToCode())
            : null;

    private static CodecModel? FindByOptions(ITypeSymbol type, AttributeData options) =>
        (type.ToKnownName(), options.GetDriverName()) switch
        {
            ("System.DateTime", BsonDateTimeOptions) => ScalarCodecs.FindDate(
                type,
                FindEnumName(options, -1, "Representation", "DateTime"),
                FindEnumName(options, -1, "Kind", "Utc"),
                options.IsSet("DateOnly")),
            ("System.DateOnly", BsonDateOnlyOptions) => ScalarCodecs.Find(type, FindEnumName(options, 0, "Representation")),
            ("System.Guid", BsonGuidRepresentation) =>
                ScalarCodecs.FindGuid(type, FindEnumName(options, 0, "GuidRepresentation")),
            ("System.TimeOnly", BsonTimeOnlyOptions) or ("System.TimeSpan", BsonTimeSpanOptions) => ScalarCodecs.FindTime(
                type, FindEnumName(options, 0, "Representation"), FindEnumName(options, 1, "Units", "Ticks")),
            _ => null,
        };

    /// <returns>Null for a value without a name.</returns>
    private static string? FindEnumName(AttributeData options, int parameter, string property, string? absent = null) =>
        options.GetArgument(property, parameter) is { Kind: TypedConstantKind.Enum } constant
            ? constant.FindEnumName()
            : absent;
}
