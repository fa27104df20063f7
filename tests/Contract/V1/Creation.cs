using System.ComponentModel;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Contract.V1;

// Constructors, factory methods, and types with many members.

[BsonGenerated]
public sealed partial record Item([property: BsonId] int Id, string Name, decimal Price);

[BsonGenerated]
public sealed partial class Immutable
{
    [BsonConstructor]
    public Immutable(int a, string b) => (A, B) = (a, b);

    [BsonConstructor]
    public Immutable(int a) => (A, B) = (a, "");

    [BsonFactoryMethod]
    public static Immutable Create(string b) => new(0, b);

    public int A { get; }

    public string B { get; }
}

[BsonGenerated]
public sealed partial class Initialized : ISupportInitialize
{
    public int A { get; set; }

    [BsonIgnore]
    public int Calls { get; private set; }

    public void BeginInit() => Calls++;

    public void EndInit() => Calls++;
}

[BsonGenerated]
public partial struct InitializedStruct : ISupportInitialize
{
    public int A { get; set; }

    public readonly void BeginInit()
    {
    }

    public readonly void EndInit()
    {
    }
}

[BsonGenerated]
public sealed partial class Choosing
{
    private string _text = "";

    public int A { get; set; }

    public string Text
    {
        get => _text;
        set => _text = value ?? throw new ArgumentNullException(nameof(value));
    }

    [BsonIgnoreIfDefault]
    public Point Point { get; set; }

    public bool ShouldSerializeA() => A != 3;
}

[BsonGenerated]
public sealed partial class Wide
{
    public int Member1 { get; set; }

    public int Member2 { get; set; }

    public int Member3 { get; set; }

    public int Member4 { get; set; }

    public int Member5 { get; set; }

    public int Member6 { get; set; }

    public int Member7 { get; set; }

    public int Member8 { get; set; }

    public int Member9 { get; set; }

    public int Member10 { get; set; }

    public int Member11 { get; set; }

    public int Member12 { get; set; }

    public int Member13 { get; set; }

    public int Member14 { get; set; }

    public int Member15 { get; set; }

    public int Member16 { get; set; }

    public int Member17 { get; set; }

    public int Member18 { get; set; }
}

[BsonGenerated]
public partial class Starting
{
    public static int Created { get; private set; }

    public Starting() => Created++;

    public int A { get; set; }
}

[BsonGenerated]
public partial struct Careful
{
    private string? _text;

    public string? Text
    {
        readonly get => _text;
        set => _text = value ?? throw new ArgumentNullException(nameof(value));
    }
}

[BsonGenerated]
public partial struct Preset
{
    public Preset() => A = 1;

    public int A { get; set; }
}
