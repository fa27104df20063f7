// Methods that decide whether a member is written.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class ShouldSerialize
{
    public int Number { get; set; }

    public string? Text { get; set; }

    public int Plain { get; set; }

    [BsonIgnoreIfNull]
    public string? Both { get; set; }

    public bool ShouldSerializeNumber() => Number % 2 == 0;

    public bool ShouldSerializeText() => Text is { Length: > 0 };

    public bool ShouldSerializeBoth() => Both != "x";

    public bool ShouldSerializePlain(int ignored) => ignored > 0;

    private bool ShouldSerializeOther() => false;
}

public class ShouldSerializeBase
{
    public int Number { get; set; }

    public int Hidden { get; set; }

    public int Late { get; set; }

    public virtual bool ShouldSerializeNumber() => Number > 10;

    public bool ShouldSerializeHidden() => Hidden > 10;

    protected bool ShouldSerializeOwn() => false;

    public bool ShouldSerializePublicOwn() => false;
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class InheritsShouldSerialize : ShouldSerializeBase
{
    public int Own { get; set; }

    public int PublicOwn { get; set; }

    public override bool ShouldSerializeNumber() => Number > 50;

    public new bool ShouldSerializeHidden() => false;

    public bool ShouldSerializeLate() => false;
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class OddShouldSerialize
{
    public int Private { get; set; }

    public int Integer { get; set; }

    public int Nullable { get; set; }

    public int Parameter { get; set; }

    public int Overloaded { get; set; }

    public int Id { get; set; }

    public string? Field;

    [BsonElement("other")]
    public int Renamed { get; set; }

    private bool ShouldSerializePrivate() => false;

    public int ShouldSerializeInteger() => 0;

    public bool? ShouldSerializeNullable() => false;

    public bool ShouldSerializeParameter(bool value = false) => value;

    public bool ShouldSerializeOverloaded(int value) => value > 0;

    public bool ShouldSerializeOverloaded() => Overloaded > 50;

    public bool ShouldSerializeId() => Id > 50;

    public bool ShouldSerializeField() => Field is not null;

    public bool ShouldSerializeRenamed() => Renamed > 50;

    public bool ShouldSerializeother() => false;
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class StaticShouldSerialize
{
    public int Number { get; set; }

    public static bool ShouldSerializeNumber() => false;
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class GenericShouldSerialize
{
    public int Number { get; set; }

    public bool ShouldSerializeNumber<T>() => false;
}

[Rule("4.2.6", "4.2.9")]
[BsonGenerated]
public partial class ThrowingShouldSerialize
{
    public int Before { get; set; }

    public int Number { get; set; }

    public bool ShouldSerializeNumber() => Number > 50 ? throw new InvalidOperationException("no") : true;
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class ExplicitShouldSerialize : IShouldSerialize
{
    public int Number { get; set; }

    bool IShouldSerialize.ShouldSerializeNumber() => false;
}

public interface IShouldSerialize
{
    bool ShouldSerializeNumber();
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class ShouldSerializeOfMembersWithoutSetter
{
    public int Id => 4;

    [BsonElement]
    public int Number => 5;

    public bool ShouldSerializeId() => false;

    public bool ShouldSerializeNumber() => true;
}
