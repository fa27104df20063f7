// Constructors of base and derived classes, and of classes that discriminators name.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

public abstract class ImmutableBase
{
    protected ImmutableBase(int id, string? name)
    {
        Id = id;
        Name = name;
    }

    public int Id { get; }

    public string? Name { get; }

    public int Length => Name?.Length ?? 0;
}

[BsonGenerated]
public partial class ImmutableDerived(int id, string? name, double own) : ImmutableBase(id, name)
{
    public double Own { get; } = own;
}

[BsonGenerated]
public sealed partial class ImmutableLast(int id, string? name, double own, string? last) : ImmutableDerived(id, name, own)
{
    public string? Last { get; } = last;
}

[BsonGenerated]
public partial class ImmutableVirtual
{
    protected ImmutableVirtual(string? kind) => Kind = kind;

    public virtual string? Kind { get; }
}

[BsonGenerated]
public partial class ImmutableOverriding(int number) : AbstractKind
{
    public override string Kind => "overridden";

    public int Number { get; } = number;
}

public abstract class AbstractKind
{
    public abstract string Kind { get; }
}

[BsonGenerated]
public partial class OverriddenArgument(string? kind) : AbstractKind
{
    public override string Kind { get; } = kind ?? "null";
}

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(ImmutableCircle), typeof(ImmutableSquare))]
public abstract partial class ImmutableShape
{
    protected ImmutableShape(string? name) => Name = name;

    public string? Name { get; }
}

[BsonGenerated]
public sealed partial class ImmutableCircle(string? name, double radius) : ImmutableShape(name)
{
    public double Radius { get; } = radius;
}

[BsonGenerated]
public partial class ImmutableSquare(string? name, int side) : ImmutableShape(name)
{
    public int Side { get; } = side;
}

[BsonGenerated]
public partial class ImmutableColoredSquare(string? name, int side, string? color) : ImmutableSquare(name, side)
{
    public string? Color { get; } = color;
}

[BsonGenerated]
public partial class HoldsImmutableShapes
{
    public ImmutableShape? Shape { get; set; }

    public List<ImmutableSquare?>? Squares { get; set; }
}

[BsonGenerated]
public partial class HiddenArgument(int number) : HiddenArgumentBase(number + 1)
{
    [BsonElement("own")]
    public new int Number { get; } = number;
}

public class HiddenArgumentBase
{
    public HiddenArgumentBase(int number) => Number = number;

    public int Number { get; }
}
