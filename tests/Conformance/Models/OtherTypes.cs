// Types of the framework beyond numbers, text and dates, and values of any type.
using System.Collections;
using System.Dynamic;
using System.Globalization;
using System.Net;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[Rule("6.2.others")]
[BsonGenerated]
public partial class Times
{
    public TimeSpan TimeSpan { get; set; }

    public TimeSpan? TimeSpanOrNull { get; set; }

    public DateTimeOffset DateTimeOffset { get; set; }

    public DateTimeOffset? DateTimeOffsetOrNull { get; set; }

    public List<TimeSpan>? TimeSpans { get; set; }
}

[Rule("6.2.others")]
[BsonGenerated]
public partial class Names
{
    public Uri? Uri { get; set; }

    public Version? Version { get; set; }

    public CultureInfo? CultureInfo { get; set; }

    public IPAddress? IPAddress { get; set; }

    public List<Uri?>? Uris { get; set; }

    public Dictionary<string, Version?>? Versions { get; set; }
}

[Rule("6.2.others")]
[BsonGenerated]
public partial class NamesInside
{
    public List<CultureInfo?>? Cultures { get; set; }

    public IPAddress?[]? Addresses { get; set; }

    public HashSet<Version?>? Versions { get; set; }

    public HashSet<CultureInfo?>? CulturesOnce { get; set; }

    public Dictionary<Version, CultureInfo?>? ByVersion { get; set; }

    public Dictionary<IPAddress, Version?>? ByAddress { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<CultureInfo, IPAddress?>? ByCulture { get; set; }

    public KeyValuePair<Version?, IPAddress?> Pair { get; set; }

    public Tuple<CultureInfo?, List<IPAddress?>?>? Tuple { get; set; }

    public object? Any { get; set; }
}

[BsonGenerated]
public partial class Objects
{
    public object? Object { get; set; }

    public object[]? Array { get; set; }

    public List<object?>? List { get; set; }

    public Dictionary<string, object?>? Map { get; set; }
}

[BsonGenerated]
public partial class Dynamics
{
    public ExpandoObject? Expando { get; set; }

    public dynamic? Dynamic { get; set; }
}

[Rule("6.2.others")]
[BsonGenerated]
public partial class Bits
{
    public BitArray? BitArray { get; set; }
}

/// <summary>A class without the attribute.</summary>
public class Plain
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public Point? Point { get; set; }
}

[BsonGenerated]
public partial class Plains
{
    public Plain? Plain { get; set; }

    public List<Plain?>? List { get; set; }

    public Dictionary<string, Plain>? Map { get; set; }
}
