// Members whose strings are shared. The class map does not know the attribute.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class InternedMembers
{
    [BsonInterned]
    public string? Text { get; set; }

    [BsonInterned]
    public string? Field;

    [BsonInterned, BsonRequired]
    public string? Required { get; set; }

    [BsonInterned, BsonDefaultValue("text"), BsonIgnoreIfDefault]
    public string? Defaulted { get; set; }

    [BsonInterned]
    public List<string?>? List { get; set; }

    [BsonInterned]
    public string[]? Array { get; set; }

    [BsonInterned]
    public Dictionary<string, string>? Dictionary { get; set; }

    [BsonInterned]
    public SortedDictionary<string, List<string[]>>? Nested { get; set; }

    [BsonInterned]
    public HashSet<string>? Set { get; set; }
}

[BsonGenerated]
public sealed partial class DerivedWithInterned : InternedMembers
{
    [BsonElement, BsonInterned]
    private string? Hidden { get; set; }

    [BsonInterned]
    public string WithBody
    {
        get => Hidden ?? "";
        set => Hidden = value;
    }
}

[BsonGenerated]
public sealed partial record InternedRecord([property: BsonInterned] string Text, [property: BsonInterned] IReadOnlyList<string>? Items)
{
    [BsonInterned]
    public string? Init { get; init; }
}

[BsonGenerated]
public partial struct InternedStruct
{
    [BsonInterned]
    public string? Text { get; set; }
}

[BsonGenerated]
public partial class InternedOf<T>
{
    [BsonInterned]
    public string? Text { get; set; }

    public T? Value { get; set; }
}

[BsonGenerated]
public sealed partial class InternedOfText
{
    public InternedOf<string>? Texts { get; set; }

    public InternedOf<int>? Numbers { get; set; }
}

/// <summary>So many members that they are read in groups.</summary>
[BsonGenerated]
public sealed partial class WideInterned
{
    [BsonInterned]
    public string? A { get; set; }

    [BsonInterned]
    public string? B { get; set; }

    [BsonInterned]
    public string? C { get; set; }

    public string? D { get; set; }

    public string? E { get; set; }

    public string? F { get; set; }

    public string? G { get; set; }

    public string? H { get; set; }

    public string? I { get; set; }

    [BsonInterned]
    public string? J { get; set; }

    [BsonInterned]
    public string? K { get; set; }

    public string? L { get; set; }

    public string? M { get; set; }

    public string? N { get; set; }

    public string? O { get; set; }

    [BsonInterned]
    public string? P { get; set; }
}
