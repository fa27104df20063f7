// Items that take far more memory than their bytes.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[BsonGenerated]
public partial struct Row
{
    public decimal A { get; set; }

    public decimal B { get; set; }

    public decimal C { get; set; }

    public decimal D { get; set; }
}

[BsonGenerated]
public partial struct Table
{
    public Row A { get; set; }

    public Row B { get; set; }

    public Row C { get; set; }

    public Row D { get; set; }
}

[BsonGenerated]
public partial class LargeStructs
{
    public List<Table>? List { get; set; }

    public Table[]? Array { get; set; }

    public Queue<Table>? Queue { get; set; }

    public Stack<Table>? Stack { get; set; }

    public LinkedList<Table>? Linked { get; set; }

    public Dictionary<string, Table>? Named { get; set; }

    public SortedList<string, Table>? Sorted { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, Table>? Numbered { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public SortedList<int, Table>? SortedNumbers { get; set; }
}
