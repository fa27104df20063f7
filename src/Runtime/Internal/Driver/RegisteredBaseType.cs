namespace BsonGen.Internal.Driver;

/// <summary>
/// The serializer that the driver's registry holds for an interface, or for a class without a generated serializer. The decision is made once, on first
/// use. Discriminators determine the type of a value, and generated serializers of these types read and write the values.
/// </summary>
internal static class RegisteredBaseType<T>
{
    /// <summary>Whether the registry holds the driver's own serializer, whose rules are known.</summary>
    public static readonly bool IsKnown;

    private static readonly ObjectRules? Rules;

    static RegisteredBaseType()
    {
        try
        {
            if (typeof(T).IsInterface)
            {
                Rules = FindRules(DriverRegistry.LookUpSerializer(typeof(T)));
                IsKnown = Rules is not null;
            }
            else if (!typeof(T).IsValueType && !typeof(T).IsSealed)
            {
                IsKnown = IsClassMap(DriverRegistry.LookUpSerializer(typeof(T)));
            }
        }
        catch (Exception)
        {
            // The driver can't serialize the type. The first use reports the reason.
            IsKnown = false;
        }
    }

    /// <summary>Whether values of the type may be written; the driver throws for the others.</summary>
    public static bool MayWrite(Type type) => Rules is null || Rules.MayWrite(type);

    private static ObjectRules? FindRules(IBsonSerializer serializer) =>
        serializer.GetType() == typeof(DiscriminatedInterfaceSerializer<T>) &&
        ObjectRules.IsStandard(ObjectRules.GetField(typeof(DiscriminatedInterfaceSerializer<T>), serializer, "_discriminatorConvention")) &&
        ObjectRules.IsStandardFor(typeof(T))
            ? ObjectRules.Of(ObjectRules.GetField(typeof(DiscriminatedInterfaceSerializer<T>), serializer, "_objectSerializer"))
            : null;

    private static bool IsClassMap(IBsonSerializer serializer) =>
        ClassMaps.IsOfClassMap(serializer) && !ClassMapComparison.HasDiscriminatorConvention(DriverRegistry.LookUpClassMap(typeof(T)));
}
