namespace BsonGen.Internal.Registration;

/// <summary>The convention packs of a type, without the driver's default pack and that of the attributes.</summary>
internal sealed class RegisteredConventions
{
    private static readonly Type[] DefaultPack =
    [
        typeof(ReadWriteMemberFinderConvention),
        typeof(NamedIdMemberConvention),
        typeof(NamedExtraElementsMemberConvention),
        typeof(IgnoreExtraElementsConvention),
        typeof(ImmutableTypeClassMapConvention),
        typeof(NamedParameterCreatorMapConvention),
        typeof(StringObjectIdIdGeneratorConvention),
        typeof(LookupIdGeneratorConvention),
    ];

    private RegisteredConventions(Type type, List<IConvention> conventions)
    {
        HasDefaults = StartsWithDefaults(conventions);
        Others = HasDefaults ? conventions[DefaultPack.Length..^1] : conventions;
        var meaning = HasDefaults ? ConventionEffect.Of(Others) : null;
        Meaning = meaning?.IdMember is { } id && !NamedMembers.AreSimple(type, id) ? null : meaning;
    }

    /// <summary>Whether the driver's default pack is registered.</summary>
    public bool HasDefaults { get; }

    // The conventions of the user; all if the default pack was replaced.
    public List<IConvention> Others { get; }

    /// <value>Null if only a class map shows the effect.</value>
    public ConventionEffect? Meaning { get; }

    // The conventions at the first look-up of the type.
    public static RegisteredConventions Of(Type type) => new(type, ClassMaps.GetConventions(type));

    // This is no use of the type.
    public static RegisteredConventions Find(Type type) => new(type, ClassMaps.FindConventions(type));

    // The default pack comes first, and the attribute conventions last. A loop, since a query would cost the first type 1 ms.
    private static bool StartsWithDefaults(List<IConvention> conventions)
    {
        if (conventions.Count <= DefaultPack.Length || conventions[^1].Name != "Attribute")
        {
            return false;
        }

        for (var i = 0; i < DefaultPack.Length; i++)
        {
            if (conventions[i].GetType() != DefaultPack[i])
            {
                return false;
            }
        }

        return true;
    }
}
