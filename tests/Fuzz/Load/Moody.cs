using BsonGen;

namespace Fuzz.Load;

/// <summary>Throws at times, when it is read and when it is written.</summary>
[BsonGenerated]
public partial class Moody
{
    private int _number;

    public int Number
    {
        get => _number % 13 == 12 ? throw new InvalidOperationException("The getter.") : _number;
        set => _number = value % 13 == 11 ? throw new InvalidOperationException("The setter.") : value;
    }

    public string? Text { get; set; }

    public Moody? Inner { get; set; }

    public Dictionary<string, int>? Shared { get; set; }

    public List<string>? Items { get; set; }
}
