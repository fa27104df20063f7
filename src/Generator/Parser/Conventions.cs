using System.Globalization;

namespace BsonGen.Generator.Parser;

/// <summary>The declared conventions of an assembly, which are applied to members before attributes.</summary>
internal sealed class Conventions(AttributeData? attribute)
{
    public bool IsDeclared => attribute is not null;
    public bool IgnoreExtraElements => IsSet("IgnoreExtraElements");
    public bool NoId => IsSet("NoId");

    public static Conventions Of(IAssemblySymbol assembly) =>
        new(assembly.GetAttributes().Find(BsonGeneratedConventionsAttribute));

    public void Apply(MemberShape member)
    {
        member.IgnoresNull = IsSet("IgnoreIfNull");
        member.IgnoresDefault = IsSet("IgnoreIfDefault");
        if (IsSet("CamelCaseElementNames"))
        {
            member.ElementName = ToCamelCase(member.ElementName);
        }

        var isObjectId = member.IsIdByName && IsSet("StringIdAsObjectId");
        if (GetName("GuidRepresentation", "Unspecified") is { } guids &&
            (HeldGuids.AreIn(member.Type) || member.Type.FindInnermost() is ITypeParameterSymbol))
        {
            member.GuidRepresentationByConvention = guids;
        }

        if (isObjectId && member.Type is ITypeParameterSymbol { IsValueType: false })
        {
            // The type argument may be a string.
            member.HasOwnSerializer = true;
        }
        else if (IsOrMayBeEnum(member.Type))
        {
            member.RepresentationByConvention = GetName("EnumRepresentation", "EndOfDocument");
        }
        else if (isObjectId && member.Type.SpecialType == System_String)
        {
            member.RepresentationByConvention = "ObjectId";
        }
    }

    // Systems with different versions of Unicode may disagree on an element name.
    public bool IsDoubtful(string elementName, string memberName) =>
        IsSet("CamelCaseElementNames") &&
        elementName == ToCamelCase(memberName) &&
        CharUnicodeInfo.GetUnicodeCategory(memberName[0])
            is UnicodeCategory.UppercaseLetter or UnicodeCategory.TitlecaseLetter &&

        // Except old letters of Latin, Greek and Cyrillic. The lower-case form of the dotted I varies.
        memberName[0] is not (<= '\u017f' and not '\u0130' or >= '\u0386' and <= '\u03ab' or >= '\u0400' and <= '\u042f');

    private bool IsSet(string property) => attribute?.IsSet(property) == true;

    private string? GetName(string property, string absent) =>
        attribute?.GetNamedArgument(property).GetEnumName() is { } name && name != absent ? name : null;

    private static string ToCamelCase(string name) => char.ToLowerInvariant(name[0]) + name.Substring(1);

    private static bool IsOrMayBeEnum(ITypeSymbol type) => (type.GetNullableValue() ?? type) switch
    {
        { TypeKind: TypeKind.Enum } => true,
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        _ => false,
    };
}
