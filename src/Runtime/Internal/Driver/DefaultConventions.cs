namespace BsonGen.Internal.Driver;

/// <summary>The combined effect of conventions of the driver. Sequences with the same effect are equal.</summary>
internal sealed record DefaultConventions(
    bool HasCamelCaseNames = false,
    bool IgnoresExtraElements = false,
    BsonType? EnumRepresentation = null,
    GuidRepresentation GuidRepresentation = default,
    bool IgnoresNull = false,
    bool IgnoresDefault = false,
    bool StoresStringIdAsObjectId = false,
    bool HasNoId = false,
    bool HasEnumsInCollections = false,
    DictionaryRepresentation DictionaryRepresentation = default,
    string? IdMember = null,
    string? ExtraElementsMember = null)
{
    public static readonly DefaultConventions None = new();

    /// <summary>The attribute that declares these conventions; null if there is nothing to declare.</summary>
    public string? Declaration =>
        string.Join(", ", GetArguments("")) is { Length: > 0 } text ? $"[assembly: BsonGeneratedConventions({text})]" : null;

    /// <summary>The conventions as arguments of the attribute that declares them.</summary>
    /// <param name="ns">The namespace of the driver with a dot, or nothing where it is imported.</param>
    public IEnumerable<string> GetArguments(string ns)
    {
        var dictionaryNamespace = ns.Length == 0 ? "" : ns + "Serialization.Options.";
        string?[] arguments =
        [
            HasCamelCaseNames ? "CamelCaseElementNames = true" : null,
            IgnoresExtraElements ? "IgnoreExtraElements = true" : null,
            EnumRepresentation is { } representation and not 0 ? $"EnumRepresentation = {ns}BsonType.{representation}" : null,
            HasEnumsInCollections ? "EnumsInCollections = true" : null,
            DictionaryRepresentation != 0
                ? $"DictionaryRepresentation = {dictionaryNamespace}DictionaryRepresentation.{DictionaryRepresentation}"
                : null,
            GuidRepresentation != 0 ? $"GuidRepresentation = {ns}GuidRepresentation.{GuidRepresentation}" : null,
            IgnoresNull ? "IgnoreIfNull = true" : null,
            IgnoresDefault ? "IgnoreIfDefault = true" : null,
            StoresStringIdAsObjectId ? "StringIdAsObjectId = true" : null,
            HasNoId ? "NoId = true" : null,
            IdMember is null ? null : $"IdMember = \"{IdMember}\"",
            ExtraElementsMember is null ? null : $"ExtraElementsMember = \"{ExtraElementsMember}\"",
        ];
        return arguments.OfType<string>();
    }

    /// <summary>The conventions of a declaration.</summary>
    public IReadOnlyList<IConvention> CreatePack()
    {
        IConvention?[] conventions =
        [
            HasCamelCaseNames ? new CamelCaseElementNameConvention() : null,
            IgnoresExtraElements ? new IgnoreExtraElementsConvention(true) : null,
            EnumRepresentation is { } enums and not 0
                ? (HasEnumsInCollections ? EnumConventions.CreateForAll(enums) : new EnumRepresentationConvention(enums))
                : null,
            DictionaryRepresentation != 0 ? new DictionaryRepresentationConvention(DictionaryRepresentation) : null,
            GuidRepresentation != 0 ? new GuidRepresentationConvention(GuidRepresentation) : null,
            IgnoresNull ? new IgnoreIfNullConvention(true) : null,
            IgnoresDefault ? new IgnoreIfDefaultConvention(true) : null,
            StoresStringIdAsObjectId ? new StringIdStoredAsObjectIdConvention() : null,
            IdMember is null ? null : new NamedIdMemberConvention(IdMember),
            ExtraElementsMember is null ? null : new NamedExtraElementsMemberConvention(ExtraElementsMember),
            HasNoId ? new NoIdMemberConvention() : null,
        ];
        return [.. conventions.OfType<IConvention>()];
    }

    /// <summary>The conventions that two sets have in common.</summary>
    public DefaultConventions And(DefaultConventions other) => new(
        HasCamelCaseNames && other.HasCamelCaseNames,
        IgnoresExtraElements && other.IgnoresExtraElements,
        EnumRepresentation == other.EnumRepresentation ? EnumRepresentation : null,
        GuidRepresentation == other.GuidRepresentation ? GuidRepresentation : default,
        IgnoresNull && other.IgnoresNull,
        IgnoresDefault && other.IgnoresDefault,
        StoresStringIdAsObjectId && other.StoresStringIdAsObjectId,
        HasNoId && other.HasNoId,
        HasEnumsInCollections && other.HasEnumsInCollections,
        DictionaryRepresentation == other.DictionaryRepresentation ? DictionaryRepresentation : default,
        IdMember == other.IdMember ? IdMember : null,
        ExtraElementsMember == other.ExtraElementsMember ? ExtraElementsMember : null);

    /// <summary>The conventions of either set. Where both have one of a kind, that of the first counts.</summary>
    public DefaultConventions Or(DefaultConventions other) => new(
        HasCamelCaseNames || other.HasCamelCaseNames,
        IgnoresExtraElements || other.IgnoresExtraElements,
        EnumRepresentation ?? other.EnumRepresentation,
        GuidRepresentation == 0 ? other.GuidRepresentation : GuidRepresentation,
        IgnoresNull || (other.IgnoresNull && !IgnoresDefault),
        IgnoresDefault || (other.IgnoresDefault && !IgnoresNull),
        StoresStringIdAsObjectId || other.StoresStringIdAsObjectId,
        HasNoId || other.HasNoId,
        HasEnumsInCollections || other.HasEnumsInCollections,
        DictionaryRepresentation == 0 ? other.DictionaryRepresentation : DictionaryRepresentation,
        IdMember ?? other.IdMember,
        ExtraElementsMember ?? other.ExtraElementsMember);

    // The effect of conventions that follow the default pack; null if one is unknown, or if they contradict each other.
    public static DefaultConventions? Of(IEnumerable<IConvention> conventions)
    {
        var meaning = None;
        foreach (var convention in conventions)
        {
            // The last convention of a kind counts. Derived types are unknown conventions.
            if (Apply(meaning, convention) is not { } next || next is { IgnoresNull: true, IgnoresDefault: true })
            {
                return null;
            }

            meaning = next;
        }

        return meaning;
    }

    private static DefaultConventions? Apply(DefaultConventions meaning, IConvention convention) => convention switch
    {
        GuidRepresentationConvention guids => meaning with { GuidRepresentation = guids.Representation },
        _ when !DriverReflection.IsOfDriver(convention.GetType()) => null,
        CamelCaseElementNameConvention => meaning with { HasCamelCaseNames = true },
        MemberNameElementNameConvention => meaning with { HasCamelCaseNames = false },
        IgnoreExtraElementsConvention ignore => meaning with { IgnoresExtraElements = Ignores(ignore) },
        EnumRepresentationConvention enums when DriverVersion.IsTopLevelOnly(enums) =>
            meaning with { EnumRepresentation = enums.Representation },
        IgnoreIfNullConvention ignore => meaning with { IgnoresNull = Apply(ignore).IgnoreIfNull },
        IgnoreIfDefaultConvention ignore => meaning with { IgnoresDefault = Apply(ignore).IgnoreIfDefault },
        StringIdStoredAsObjectIdConvention => meaning with { StoresStringIdAsObjectId = true },
        NoIdMemberConvention => meaning with { HasNoId = true },
        _ => null,
    };

    // These conventions have no properties for their settings.
    private static bool Ignores(IgnoreExtraElementsConvention convention)
    {
        var map = new BsonClassMap(typeof(Probe));
        convention.Apply(map);
        return map.IgnoreExtraElements;
    }

    private static BsonMemberMap Apply(IMemberMapConvention convention)
    {
        var member = new BsonClassMap(typeof(Probe)).MapMember(typeof(Probe).GetField(nameof(Probe.Value))!);
        convention.Apply(member);
        return member;
    }

    private sealed class Probe
    {
        public int Value = 0;
    }
}
