using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Runtime.Models;

/// <summary>Its known type has a class map.</summary>
[BsonGenerated, BsonKnownTypes(typeof(Ferry))]
public partial class Vessel
{
    public int Length { get; set; }
}

/// <summary>Class-mapped. The attribute makes the driver look up the serializer of the values while it maps the class.</summary>
public class Ferry : Vessel
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<string, Berth>? Berths { get; set; }
}

[BsonGenerated, BsonKnownTypes(typeof(LargeBerth))]
public partial class Berth
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class LargeBerth : Berth
{
    public int Depth { get; set; }
}
