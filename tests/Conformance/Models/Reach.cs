// Members and types that generated code accesses in special ways: generic records, nullable structs, attributes of the user.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public sealed partial record PageOf<T>(T[] Items, int Total);

[BsonGenerated]
public partial class GenericWithAccessors<T>
{
    [BsonElement("hidden")]
    private T? _hidden;

    public required T Required { get; init; }

    public List<T>? Items { get; private set; } = [];

    [BsonId]
    public string? Key { get; init; }

    private T? Unmapped => _hidden;
}

[BsonGenerated]
public partial class NullableStructs
{
    public PointStruct? One { get; set; }

    public List<PointStruct?>? Some { get; set; }

    public PointStruct?[]? Array { get; set; }

    public Dictionary<string, PointStruct?>? Named { get; set; }

    [BsonIgnoreIfNull]
    public PointStruct? Sparse { get; set; }
}

/// <summary>An attribute that says what it derives from for all that carry it.</summary>
public sealed class StoredAsTextAttribute() : BsonRepresentationAttribute(BsonType.String);

/// <summary>An attribute whose code configures the serializer.</summary>
public sealed class StoredAsLongAttribute : BsonSerializationOptionsAttribute
{
    protected override IBsonSerializer Apply(IBsonSerializer serializer) =>
        serializer is IRepresentationConfigurable configurable ? configurable.WithRepresentation(BsonType.Int64) : base.Apply(serializer);
}

[BsonGenerated]
public partial class DerivedAttributes
{
    [StoredAsText]
    public int Number { get; set; }

    [StoredAsText]
    public List<int>? Numbers { get; set; }

    [StoredAsText]
    public Colors? Color { get; set; }

    [StoredAsLong, BsonElement("long")]
    public int Long { get; set; }
}

public interface IPriced<T>
{
    T? Price { get; set; }
}

public interface IWeighed
{
    int Price { get; set; }
}

/// <summary>Two explicit implementations with the same name, one of them of a generic interface.</summary>
[BsonGenerated]
public partial class ExplicitMembers : IPriced<string>, IWeighed
{
    [BsonElement("text")]
    string? IPriced<string>.Price { get; set; }

    [BsonElement("weight")]
    int IWeighed.Price { get; set; }

    public int Price { get; set; }
}
