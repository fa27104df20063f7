// Which member is the id.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.IdGenerators;

namespace Conformance.Models;

[BsonGenerated]
public partial class ObjectIdId
{
    public ObjectId Id { get; set; }

    public string? Name { get; set; }
}

[BsonGenerated]
public partial class StringId
{
    public string? Name { get; set; }

    public string? Id { get; set; }
}

[BsonGenerated]
public partial class GuidId
{
    public Guid Id { get; set; }
}

[BsonGenerated]
public partial class NullableId
{
    public int? Id { get; set; }
}

[BsonGenerated]
public partial class DocumentId
{
    public Point? Id { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class LowerId
{
    public int id { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class UnderscoreId
{
    public int _id { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class FieldId
{
    public int Number { get; set; }

    public int Id;
}

[BsonGenerated]
public partial class BothIds
{
    public int id { get; set; }

    public int Id { get; set; }
}

[BsonGenerated]
public partial class AttributedId
{
    public int Id { get; set; }

    [BsonId]
    public string? Key { get; set; }
}

[BsonGenerated]
public partial class OrderedId
{
    public int Number { get; set; }

    [BsonId(Order = 1)]
    public string? Key { get; set; }
}

[BsonGenerated]
public partial class PrivateId
{
    public int Number { get; set; }

    [BsonId]
    private int _key;
}

[BsonGenerated]
public partial class GetOnlyId
{
    public int Id { get; } = 5;

    public int Number { get; set; }
}

[BsonGenerated]
public partial class ComputedId
{
    public string Id => Name + "/" + Number;

    public string? Name { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class ReadOnlyFieldId
{
    public readonly int Id = 8;

    public int Number { get; set; }
}

[Rule("1.5", "2.BsonId")]
[BsonGenerated]
public partial class GeneratedId
{
    [BsonId(IdGenerator = typeof(CombGuidGenerator))]
    public Guid Key { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class StringObjectId
{
    [BsonRepresentation(BsonType.ObjectId)]
    public string? Id { get; set; }

    public int Number { get; set; }
}

[Rule("2.BsonNoId", "1.4.6")]
[BsonGenerated]
[BsonNoId]
public partial class NoId
{
    public int Id { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class IgnoredId
{
    [BsonIgnore]
    public int Id { get; set; }

    public int id { get; set; }
}

[Rule("4.2.7")]
[BsonGenerated]
public partial class UnwrittenId
{
    [BsonIgnoreIfDefault]
    public ObjectId Id { get; set; }

    public int Number { get; set; }
}

[Rule("1.4.2", "1.4.4")]
[BsonGenerated]
public partial class RenamedId
{
    [BsonElement("id")]
    public int Id { get; set; }

    public int Number { get; set; }
}
