// Members whose element names start with the same bytes, in documents of any order.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public sealed partial class NamesThatStartAlike
{
    public int Customer { get; set; }

    public int Customer1 { get; set; }

    public string? Customer2 { get; set; }

    public int? CustomerName { get; set; }

    public long CustomerNumberOfTheOtherBranch { get; set; }

    public long CustomerNumberOfTheOtherOffice { get; set; }

    [BsonElement("C")]
    public double C { get; set; }

    [BsonElement("Cu")]
    public bool Cu { get; set; }

    [BsonElement("Größe")]
    public int Size { get; set; }

    [BsonElement("Größenordnung")]
    public int Magnitude { get; set; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class NamesThatStartAlikeOfMany
{
    public int Customer { get; set; }

    public long CustomerNumberOfTheOtherOffice { get; set; }

    [BsonElement("Cu")]
    public bool Cu { get; set; }
}
