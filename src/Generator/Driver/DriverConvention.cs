namespace BsonGen.Generator.Driver;

/// <summary>What the constructor of a convention takes.</summary>
internal enum ConventionArgument
{
    None,

    // It is true for the effect, and false to take back that of an earlier convention.
    Flag,

    // A second argument may say whether only enums outside of collections have the representation.
    EnumRepresentation,

    // The driver chooses the first of these members that a class has.
    Names,
}

/// <summary>A convention of the driver that is compiled.</summary>
/// <param name="Property">The property of a declaration with the same effect.</param>
/// <param name="Argument">What the constructor takes.</param>
internal sealed record DriverConvention(string Property, ConventionArgument Argument = ConventionArgument.None)
{
    /// <summary>The namespace of the driver's conventions, with a dot.</summary>
    public const string Namespace = Serialization + "Conventions.";

    private static readonly Dictionary<string, DriverConvention> Conventions = new()
    {
        ["CamelCaseElementNameConvention"] = new(ConventionProperties.CamelCaseElementNames),
        ["MemberNameElementNameConvention"] = new(ConventionProperties.CamelCaseElementNames) { IsOpposite = true },
        ["IgnoreExtraElementsConvention"] = new(ConventionProperties.IgnoreExtraElements, ConventionArgument.Flag),
        ["IgnoreIfNullConvention"] = new(ConventionProperties.IgnoreIfNull, ConventionArgument.Flag),
        ["IgnoreIfDefaultConvention"] = new(ConventionProperties.IgnoreIfDefault, ConventionArgument.Flag),
        ["EnumRepresentationConvention"] =
            new(ConventionProperties.EnumRepresentation, ConventionArgument.EnumRepresentation),
        ["StringIdStoredAsObjectIdConvention"] = new(ConventionProperties.StringIdAsObjectId),
        ["NoIdMemberConvention"] = new(ConventionProperties.NoId),
        ["NamedIdMemberConvention"] = new(ConventionProperties.IdMember, ConventionArgument.Names),
        ["NamedExtraElementsMemberConvention"] = new(ConventionProperties.ExtraElementsMember, ConventionArgument.Names),
    };

    /// <summary>Whether the convention takes the effect of the property back.</summary>
    public bool IsOpposite { get; private init; }

    /// <summary>Whether a fix declares the property from the constructor's only argument, or from none.</summary>
    public bool IsDeclarable => !IsOpposite && Argument != ConventionArgument.Names;

    /// <returns>Null for conventions of users, and for those of the driver that are not compiled.</returns>
    public static DriverConvention? Find(ITypeSymbol type)
    {
        var name = type.ToDriverName();
        return name.StartsWith(Namespace, StringComparison.Ordinal) &&
            Conventions.TryGetValue(name.Substring(Namespace.Length), out var convention)
                ? convention
                : null;
    }
}
