using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Members whose serializer attributes or conventions configure: finds the class of the runtime that reads and writes them in line.</summary>
internal static class RepresentedMember
{
    private const string Bson = "global::MongoDB.Bson.";
    private const string GuidMember = "GuidMember";

    /// <summary>Null when the configuration is not compiled.</summary>
    public static ValueModel? Parse(MemberShape member)
    {
        var item = member.Type.GetNullableValue();
        var (name, argument) = Find(item ?? member.Type, member);
        if (name is null || (item is not null && name == GuidMember))
        {
            // Before 3.2 the driver refuses the attribute on a nullable Guid.
            return null;
        }

        var value = new ValueModel(ValueKind.Represented, member.Type.ToCode(), name, Argument: argument);
        return item is null
            ? value
            : new ValueModel(ValueKind.Represented, member.Type.ToCode(), $"NullableMember<{item.ToCode()}>", Item: value);
    }

    private static (string? Name, string Argument) Find(ITypeSymbol type, MemberShape member)
    {
        if (member.Options is { } options)
        {
            return type.SpecialType == SpecialType.System_DateTime ? FindDate(options) : type.ToMetadataName() == "System.Guid" ? FindGuid(options) : default;
        }

        var representation = member.HasOwnSerializer ? member.Representation : member.RepresentationByConvention;
        var argument = $"{Bson}BsonType.{representation}";
        return (type, representation) switch
        {
            (_, null) => default,
            ({ TypeKind: TypeKind.Enum }, "Int32" or "Int64" or "String") => ($"EnumMember<{type.ToCode()}>", argument),
            ({ SpecialType: SpecialType.System_Decimal }, "Array" or "Decimal128" or "Double" or "Int32" or "Int64" or "String") => ("DecimalMember", argument),
            ({ SpecialType: SpecialType.System_String }, "ObjectId") => ("StringAsObjectIdMember", ""),
            (_, "String") when type.ToMetadataName() == KnownNames.ObjectId => ("ObjectIdAsStringMember", ""),
            (_, "String") when type.ToMetadataName() == "System.Guid" => ("GuidAsStringMember", ""),
            _ => default,
        };
    }

    private static (string?, string) FindDate(AttributeData options)
    {
        var kind = "Utc";
        var isDateOnly = false;
        foreach (var option in options.NamedArguments)
        {
            switch (option.Key)
            {
                case "Kind" when option.Value.GetEnumName() is { } name:
                    kind = name;
                    break;

                case "DateOnly":
                    isDateOnly = option.Value.Value is true;
                    break;

                default:
                    return default;
            }
        }

        return options.AttributeClass?.ToMetadataName() == KnownNames.BsonDateTimeOptions
            ? ("DateTimeMember", $"global::System.DateTimeKind.{kind}, isDateOnly: {(isDateOnly ? "true" : "false")}")
            : default;
    }

    private static (string?, string) FindGuid(AttributeData options) =>
        options.AttributeClass?.ToMetadataName() == KnownNames.BsonGuidRepresentation &&
        options.ConstructorArguments.FirstOrDefault().GetEnumName() is ("Standard" or "CSharpLegacy") and var representation
            ? (GuidMember, $"{Bson}GuidRepresentation.{representation}")
            : default;
}
