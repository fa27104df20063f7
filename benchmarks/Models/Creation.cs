using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models;

/// <summary>Eight members that are set. The other types of this file hold the same members and are made in other ways.</summary>
[BsonGenerated]
public sealed partial class MutableItem
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

[BsonGenerated]
public sealed partial record RecordItem(
    [property: BsonId] long Id, string Name, int Count, double Price, bool IsActive, DateTime Placed, string City, int Zone);

[BsonGenerated]
public sealed partial class InitItem
{
    public long Id { get; init; }

    public string Name { get; init; } = "";

    public int Count { get; init; }

    public double Price { get; init; }

    public bool IsActive { get; init; }

    public DateTime Placed { get; init; }

    public string City { get; init; } = "";

    public int Zone { get; init; }
}

[BsonGenerated]
public sealed partial class RequiredItem
{
    public required long Id { get; set; }

    public required string Name { get; set; }

    public required int Count { get; set; }

    public required double Price { get; set; }

    public required bool IsActive { get; set; }

    public required DateTime Placed { get; set; }

    public required string City { get; set; }

    public required int Zone { get; set; }
}

[BsonGenerated]
public sealed partial class DemandingItem
{
    [BsonRequired]
    public long Id { get; set; }

    [BsonRequired]
    public string Name { get; set; } = "";

    [BsonRequired]
    public int Count { get; set; }

    [BsonRequired]
    public double Price { get; set; }

    [BsonRequired]
    public bool IsActive { get; set; }

    [BsonRequired]
    public DateTime Placed { get; set; }

    [BsonRequired]
    public string City { get; set; } = "";

    [BsonRequired]
    public int Zone { get; set; }
}

public class ItemBase
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public int Count { get; set; }

    public double Price { get; set; }
}

[BsonGenerated]
public sealed partial class DerivedItem : ItemBase
{
    public bool IsActive { get; set; }

    public DateTime Placed { get; set; }

    public string City { get; set; } = "";

    public int Zone { get; set; }
}

/// <summary>Eight members that a constructor sets.</summary>
[BsonGenerated]
public sealed partial class GetOnlyItem
{
    public GetOnlyItem(
        long id, string name, int count, double price, bool isActive, DateTime placed, string city, int zone)
    {
        Id = id;
        Name = name;
        Count = count;
        Price = price;
        IsActive = isActive;
        Placed = placed;
        City = city;
        Zone = zone;
    }

    public long Id { get; }

    public string Name { get; }

    public int Count { get; }

    public double Price { get; }

    public bool IsActive { get; }

    public DateTime Placed { get; }

    public string City { get; }

    public int Zone { get; }
}

[BsonGenerated]
public sealed partial class MutableParcel
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public MutableItem Main { get; set; } = new();

    public List<MutableItem> Items { get; set; } = [];
}

[BsonGenerated]
public sealed partial class GetOnlyParcel
{
    public GetOnlyParcel(long id, string name, GetOnlyItem main, List<GetOnlyItem> items)
    {
        Id = id;
        Name = name;
        Main = main;
        Items = items;
    }

    public long Id { get; }

    public string Name { get; }

    public GetOnlyItem Main { get; }

    public List<GetOnlyItem> Items { get; }
}
