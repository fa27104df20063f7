using BsonGen.Internal.Driver;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.CodeGeneration;

// The driver's requests for members and ids. Generated code answers them without a class map.
public abstract partial class GeneratedBsonSerializer<T>
{
    private BsonIdContract? _id;

    // A class map that existed before the first use holds its own serializers and generators, which are equal to the compiled ones.
    private bool FollowsClassMap => IsReplaced() || Decision.HadClassMap;

    /// <inheritdoc />
    public bool TryGetMemberSerializationInfo(string memberName, out BsonSerializationInfo serializationInfo)
    {
        var contract = FollowsClassMap ? BsonMemberContract.OfClassMap : FindMember(memberName);
        if (contract == BsonMemberContract.OfClassMap)
        {
            return ClassMapSerializer.TryGetMemberSerializationInfo(memberName, out serializationInfo);
        }

        serializationInfo = contract?.ToSerializationInfo()!;
        return contract is not null;
    }

    /// <inheritdoc />
    public bool GetDocumentId(object document, out object id, out Type idNominalType, out IIdGenerator idGenerator)
    {
        var value = FollowsClassMap ? null : GetIdOf(document, ref _id);
        if (_id is not { } contract || contract == BsonIdContract.OfClassMap)
        {
            return ClassMapSerializer.GetDocumentId(document, out id, out idNominalType, out idGenerator);
        }

        var hasId = contract != BsonIdContract.None;
        id = value!;
        idNominalType = hasId ? contract.Type : null!;
        idGenerator = hasId ? contract.Generator! : null!;
        return hasId;
    }

    /// <inheritdoc />
    public void SetDocumentId(object document, object id)
    {
        // The class map throws the exception for a struct.
        if (FollowsClassMap || document is System.ValueType)
        {
            ClassMapSerializer.SetDocumentId(document, id);
        }
        else
        {
            SetIdOf(document, id);
        }
    }

    /// <summary>Finds the description of a member. In code that an older version generated, the class map answers.</summary>
    /// <param name="name">The name of the member.</param>
    /// <returns>Null when the type has no such member.</returns>
    protected virtual BsonMemberContract? FindMember(string name) => BsonMemberContract.OfClassMap;

    /// <summary>Gets the id of a document. In code that an older version generated, the class map answers.</summary>
    /// <param name="document">The document.</param>
    /// <param name="contract">Set where it is null.</param>
    protected virtual object? GetIdOf(object document, ref BsonIdContract? contract)
    {
        contract = BsonIdContract.OfClassMap;
        return null;
    }

    /// <summary>Sets the id of a document. If the type has no id, or the id has no setter, the class map throws.</summary>
    /// <param name="document">The document.</param>
    /// <param name="id">The id.</param>
    protected virtual void SetIdOf(object document, object? id) => ClassMapSerializer.SetDocumentId(document, id);

    /// <summary>Whether the driver accepts the attributes that configure the serializer of a member.</summary>
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    protected static bool IsAccepted(Type declaringType, string name) => MemberMaps.IsAccepted(declaringType, name);

    /// <summary>The convention for the discriminators of the type; null if only the class map has it.</summary>
    protected IDiscriminatorConvention? FindDiscriminatorConvention() =>
        FollowsClassMap ? null : BsonSerializer.LookupDiscriminatorConvention(typeof(T));
}
