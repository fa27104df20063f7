using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>The element name and the serializer of a member, which the driver queries by the name of the member.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BsonMemberContract
{
    /// <summary>Leaves the member to the class map.</summary>
    internal static readonly BsonMemberContract OfClassMap = new("", typeof(void));

    private readonly string _elementName;
    private readonly Type _type;
    private readonly string? _name;

    /// <summary>A member with the serializer that the driver's registry holds for its type.</summary>
    /// <param name="elementName">The name of the element.</param>
    /// <param name="type">The member's type.</param>
    public BsonMemberContract(string elementName, Type type)
    {
        _elementName = elementName;
        _type = type;
    }

    /// <summary>A member whose serializer depends on attributes, conventions or type arguments.</summary>
    /// <param name="elementName">The name of the element.</param>
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    public BsonMemberContract(string elementName, Type declaringType, string name)
        : this(elementName, declaringType)
    {
        _name = name;
    }

    internal BsonSerializationInfo ToSerializationInfo()
    {
        var serializer = _name is null ? BsonSerializer.LookupSerializer(_type) : MemberMaps.Find(_type, _name).GetSerializer();
        return new BsonSerializationInfo(_elementName, serializer, serializer.ValueType);
    }
}
