// Members that a derived class overrides.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.2.9")]
[BsonGenerated]
public partial class OverridingWithAttribute : VirtualBase
{
    [BsonElement("other")]
    public override int Number { get; set; }

    [BsonElement("otherText")]
    public override string? Text { get => base.Text; set => base.Text = value + "."; }
}

[Rule("1.2.9")]
[BsonGenerated]
public partial class OverridingTwice : Overriding
{
    public override int Number { get => base.Number; set => base.Number = value * 2; }

    public sealed override string? Text { get; set; }
}

public abstract class AttributedAbstract
{
    [BsonElement("n")]
    public abstract int Number { get; set; }

    [BsonIgnoreIfNull]
    public abstract string? Text { get; set; }

    [BsonIgnore]
    public abstract long Ignored { get; set; }

    [BsonId]
    public abstract int Key { get; set; }
}

[Rule("1.2.9", "1.4.5")]
[BsonGenerated]
public partial class ImplementingAttributed : AttributedAbstract
{
    public override int Number { get; set; }

    public override string? Text { get; set; }

    public override long Ignored { get; set; }

    public override int Key { get; set; }
}

public abstract class VirtualIdBase
{
    public virtual int Id { get; set; }

    public virtual string? Name { get; }
}

[Rule("1.2.9", "1.4.1", "1.4.5")]
[BsonGenerated]
public partial class OverridingId : VirtualIdBase
{
    public override int Id { get; set; }

    public override string? Name => "overridden";
}

public abstract class GetOnlyVirtual
{
    public virtual int Number => 1;

    [BsonElement]
    public virtual int Mapped => 2;
}

[Rule("1.2.9", "1.2.4")]
[BsonGenerated]
public partial class OverridingGetOnly : GetOnlyVirtual
{
    public override int Number => 3;

    public override int Mapped => 4;
}
