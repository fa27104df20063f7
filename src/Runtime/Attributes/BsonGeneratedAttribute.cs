namespace BsonGen;

/// <summary>Requests a BSON serializer that is generated at compile time and needs no reflection. The driver finds it without registration.</summary>
/// <remarks>
/// <para>On a type, which must be <c>partial</c>, as each type that contains it: the serializer is generated as a nested class.</para>
/// <para>On an assembly: <c>[assembly: BsonGenerated(typeof(Order))]</c> requests a serializer for a type that you can't change.</para>
/// <para>All attributes of <c>MongoDB.Bson.Serialization.Attributes</c> keep their meaning.</para>
/// </remarks>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly,
    AllowMultiple = true,
    Inherited = false)]
public sealed class BsonGeneratedAttribute : Attribute
{
    /// <summary>Requests a serializer for the type that carries the attribute.</summary>
    public BsonGeneratedAttribute()
    {
    }

    /// <summary>Requests a serializer for a type that can't carry the attribute. Valid on an assembly only.</summary>
    /// <param name="type">The class or struct; never null. A generic type must be closed.</param>
    public BsonGeneratedAttribute(Type type) => Type = type;

    /// <summary>The type to serialize; null for the type that carries the attribute.</summary>
    public Type? Type { get; }
}
