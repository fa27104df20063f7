// Members of several levels of base classes, and protected ones.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

public class LevelOne
{
    public int A1 { get; set; }

    public string? B1;

    [BsonElement(Order = 1)]
    public int C1 { get; set; }
}

public class LevelTwo : LevelOne
{
    public int A2 { get; set; }

    public string? B2;
}

public abstract class LevelThree : LevelTwo
{
    [BsonElement(Order = -5)]
    public int A3 { get; set; }

    [BsonElement]
    private string? _b3;

    public string? ReadB3() => _b3;
}

[Rule("1.3.1", "1.3.2", "1.3.3")]
[BsonGenerated]
public partial class LevelFour : LevelThree
{
    public int A4 { get; set; }

    public string? B4;

    [BsonElement]
    private double _c4;

    public int Id { get; set; }
}

[Rule("1.4.5")]
[BsonGenerated]
public partial class IdInTheMiddle : LevelWithId
{
    public int After { get; set; }
}

public class LevelBeforeId
{
    public int Before { get; set; }
}

public class LevelWithId : LevelBeforeId
{
    public int Number { get; set; }

    public ObjectId Id { get; set; }
}

public class ProtectedMembers
{
    [BsonElement]
    protected int Number { get; private set; }

    [BsonElement]
    protected internal string? Text;

    [BsonElement]
    private protected long PrivateProtected { get; set; }

    [BsonElement]
    internal bool Internal { get; set; }

    [BsonElement]
    protected int Getter { private get; set; }
}

[Rule("1.2.6")]
[BsonGenerated]
public partial class InheritsProtected : ProtectedMembers
{
    [BsonElement]
    protected int Own { get; set; }
}
