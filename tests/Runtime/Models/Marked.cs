using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Runtime.Models;

/// <summary>The driver has no serializer for the values of the dictionaries. It looks for one with the first value.</summary>
[BsonGenerated]
public partial class Marked
{
    public int Count { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public List<Dictionary<string, Enum>>? Marks { get; set; }
}
