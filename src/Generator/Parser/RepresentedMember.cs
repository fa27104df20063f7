using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>
/// Members whose serializer attributes or conventions configure: finds the classes of the runtime that read and write them in line. Like the
/// driver, it looks for a serializer that an attribute fits, in the member's type first, then in the items of a collection or the values of a dictionary.
/// </summary>
internal static class RepresentedMember
{
    /// <summary>Finds how the member is read and written; null if the driver must do it.</summary>
    public static ValueModel? Parse(MemberShape member) =>
        Find(member.Type, member) is { } representation ? new RepresentedValue(member.Type.ToCode(), representation) : null;

    /// <summary>The same for a member with Guids that conventions configure.</summary>
    public static ValueModel? ParseGuids(MemberShape member) => member.HasOwnSerializer
        ? ReplacesGuids(member) ? Parse(member) : null
        : FindGuids(member.Type, member.GuidRepresentationByConvention) is { } representation ? new RepresentedValue(member.Type.ToCode(), representation) : null;

    // Other attributes leave the Guids to the convention.
    private static bool ReplacesGuids(MemberShape member) =>
        member.Representation == "String" || member.Options?.AttributeClass?.ToKnownName() == KnownNames.BsonGuidRepresentation;

    private static RepresentationModel? FindGuids(ITypeSymbol type, string? representation) =>
        type.ToKnownName() == "System.Guid" ? FindGuid(representation) :
        type.GetNullableValue() is not { } value ? ConfiguredContainer.Find(type, null, null, inner => FindGuids(inner, representation)) :
        FindGuids(value, representation) is { } ofValue ? new RepresentationModel("NullableMember", value.ToCode(), OfValue: ofValue) :
        null;

    private static RepresentationModel? Find(ITypeSymbol type, MemberShape member)
    {
        // Before 3.2, the driver accepts the attribute only on members of type Guid.
        var isForGuids = member.Options?.AttributeClass?.ToKnownName() == KnownNames.BsonGuidRepresentation;
        if (type.GetNullableValue() is { } value)
        {
            return !isForGuids && Find(value, member) is { } ofValue
                ? new RepresentationModel("NullableMember", value.ToCode(), OfValue: ofValue)
                : null;
        }

        if (member.HasOwnSerializer && !isForGuids && ConfiguredContainer.Find(type, member.Options, member.Representation, inner => Find(inner, member)) is { } container)
        {
            return container;
        }

        return member.Options is { } options
            ? FindByOptions(type, options)
            : RepresentedScalar.Find(type, member.HasOwnSerializer ? member.Representation : member.RepresentationByConvention);
    }

    private static RepresentationModel? FindByOptions(ITypeSymbol type, AttributeData options) =>
        (type.ToKnownName(), options.AttributeClass?.ToKnownName()) switch
        {
            ("System.DateTime", KnownNames.BsonDateTimeOptions) => FindDate(options),
            ("System.Guid", KnownNames.BsonGuidRepresentation) => FindGuid(options.ConstructorArguments.FirstOrDefault().GetEnumName()),
            ("System.TimeSpan", KnownNames.BsonTimeSpanOptions) => FindTimeSpan(options),
            _ => null,
        };

    private static RepresentationModel? FindDate(AttributeData options)
    {
        var kind = "Utc";
        var representation = "DateTime";
        var isDateOnly = false;
        foreach (var option in options.NamedArguments)
        {
            switch (option.Key)
            {
                case "Kind" when option.Value.GetEnumName() is { } name:
                    kind = name;
                    break;

                case "Representation" when option.Value.GetEnumName() is ("DateTime" or "Document" or "Int64" or "String") and var name:
                    representation = name;
                    break;

                case "DateOnly":
                    isDateOnly = option.Value.Value is true;
                    break;

                default:
                    return null;
            }
        }

        return RepresentedScalar.FindDate(representation, kind, isDateOnly);
    }

    private static RepresentationModel? FindGuid(string? representation) =>
        representation is "Standard" or "CSharpLegacy"
            ? RepresentedScalar.Configured("GuidMember", null, new NamedConstant("MongoDB.Bson.GuidRepresentation", representation))
            : null;

    private static RepresentationModel? FindTimeSpan(AttributeData options)
    {
        var arguments = options.ConstructorArguments;
        var units = options.NamedArguments.FirstOrDefault(argument => argument.Key == "Units").Value is { IsNull: false, Kind: TypedConstantKind.Enum } named
            ? named.GetEnumName()
            : arguments.Length > 1 ? arguments[1].GetEnumName() : "Ticks";
        return RepresentedScalar.FindTimeSpan(arguments.FirstOrDefault().GetEnumName(), units);
    }
}
