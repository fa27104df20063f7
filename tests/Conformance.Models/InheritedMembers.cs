// Members that a derived class overrides, hides, implements or has a say in.
using BsonGen;
using MongoDB.Bson;
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

public class HiddenLevels
{
    public int Number { get; set; }

    public string? Text;

    [BsonElement("p")]
    private int Private { get; set; }

    public virtual int Virtual { get; set; }
}

[BsonGenerated]
public partial class HidingOnce : HiddenLevels
{
    [BsonElement("Number2")]
    public new string? Number { get; set; }

    [BsonElement("p2")]
    private int Private { get; set; }

    [BsonElement("Virtual2")]
    public new virtual int Virtual { get; set; }
}

[Rule("1.2.10")]
[BsonGenerated]
public partial class HidingTwice : HidingOnce
{
    [BsonElement("Number3")]
    public new double Number { get; set; }

    [BsonElement("Text3")]
    public new int Text { get; set; }

    [BsonElement("p3")]
    private int Private { get; set; }

    public override int Virtual { get; set; }
}

[Rule("1.2.10")]
[BsonGenerated]
public partial class HidingWithMethod : HiddenLevels
{
    public new int Number() => base.Number;

    public int Own { get; set; }
}

[Rule("1.2.10")]
[BsonGenerated]
public partial class HidingWithIgnored : HiddenLevels
{
    [BsonIgnore]
    public new int Number { get; set; }

    public new static string? Text { get; set; }

    public int Own { get; set; }
}

[Rule("1.2.10", "1.4.3")]
[BsonGenerated]
public partial class HidingId : BaseWithId
{
    [BsonIgnore]
    public new string? Id { get; set; }

    public int Own { get; set; }
}

public interface INamed
{
    string? Name { get; set; }

    int Number { get; }

    int Default => 7;
}

public interface INumbered<T>
{
    T? Number { get; set; }
}

[Rule("1.2.12")]
[BsonGenerated]
public partial class ImplementsTwo : INamed, INumbered<int>
{
    public string? Name { get; set; }

    public int Number { get; set; }
}

[Rule("1.2.11")]
[BsonGenerated]
public partial class ExplicitBesideImplicit : INamed, INumbered<string>
{
    private string? _name = "explicit";

    public int Number { get; set; }

    string? INamed.Name { get => _name; set => _name = value; }

    string? INumbered<string>.Number { get; set; }

    [BsonIgnore]
    public string? Other { get; set; }
}

[Rule("1.2.11")]
[BsonGenerated]
public partial class AttributedExplicit : INamed
{
    public int Number { get; set; }

    [BsonElement("name")]
    string? INamed.Name { get; set; }
}

[Rule("1.2.11")]
[BsonGenerated]
public partial class AttributedExplicitWithoutName : INumbered<int>
{
    [BsonElement]
    int INumbered<int>.Number { get; set; }

    public int Other { get; set; }
}

[Rule("1.2.12")]
[BsonGenerated]
public sealed partial class SealedImplementing : INamed
{
    [BsonElement("n")]
    public string? Name { get; set; }

    [BsonElement("m")]
    public int Number => 9;
}

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
