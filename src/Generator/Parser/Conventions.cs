using System.Globalization;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>The declared conventions of an assembly. They are applied to members before attributes.</summary>
internal sealed class Conventions
{
    private static readonly Conventions None = new();

    public bool IsDeclared { get; private set; }

    public bool IgnoreExtraElements { get; private set; }

    public bool NoId { get; private set; }

    private bool CamelCaseElementNames { get; set; }

    private string? EnumRepresentation { get; set; }

    private string? GuidRepresentation { get; set; }

    private bool IgnoreIfNull { get; set; }

    private bool IgnoreIfDefault { get; set; }

    private bool StringIdAsObjectId { get; set; }

    public static Conventions Of(IAssemblySymbol assembly) =>
        assembly.GetAttributes().Find(KnownNames.BsonGeneratedConventionsAttribute) is { } attribute ? Parse(attribute) : None;

    private static Conventions Parse(AttributeData attribute)
    {
        var conventions = new Conventions { IsDeclared = true };
        foreach (var argument in attribute.NamedArguments)
        {
            var isSet = argument.Value.Value is true;
            switch (argument.Key)
            {
                case "CamelCaseElementNames":
                    conventions.CamelCaseElementNames = isSet;
                    break;

                case "IgnoreExtraElements":
                    conventions.IgnoreExtraElements = isSet;
                    break;

                case "EnumRepresentation":
                    conventions.EnumRepresentation = argument.Value.GetEnumName() is { } name and not "EndOfDocument" ? name : null;
                    break;

                case "GuidRepresentation":
                    conventions.GuidRepresentation = argument.Value.GetEnumName() is { } representation and not "Unspecified" ? representation : null;
                    break;

                case "IgnoreIfNull":
                    conventions.IgnoreIfNull = isSet;
                    break;

                case "IgnoreIfDefault":
                    conventions.IgnoreIfDefault = isSet;
                    break;

                case "StringIdAsObjectId":
                    conventions.StringIdAsObjectId = isSet;
                    break;

                case "NoId":
                    conventions.NoId = isSet;
                    break;
            }
        }

        return conventions;
    }

    /// <summary>Applies the conventions to a member.</summary>
    /// <param name="member">The member, before attributes are applied.</param>
    /// <param name="isNamedId">Whether the name of the member makes it the id. <c>[BsonId]</c> is applied later.</param>
    public void Apply(MemberShape member, bool isNamedId)
    {
        member.IgnoresNull = IgnoreIfNull;
        member.IgnoresDefault = IgnoreIfDefault;
        if (CamelCaseElementNames)
        {
            member.ElementName = ToCamelCase(member.ElementName);
        }

        member.GuidRepresentationByConvention = GuidRepresentation is not null && HeldGuids.AreOrMayBeIn(member.Type) ? GuidRepresentation : null;
        if (isNamedId && StringIdAsObjectId && member.Type is ITypeParameterSymbol { IsValueType: false })
        {
            // The type argument may be a string.
            member.HasOwnSerializer = true;
        }
        else if (IsOrMayBeEnum(member.Type))
        {
            member.RepresentationByConvention = EnumRepresentation;
        }
        else if (isNamedId && member.Type.SpecialType == SpecialType.System_String && StringIdAsObjectId)
        {
            member.RepresentationByConvention = "ObjectId";
        }
    }

    /// <summary>Whether an element name may differ between the compiler and the driver, because their systems may have different versions of Unicode.</summary>
    public bool IsDoubtful(string elementName, string memberName) =>
        CamelCaseElementNames &&
        elementName == ToCamelCase(memberName) &&
        CharUnicodeInfo.GetUnicodeCategory(memberName[0]) is UnicodeCategory.UppercaseLetter or UnicodeCategory.TitlecaseLetter &&

        // Except old letters of Latin, Greek and Cyrillic. The lower-case form of the dotted I varies.
        memberName[0] is not (<= '\u017f' and not '\u0130' or >= '\u0386' and <= '\u03ab' or >= '\u0400' and <= '\u042f');

    private static string ToCamelCase(string name) => char.ToLowerInvariant(name[0]) + name.Substring(1);

    private static bool IsOrMayBeEnum(ITypeSymbol type) => (type.GetNullableValue() ?? type) switch
    {
        { TypeKind: TypeKind.Enum } => true,
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        _ => false,
    };
}
