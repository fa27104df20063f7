// Properties with code in their accessors.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("4.1.7")]
[BsonGenerated]
public partial class Bodies
{
    private int _sets;
    private string? _text;
    private int _number;

    public string? Text
    {
        get => _text;
        set
        {
            _sets++;
            _text = value + "!";
        }
    }

    public int Number
    {
        get => _number;
        set => _number = value + _sets;
    }

    public int Expression
    {
        get => _sets;
        set => _sets = value;
    }
}

[Rule("1.2.3")]
[BsonGenerated]
public partial class SemiAutomatic
{
    public string? Trimmed
    {
        get;
        set => field = value?.Trim();
    }

    public int Counted
    {
        get => field + 1;
        set;
    }

    public int InitField { get; init => field = value * 2; }

    [field: BsonIgnore]
    public List<int> Lazy => field ??= [1];
}

[Rule("1.2.3")]
[BsonGenerated]
public partial class PartialProperties
{
    public partial int Number { get; set; }

    [BsonElement("t")]
    public partial string? Text { get; private set; }
}

public partial class PartialProperties
{
    private int _number;
    private string? _text;

    public partial int Number
    {
        get => _number;
        set => _number = value + 1;
    }

    [BsonIgnoreIfNull]
    public partial string? Text
    {
        get => _text;
        private set => _text = value;
    }
}

[Rule("4.1.8")]
[BsonGenerated]
public partial class ThrowingSetter
{
    private int _number;

    public string? Text { get; set; }

    public int Number
    {
        get => _number;
        set => _number = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
    }

    public int After { get; set; }
}

[Rule("4.2.9")]
[BsonGenerated]
public partial class ThrowingGetter
{
    public int Before { get; set; }

    public int Number
    {
        get => field >= 0 ? field : throw new InvalidOperationException("negative");
        set;
    }

    public string? After { get; set; }
}
