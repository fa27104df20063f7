// Properties that a derived class overrides with a more derived type. Reflection finds both properties.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

public class Part
{
    public int Number { get; set; }
}

public class SpecialPart : Part
{
    public string? Text { get; set; }
}

public class VirtualPart
{
    public virtual Part? Id { get; }

    public int Size { get; set; }
}

[Rule("1.2.9")]
[BsonGenerated]
public partial class CovariantId : VirtualPart
{
    public override SpecialPart? Id { get; }

    public int Own { get; set; }
}

public abstract class AbstractId
{
    public abstract object? Id { get; }
}

[Rule("1.2.9")]
[BsonGenerated]
public partial class CovariantTextId : AbstractId
{
    public override string? Id { get; }

    public int Own { get; set; }
}

public abstract class AbstractNamedId
{
    [BsonIgnore]
    public abstract object? Id { get; }
}

[Rule("1.2.9")]
[BsonGenerated]
public partial class CovariantIgnoredId : AbstractNamedId
{
    public override string? Id { get; }

    public int Own { get; set; }
}

public abstract class ImmutablePart
{
    protected ImmutablePart(Part? part) => Part = part;

    public virtual Part? Part { get; }
}

[Rule("1.2.9")]
[BsonGenerated]
public partial class CovariantImmutable : ImmutablePart
{
    public CovariantImmutable(SpecialPart? part)
        : base(part) => Part = part;

    public override SpecialPart? Part { get; }
}

public class MappedPart
{
    [BsonElement("first")]
    public virtual Part? Part { get; }
}

[Rule("1.2.9")]
[BsonGenerated]
public partial class CovariantElement : MappedPart
{
    [BsonElement("second")]
    public override SpecialPart? Part { get; }
}

[Rule("1.2.9")]
[BsonGenerated]
public partial class CovariantAndUnmapped : UnmappedPart
{
    public override SpecialPart? Part => null;

    public int Own { get; set; }
}

public class UnmappedPart
{
    public virtual Part? Part => null;
}
