using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using Conformance.Models.Depots.Domain;
using Conformance.Models.Depots.Storage;

namespace Conformance.Models.Depots;

/// <summary>All class maps are registered by a library, and most are those of base classes.</summary>
public static class Start
{
    public static void Run() => Storage.Storage.Use(typeof(Start).Assembly);
}

[BsonGenerated]
public partial class Crate : Stored
{
    public string? Content { get; set; }

    public List<Crate>? Inner { get; set; }
}

[BsonGenerated]
public partial class Shelf : Keyed<string, int>
{
    public int Height { get; set; }
}

[BsonGenerated]
public partial class Truck : Vehicle
{
    public double Load { get; set; }
}

[BsonGenerated]
public partial class Tricycle : Vehicle
{
    public Truck? CarriedBy { get; set; }
}

[BsonGenerated]
public partial class Parcel : Tracked
{
    public string? Receiver { get; set; }
}

[BsonGenerated(Members = ["_secret"])]
public partial class Invoice : IDocument
{
    private int _secret;

    public string? Code { get; set; }

    public decimal Total { get; set; }

    public TimeSpan Delay { get; set; }

    public bool IsCached { get; set; }

    public List<Line>? Lines { get; set; }

    public void Change() => _secret++;
}

[BsonGenerated]
public partial record Line(string? Code, int Count) : IDocument;

[BsonGenerated]
internal partial class Note : IDocument
{
    public string? Code { get; set; }

    public Level? Level { get; set; }
}
