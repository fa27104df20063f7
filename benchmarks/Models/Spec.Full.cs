using BsonGen;
using MongoDB.Bson;

namespace Benchmarks.Models;

/// <summary>A document like the driver specification's full one: 91 elements of nearly all BSON types.</summary>
[BsonGenerated]
public sealed partial class FullDocument
{
    public ObjectId Id { get; set; }

    public int VGenFmtX { get; set; }
    public int MoDoqWsg { get; set; }
    public int NFNloFAQ { get; set; }
    public int DMjzdnbM { get; set; }
    public int JAdTdlzC { get; set; }
    public int TuUhfkvm { get; set; }

    public byte[] LPHVDctQ { get; set; } = [];
    public byte[] UyxvCkga { get; set; } = [];
    public byte[] FrfwAhJW { get; set; } = [];
    public byte[] NywXtZBf { get; set; } = [];
    public byte[] DTEmxICm { get; set; } = [];
    public byte[] UxVEbOAp { get; set; } = [];

    public long ZOXzcycD { get; set; }
    public long EZdqmVeM { get; set; }
    public long VxrvNcqV { get; set; }
    public long TSurtaUW { get; set; }
    public long MZOebogE { get; set; }
    public long TDXyYqBF { get; set; }
    public long IFlaZVtS { get; set; }
    public long XjMpuuDx { get; set; }
    public long YYMfGmzW { get; set; }
    public long KpAePcEJ { get; set; }
    public long IukBgeqN { get; set; }
    public long FngAFTCl { get; set; }

    public BsonDocument OiADNRpV { get; set; } = [];
    public BsonDocument IXQWhXss { get; set; } = [];
    public BsonDocument RKrxqVqm { get; set; } = [];
    public BsonDocument CplppjsL { get; set; } = [];

    public BsonMaxKey MuezqpGH { get; set; } = BsonMaxKey.Value;
    public BsonMaxKey OPZgPDcg { get; set; } = BsonMaxKey.Value;
    public BsonMaxKey AEoCxcso { get; set; } = BsonMaxKey.Value;
    public BsonMaxKey HdmMLmex { get; set; } = BsonMaxKey.Value;
    public BsonMaxKey GlCMqXXQ { get; set; } = BsonMaxKey.Value;
    public BsonMaxKey AgOMTNwn { get; set; } = BsonMaxKey.Value;

    public bool Cxvjcnqc { get; set; }
    public bool MUPnauAR { get; set; }
    public bool XlNtencY { get; set; }
    public bool FJEeAgYz { get; set; }
    public bool QJjOIfPk { get; set; }
    public bool ZSrAsQtA { get; set; }
    public bool DtVKwAAb { get; set; }
    public bool XZxPmzUz { get; set; }
    public bool NaBkBhfz { get; set; }
    public bool KxDXkiad { get; set; }
    public bool JjPZzfKN { get; set; }
    public bool XVGkjwsk { get; set; }

    public BsonMinKey HkegyFWZ { get; set; } = BsonMinKey.Value;
    public BsonMinKey YZmticEu { get; set; } = BsonMinKey.Value;
    public BsonMinKey DMOyfTNS { get; set; } = BsonMinKey.Value;
    public BsonMinKey KOYoNzNm { get; set; } = BsonMinKey.Value;
    public BsonMinKey ElKnczHk { get; set; } = BsonMinKey.Value;
    public BsonMinKey YwhjpUmc { get; set; } = BsonMinKey.Value;

    public DateTime JWRcQuhy { get; set; }
    public DateTime MDJOXtPA { get; set; }
    public DateTime TLpByQxC { get; set; }
    public DateTime GClbaNFD { get; set; }
    public DateTime PCWNXDlZ { get; set; }
    public DateTime EzgeiwBx { get; set; }

    public BsonJavaScriptWithScope? FZCGGQcc { get; set; }
    public BsonJavaScriptWithScope? OifUuXUG { get; set; }
    public BsonJavaScriptWithScope? FdWGyPYi { get; set; }
    public BsonJavaScriptWithScope? BeNUShmi { get; set; }
    public BsonJavaScriptWithScope? FsZYkRYU { get; set; }
    public BsonJavaScriptWithScope? OewNWqku { get; set; }
    public BsonJavaScriptWithScope? NrDjqGEn { get; set; }
    public BsonJavaScriptWithScope? LqNGpuxc { get; set; }
    public BsonJavaScriptWithScope? MlzkOrRu { get; set; }
    public BsonJavaScriptWithScope? YkYYqhXH { get; set; }
    public BsonJavaScriptWithScope? DOxCJHLS { get; set; }
    public BsonJavaScriptWithScope? GqIOzVZx { get; set; }

    public BsonTimestamp? QyxKjxvW { get; set; }
    public BsonTimestamp? FColNVds { get; set; }
    public BsonTimestamp? HqtOLQuU { get; set; }
    public BsonTimestamp? AVcojsNO { get; set; }
    public BsonTimestamp? BAGxdiFo { get; set; }
    public BsonTimestamp? NPcbdaKw { get; set; }

    public string TgHwIoAL { get; set; } = "";
    public string TLinxNEk { get; set; } = "";
    public string IaZpTjCg { get; set; } = "";
    public string EOjQYrzZ { get; set; } = "";
    public string QadPJwMP { get; set; } = "";
    public string LCMHUFpk { get; set; } = "";

    public BsonRegularExpression? AcdIbzlp { get; set; }
    public BsonRegularExpression? KdXgaNJQ { get; set; }

    public int[] MjAmHMPG { get; set; } = [];
    public int[] PPANlGte { get; set; } = [];
    public int[] TOdUYETI { get; set; } = [];
    public int[] AyBVDfVP { get; set; } = [];
    public int[] ClogqoPc { get; set; } = [];
    public int[] HvVSqTdr { get; set; } = [];
}
