using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>The base class of a package, which has no attribute.</summary>
public class PackagedUser<TKey>
{
    public TKey? Id { get; set; }

    public string? UserName { get; set; }

    public string? Email { get; set; }

    public int AccessFailedCount { get; set; }
}

/// <summary>Its members would be configured by a convention that looks for an attribute of the user.</summary>
[BsonGenerated]
public partial class Shelf
{
    public string? Label { get; set; }

    [ManyToMany]
    public string? Books { get; set; }
}

/// <summary>An attribute that only a convention of the user knows.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class ManyToManyAttribute : Attribute;

/// <summary>Members of types that are configured in code.</summary>
[BsonGenerated]
public partial class Catalogue
{
    public ObjectId Id { get; set; }

    public string? Title { get; set; }

    public Status Status { get; set; }

    public List<Line>? Lines { get; set; }

    public Point Place { get; set; }

    public Edition? Edition { get; set; }
}

[BsonGenerated]
public partial struct Point
{
    public int X { get; set; }

    public int Y { get; set; }
}

/// <summary>Made by its constructor.</summary>
[BsonGenerated]
public partial class Edition
{
    public Edition(int number, string? name)
    {
        Number = number;
        Name = name;
    }

    public int Number { get; }

    public string? Name { get; }
}

/// <summary>Its attribute takes precedence over conventions.</summary>
[BsonGenerated]
[BsonIgnoreExtraElements(false)]
public partial class Strict
{
    public int X { get; set; }
}
