// Indexers that the driver maps, by their names or attributes.
using System.Runtime.CompilerServices;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.2.8")]
[BsonGenerated]
public partial class IndexerNamedId
{
    public int Number { get; set; }

    [IndexerName("Id")]
    public int this[int index]
    {
        get => Number + index;
        set => Number = value - index;
    }
}

[Rule("1.2.8")]
[BsonGenerated]
public partial class IndexerNamedExtraElements
{
    public int Number { get; set; }

    [IndexerName("ExtraElements")]
    public BsonDocument? this[int index] => null;
}

[Rule("1.2.8")]
[BsonGenerated]
public partial class AttributedIndexer
{
    public int Number { get; set; }

    [BsonElement]
    public int this[int index]
    {
        get => Number + index;
        set => Number = value - index;
    }
}
