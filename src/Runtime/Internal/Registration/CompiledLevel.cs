namespace BsonGen.Internal.Registration;

/// <summary>What the generator took for a class from registrations in the code of its assembly.</summary>
internal sealed class CompiledLevel
{
    public static readonly CompiledLevel None = new([], mapsAutomatically: null);

    // Many types share one text.
    private static readonly ConcurrentDictionary<string, CompiledLevel> Levels = new();

    private CompiledLevel(IReadOnlyList<IConvention> conventions, bool? mapsAutomatically)
    {
        Conventions = conventions;
        MapsAutomatically = mapsAutomatically;
    }

    public IReadOnlyList<IConvention> Conventions { get; }

    /// <summary>Whether the compiled class map applies conventions and attributes; null without a class map.</summary>
    public bool? MapsAutomatically { get; }

    // The classes that the driver maps, from the type to the root.
    public static CompiledLevel[]? List(string? text) => text?.Split('|').Select(Of).ToArray();

    private static CompiledLevel Of(string text) => Levels.GetOrAdd(text, static key =>
    {
        var mapsAutomatically = key.StartsWith('+') ? true : key.StartsWith('-') ? false : default(bool?);
        var conventions = key.TrimStart('+', '-').Split(',', StringSplitOptions.RemoveEmptyEntries).Select(CreateConvention);
        return new([.. conventions], mapsAutomatically);
    });

    private static IConvention CreateConvention(string text)
    {
        var separator = text.IndexOf('=');
        var value = text[(separator + 1)..];
        return text[..separator] switch
        {
            ConventionProperties.CamelCaseElementNames =>
                value == "true" ? new CamelCaseElementNameConvention() : new MemberNameElementNameConvention(),
            ConventionProperties.IgnoreExtraElements => new IgnoreExtraElementsConvention(value == "true"),
            ConventionProperties.EnumRepresentation => new EnumRepresentationConvention(Enum.Parse<BsonType>(value)),
            ConventionProperties.AllEnums => EnumConventions.CreateForAll(Enum.Parse<BsonType>(value)),
            ConventionProperties.DictionaryRepresentation =>
                new DictionaryRepresentationConvention(Enum.Parse<DictionaryRepresentation>(value)),
            ConventionProperties.IdMember => new NamedIdMemberConvention(value.Split('/')),
            ConventionProperties.ExtraElementsMember => new NamedExtraElementsMemberConvention(value.Split('/')),
            ConventionProperties.IgnoreIfNull => new IgnoreIfNullConvention(value == "true"),
            ConventionProperties.IgnoreIfDefault => new IgnoreIfDefaultConvention(value == "true"),
            ConventionProperties.StringIdAsObjectId => new StringIdStoredAsObjectIdConvention(),
            ConventionProperties.NoId => new NoIdMemberConvention(),
            var name => throw new NotSupportedException($"The convention '{name}' is of a later version of BsonGen."),
        };
    }
}
