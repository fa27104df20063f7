using System.Globalization;

namespace BsonGen.Generator.Parser;

/// <summary>The declared conventions of an assembly. They are applied to members before attributes.</summary>
internal sealed class Conventions
{
    private Conventions(AttributeData? attribute)
    {
        if (attribute is null)
        {
            return;
        }

        IsDeclared = true;
        IgnoreExtraElements = attribute.IsSet("IgnoreExtraElements");
        NoId = attribute.IsSet("NoId");
        CamelCaseElementNames = attribute.IsSet("CamelCaseElementNames");
        EnumRepresentation = attribute.GetNamedArgument("EnumRepresentation").GetEnumName() is { } bsonType and not "EndOfDocument" ? bsonType : null;
        GuidRepresentation = attribute.GetNamedArgument("GuidRepresentation").GetEnumName() is { } representation and not "Unspecified" ? representation : null;
        IgnoreIfNull = attribute.IsSet("IgnoreIfNull");
        IgnoreIfDefault = attribute.IsSet("IgnoreIfDefault");
        StringIdAsObjectId = attribute.IsSet("StringIdAsObjectId");
    }

    public bool IsDeclared { get; }

    public bool IgnoreExtraElements { get; }

    public bool NoId { get; }

    private bool CamelCaseElementNames { get; }

    private string? EnumRepresentation { get; }

    private string? GuidRepresentation { get; }

    private bool IgnoreIfNull { get; }

    private bool IgnoreIfDefault { get; }

    private bool StringIdAsObjectId { get; }

    public static Conventions Of(IAssemblySymbol assembly) => new(assembly.GetAttributes().Find(KnownNames.BsonGeneratedConventionsAttribute));

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
