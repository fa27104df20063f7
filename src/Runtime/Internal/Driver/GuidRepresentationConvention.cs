using System.Collections;

namespace BsonGen.Internal.Driver;

/// <summary>Gives members that hold Guids a representation, since the driver has no such convention. Attributes win.</summary>
internal sealed class GuidRepresentationConvention(GuidRepresentation representation) : ConventionBase, IMemberMapConvention
{
    public GuidRepresentation Representation => representation;

    public void Apply(BsonMemberMap memberMap)
    {
        if (HoldsGuids(memberMap.MemberType) && Configure(memberMap.GetSerializer()) is { } configured)
        {
            memberMap.SetSerializer(configured);
        }
    }

    // Asked of the type first: asking serializers for those inside them would map the types of other members.
    private static bool HoldsGuids(Type type) =>
        type == typeof(Guid) ||
        (type.IsArray
            ? HoldsGuids(type.GetElementType()!)
            : type.IsGenericType &&
                (Nullable.GetUnderlyingType(type) is not null || typeof(IEnumerable).IsAssignableFrom(type)) &&
                HoldsGuids(type.GetGenericArguments()[^1]));

    private IBsonSerializer? Configure(IBsonSerializer serializer) => serializer switch
    {
        GuidSerializer => new GuidSerializer(representation),
        IChildSerializerConfigurable parent =>
            Configure(parent.ChildSerializer) is { } child ? parent.WithChildSerializer(child) : null,
        _ => null,
    };
}
