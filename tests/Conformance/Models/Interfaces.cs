// Members that implement interfaces, explicitly and not.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

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
