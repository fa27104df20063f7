using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Tests;

/// <summary>A convention of a user that gives a representation to dictionaries in members. The driver has no such convention.</summary>
internal sealed class DictionaryConvention(DictionaryRepresentation representation) : ConventionBase, IMemberMapConvention
{
    public void Apply(BsonMemberMap memberMap)
    {
        if (memberMap.MemberType.IsAssignableTo(typeof(System.Collections.IEnumerable)) &&
            memberMap.GetSerializer() is IDictionaryRepresentationConfigurable dictionary)
        {
            memberMap.SetSerializer(dictionary.WithDictionaryRepresentation(representation));
        }
    }
}
