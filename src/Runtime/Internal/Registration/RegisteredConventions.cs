namespace BsonGen.Internal.Registration;

/// <summary>Whether packs of the user configure a type, beside the driver's default pack and that of the attributes.</summary>
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

    private RegisteredConventions(List<IConvention> conventions) =>
        AreChanged = !StartsWithDefaults(conventions) || conventions.Count > DefaultPack.Length + 1;

    /// <summary>Whether other conventions than the driver's default ones apply.</summary>
    public bool AreChanged { get; }

    // The conventions at the first look-up of the type.
    public static RegisteredConventions Of(Type type) => new(ClassMaps.GetConventions(type));

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
