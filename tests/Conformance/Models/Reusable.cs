// Classes whose objects can be read into. The class map does not know the attribute.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated, BsonReusable]
public sealed partial class ReusableMembers
{
    public int Number { get; set; } = 7;

    public long? Nullable { get; set; } = 8;

    public string Text { get; set; } = "initial";

    [BsonInterned]
    public string? Shared { get; set; }

    public double Field = 1.5;

    public bool Flag { get; set; }

    public decimal Amount { get; set; } = 2.5m;

    public DateTime Date { get; set; }

    public ObjectId Key { get; set; }

    public DayOfWeek Day { get; set; } = DayOfWeek.Friday;

    public byte[] Bytes { get; set; } = [];

    public BsonDocument? Document { get; set; }

    public object? Anything { get; set; }
}

[BsonGenerated, BsonReusable]
public sealed partial class ReusableRules
{
    [BsonRequired]
    public int Required { get; set; }

    [BsonDefaultValue(5)]
    public int Defaulted { get; set; } = 6;

    [BsonDefaultValue("text"), BsonIgnoreIfDefault]
    public string? Ignored { get; set; } = "initial";

    [BsonIgnoreIfNull]
    public ReusableChild? Child { get; set; } = new();

    [BsonElement("hidden")]
    private int Hidden { get; set; } = 9;

    public string? Late { get; private set; } = "late";

    public required string Needed { get; set; }
}

[BsonGenerated, BsonReusable]
public sealed partial class ReusableChild
{
    public int Number { get; set; } = 3;

    public string? Text { get; set; }
}

[BsonGenerated, BsonReusable]
[BsonKnownTypes(typeof(ReusableDerived))]
public partial class ReusableBase
{
    public int Id { get; set; }

    public List<int> Numbers { get; set; } = [];
}

[BsonGenerated, BsonReusable]
public sealed partial class ReusableDerived : ReusableBase
{
    public ReusableChild? Own { get; set; }
}

/// <summary>A class whose documents have a discriminator when they are of a derived class.</summary>
[BsonGenerated, BsonReusable]
public sealed partial class ReusableHolder
{
    public ReusableChild? Child { get; set; }

    public ReusableBase? Base { get; set; }

    public List<ReusableChild?>? Children { get; set; } = [];

    public IList<ReusableBase> Bases { get; set; } = [];

    public IReadOnlyList<string>? Texts { get; set; }

    public IEnumerable<int> Numbers { get; set; } = [];

    public List<List<ReusableChild>?> Nested { get; set; } = [];

    public List<ReusablePlain> Plain { get; set; } = [];

    public ReusablePlain? Other { get; set; }

    public ReusableChild[]? Array { get; set; }

    public HashSet<int>? Set { get; set; }

    public Dictionary<string, ReusableChild>? Dictionary { get; set; }

    public List<(int, ReusableChild)>? Pairs { get; set; }
}

/// <summary>A class without the attribute: its objects are always new.</summary>
[BsonGenerated]
public sealed partial class ReusablePlain
{
    public int Number { get; set; }
}

[BsonGenerated, BsonReusable]
public partial class ReusableOf<T>
{
    public T? Value { get; set; }

    public List<T> Values { get; set; } = [];
}

[BsonGenerated, BsonReusable]
public sealed partial class ReusableOfText
{
    public ReusableOf<string>? Texts { get; set; }

    public ReusableOf<ReusableChild>? Children { get; set; }
}

[BsonGenerated, BsonReusable]
public sealed partial class ReusableNode
{
    public string? Name { get; set; }

    public ReusableNode? Next { get; set; }

    public List<ReusableNode> Children { get; set; } = [];
}

/// <summary>So many members that they are read in groups.</summary>
[BsonGenerated, BsonReusable]
public sealed partial class ReusableWide
{
    public int A { get; set; } = 1;

    public int B { get; set; } = 2;

    public string? C { get; set; } = "3";

    public List<ReusableChild>? D { get; set; } = [];

    public int E { get; set; }

    [BsonRequired]
    public int F { get; set; }

    public int G { get; set; }

    public int H { get; set; } = 8;

    [BsonDefaultValue(10)]
    public int I { get; set; } = 9;

    public int J { get; set; }

    public ReusableChild? K { get; set; }

    public int L { get; set; }

    public List<int>? M { get; set; }

    public int N { get; set; }

    public int O { get; set; }

    public string? P { get; set; } = "16";

    public int Q { get; set; }

    public int R { get; set; }
}
