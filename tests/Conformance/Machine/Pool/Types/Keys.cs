namespace Conformance.Models.Histories;

[BsonGenerated]
public partial class TextKey
{
    public string? Id { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class GuidKey
{
    public Guid Id { get; set; }

    public Guid? Other { get; set; }
}

[BsonGenerated]
public partial class Loose
{
    public int Id { get; set; }

    public BsonDocument? ExtraElements { get; set; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class Lenient
{
    [BsonRequired]
    public string? Name { get; set; }

    [BsonDefaultValue(7)]
    [BsonIgnoreIfDefault]
    public int Number { get; set; }

    public string[]? Tags { get; set; }

    // An exception here arrives before the name of the member is written.
    public bool ShouldSerializeTags() => Tags is not { Length: 2 } ? true : throw new InvalidOperationException("two tags");
}

[BsonGenerated]
public sealed partial record Person(string Name, int Age)
{
    public Person? Parent { get; init; }
}
