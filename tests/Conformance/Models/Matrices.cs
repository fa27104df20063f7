// Arrays of arrays, and of many dimensions.
using BsonGen;

namespace Conformance.Models;

[Rule("6.5")]
[BsonGenerated]
public partial class Jagged
{
    public int[][]? Two { get; set; }

    public string?[][][]? Three { get; set; }

    public List<int[]>[]? Mixed { get; set; }

    public byte[][]? Bytes { get; set; }

    public List<byte[]>? BytesList { get; set; }

    public int[,][]? MatrixOfArrays { get; set; }

    public int?[]? Nullables { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class FourDimensions
{
    public int[,,,]? Four { get; set; }

    public int Number { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class MatricesOfDocuments
{
    public Point?[,]? Points { get; set; }

    public string?[,,]? Texts { get; set; }
}
