// Members of base classes, some of them overridden or hidden.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

public abstract class Entity
{
    public int Id { get; set; }

    public string? CreatedBy;

    [BsonElement]
    private int _version;

    protected int Unmapped { get; set; }

    public int Version => _version;
}

[BsonGenerated]
public partial class Customer : Entity
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class SpecialCustomer : Customer
{
    public double Discount { get; set; }

    public string? Field;
}

[BsonGenerated]
public sealed partial class SealedCustomer : Entity
{
    public string? Name { get; set; }
}

public class VirtualBase
{
    public virtual int Number { get; set; }

    public virtual string? Text { get; set; }

    [BsonIgnore]
    public virtual int Ignored { get; set; }
}

[BsonGenerated]
public partial class Overriding : VirtualBase
{
    public override int Number
    {
        get => base.Number;
        set => base.Number = value + 1;
    }

    [BsonIgnore]
    public override string? Text { get; set; }

    public override int Ignored { get; set; }

    public int Own { get; set; }
}

public abstract class AbstractBase
{
    public abstract int Number { get; set; }

    public abstract string? Text { get; }
}

[BsonGenerated]
public partial class Implementing : AbstractBase
{
    public override int Number { get; set; }

    public override string? Text => "text";
}

public class HiddenBase
{
    public int Number { get; set; }

    public string? Text;
}

[BsonGenerated]
public partial class Hiding : HiddenBase
{
    [BsonElement("OwnNumber")]
    public new int Number { get; set; }

    [BsonElement("OwnText")]
    public new string? Text;
}

public class BaseWithId
{
    public int Id { get; set; }
}

[BsonGenerated]
public partial class InheritsId : BaseWithId
{
    public int Number { get; set; }
}

public class OrderedBase
{
    [BsonElement(Order = 5)]
    public int Five { get; set; }

    [BsonElement(Order = 2)]
    public int Two { get; set; }
}

[BsonGenerated]
public partial class OrderedDerived : OrderedBase
{
    [BsonElement(Order = 1)]
    public int One { get; set; }

    public int Last { get; set; }
}

public class PrivateSetBase
{
    public int Number { get; private set; }

    public string? Init { get; init; }

    [BsonElement]
    protected int Protected { get; set; }
}

[BsonGenerated]
public partial class PrivateSetDerived : PrivateSetBase
{
    public int Own { get; private set; }
}

[BsonIgnoreExtraElements(Inherited = true)]
public class LenientBase
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class LenientByInheritance : LenientBase
{
    public int Own { get; set; }
}

[BsonGenerated]
[BsonIgnoreExtraElements(false)]
public partial class LenientInSpite : LenientBase
{
    public int Own { get; set; }
}

[BsonIgnoreExtraElements]
public class LenientAlone
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class NotLenient : LenientAlone
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class GenericBase<T>
{
    public T? Value { get; set; }
}

[BsonGenerated]
public partial class ClosesGenericBase : GenericBase<int>
{
    public int Own { get; set; }
}
