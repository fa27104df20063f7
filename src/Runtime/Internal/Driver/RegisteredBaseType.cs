using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

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
                Rules = FindRules(BsonSerializer.LookupSerializer(typeof(T)));
                IsKnown = Rules is not null;
            }
            else if (!typeof(T).IsValueType && !typeof(T).IsSealed)
            {
                IsKnown = IsClassMap(BsonSerializer.LookupSerializer(typeof(T)));
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
        ObjectRules.IsStandard(BsonSerializer.LookupDiscriminatorConvention(typeof(T)))
            ? ObjectRules.Of(ObjectRules.GetField(typeof(DiscriminatedInterfaceSerializer<T>), serializer, "_objectSerializer"))
            : null;

    // Since 3.0, a class map may have its own convention. Its look-up registers the convention of a root class.
    private static bool IsClassMap(IBsonSerializer serializer) =>
        serializer.GetType() == typeof(BsonClassMapSerializer<T>) &&
        (typeof(BsonClassMapSerializer<T>).GetProperty("DiscriminatorConvention")?.GetValue(serializer) is not { } convention ||
            ReferenceEquals(convention, BsonSerializer.LookupDiscriminatorConvention(typeof(T))));
}
