using BsonGen;

namespace Benchmarks.Models;

/// <summary>One member of each simple kind and an array of objects, as serializers are commonly compared with.</summary>
[BsonGenerated]
public sealed partial class DemoClass
{
    public int Number { get; set; }

    public bool Flag { get; set; }

    public string Text { get; set; } = "";

    public double Ratio { get; set; }

    public long Total { get; set; }

    public DemoSubClass[] Parts { get; set; } = [];
}

[BsonGenerated]
public sealed partial class DemoSubClass
{
    public int Number { get; set; }

    public bool Flag { get; set; }

    public string Text { get; set; } = "";

    public double Ratio { get; set; }

    public long Total { get; set; }
}
