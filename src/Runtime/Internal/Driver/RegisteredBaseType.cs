namespace BsonGen.Internal.Driver;

/// <summary>The registered serializer of an interface, or a class without a generated one; decided on first use.</summary>
/// <remarks>Discriminators determine the types of values, and generated serializers of these types read and write them.</remarks>
internal static class RegisteredBaseType<T>
{
    // For an interface, those of the serializer of objects that writes its values.
    public static readonly ObjectRules? Rules = typeof(T).IsInterface ? Attempt.OrNull(FindRules) : null;

    /// <summary>Whether the registry holds the driver's own serializer, whose rules are known.</summary>
    public static readonly bool IsKnown = typeof(T).IsInterface
        ? Rules is not null
        : !typeof(T).IsValueType && !typeof(T).IsSealed && Attempt.OrNull(FindClassMap) is not null;

    private static ObjectRules? FindRules() =>
        DriverRegistry.TryLookUpSerializer(typeof(T)) is DiscriminatedInterfaceSerializer<T> serializer &&
        ObjectRules.IsStandard(PrivateMembers.InterfaceDiscriminatorConvention<T>()?.GetValue(serializer)) &&
        ObjectRules.IsStandardFor(typeof(T))
            ? ObjectRules.Of(PrivateMembers.InterfaceObjectSerializer<T>()?.GetValue(serializer))
            : null;

    private static BsonClassMap? FindClassMap()
    {
        if (DriverRegistry.TryLookUpSerializer(typeof(T)) is not { } serializer || !ClassMaps.IsOfClassMap(serializer))
        {
            return null;
        }

        var map = DriverRegistry.LookUpClassMap(typeof(T));
        return ClassMapComparison.HasDiscriminatorConvention(map) ? null : map;
    }
}
