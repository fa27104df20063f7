using System.Globalization;

namespace BsonGen.Generator.Mapping;

/// <summary>The conventions of a class, which are applied to members before attributes.</summary>
/// <param name="attribute">Those that an assembly declares, or null.</param>
/// <param name="registered">Those of packs that code registers, which come after the declared ones.</param>
internal sealed class Conventions(AttributeData? attribute, EquatableArray<RegisteredConvention> registered)
{
    public static Conventions None { get; } = new(null, []);

    public bool IsDeclared => attribute is not null;

    public bool IgnoreExtraElements => IsSet(ConventionProperties.IgnoreExtraElements);

    public bool NoId => IsSet(ConventionProperties.NoId);

    /// <summary>The names of each convention for the id, of which the first member counts.</summary>
    /// <remarks>Later conventions take precedence.</remarks>
    public IEnumerable<string[]> IdMembers => GetNames(ConventionProperties.IdMember);

    /// <summary>The same for the member with the extra elements.</summary>
    public IEnumerable<string[]> ExtraElementsMembers => GetNames(ConventionProperties.ExtraElementsMember);

    public static Conventions Of(IAssemblySymbol assembly) =>
        new(assembly.GetAttributes().Find(BsonGeneratedConventionsAttribute), []);

    /// <summary>Whether a declaration applies to some types of its assembly only.</summary>
    public static bool HasFilter(AttributeData declaration) =>
        declaration.NamedArguments.Any(argument => ConventionProperties.IsFilter(argument.Key) && !argument.Value.IsNull);

    /// <summary>The properties of a declaration that declare a convention, in the order of the code.</summary>
    public static IEnumerable<string> ListDeclared(AttributeData declaration) =>
        from argument in declaration.NamedArguments
        where !ConventionProperties.IsFilter(argument.Key) && argument.Value.Value is not (null or false or 0)
        select argument.Key;

    /// <summary>The declared conventions, and packs that code registers after them.</summary>
    public Conventions FollowedBy(EquatableArray<RegisteredConvention> later) => new(attribute, later);

    /// <summary>Whether the declaration applies to the type.</summary>
    public bool Covers(INamedTypeSymbol type)
    {
        if (attribute is null || !HasFilter(attribute))
        {
            return true;
        }

        var types = attribute.GetNamedArgument(ConventionProperties.Types);
        return IsIn(type.ContainingNamespace, attribute.GetNamedArgument(ConventionProperties.Namespace).Value as string) ||
            (types is { Kind: TypedConstantKind.Array, IsNull: false } &&
                types.Values.Any(chosen =>
                    (chosen.Value as INamedTypeSymbol)?.OriginalDefinition.Is(type.OriginalDefinition) == true));
    }

    /// <summary>Applies the conventions to a member, whose attributes are applied afterwards.</summary>
    public MemberMap Apply(MemberMap member)
    {
        var isObjectId = member.IsIdByName && IsSet(ConventionProperties.StringIdAsObjectId);
        return member with
        {
            IgnoresNull = IsSet(ConventionProperties.IgnoreIfNull),
            IgnoresDefault = IsSet(ConventionProperties.IgnoreIfDefault),
            IgnoresDefaultByConvention = IsSet(ConventionProperties.IgnoreIfDefault),
            ElementName = IsSet(ConventionProperties.CamelCaseElementNames)
                ? ToCamelCase(member.ElementName)
                : member.ElementName,
            DictionaryRepresentationByConvention =
                Dictionaries.IsConfiguredByConvention(member.Type) ? FindDictionaryRepresentation() : null,
            GuidRepresentationByConvention = MayHoldGuids(member.Type)
                ? GetName(ConventionProperties.GuidRepresentation, absent: "Unspecified")
                : null,

            // The type argument may be a string.
            HasOwnSerializer =
                (isObjectId && member.Type is ITypeParameterSymbol { IsValueType: false }) || IsLeftToDriver(member.Type),
            RepresentationByConvention = FindRepresentation(member.Type, isObjectId),
        };
    }

