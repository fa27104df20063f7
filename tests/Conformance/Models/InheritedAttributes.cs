// Attributes of base classes, of which derived classes inherit some.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.9.2")]
[BsonIgnoreExtraElements(true, Inherited = true)]
[BsonGenerated]
public partial class LenientRoot
{
    public int Number { get; set; }
}

[Rule("1.9.2")]
[BsonGenerated]
public partial class LenientLeaf : LenientMiddle
{
    public int Leaf { get; set; }
}

[BsonIgnoreExtraElements(false)]
public class LenientMiddle : LenientRoot
{
    public int Middle { get; set; }
}

[Rule("1.9.2")]
[BsonIgnoreExtraElements(false, Inherited = true)]
[BsonGenerated]
public partial class StrictRoot
{
    public int Number { get; set; }
}

[Rule("1.9.2")]
[BsonGenerated]
public partial class StrictLeaf : StrictRoot
{
    public int Leaf { get; set; }
}

[Rule("1.9.2", "4.1.6")]
[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class LenientWithBag
{
    public int Number { get; set; }

    public BsonDocument? ExtraElements { get; set; }
}

[Rule("1.4.6")]
[BsonNoId]
public class NoIdBase
{
    public int Id { get; set; }
}

[Rule("1.4.6")]
[BsonGenerated]
public partial class InheritsNoId : NoIdBase
{
    public int Own { get; set; }
}

[Rule("1.4.6", "1.4.5")]
[BsonGenerated]
[BsonNoId]
public partial class NoIdUnderId : BaseWithId
{
    public int Own { get; set; }
}

[Rule("1.4.6")]
[BsonGenerated]
[BsonNoId]
public partial class NoIdDespiteAttribute
{
    [BsonId]
    public int Key { get; set; }

    public int Number { get; set; }
}

[Rule("1.4.3")]
[BsonGenerated]
public partial class KeyUnderNoId : NoIdBase
{
    [BsonId]
    public string? Key { get; set; }
}
