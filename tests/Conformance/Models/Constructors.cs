// Types that the driver creates with their public constructors: which constructor it chooses, and how it sets the other members.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.7", "1.7.2")]
[BsonGenerated]
public sealed partial class Price(decimal amount, string? currency)
{
    public decimal Amount { get; } = amount;

    public string? Currency { get; } = currency;
}

[BsonGenerated]
public partial class ImmutableOfManyTypes
{
    public ImmutableOfManyTypes(
        int id, bool flag, double number, long? orNull, string? text, DayOfWeek day, DateTime date, Guid guid, int[]? array,
        List<string?>? list,
        Dictionary<string, int>? map, Price? price, ObjectId objectId)
    {
        (Id, Flag, Number, OrNull, Text, Day) = (id, flag, number, orNull, text, day);
        (Date, Guid, Array, List, Map, Price, ObjectId) = (date, guid, array, list, map, price, objectId);
    }

    public int Id { get; }

    public bool Flag { get; }

    public double Number { get; }

    public long? OrNull { get; }

    public string? Text { get; }

    public DayOfWeek Day { get; }

    public DateTime Date { get; }

    public Guid Guid { get; }

    public int[]? Array { get; }

    public List<string?>? List { get; }

    public Dictionary<string, int>? Map { get; }

    public Price? Price { get; }

    public ObjectId ObjectId { get; }
}

[BsonGenerated]
public partial class HoldsImmutables
{
    public Price? Price { get; set; }

    public List<Price?>? Prices { get; set; }

    public Dictionary<string, Refusing>? Map { get; set; }
}

[Rule("4.1.11")]
[BsonGenerated]
public partial class SeveralConstructors
{
    public SeveralConstructors(int a, string? b, double c) => (A, B, C, Made) = (a, b, c, "abc");

    public SeveralConstructors(int a) => (A, Made) = (a, "a");

    public SeveralConstructors(int a, string? b) => (A, B, Made) = (a, b, "ab");

    public SeveralConstructors(double c, string? b) => (C, B, Made) = (c, b, "cb");

    internal SeveralConstructors(string? b) => (B, Made) = (b, "internal");

    [BsonIgnore]
    public string Made { get; }

    public int A { get; }

    public string? B { get; private set; }

    public double C { get; protected set; }
}

[BsonGenerated]
public partial class SeveralWithDefaults
{
    public SeveralWithDefaults(int a, string? b) => (A, B, Made) = (a, b, "ab");

    public SeveralWithDefaults(int a, double c, int d) => (A, C, D, Made) = (a, c, d, "acd");

    public SeveralWithDefaults(int d, int e) => (D, E, Made) = (d, e, "de");

    [BsonIgnore]
    public string Made { get; }

    public int A { get; }

    [BsonDefaultValue("default")]
    public string? B { get; }

    [BsonDefaultValue(1.5)]
    public double C { get; private set; }

    [BsonDefaultValue(3)]
    public int D { get; }

    [BsonDefaultValue(4)]
    public int E { get; }
}

[BsonGenerated]
public partial class AllDefaults
{
    public AllDefaults(int a, string? b) => (A, B) = (a, b);

    [BsonDefaultValue(5)]
    public int A { get; }

    [BsonDefaultValue(null)]
    public string? B { get; }
}

[BsonGenerated]
public partial class RequiredArguments
{
    public RequiredArguments(int a, string? b) => (A, B) = (a, b);

    [BsonRequired]
    public int A { get; }

    [BsonRequired]
    public string? B { get; private set; }

    [BsonRequired]
    [BsonDefaultValue(7)]
    public int C { get; private set; }
}

[Rule("4.1.10", "4.1.11")]
[BsonGenerated]
public partial class LeftOvers
{
    private string _log = "";

    [BsonConstructor]
    public LeftOvers(int number) => Number = number;

    [BsonElement("n")]
    public int Number { get; set; }

    public string? First
    {
        get => _log;
        set => _log += "first " + value + ";";
    }

    public int Second { get; set; }

    [BsonDefaultValue(8)]
    public int Third
    {
        get => _log.Length;
        set => _log += "third " + value + ";";
    }

    [BsonRequired]
    public string? Fourth
    {
        get => _log;
        set => _log += value?.Length > 20 ? throw new InvalidOperationException("too long") : "fourth " + value + ";";
    }

    public int Computed => 1;

    [BsonElement]
    public decimal Dropped => 1.5m;

    public double Field;
}

[BsonGenerated]
public partial class LeftOversOfOne
{
    [BsonConstructor]
    private LeftOversOfOne(string? text) => Text = text;

    [BsonConstructor]
    private LeftOversOfOne(int number, string? text) => (Number, Text) = (number, text);

    public int Number { get; set; } = 3;

    public string? Text { get; set; }

    public long Other { get; set; } = 4;

    [BsonDefaultValue(true)]
    public bool Flag { get; set; }
}

[BsonGenerated]
public partial class OnlyProtectedConstructor
{
    protected OnlyProtectedConstructor(int number) => Number = number;

    public int Number { get; }

    public int Unmatched { get; private set; }
}

[BsonGenerated]
public partial class InternalConstructor
{
    internal InternalConstructor(int number) => Number = number;

    public int Number { get; }

    public string? Text { get; private set; }
}

[BsonGenerated]
public partial class UnmatchedConstructor
{
    public UnmatchedConstructor(int other) => Number = other;

    public int Number { get; }

    public string? Text { get; private set; }
}

[BsonGenerated]
public partial class NamesOfLocals(
    int reader, int member, int creator, int order, int count, int other, int document, int namesOfLocals, int readerValue)
{
    public int Reader { get; } = reader;

    public int Member { get; } = member;

    public int Creator { get; } = creator;

    public int Order { get; } = order;

    public int Count { get; } = count;

    public int Other { get; } = other;

    public int Document { get; } = document;

    public int NAMESOFLocals { get; } = namesOfLocals;

    public int ReaderValue { get; } = readerValue;

    [BsonElement]
    private int Error { get; set; }

    [BsonElement]
    private int Next { get; set; }
}
