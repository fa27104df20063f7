// Structs.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("4.1.1")]
[BsonGenerated]
public partial struct PointStruct
{
    public int X { get; set; }

    public int Y { get; set; }
}

[BsonGenerated]
public partial struct FieldStruct
{
    public int X;

    public string? Text;

    [BsonElement]
    private double _private;
}

[BsonGenerated]
public partial struct InitializedStruct
{
    public InitializedStruct() => X = 5;

    public int X { get; set; }

    public int Y { get; private set; } = 6;
}

[Rule("1.8")]
[BsonGenerated]
public partial struct StructWithPrivateSetter
{
    public int X { get; private set; }

    [BsonElement]
    private string? Text { get; set; }

    public required int Required { get; set; }
}

[Rule("1.2.7")]
[BsonGenerated]
public readonly partial struct ReadOnlyStruct
{
    public ReadOnlyStruct(int x) => X = x;

    [BsonElement]
    public readonly int X;

    [BsonElement]
    public int Y { get; init; }
}

[Rule("1.8")]
[BsonGenerated]
public readonly partial struct InitOnlyStruct
{
    public int X { get; init; }

    public string? Y { get; init; }
}

[Rule("1.8")]
[BsonGenerated]
public partial struct EmptyStruct;

[Rule("1.8")]
[BsonGenerated]
public partial struct StructOfAll
{
    public ObjectId Id;

    public DateTime Date;

    public Colors? Color;

    public List<PointStruct>? Points;

    public Dictionary<string, int>? Map;

    [BsonExtraElements]
    public BsonDocument? Bag;

    [BsonIgnoreIfNull]
    public string? Text;

    [BsonDefaultValue(5)]
    public int Five;
}

[BsonGenerated]
public partial record struct RecordStruct(int X, string? Y);

[BsonGenerated]
public readonly partial record struct ReadOnlyRecordStruct(int X, string? Y);

[Rule("1.8")]
[BsonGenerated]
public partial record struct MutableRecordStruct(int X)
{
    public string? Text { get; set; } = "initial";

    public int Twice => X * 2;
}

[BsonGenerated]
public partial class HoldsStructs
{
    public PointStruct Point { get; set; }

    public PointStruct? OrNull { get; set; }

    public List<PointStruct>? List { get; set; }

    public PointStruct[]? Array { get; set; }

    public Dictionary<string, PointStruct>? Map { get; set; }

    public RecordStruct Record { get; set; }
}

[Rule("1.8", "4.1.12")]
[BsonGenerated]
public partial struct StructThatThrows
{
    private int _number;

    public int Number
    {
        readonly get => _number;
        set => _number = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
    }

    public string? Text { get; set; }
}

[Rule("1.8", "4.1.12")]
[BsonGenerated]
public partial class HoldsStructThatThrows
{
    public StructThatThrows Struct { get; set; }

    public StructThatThrows? OrNull { get; set; }

    public List<StructThatThrows>? List { get; set; }
}

[Rule("4.2.5", "4.2.6")]
[BsonGenerated]
public partial struct StructThatChanges
{
    private string? _name;
    private int _reads;
    private BsonDocument? _others;

    public string Name
    {
        get => _name ??= "d";
        set => _name = value;
    }

    public int Reads
    {
        get => ++_reads;
        set => _reads = value;
    }

    public int Count { readonly get => _reads; set => _reads = value; }

    public int Long { readonly get => _name?.Length ?? -1; set { } }

    [BsonElement]
    private int Hidden
    {
        get => ++_reads;
        set => _reads = value;
    }

    [BsonExtraElements]
    public BsonDocument? Others
    {
        get => _reads++ < 0 ? null : _others;
        set => _others = value;
    }

    public bool ShouldSerializeCount() => _reads++ % 2 == 0;

    public bool ShouldSerializeName() => (_name ??= "e").Length > 0;

    public readonly bool ShouldSerializeHidden() => _reads % 3 > 0;
}

[Rule("4.2.5")]
[BsonGenerated]
public partial class HoldsStructThatChanges
{
    public StructThatChanges Struct { get; set; }

    public StructThatChanges? OrNull { get; set; }

    public List<StructThatChanges>? List { get; set; }
}
