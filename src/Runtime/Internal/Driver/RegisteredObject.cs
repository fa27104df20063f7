using System.Dynamic;

namespace BsonGen.Internal.Driver;

/// <summary>The registered serializer of <see cref="object"/>.</summary>
internal static class RegisteredObject
{
    /// <value>Null if the rules of the serializer are unknown.</value>
    public static readonly ObjectRules? Rules = ObjectRules.IsStandardFor(typeof(object))
        ? ObjectRules.Of(DriverRegistry.TryLookUpSerializer(typeof(object)))
        : null;

    private static readonly bool AreExpandosStock =
        DriverRegistry.TryLookUpSerializer(typeof(ExpandoObject))?.GetType() == typeof(ExpandoObjectSerializer);

    /// <summary>Whether documents without a discriminator become expando objects, and arrays lists, as by default.</summary>
    public static bool HasDefaultDynamics(BsonDeserializationContext? context)
    {
        var documents = context is null ? BsonDefaults.DynamicDocumentSerializer : context.DynamicDocumentSerializer;
        var arrays = context is null ? BsonDefaults.DynamicArraySerializer : context.DynamicArraySerializer;
        return AreStock &&
            documents?.GetType() == typeof(ExpandoObjectSerializer) &&
            ReferenceEquals(arrays, RegisteredSerializer<List<object>>.Current);
    }

    /// <summary>
    /// Whether just expando objects and lists of objects are written without the names of their types, as by default. A function
    /// of the user may treat any type as dynamic, those of the driver just two.
    /// </summary>
    public static bool HasDefaultDynamics(BsonSerializationContext? context) => AreStock && (context is null
        ? BsonDefaults.DynamicDocumentSerializer?.ValueType == typeof(ExpandoObject) &&
            BsonDefaults.DynamicArraySerializer?.ValueType == typeof(List<object>)
        : context.IsDynamicType is { } isDynamic &&
            DriverReflection.IsOfDriver(isDynamic.Method.DeclaringType) &&
            isDynamic(typeof(ExpandoObject)) &&
            isDynamic(typeof(List<object>)));

    private static bool AreStock => AreExpandosStock && RegisteredSerializer<List<object>>.IsDefaultCollection;
}
