namespace BsonGen.Generator.Parser;

/// <summary>The declared conventions of an assembly, which are applied to members before attributes.</summary>
internal sealed class Conventions(AttributeData? attribute)
{
    private readonly bool _camelCaseElementNames = IsSet(attribute, "CamelCaseElementNames");
    private readonly bool _ignoreIfNull = IsSet(attribute, "IgnoreIfNull");
    private readonly bool _ignoreIfDefault = IsSet(attribute, "IgnoreIfDefault");
    private readonly bool _stringIdAsObjectId = IsSet(attribute, "StringIdAsObjectId");
    private readonly string? _enumRepresentation = GetName(attribute, "EnumRepresentation", "EndOfDocument");
    private readonly string? _guidRepresentation = GetName(attribute, "GuidRepresentation", "Unspecified");

    public bool IsDeclared { get; } = attribute is not null;
    public bool IgnoreExtraElements { get; } = IsSet(attribute, "IgnoreExtraElements");
    public bool NoId { get; } = IsSet(attribute, "NoId");

    public static Conventions Of(IAssemblySymbol assembly) => new(assembly.GetAttributes().Find(KnownNames.BsonGeneratedConventionsAttribute));

    public void Apply(MemberShape member)
    {
        member.IgnoresNull = _ignoreIfNull;
        member.IgnoresDefault = _ignoreIfDefault;
        if (_camelCaseElementNames)
        {
            member.ElementName = ToCamelCase(member.ElementName);
        }

        member.GuidRepresentationByConvention = _guidRepresentation is not null && HeldGuids.AreOrMayBeIn(member.Type) ? _guidRepresentation : null;
        if (member.IsIdByName && _stringIdAsObjectId && member.Type is ITypeParameterSymbol { IsValueType: false })
        {
            // The type argument may be a string.
            member.HasOwnSerializer = true;
        }
        else if (IsOrMayBeEnum(member.Type))
        {
            member.RepresentationByConvention = _enumRepresentation;
        }
        else if (member.IsIdByName && member.Type.SpecialType == SpecialType.System_String && _stringIdAsObjectId)
        {
            member.RepresentationByConvention = "ObjectId";
        }
    }

    /// <summary>Whether an element name starts with a dotted I, whose lower-case form differs between systems.</summary>
    public bool IsDoubtful(string elementName, string memberName) =>
        _camelCaseElementNames && memberName[0] == '\u0130' && elementName == ToCamelCase(memberName);

    private static bool IsSet(AttributeData? attribute, string property) => attribute?.IsSet(property) == true;

    private static string? GetName(AttributeData? attribute, string property, string absent) =>
        attribute?.GetNamedArgument(property).GetEnumName() is { } name && name != absent ? name : null;

    private static string ToCamelCase(string name) => char.ToLowerInvariant(name[0]) + name.Substring(1);

    private static bool IsOrMayBeEnum(ITypeSymbol type) => (type.GetNullableValue() ?? type) switch
    {
        { TypeKind: TypeKind.Enum } => true,
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        _ => false,
    };
}
