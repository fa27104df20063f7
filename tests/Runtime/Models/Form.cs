using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>Class maps make its elements required, or optional.</summary>
[BsonGenerated, BsonReusable]
public partial class Form
{
    [BsonRequired]
    public string? Title { get; set; }

    public int Number { get; set; }

    public List<Form>? Parts { get; set; }
}

[BsonGenerated]
public partial class SignedForm : Form
{
    public string? Signature { get; set; }
}

/// <summary>Its class map may require extra elements.</summary>
[BsonGenerated]
public partial class Folder
{
    public Form? First { get; set; }

    public Dictionary<string, Form>? Named { get; set; }

    public object? Any { get; set; }

    [BsonExtraElements]
    public BsonDocument? Rest { get; set; }
}
