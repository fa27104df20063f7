using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models.Contracts;

/// <summary>Its id is text that is stored as an ObjectId.</summary>
[BsonGenerated]
public sealed partial class Voucher
{
    [BsonRepresentation(BsonType.ObjectId)]
    public string? Id { get; set; }

    public string? Title { get; set; }

    [BsonElement("prio"), BsonRepresentation(BsonType.String)]
    public int Priority { get; set; }

    [BsonExtraElements]
    public BsonDocument? Extra { get; set; }
}

/// <summary>Its id has another name, and no generator.</summary>
[BsonGenerated]
public sealed partial class Numbered
{
    [BsonId]
    public int Key { get; set; }
}

/// <summary>The root of a hierarchy. The discriminators of its documents name all classes.</summary>
[BsonGenerated, BsonDiscriminator(RootClass = true), BsonKnownTypes(typeof(Cat))]
public abstract partial class Animal
{
    public Guid Id { get; set; }

    public string? Name { get; set; }
}

[BsonGenerated, BsonDiscriminator("cat")]
public sealed partial class Cat : Animal
{
    public int Lives { get; set; }
}

/// <summary>Class-mapped; names itself among its known types.</summary>
[BsonKnownTypes(typeof(Tool), typeof(Saw))]
public class Tool
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class Saw : Tool
{
    public int Teeth { get; set; }
}

/// <summary>The driver refuses the name of its element in replacements.</summary>
[BsonGenerated]
public sealed partial class Priced
{
    [BsonElement("$count")]
    public int Count { get; set; }
}
