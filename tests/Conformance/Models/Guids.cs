// Members of type Guid, and members that can have Guids as values.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("6.3", "6.5", "6.6")]
[BsonGenerated]
public partial class GuidsEverywhere
{
    public Guid Guid { get; set; }

    public Guid? OrNull { get; set; }

    public List<Guid>? List { get; set; }

    public Guid?[]? Array { get; set; }

    public Dictionary<string, Guid>? Named { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Standard { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.CSharpLegacy)]
    public Guid CSharp { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Java { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.PythonLegacy)]
    public Guid Python { get; set; }

    public BsonBinaryData? Binary { get; set; }

    public BsonValue? Value { get; set; }

    public BsonDocument? Document { get; set; }

    public object? Object { get; set; }

    public GuidsEverywhere? Inner { get; set; }

    public BsonDocument? ExtraElements { get; set; }
}

/// <summary>Guids whose attribute removes the registered representation, which the driver refuses.</summary>
[Rule("6.3", "2.BsonRepresentation")]
[BsonGenerated]
public partial class UnspecifiedGuids
{
    [BsonRepresentation(BsonType.Binary)]
    public Guid Guid { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public Guid? OrNull { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public List<Guid>? List { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public Guid?[]? Array { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public Dictionary<string, Guid>? Named { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Unspecified)]
    public Guid Standard { get; set; }

    public BsonDocument? ExtraElements { get; set; }
}