    // Without generic members, whose type arguments may be dictionaries or enums.
    private bool IsLeftToDriver(ITypeSymbol type) =>
        (FindInCollections() is not null && MayHoldEnums(type) && !HeldEnums.AreReached(type)) ||
        (FindDictionaryRepresentation() is not null &&
            (type is ITypeParameterSymbol { IsValueType: false } ||
                (Dictionaries.MayBeStoredAsOne(type) && !Dictionaries.IsConfiguredByConvention(type))));

    private string? FindDictionaryRepresentation() =>
        GetName(ConventionProperties.DictionaryRepresentation, "Document") is { } name && name != "Document" ? name : null;

    private string? FindRepresentation(ITypeSymbol type, bool isObjectId)
    {
        if (isObjectId && type is ITypeParameterSymbol { IsValueType: false })
        {
            return null;
        }

        if (IsOrMayBeEnum(type))
        {
            var last = registered.LastOrDefault(convention =>
                convention.Property is ConventionProperties.EnumRepresentation or ConventionProperties.AllEnums);
            return last?.Value ?? GetName(ConventionProperties.EnumRepresentation, "EndOfDocument");
        }

        if (HeldEnums.AreReached(type))
        {
            return FindInCollections();
        }

        return isObjectId && type.SpecialType == System_String ? "ObjectId" : null;
    }

    // The representation of enums in collections; null for the driver's default.
    private string? FindInCollections() => FindRegistered(ConventionProperties.AllEnums) ??
        (attribute?.IsSet(ConventionProperties.EnumsInCollections) == true
            ? GetName(ConventionProperties.EnumRepresentation, "EndOfDocument")
            : null);

    // Systems with different versions of Unicode may disagree on an element name.
    public bool IsDoubtful(string elementName, string memberName) =>
        IsSet(ConventionProperties.CamelCaseElementNames) &&
        memberName.Length > 0 &&
        elementName == ToCamelCase(memberName) &&
        CharUnicodeInfo.GetUnicodeCategory(memberName[0])
            is UnicodeCategory.UppercaseLetter or UnicodeCategory.TitlecaseLetter &&

        // All versions agree on old letters of Latin, Greek and Cyrillic, apart from the dotted I.
        memberName[0] is not (<= '\u017f' and not '\u0130' or >= '\u0386' and <= '\u03ab' or >= '\u0400' and <= '\u042f');

    private bool IsSet(string property) => FindRegistered(property) is { } value
        ? value == "true"
        : attribute?.IsSet(property) == true;

    // The last one counts.
    private string? FindRegistered(string property) =>
        registered.LastOrDefault(convention => convention.Property == property)?.Value;

    private string? GetName(string property, string absent) => FindRegistered(property) ??
        (attribute?.GetNamedArgument(property).GetEnumName() is { } name && name != absent ? name : null);

    // The declared name comes first.
    private IEnumerable<string[]> GetNames(string property)
    {
        if (attribute?.GetNamedArgument(property).Value is string declared)
        {
            yield return [declared];
        }

        foreach (var convention in registered.Where(convention => convention.Property == property))
        {
            yield return convention.Value.Split([RegisteredConvention.NameSeparator], StringSplitOptions.None);
        }
    }

    private static bool IsIn(INamespaceSymbol? ns, string? outer) =>
        ns is { IsGlobalNamespace: false } && outer is not null &&
        (ns.ToDisplayString() == outer || IsIn(ns.ContainingNamespace, outer));

    private static bool MayHoldEnums(ITypeSymbol type) =>
        HeldEnums.AreIn(type) && (type is ITypeParameterSymbol || !IsOrMayBeEnum(type));

    // A member that is being typed may have no name yet.
    private static string ToCamelCase(string name) =>
        name.Length == 0 ? name : char.ToLowerInvariant(name[0]) + name.Substring(1);

    private static bool MayHoldGuids(ITypeSymbol type) =>
        HeldGuids.AreIn(type) || type.FindInnermost() is ITypeParameterSymbol;

    private static bool IsOrMayBeEnum(ITypeSymbol type) => (type.GetNullableValue() ?? type) switch
    {
        { TypeKind: TypeKind.Enum } => true,
        ITypeParameterSymbol parameter => !parameter.IsReferenceType,
        _ => false,
    };
}
