namespace BsonGen;

/// <summary>
/// Asks the compiler for a strongly typed, reflection-free BSON serializer.
/// </summary>
/// <remarks>
/// On a type: the type must be <c>partial</c>; the serializer becomes a nested class of it and reaches its private members.
/// On an assembly, <c>[assembly: BsonGenerated(typeof(Order))]</c>: for a type that can't be changed; only its public members are reached.
/// All attributes of <c>MongoDB.Bson.Serialization.Attributes</c> keep their meaning.
/// </remarks>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly,
    AllowMultiple = true,
    Inherited = false)]
public sealed class BsonGeneratedAttribute : Attribute
{
    /// <summary>For the annotated type itself.</summary>
    public BsonGeneratedAttribute()
    {
    }

    /// <summary>For a type of another assembly.</summary>
    /// <param name="type">The type to serialize. A generic type must be closed.</param>
    public BsonGeneratedAttribute(Type type)
    {
        Type = type;
    }

    /// <summary>The type to serialize; null means the annotated type itself.</summary>
    public Type? Type { get; }
}
