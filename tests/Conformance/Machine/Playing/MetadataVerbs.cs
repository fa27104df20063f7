using MongoDB.Bson.Serialization;

namespace Conformance.Machine.Playing;

/// <summary>Queries what the driver knows of the members of types.</summary>
internal static class MetadataVerbs
{
    public static readonly string[] Members = [
        "Id",
        "Name",
        "Count",
        "State",
        "Lines",
        "First",
        "Value",
        "Values",
        "Star",
        "Payload",
        "Label",
        "Number",
        "Title",
        "Owner",
        "X",
        "Missing",
    ];

    public static readonly Verb[] All =
    [
        new("member", 4, [[Family.Model], Members], words =>
            BsonSerializer.LookupSerializer(Types.Find(words[0])) is IBsonDocumentSerializer serializer &&
            serializer.TryGetMemberSerializationInfo(words[1], out var info)
                ? MemberDescription.Of(info)
                : Verb.Nothing),
        new("polymorphic", 1, [[Family.Model]], words =>
        {
            var serializer = BsonSerializer.LookupSerializer(Types.Find(words[0])) as IBsonPolymorphicSerializer;
            return serializer?.IsDiscriminatorCompatibleWithObjectSerializer;
        }),
        new("discriminator-of", 2, [[Family.Model]], words => BsonSerializer.LookupSerializer(
            Types.Find(words[0])) is IHasDiscriminatorConvention serializer
            ? DiscriminatorVerbs.Describe(serializer.DiscriminatorConvention)
            : Verb.Nothing),
    ];
}
