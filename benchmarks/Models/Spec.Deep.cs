using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models;

/// <summary>The driver specification's deep document: a binary tree of which only the last level holds text.</summary>
[BsonGenerated]
public sealed partial class DeepDocument
{
    [BsonElement("left")]
    public DeepNode? Left { get; set; }

    [BsonElement("right")]
    public DeepNode? Right { get; set; }
}

[BsonGenerated]
public sealed partial class DeepNode
{
    [BsonElement("left")]
    [BsonIgnoreIfNull]
    public DeepNode? Left { get; set; }

    [BsonElement("right")]
    [BsonIgnoreIfNull]
    public DeepNode? Right { get; set; }

    [BsonElement("leftValue")]
    [BsonIgnoreIfNull]
    public string? LeftValue { get; set; }

    [BsonElement("rightValue")]
    [BsonIgnoreIfNull]
    public string? RightValue { get; set; }
}
