namespace BsonGen.Internal.Documents;

/// <summary>A generated serializer of documents inside others, whose type only a discriminator or an object tells.</summary>
internal interface IDerivedSerializer : IGeneratedSerializer
{
    object ReadObject(ref BsonSpanReader reader);

    void WriteObject(ref BsonSpanWriter writer, int document, object value);
}
