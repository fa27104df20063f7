using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models;

/// <summary>The members of <see cref="MutableItem"/> with default values by attributes.</summary>
[BsonGenerated]
public sealed partial class DefaultedItem
{
    public long Id { get; set; }

    [BsonDefaultValue("n")]
    public string Name { get; set; } = "";

    [BsonDefaultValue(1)]
    public int Count { get; set; }

    [BsonDefaultValue(1.5)]
    public double Price { get; set; }

    [BsonDefaultValue(true)]
    public bool IsActive { get; set; }

    public DateTime Placed { get; set; }

    [BsonDefaultValue("c")]
    public string City { get; set; } = "";

    [BsonDefaultValue(1)]
    public int Zone { get; set; }
}

/// <summary>The same members, which a class map requires that the compiler does not see.</summary>
[BsonGenerated]
public sealed partial class LateRequiredItem
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public int Count { get; set; }

    public double Price { get; set; }

    public bool IsActive { get; set; }

    public DateTime Placed { get; set; }

    public string City { get; set; } = "";

    public int Zone { get; set; }
}

/// <summary>The same members, whose default values are in a class map that the compiler does not see.</summary>
[BsonGenerated]
public sealed partial class LateDefaultedItem
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public int Count { get; set; }

    public double Price { get; set; }

    public bool IsActive { get; set; }

    public DateTime Placed { get; set; }

    public string City { get; set; } = "";

    public int Zone { get; set; }
}
