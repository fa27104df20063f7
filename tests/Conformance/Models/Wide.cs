// Types with more members than a register has bits, and more than a switch on lengths distinguishes.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class Wide
{
    public int Field000 { get; set; }

    public long Field001 { get; set; }

    public double Field002 { get; set; }

    public string? Field003 { get; set; }

    public bool Field004 { get; set; }

    public DateTime Field005 { get; set; }

    public decimal Field006 { get; set; }

    public byte[]? Field007 { get; set; }

    public int Field008 { get; set; }

    public long Field009 { get; set; }

    public double Field010 { get; set; }

    public string? Field011 { get; set; }

    public bool Field012 { get; set; }

    public DateTime Field013 { get; set; }

    public decimal Field014 { get; set; }

    public byte[]? Field015 { get; set; }

    public int Field016 { get; set; }

    public long Field017 { get; set; }

    public double Field018 { get; set; }

    public string? Field019 { get; set; }

    public bool Field020 { get; set; }

    public DateTime Field021 { get; set; }

    public decimal Field022 { get; set; }

    public byte[]? Field023 { get; set; }

    public int Field024 { get; set; }

    public long Field025 { get; set; }

    public double Field026 { get; set; }

    public string? Field027 { get; set; }

    public bool Field028 { get; set; }

    public DateTime Field029 { get; set; }

    public decimal Field030 { get; set; }

    public byte[]? Field031 { get; set; }

    public int Field032 { get; set; }

    public long Field033 { get; set; }

    public double Field034 { get; set; }

    public string? Field035 { get; set; }

    public bool Field036 { get; set; }

    public DateTime Field037 { get; set; }

    public decimal Field038 { get; set; }

    public byte[]? Field039 { get; set; }

    public int Field040 { get; set; }

    public long Field041 { get; set; }

    public double Field042 { get; set; }

    public string? Field043 { get; set; }

    public bool Field044 { get; set; }

    public DateTime Field045 { get; set; }

    public decimal Field046 { get; set; }

    public byte[]? Field047 { get; set; }

    public int Field048 { get; set; }

    public long Field049 { get; set; }

    public double Field050 { get; set; }

    public string? Field051 { get; set; }

    public bool Field052 { get; set; }

    public DateTime Field053 { get; set; }

    public decimal Field054 { get; set; }

    public byte[]? Field055 { get; set; }

    public int Field056 { get; set; }

    public long Field057 { get; set; }

    public double Field058 { get; set; }

    public string? Field059 { get; set; }

    public bool Field060 { get; set; }

    public DateTime Field061 { get; set; }

    public decimal Field062 { get; set; }

    public byte[]? Field063 { get; set; }

    public int Field064 { get; set; }

    public long Field065 { get; set; }

    public double Field066 { get; set; }

    public string? Field067 { get; set; }

    public bool Field068 { get; set; }

    public DateTime Field069 { get; set; }

    public decimal Field070 { get; set; }

    public byte[]? Field071 { get; set; }

    public int Field072 { get; set; }

    public long Field073 { get; set; }

    public double Field074 { get; set; }

    public string? Field075 { get; set; }

    public bool Field076 { get; set; }

    public DateTime Field077 { get; set; }

    public decimal Field078 { get; set; }

    public byte[]? Field079 { get; set; }

    public int Field080 { get; set; }

    public long Field081 { get; set; }

    public double Field082 { get; set; }

    public string? Field083 { get; set; }

    public bool Field084 { get; set; }

    public DateTime Field085 { get; set; }

    public decimal Field086 { get; set; }

    public byte[]? Field087 { get; set; }

    public int Field088 { get; set; }

    public long Field089 { get; set; }

    public double Field090 { get; set; }

    public string? Field091 { get; set; }

    public bool Field092 { get; set; }

    public DateTime Field093 { get; set; }

    public decimal Field094 { get; set; }

    public byte[]? Field095 { get; set; }

    public int Field096 { get; set; }

    public long Field097 { get; set; }

    public double Field098 { get; set; }

    public string? Field099 { get; set; }

    public bool Field100 { get; set; }

    public DateTime Field101 { get; set; }

    public decimal Field102 { get; set; }

    public byte[]? Field103 { get; set; }

    public int Field104 { get; set; }

    public long Field105 { get; set; }

    public double Field106 { get; set; }

    public string? Field107 { get; set; }

    public bool Field108 { get; set; }

    public DateTime Field109 { get; set; }

    public decimal Field110 { get; set; }

    public byte[]? Field111 { get; set; }

    public int Field112 { get; set; }

    public long Field113 { get; set; }

    public double Field114 { get; set; }

    public string? Field115 { get; set; }

    public bool Field116 { get; set; }

    public DateTime Field117 { get; set; }

    public decimal Field118 { get; set; }

    public byte[]? Field119 { get; set; }

    public int Field120 { get; set; }

    public long Field121 { get; set; }

    public double Field122 { get; set; }

    public string? Field123 { get; set; }

    public bool Field124 { get; set; }

    public DateTime Field125 { get; set; }

    public decimal Field126 { get; set; }

    public byte[]? Field127 { get; set; }

    public int Field128 { get; set; }

    public long Field129 { get; set; }

    public double Field130 { get; set; }

    public string? Field131 { get; set; }

    public bool Field132 { get; set; }

    public DateTime Field133 { get; set; }

    public decimal Field134 { get; set; }

    public byte[]? Field135 { get; set; }

    public int Field136 { get; set; }

    public long Field137 { get; set; }

    public double Field138 { get; set; }

    public string? Field139 { get; set; }

    public bool Field140 { get; set; }

    public DateTime Field141 { get; set; }

    public decimal Field142 { get; set; }

    public byte[]? Field143 { get; set; }

    public int Field144 { get; set; }

    public long Field145 { get; set; }

    public double Field146 { get; set; }

    public string? Field147 { get; set; }

    public bool Field148 { get; set; }

    public DateTime Field149 { get; set; }
}

