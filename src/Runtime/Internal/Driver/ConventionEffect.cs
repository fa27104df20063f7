namespace BsonGen.Internal.Driver;

/// <summary>The combined effect of conventions of the driver. Sequences with the same effect are equal.</summary>
internal sealed record ConventionEffect
{
    /// <summary>Whether element names start with a lower-case letter.</summary>
    public bool HasCamelCaseNames { get; init; }

    /// <summary>Whether elements without a member are skipped.</summary>
    public bool IgnoresExtraElements { get; init; }

    /// <summary>How members of an enum type are stored, also nullable ones; null without a convention.</summary>
    public BsonType? EnumRepresentation { get; init; }

    /// <summary>Whether enums in collections are stored in the same way.</summary>
    public bool HasEnumsInCollections { get; init; }

    /// <summary>How members that are dictionaries are stored; the default value without a convention.</summary>
    public DictionaryRepresentation DictionaryRepresentation { get; init; }

    /// <summary>How members that hold Guids are stored; <c>Unspecified</c> without a convention.</summary>
    public GuidRepresentation GuidRepresentation { get; init; }

    /// <summary>Whether null has no element.</summary>
    public bool IgnoresNull { get; init; }

    /// <summary>Whether default values have no element. It excludes <see cref="IgnoresNull"/>.</summary>
    public bool IgnoresDefault { get; init; }

    /// <summary>Whether an id that is a string is stored as an ObjectId.</summary>
    public bool StoresStringIdAsObjectId { get; init; }

    /// <summary>Whether no member is the id.</summary>
    public bool HasNoId { get; init; }

    /// <summary>The name of a member that is the id where a class has it; null for the driver's names only.</summary>
    public string? IdMember { get; init; }

    /// <summary>The name of a member that takes the elements without a member; null for the driver's name only.</summary>
    public string? ExtraElementsMember { get; init; }

    public static readonly ConventionEffect None = new();

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
    public ConventionEffect And(ConventionEffect other) => new()
    {
        HasCamelCaseNames = HasCamelCaseNames && other.HasCamelCaseNames,
        IgnoresExtraElements = IgnoresExtraElements && other.IgnoresExtraElements,
        EnumRepresentation = EnumRepresentation == other.EnumRepresentation ? EnumRepresentation : null,
        HasEnumsInCollections = HasEnumsInCollections && other.HasEnumsInCollections,
        DictionaryRepresentation =
            DictionaryRepresentation == other.DictionaryRepresentation ? DictionaryRepresentation : default,
        GuidRepresentation = GuidRepresentation == other.GuidRepresentation ? GuidRepresentation : default,
        IgnoresNull = IgnoresNull && other.IgnoresNull,
        IgnoresDefault = IgnoresDefault && other.IgnoresDefault,
        StoresStringIdAsObjectId = StoresStringIdAsObjectId && other.StoresStringIdAsObjectId,
        HasNoId = HasNoId && other.HasNoId,
        IdMember = IdMember == other.IdMember ? IdMember : null,
        ExtraElementsMember = ExtraElementsMember == other.ExtraElementsMember ? ExtraElementsMember : null,
    };

    /// <summary>The conventions of either set. Where both have one of a kind, that of the first counts.</summary>
    public ConventionEffect Or(ConventionEffect other) => new()
    {
        HasCamelCaseNames = HasCamelCaseNames || other.HasCamelCaseNames,
        IgnoresExtraElements = IgnoresExtraElements || other.IgnoresExtraElements,
        EnumRepresentation = EnumRepresentation ?? other.EnumRepresentation,
        HasEnumsInCollections = HasEnumsInCollections || other.HasEnumsInCollections,
        DictionaryRepresentation = DictionaryRepresentation == 0 ? other.DictionaryRepresentation : DictionaryRepresentation,
        GuidRepresentation = GuidRepresentation == 0 ? other.GuidRepresentation : GuidRepresentation,
        IgnoresNull = IgnoresNull || (other.IgnoresNull && !IgnoresDefault),
        IgnoresDefault = IgnoresDefault || (other.IgnoresDefault && !IgnoresNull),
        StoresStringIdAsObjectId = StoresStringIdAsObjectId || other.StoresStringIdAsObjectId,
        HasNoId = HasNoId || other.HasNoId,
        IdMember = IdMember ?? other.IdMember,
        ExtraElementsMember = ExtraElementsMember ?? other.ExtraElementsMember,
    };

    // The effect of conventions that follow the default pack; null if one is unknown, or if they contradict each other.
    public static ConventionEffect? Of(IEnumerable<IConvention> conventions)
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

    // Conventions for dictionaries and for enums in collections have no meaning here. They ask the driver for the serializers of
    // members, which may map the types of these or throw.
    private static ConventionEffect? Apply(ConventionEffect meaning, IConvention convention) => convention switch
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
        NamedIdMemberConvention named => NamedMembers.FindName(named) is { } id && (meaning.IdMember ?? id) == id
            ? meaning with { IdMember = id }
            : null,
        NamedExtraElementsMemberConvention named =>
            NamedMembers.FindName(named) is { } extra && (meaning.ExtraElementsMember ?? extra) == extra
                ? meaning with { ExtraElementsMember = extra }
                : null,
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
