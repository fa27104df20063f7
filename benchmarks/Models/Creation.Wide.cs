using BsonGen;

namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class MutableWide
{
    public long Id { get; set; }

    public string Member01 { get; set; } = "";

    public int Member02 { get; set; }

    public double Member03 { get; set; }

    public bool Member04 { get; set; }

    public DateTime Member05 { get; set; }

    public string Member06 { get; set; } = "";

    public int Member07 { get; set; }

    public long Member08 { get; set; }

    public string Member09 { get; set; } = "";

    public int Member10 { get; set; }

    public double Member11 { get; set; }

    public bool Member12 { get; set; }

    public DateTime Member13 { get; set; }

    public string Member14 { get; set; } = "";

    public int Member15 { get; set; }

    public long Member16 { get; set; }

    public string Member17 { get; set; } = "";

    public int Member18 { get; set; }

    public double Member19 { get; set; }
}

[BsonGenerated]
public sealed partial class GetOnlyWide
{
    public GetOnlyWide(
        long id, string member01, int member02, double member03, bool member04, DateTime member05, string member06,
        int member07, long member08, string member09, int member10, double member11, bool member12,
        DateTime member13, string member14, int member15, long member16, string member17, int member18,
        double member19)
    {
        Id = id;
        Member01 = member01;
        Member02 = member02;
        Member03 = member03;
        Member04 = member04;
        Member05 = member05;
        Member06 = member06;
        Member07 = member07;
        Member08 = member08;
        Member09 = member09;
        Member10 = member10;
        Member11 = member11;
        Member12 = member12;
        Member13 = member13;
        Member14 = member14;
        Member15 = member15;
        Member16 = member16;
        Member17 = member17;
        Member18 = member18;
        Member19 = member19;
    }

    public long Id { get; }

    public string Member01 { get; }

    public int Member02 { get; }

    public double Member03 { get; }

    public bool Member04 { get; }

    public DateTime Member05 { get; }

    public string Member06 { get; }

    public int Member07 { get; }

    public long Member08 { get; }

    public string Member09 { get; }

    public int Member10 { get; }

    public double Member11 { get; }

    public bool Member12 { get; }

    public DateTime Member13 { get; }

    public string Member14 { get; }

    public int Member15 { get; }

    public long Member16 { get; }

    public string Member17 { get; }

    public int Member18 { get; }

    public double Member19 { get; }
}
