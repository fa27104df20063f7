using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

// Ids, each class of one kind.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class StandardGuids
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid First { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Second { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Third { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Fourth { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Fifth { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Sixth { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Seventh { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class GuidsAsText
{
    [BsonRepresentation(BsonType.String)]
    public Guid First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Fourth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class ObjectIdsAsText
{
    [BsonRepresentation(BsonType.String)]
    public ObjectId First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Fourth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class TextsAsObjectIds
{
    [BsonRepresentation(BsonType.ObjectId)]
    public string First { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Second { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Third { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Fourth { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Fifth { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Sixth { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Seventh { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Eighth { get; set; } = "";
}

[BsonGenerated]
public sealed partial class JavaGuids
{
    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid First { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Second { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Third { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Fourth { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Fifth { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Sixth { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Seventh { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Eighth { get; set; }
}
