using BsonGen.Generator.Model;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Members whose serializer attributes or conventions configure: finds the class of the runtime that reads and writes them in line.</summary>
internal static class RepresentedMember
{
    private const string GuidMember = "GuidMember";

    /// <summary>Null when the configuration is not compiled.</summary>
    public static ValueModel? Parse(MemberShape member)
    {
        var code = member.Type.ToCode();
        if (member.Type.GetNullableValue() is not { } value)
        {
            return Find(member.Type, member) is { } representation ? new RepresentedValue(code, representation) : null;
        }

        // Before 3.2 the driver refuses the attribute on a nullable Guid.
        return Find(value, member) is { ClassName: not GuidMember } ofValue
            ? new RepresentedValue(code, new RepresentationModel("NullableMember", value.ToCode(), OfValue: ofValue))
            : null;
    }

    private static RepresentationModel? Find(ITypeSymbol type, MemberShape member)
    {
        if (member.Options is { } options)
        {
            return type.SpecialType == SpecialType.System_DateTime ? FindDate(options) : type.ToMetadataName() == "System.Guid" ? FindGuid(options) : null;
        }

        var representation = member.HasOwnSerializer ? member.Representation : member.RepresentationByConvention;
        return (type, representation) switch
        {
            ({ TypeKind: TypeKind.Enum }, "Int32" or "Int64" or "String") =>
                Configured("EnumMember", type.ToCode(), new NamedConstant("MongoDB.Bson.BsonType", representation)),
            ({ SpecialType: SpecialType.System_Decimal }, "Array" or "Decimal128" or "Double" or "Int32" or "Int64" or "String") =>
                Configured("DecimalMember", null, new NamedConstant("MongoDB.Bson.BsonType", representation)),
            ({ SpecialType: SpecialType.System_String }, "ObjectId") => Configured("StringAsObjectIdMember"),
            (_, "String") when type.ToMetadataName() == KnownNames.ObjectId => Configured("ObjectIdAsStringMember"),
            (_, "String") when type.ToMetadataName() == "System.Guid" => Configured("GuidAsStringMember"),
            _ => null,
        };
    }

    private static RepresentationModel Configured(string className, string? typeArgument = null, params ConstantModel[] arguments) =>
        new(className, typeArgument, arguments.Select(argument => new ArgumentModel(argument)).ToEquatableArray());

    private static RepresentationModel? FindDate(AttributeData options)
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
                    return null;
            }
        }

        ArgumentModel[] arguments = [new(new NamedConstant("System.DateTimeKind", kind)), new(new PrimitiveConstant(isDateOnly), "isDateOnly")];
        return options.AttributeClass?.ToMetadataName() == KnownNames.BsonDateTimeOptions
            ? new RepresentationModel("DateTimeMember", null, arguments.ToEquatableArray())
            : null;
    }

    private static RepresentationModel? FindGuid(AttributeData options) =>
        options.AttributeClass?.ToMetadataName() == KnownNames.BsonGuidRepresentation &&
        options.ConstructorArguments.FirstOrDefault().GetEnumName() is ("Standard" or "CSharpLegacy") and var representation
            ? Configured(GuidMember, null, new NamedConstant("MongoDB.Bson.GuidRepresentation", representation))
            : null;
}
