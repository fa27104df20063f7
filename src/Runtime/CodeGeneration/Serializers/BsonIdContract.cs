using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.CodeGeneration;

/// <summary>The description of a type's id for the driver: the member's type and the id generator, which is looked up once.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BsonIdContract
{
    /// <summary>The contract of a type without an id.</summary>
    public static readonly BsonIdContract None = new(typeof(void));

    /// <summary>Leaves the id to the class map.</summary>
    internal static readonly BsonIdContract OfClassMap = new(typeof(void));

    private readonly Type? _declaringType;
    private readonly string? _name;
    private Found? _generator;

    /// <summary>An id with the serializer that the driver's registry holds for its type.</summary>
    /// <param name="type">The member's type.</param>
    public BsonIdContract(Type type) => Type = type;

    /// <summary>An id whose serializer or generator depends on attributes, conventions or type arguments.</summary>
    /// <param name="type">The member's type.</param>
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    public BsonIdContract(Type type, Type declaringType, string name)
        : this(type)
    {
        _declaringType = declaringType;
        _name = name;
    }

    internal Type Type { get; }

    internal IIdGenerator? Generator => (_generator ??= new Found(FindGenerator())).Generator;

    private IIdGenerator? FindGenerator()
    {
        if (_declaringType is not null)
        {
            return MemberMaps.Find(_declaringType, _name!).IdGenerator;
        }

        // The registered serializer of strings may store them as ObjectIds.
        return Type == typeof(string) && BsonSerializer.LookupSerializer(Type) is StringSerializer { Representation: BsonType.ObjectId }
            ? StringObjectIdGenerator.Instance
            : BsonSerializer.LookupIdGenerator(Type);
    }

    private sealed record Found(IIdGenerator? Generator);
}
