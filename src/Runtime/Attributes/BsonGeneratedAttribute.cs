namespace BsonGen;

/// <summary>Requests a BSON serializer that is generated at compile time. The driver finds it without registration.</summary>
/// <remarks>
/// <para>On a type: the serializer is a nested class. The type, and each type around it, must be <c>partial</c>.</para>
/// <para>On an assembly, for a type that you can't change: <c>[assembly: BsonGenerated(typeof(Order))]</c>.</para>
/// <para>All attributes of <c>MongoDB.Bson.Serialization.Attributes</c> keep their meaning.</para>
/// </remarks>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
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
