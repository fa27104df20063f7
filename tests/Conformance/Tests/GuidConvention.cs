using System.Collections;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Tests;

/// <summary>A convention of a user that gives a representation to Guids in members. The driver has no such convention.</summary>
internal sealed class GuidConvention(GuidRepresentation representation) : ConventionBase, IMemberMapConvention
{
    public void Apply(BsonMemberMap memberMap)
    {
        if (Find(memberMap.MemberType) == typeof(Guid))
        {
            memberMap.SetSerializer(Configure(memberMap.GetSerializer()));
        }
    }

    private static Type? Find(Type type) =>
        type.IsArray ? Find(type.GetElementType()!) :
        !type.IsGenericType ? type :
        type.GetGenericTypeDefinition() == typeof(Nullable<>) || type.IsAssignableTo(typeof(IEnumerable))
            ? Find(type.GetGenericArguments().Last())
            : null;

    private IBsonSerializer Configure(IBsonSerializer serializer) =>
        serializer is IChildSerializerConfigurable parent ? parent.WithChildSerializer(Configure(parent.ChildSerializer)) :
        serializer is GuidSerializer ? new GuidSerializer(representation) : serializer;
}
