using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models;

/// <summary>200 elements.</summary>
[BsonGenerated]
public sealed partial class Wide
{
    public int Amount0 { get; set; }
    public long Balance0 { get; set; }
    public double Count0 { get; set; }
    public bool Discount0 { get; set; }
    public string Estimate0 { get; set; } = "";
    public int Factor0 { get; set; }
    public DateTime Growth0 { get; set; }
    public string Height0 { get; set; } = "";
    public long Index0 { get; set; }
    public double Job0 { get; set; }
    public int Kind0 { get; set; }
    public long Limit0 { get; set; }
    public double Margin0 { get; set; }
    public bool Number0 { get; set; }
    public string Offset0 { get; set; } = "";
    public int Price0 { get; set; }
    public DateTime Quota0 { get; set; }
    public string Rate0 { get; set; } = "";
    public long Score0 { get; set; }
    public double Total0 { get; set; }
    public string Amount1 { get; set; } = "";
    public long Balance1 { get; set; }
    public double Count1 { get; set; }
    public int Discount1 { get; set; }
    public long Estimate1 { get; set; }
    public double Factor1 { get; set; }
    public bool Growth1 { get; set; }
    public string Height1 { get; set; } = "";
    public int Index1 { get; set; }
    public DateTime Job1 { get; set; }
    public string Kind1 { get; set; } = "";
    public long Limit1 { get; set; }
    public double Margin1 { get; set; }
    public int Number1 { get; set; }
    public long Offset1 { get; set; }
    public double Price1 { get; set; }
    public bool Quota1 { get; set; }
    public string Rate1 { get; set; } = "";
    public int Score1 { get; set; }
    public DateTime Total1 { get; set; }
    public string Amount2 { get; set; } = "";
    public int Balance2 { get; set; }
    public DateTime Count2 { get; set; }
    public string Discount2 { get; set; } = "";
    public long Estimate2 { get; set; }
    public double Factor2 { get; set; }
    public int Growth2 { get; set; }
    public long Height2 { get; set; }
    public double Index2 { get; set; }
    public bool Job2 { get; set; }
    public string Kind2 { get; set; } = "";
    public int Limit2 { get; set; }
    public DateTime Margin2 { get; set; }
    public string Number2 { get; set; } = "";
    public long Offset2 { get; set; }
    public double Price2 { get; set; }
    public int Quota2 { get; set; }
    public long Rate2 { get; set; }
    public double Score2 { get; set; }
    public bool Total2 { get; set; }
    public long Amount3 { get; set; }
    public double Balance3 { get; set; }
    public bool Count3 { get; set; }
    public string Discount3 { get; set; } = "";
    public int Estimate3 { get; set; }
    public DateTime Factor3 { get; set; }
    public string Growth3 { get; set; } = "";
    public long Height3 { get; set; }
    public double Index3 { get; set; }
    public int Job3 { get; set; }
    public long Kind3 { get; set; }
    public double Limit3 { get; set; }
    public bool Margin3 { get; set; }
    public string Number3 { get; set; } = "";
    public int Offset3 { get; set; }
    public DateTime Price3 { get; set; }
    public string Quota3 { get; set; } = "";
    public long Rate3 { get; set; }
    public double Score3 { get; set; }
    public int Total3 { get; set; }
    public long Amount4 { get; set; }
    public double Balance4 { get; set; }
    public int Count4 { get; set; }
    public long Discount4 { get; set; }
    public double Estimate4 { get; set; }
    public bool Factor4 { get; set; }
    public string Growth4 { get; set; } = "";
    public int Height4 { get; set; }
    public DateTime Index4 { get; set; }
    public string Job4 { get; set; } = "";
    public long Kind4 { get; set; }
    public double Limit4 { get; set; }
    public int Margin4 { get; set; }
    public long Number4 { get; set; }
    public double Offset4 { get; set; }
    public bool Price4 { get; set; }
    public string Quota4 { get; set; } = "";
    public int Rate4 { get; set; }
    public DateTime Score4 { get; set; }
    public string Total4 { get; set; } = "";
    public int Amount5 { get; set; }
    public DateTime Balance5 { get; set; }
    public string Count5 { get; set; } = "";
    public long Discount5 { get; set; }
    public double Estimate5 { get; set; }
    public int Factor5 { get; set; }
    public long Growth5 { get; set; }
    public double Height5 { get; set; }
    public bool Index5 { get; set; }
    public string Job5 { get; set; } = "";
    public int Kind5 { get; set; }
    public DateTime Limit5 { get; set; }
    public string Margin5 { get; set; } = "";
    public long Number5 { get; set; }
    public double Offset5 { get; set; }
    public int Price5 { get; set; }
    public long Quota5 { get; set; }
    public double Rate5 { get; set; }
    public bool Score5 { get; set; }
    public string Total5 { get; set; } = "";
    public double Amount6 { get; set; }
    public bool Balance6 { get; set; }
    public string Count6 { get; set; } = "";
    public int Discount6 { get; set; }
    public DateTime Estimate6 { get; set; }
    public string Factor6 { get; set; } = "";
    public long Growth6 { get; set; }
    public double Height6 { get; set; }
    public int Index6 { get; set; }
    public long Job6 { get; set; }
    public double Kind6 { get; set; }
    public bool Limit6 { get; set; }
    public string Margin6 { get; set; } = "";
    public int Number6 { get; set; }
    public DateTime Offset6 { get; set; }
    public string Price6 { get; set; } = "";
    public long Quota6 { get; set; }
    public double Rate6 { get; set; }
    public int Score6 { get; set; }
    public long Total6 { get; set; }
    public double Amount7 { get; set; }
    public int Balance7 { get; set; }
    public long Count7 { get; set; }
    public double Discount7 { get; set; }
    public bool Estimate7 { get; set; }
    public string Factor7 { get; set; } = "";
    public int Growth7 { get; set; }
    public DateTime Height7 { get; set; }
    public string Index7 { get; set; } = "";
    public long Job7 { get; set; }
    public double Kind7 { get; set; }
    public int Limit7 { get; set; }
    public long Margin7 { get; set; }
    public double Number7 { get; set; }
    public bool Offset7 { get; set; }
    public string Price7 { get; set; } = "";
    public int Quota7 { get; set; }
    public DateTime Rate7 { get; set; }
    public string Score7 { get; set; } = "";
    public long Total7 { get; set; }
    public DateTime Amount8 { get; set; }
    public string Balance8 { get; set; } = "";
    public long Count8 { get; set; }
    public double Discount8 { get; set; }
    public int Estimate8 { get; set; }
    public long Factor8 { get; set; }
    public double Growth8 { get; set; }
    public bool Height8 { get; set; }
    public string Index8 { get; set; } = "";
    public int Job8 { get; set; }
    public DateTime Kind8 { get; set; }
    public string Limit8 { get; set; } = "";
    public long Margin8 { get; set; }
    public double Number8 { get; set; }
    public int Offset8 { get; set; }
    public long Price8 { get; set; }
    public double Quota8 { get; set; }
    public bool Rate8 { get; set; }
    public string Score8 { get; set; } = "";
    public int Total8 { get; set; }
    public bool Amount9 { get; set; }
    public string Balance9 { get; set; } = "";
    public int Count9 { get; set; }
    public DateTime Discount9 { get; set; }
    public string Estimate9 { get; set; } = "";
    public long Factor9 { get; set; }
    public double Growth9 { get; set; }
    public int Height9 { get; set; }
    public long Index9 { get; set; }
    public double Job9 { get; set; }
    public bool Kind9 { get; set; }
    public string Limit9 { get; set; } = "";
    public int Margin9 { get; set; }
    public DateTime Number9 { get; set; }
    public string Offset9 { get; set; } = "";
    public long Price9 { get; set; }
    public double Quota9 { get; set; }
    public int Rate9 { get; set; }
    public long Score9 { get; set; }
    public double Total9 { get; set; }
}

/// <summary>Two of the elements of <see cref="Wide"/>. The others are skipped.</summary>
[BsonGenerated]
[BsonIgnoreExtraElements]
public sealed partial class NarrowOfWide
{
    public string Count5 { get; set; } = "";

    public int Height9 { get; set; }
}