/// <summary>
/// More members than one generated method reads, with private and computed ones among them, and extra elements in the middle.
/// </summary>
[BsonGenerated]
public partial class WideBag
{
    [BsonElement]
    private int _count;

    private string _text = "";

    public int A { get; set; }

    public string? B { get; set; }

    public long C { get; set; }

    public int? D { get; set; }

    public double E { get; set; }

    public DateTime F { get; init; }

    public List<int>? G { get; set; }

    public Point? H { get; set; }

    public string I
    {
        get => _text;
        set => _text = value ?? throw new ArgumentNullException(nameof(value));
    }

    [BsonExtraElements]
    public BsonDocument? Rest { get; set; }

    public bool J { get; set; }

    public int K => A + 1;

    public decimal L { get; set; }

    [BsonIgnoreIfDefault]
    public int M { get; set; }

    public Dictionary<string, int>? N { get; set; }

    public int Count() => _count;
}

/// <summary>Extra elements between the tenth and the eleventh member, where one generated method ends and the next one starts.</summary>
[BsonGenerated]
public partial class WideBagBetweenGroups
{
    public int A { get; set; }

    public int B { get; set; }

    public int C { get; set; }

    public int D { get; set; }

    public int E { get; set; }

    public int F { get; set; }

    public int G { get; set; }

    public int H { get; set; }

    public int I { get; set; }

    public int J { get; set; }

    [BsonExtraElements]
    public BsonDocument? Rest { get; set; }

    public int K { get; set; }

    public int L { get; set; }

    public int M { get; set; }

    public int N { get; set; }

    public int O { get; set; }
}

/// <summary>A struct with more members than one generated method reads.</summary>
[BsonGenerated]
public partial struct WideStruct
{
    public int A { get; set; }

    public string? B { get; set; }

    public long C { get; set; }

    public int? D { get; set; }

    public double E { get; set; }

    public bool F { get; set; }

    public List<int>? G { get; set; }

    public int H { get; init; }

    public string? I { get; set; }

    public bool J { get; set; }

    public long K { get; set; }

    public decimal L { get; set; }

    public int M { get; set; }

    public string? N { get; set; }

    public int O { get; set; }

    public int P { get; set; }
}
