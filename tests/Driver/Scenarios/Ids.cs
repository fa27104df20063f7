// Every way for a document to have, or to lack, an id.
using System.Globalization;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.IdGenerators;

namespace Driver.Scenarios;

[BsonGenerated]
public sealed partial class ObjectIdDocument
{
    public ObjectId Id { get; set; }
}

[BsonGenerated]
public sealed partial class GuidDocument
{
    public Guid Id { get; set; }
}

[BsonGenerated]
public sealed partial class GuidAsStringDocument
{
    [BsonRepresentation(BsonType.String)]
    public Guid Id { get; set; }
}

[BsonGenerated]
public sealed partial class StringDocument
{
    public string? Id { get; set; }
}

[BsonGenerated]
public sealed partial class StringAsObjectIdDocument
{
    [BsonRepresentation(BsonType.ObjectId)]
    public string? Id { get; set; }
}

[BsonGenerated]
public sealed partial class IntDocument
{
    public int Id { get; set; }
}

[BsonGenerated]
public sealed partial class NullableObjectIdDocument
{
    public ObjectId? Id { get; set; }
}

[BsonGenerated]
public sealed partial class BsonObjectIdDocument
{
    public BsonObjectId? Id { get; set; }
}

[BsonGenerated]
public sealed partial class CombDocument
{
    [BsonId(IdGenerator = typeof(CountingGenerator))]
    public string? Key { get; set; }

    public int Id { get; set; }
}

[BsonGenerated]
public sealed partial class PrivateIdDocument
{
    [BsonId]
    private ObjectId _key;

    public bool HasKey => _key != ObjectId.Empty;

    public void Clear() => _key = ObjectId.Empty;
}

[BsonGenerated]
public sealed partial class InitIdDocument
{
    public Guid Id { get; init; }
}

[BsonGenerated]
public sealed partial record RecordDocument(ObjectId Id, string Name);

[BsonGenerated]
public sealed partial class ReadOnlyIdDocument
{
    public ObjectId Id { get; } = ObjectId.Parse("000000000000000000000001");
}

[BsonGenerated]
public sealed partial class EmptyReadOnlyIdDocument
{
    public ObjectId Id { get; }
}

[BsonGenerated]
public sealed partial class NoIdDocument
{
    public int Value { get; set; }
}

[BsonGenerated]
public sealed partial class DeniedIdDocument
{
    [BsonIgnore]
    public ObjectId Id { get; set; }

    public int Value { get; set; }
}

[BsonGenerated]
public sealed partial class InheritedIdDocument : WithId
{
    public int Value { get; set; }
}

[BsonGenerated]
public partial class WithId
{
    public ObjectId Id { get; set; }
}

[BsonGenerated]
public sealed partial class CompositeIdDocument
{
    public CompositeId Id { get; set; }
}

[BsonGenerated]
public partial record struct CompositeId
{
    public int Year { get; set; }

    public string Name { get; set; }
}

[BsonGenerated]
public partial struct StructDocument
{
    public int Id { get; set; }
}

[BsonGenerated]
public partial struct StructWithGeneratedId
{
    public ObjectId Id { get; set; }
}

public sealed class CountingGenerator : IIdGenerator
{
    private int _count;

    public object GenerateId(object container, object document) =>
        document.GetType().Name + (++_count).ToString(CultureInfo.InvariantCulture);

    public bool IsEmpty(object id) => string.IsNullOrEmpty((string?)id);
}
