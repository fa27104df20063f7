namespace BsonGen.Internal.Registration;

/// <summary>Whether packs of the user configure a type, beside the driver's default pack and that of the attributes.</summary>
internal static class RegisteredConventions
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

    /// <summary>Whether other conventions than the driver's default ones apply, by the first look-up of the type.</summary>
    public static bool AreChanged(Type type)
    {
        var conventions = FirstUse.Get(type).Conventions;
        return !StartsWithDefaults(conventions) || conventions.Count > DefaultPack.Length + 1;
    }

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
