// Types whose elements must not be missing, with more members than one generated method reads.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

/// <summary>More members than a local variable has bits.</summary>
[BsonGenerated]
public sealed partial record WideRecord(
    int F00, string? F01, long F02, double F03, bool F04, List<int>? F05, int? F06,
    int F07, string? F08, long F09, double F10, bool F11, List<int>? F12, int? F13,
    int F14, string? F15, long F16, double F17, bool F18, List<int>? F19, int? F20,
    int F21, string? F22, long F23, double F24, bool F25, List<int>? F26, int? F27,
    int F28, string? F29, long F30, double F31, bool F32, List<int>? F33, int? F34,
    int F35, string? F36, long F37, double F38, bool F39, List<int>? F40, int? F41,
    int F42, string? F43, long F44, double F45, bool F46, List<int>? F47, int? F48,
    int F49, string? F50, long F51, double F52, bool F53, List<int>? F54, int? F55,
    int F56, string? F57, long F58, double F59, bool F60, List<int>? F61, int? F62,
    int F63, string? F64, long F65, double F66, bool F67, List<int>? F68, int? F69);

[BsonGenerated]
public readonly partial record struct WideRecordStruct(
    int F00, string? F01, long F02, double F03, bool F04, List<int>? F05, int? F06, int F07,
    string? F08, long F09, double F10, bool F11, List<int>? F12, int? F13, int F14, string? F15);

/// <summary>Members that no constructor takes, defaults and extra elements.</summary>
[BsonGenerated]
public partial class WideConstructed
{
    public WideConstructed(
        int f00, string? f01, long f02, double f03, bool f04, List<int>? f05, int? f06, int f07,
        string? f08, long f09, double f10, bool f11, List<int>? f12, int? f13, int f14, string? f15)
    {
        F00 = f00;
        F01 = f01;
        F02 = f02;
        F03 = f03;
        F04 = f04;
        F05 = f05;
        F06 = f06;
        F07 = f07;
        F08 = f08;
        F09 = f09;
        F10 = f10;
        F11 = f11;
        F12 = f12;
        F13 = f13;
        F14 = f14;
        F15 = f15;
    }

    public int F00 { get; }

    public string? F01 { get; }

    public long F02 { get; }

    public double F03 { get; }

    public bool F04 { get; }

    public List<int>? F05 { get; }

    public int? F06 { get; }

    public int F07 { get; }

    public string? F08 { get; }

    public long F09 { get; }

    public double F10 { get; }

    public bool F11 { get; }

    public List<int>? F12 { get; }

    public int? F13 { get; }

    public int F14 { get; }

    public string? F15 { get; }

    [BsonDefaultValue("nothing")]
    public string? Text { get; set; }

    [BsonRequired]
    public int Needed { get; set; }

    public int Plain { get; set; }

    [BsonExtraElements]
    public BsonDocument? Others { get; set; }
}

[BsonGenerated]
public partial class WideRequired
{
    [BsonRequired]
    public int F00 { get; set; }

    public string? F01 { get; set; }

    [BsonRequired]
    public long F02 { get; set; }

    public double F03 { get; set; }

    [BsonRequired]
    public bool F04 { get; set; }

    public List<int>? F05 { get; set; }

    [BsonRequired]
    public int? F06 { get; set; }

    [BsonDefaultValue(7)]
    public int F07 { get; set; }

    [BsonRequired]
    public string? F08 { get; set; }

    public long F09 { get; set; }

    [BsonRequired]
    public double F10 { get; set; }

    public bool F11 { get; set; }

    [BsonRequired]
    public List<int>? F12 { get; set; }

    public int? F13 { get; set; }

    [BsonRequired]
    public int F14 { get; set; }

    public string? F15 { get; set; }
}

/// <summary>The order of the setters is observable; therefore one method reads all members.</summary>
[BsonGenerated]
public partial class WideInOrder(int f00)
{
    private string? _text;

    public int F00 { get; } = f00;

    public string? Text
    {
        get => _text;
        set => _text = value + F16;
    }

    public long F02 { get; set; }

    public double F03 { get; set; }

    public bool F04 { get; set; }

    public List<int>? F05 { get; set; }

    public int? F06 { get; set; }

    public int F07 { get; set; }

    public string? F08 { get; set; }

    public long F09 { get; set; }

    public double F10 { get; set; }

    public bool F11 { get; set; }

    public List<int>? F12 { get; set; }

    public int? F13 { get; set; }

    public int F14 { get; set; }

    public string? F15 { get; set; }

    public long F16 { get; set; }
}
