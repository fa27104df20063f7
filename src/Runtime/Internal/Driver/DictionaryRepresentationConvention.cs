namespace BsonGen.Internal.Driver;

/// <summary>Gives dictionaries in members a representation, since the driver has no such convention. Attributes win.</summary>
internal sealed class DictionaryRepresentationConvention(DictionaryRepresentation representation)
    : ConventionBase, IMemberMapConvention
{
    public void Apply(BsonMemberMap memberMap)
    {
        if (MayBeDictionary(memberMap.MemberType) &&
            memberMap.GetSerializer() is IDictionaryRepresentationConfigurable dictionary)
        {
            memberMap.SetSerializer(dictionary.WithDictionaryRepresentation(representation));
        }
    }

    // Asked of the type first: asking for serializers would map the types of other members.
    private static bool MayBeDictionary(Type type) => typeof(System.Collections.IEnumerable).IsAssignableFrom(type);
}
