// Structs: drivers before 2.20 can't read them as class maps, generated code reads them with any.
using BsonGen;
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

[BsonGenerated]
public partial record struct RecordStruct(int X, string? Y);

[BsonGenerated]
public readonly partial record struct ReadOnlyRecordStruct(int X, string? Y);

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
