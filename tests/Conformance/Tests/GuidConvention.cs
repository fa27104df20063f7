using System.Collections;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Tests;

/// <summary>What users write in place of the convention that the driver lacks: Guids in members get a representation.</summary>
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
        type.GetGenericTypeDefinition() == typeof(Nullable<>) || type.IsAssignableTo(typeof(IEnumerable)) ? Find(type.GetGenericArguments().Last()) :
        null;

    private IBsonSerializer Configure(IBsonSerializer serializer) => serializer is IChildSerializerConfigurable parent
        ? parent.WithChildSerializer(Configure(parent.ChildSerializer))
        : serializer is GuidSerializer ? new GuidSerializer(representation) : serializer;
}
