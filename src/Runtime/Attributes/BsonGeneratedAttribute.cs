namespace BsonGen;

/// <summary>Requests BSON serializers that are generated at compile time. The driver finds them without registration.</summary>
/// <remarks>
/// <para>On a type: its serializer is a nested class. The type, and each type around it, must be <c>partial</c>.</para>
/// <para>
/// On an assembly: for types that need no change, and for all that they hold. <c>[assembly: BsonGenerated(typeof(Order))]</c>
/// names roots. The types in the members of a root have serializers, too: items, keys, values, known types, base classes, and the
/// classes that derive from a held class or implement a held interface. A held type that can't have a serializer keeps its class
/// map, and the report of the build says why.
/// </para>
/// <para>All attributes of <c>MongoDB.Bson.Serialization.Attributes</c> keep their meaning.</para>
/// </remarks>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class BsonGeneratedAttribute : Attribute
{
    /// <summary>
    /// On a type, requests its serializer. On an assembly, takes the roots from <see cref="DerivedFrom"/> and
    /// <see cref="NamespaceOf"/>, or without both from the collections of the driver that the code of the assembly uses.
    /// </summary>
    public BsonGeneratedAttribute()
    {
    }

    /// <summary>Requests serializers for types and for all that they hold. Valid on an assembly only.</summary>
    /// <param name="types">
    /// Classes, structs, and interfaces that types of the assembly implement; never null. A generic type must be closed.
    /// </param>
    public BsonGeneratedAttribute(params Type[] types) => Types = types;

    /// <summary>The roots that the attribute names; empty if it names none, and on a type.</summary>
    public IReadOnlyList<Type> Types { get; } = [];

    /// <summary>
    /// A class or an interface, which may be an open generic type. All types that derive from it or implement it are roots: those
    /// of this assembly and of the referenced ones. Valid on an assembly only; null adds no roots.
    /// </summary>
    public Type? DerivedFrom { get; set; }

    /// <summary>
    /// A type whose namespace is meant. All classes and structs of this namespace, and of those inside it, are roots if they have
    /// members that the driver stores and belong to the assembly of the type. Valid on an assembly only; null adds no roots.
    /// </summary>
    public Type? NamespaceOf { get; set; }

    /// <summary>
    /// The names of fields and properties that the driver does not map by itself, but that a class map or a convention may map at
    /// run time: private ones, and those without a setter. On a type, of this type; on an assembly, of all types.
    /// </summary>
    /// <remarks>
    /// Those that a call in the assembly names need no entry: <c>map.MapField("_number")</c>. A name without such a member has no
    /// effect. The driver makes a class map for each type with such a member. Null is the same as an empty list.
    /// </remarks>
    public string[]? Members { get; set; }
}
