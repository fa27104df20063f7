using System.Reflection;

namespace BsonGen;

/// <summary>
/// Asks the compiler for a strongly typed BSON serializer that needs no reflection. The driver finds it by itself.
/// </summary>
/// <remarks>
/// <para>On a type: the type, and each type that it is nested in, must be <c>partial</c>, since the serializer becomes a nested class of it.</para>
/// <para>On an assembly, <c>[assembly: BsonGenerated(typeof(Order))]</c>: for a type that you can't change, once for each such type.</para>
/// <para>All attributes of <c>MongoDB.Bson.Serialization.Attributes</c> keep their meaning.</para>
/// </remarks>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly,
    AllowMultiple = true,
    Inherited = false)]
public sealed class BsonGeneratedAttribute : Attribute
{
    /// <summary>Asks for a serializer of the type that carries the attribute.</summary>
    public BsonGeneratedAttribute()
    {
    }

    /// <summary>Asks for a serializer of a type that can't carry the attribute; goes on an assembly only.</summary>
    /// <param name="type">The class or struct, of this assembly or another one; never null. A generic type must be closed.</param>
    public BsonGeneratedAttribute(Type type)
    {
        Type = type;
    }

    /// <summary>The type that the serializer is for; null for the type that carries the attribute.</summary>
    public Type? Type { get; }
}
