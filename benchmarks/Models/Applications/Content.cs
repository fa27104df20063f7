using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models.Applications;

/// <summary>An entry of a content management system: maps of fields and languages to any values, and long texts.</summary>
[BsonGenerated]
public sealed partial class ContentEntry
{
    public string Id { get; set; } = "";

    [BsonElement("ai"), BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid AppId { get; set; }

    [BsonElement("si"), BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid SchemaId { get; set; }

    [BsonElement("dl")]
    public bool IsDeleted { get; set; }

    [BsonElement("vs")]
    public long Version { get; set; }

    [BsonElement("ss"), BsonRepresentation(BsonType.String)]
    public ContentStatus Status { get; set; }

    [BsonElement("do")]
    public Dictionary<string, Dictionary<string, object>> Data { get; set; } = [];

    [BsonElement("tx")]
    public Dictionary<string, string> Texts { get; set; } = [];

    [BsonElement("rf")]
    public HashSet<string> References { get; set; } = [];

    [BsonElement("ct")]
    public DateTime Created { get; set; }

    [BsonElement("mt")]
    public DateTime LastModified { get; set; }

    [BsonElement("cb")]
    public string CreatedBy { get; set; } = "";

    [BsonElement("mb")]
    public string LastModifiedBy { get; set; } = "";

    [BsonElement("sj"), BsonIgnoreIfNull]
    public ScheduledChange? Scheduled { get; set; }
}

public enum ContentStatus
{
    Draft,
    Published,
    Archived,
}

[BsonGenerated]
public sealed partial class ScheduledChange
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Id { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ContentStatus Status { get; set; }

    public string ScheduledBy { get; set; } = "";

    public DateTime Due { get; set; }
}
