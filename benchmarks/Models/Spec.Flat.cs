using BsonGen;
using MongoDB.Bson;

namespace Benchmarks.Models;

/// <summary>A document like the driver specification's flat one: 145 elements whose names are eight letters by chance.</summary>
[BsonGenerated]
public sealed partial class FlatDocument
{
    public ObjectId Id { get; set; }

    public string UjzPdeIg { get; set; } = "";
    public string XLdGncfB { get; set; } = "";
    public string AepfJBdK { get; set; } = "";
    public string HoOOLdKL { get; set; } = "";
    public string ZdocJisA { get; set; } = "";
    public string JIhKtJRl { get; set; } = "";
    public string GLKOmxgJ { get; set; } = "";
    public string TeKdNnFR { get; set; } = "";
    public string IBXuDLDx { get; set; } = "";
    public string TpYlSXpf { get; set; } = "";
    public string KtHFvUCs { get; set; } = "";
    public string MehGAkWv { get; set; } = "";
    public string JFAcQeWJ { get; set; } = "";
    public string KYuvSwMF { get; set; } = "";
    public string LZDefrES { get; set; } = "";
    public string QedUStPK { get; set; } = "";
    public string RCsTyQwb { get; set; } = "";
    public string DwkNhFdn { get; set; } = "";
    public string XsiVpzzF { get; set; } = "";
    public string FkCzJriB { get; set; } = "";
    public string JrTAwRyo { get; set; } = "";
    public string JfljoQoa { get; set; } = "";
    public string FLlqsajA { get; set; } = "";
    public string IxNKuiSG { get; set; } = "";
    public string NPRVdDXR { get; set; } = "";
    public string ZJzzzzgE { get; set; } = "";
    public string OzdmenCk { get; set; } = "";
    public string HvMdgaKj { get; set; } = "";
    public string IgxNbenN { get; set; } = "";
    public string YjOqwMxE { get; set; } = "";
    public string HhFDEEtf { get; set; } = "";
    public string JgVvVqES { get; set; } = "";
    public string KHbnHxjS { get; set; } = "";
    public string IbWHtPfS { get; set; } = "";
    public string QHxkwXoI { get; set; } = "";
    public string IXGvOoNZ { get; set; } = "";
    public string YWmZpzVZ { get; set; } = "";
    public string OmHFwUbb { get; set; } = "";
    public string YrEqmSMw { get; set; } = "";
    public string CZUwxfog { get; set; } = "";
    public string OEmvnENN { get; set; } = "";
    public string AEPwZPfQ { get; set; } = "";
    public string HyYTWmEl { get; set; } = "";
    public string BYOvfZUz { get; set; } = "";
    public string DzVfUkki { get; set; } = "";
    public string BjLDZPjN { get; set; } = "";
    public string MEQwjJJi { get; set; } = "";
    public string BaZUPgHV { get; set; } = "";

    public int IBmnbqns { get; set; }
    public int GpWLuqIA { get; set; }
    public int IdVwDQLH { get; set; }
    public int AGiIjHGb { get; set; }
    public int CXlMaXZj { get; set; }
    public int LjENUhJd { get; set; }
    public int URHHJEYX { get; set; }
    public int GJdpmrcX { get; set; }
    public int GGCJbWeC { get; set; }
    public int UNGMGmSr { get; set; }
    public int CGIZEGpS { get; set; }
    public int HqJmCiAh { get; set; }
    public int ZCueQpBe { get; set; }
    public int NQtYhXjT { get; set; }
    public int PQxjqiDo { get; set; }
    public int VgzFkQok { get; set; }
    public int TBGzvAmw { get; set; }
    public int UfUxbvJD { get; set; }
    public int CTbyvHNs { get; set; }
    public int GehYogfq { get; set; }
    public int RcXlrWiB { get; set; }
    public int RqzjIGKF { get; set; }
    public int SufrdZSl { get; set; }
    public int BerbOfZq { get; set; }

    public long FMoeqhDa { get; set; }
    public long VJArNicH { get; set; }
    public long Tphkqdlm { get; set; }
    public long TOtHWnsC { get; set; }
    public long GRlrwZbq { get; set; }
    public long CabUGJmG { get; set; }
    public long EpCgQPBQ { get; set; }
    public long FIzGtSno { get; set; }
    public long VmTUOizw { get; set; }
    public long DiaeOVqB { get; set; }
    public long KdfQyGQs { get; set; }
    public long MpSscDlk { get; set; }
    public long RCaqxvJu { get; set; }
    public long Pctnwlav { get; set; }
    public long YfErGPmp { get; set; }
    public long GXafqfjz { get; set; }
    public long LczbttOo { get; set; }
    public long FLHWjQTY { get; set; }
    public long MyWuUFjs { get; set; }
    public long UNPjcTGO { get; set; }
    public long BUSZGiHW { get; set; }
    public long GKZbRLZT { get; set; }
    public long RSPofbci { get; set; }
    public long OxgyCJdO { get; set; }

    public double BOIRpFqa { get; set; }
    public double DZeVGIfQ { get; set; }
    public double HeVVEqZe { get; set; }
    public double QpUWnoVP { get; set; }
    public double DFyeERsX { get; set; }
    public double CNOPmeMj { get; set; }
    public double VqPVStNK { get; set; }
    public double IaEdFrRg { get; set; }
    public double SnRFsTHs { get; set; }
    public double DDDXhJmt { get; set; }
    public double FEbsDeGC { get; set; }
    public double RynneLfj { get; set; }
    public double VHqxiMOG { get; set; }
    public double RhTxoFFz { get; set; }
    public double BkaFRCzt { get; set; }
    public double UjAwyuhv { get; set; }
    public double AuWvzhmT { get; set; }
    public double AVsqxezy { get; set; }
    public double LexBWrdr { get; set; }
    public double GdQsOjpr { get; set; }
    public double BGumXxYB { get; set; }
    public double BZWOzJJn { get; set; }
    public double UfdUACNW { get; set; }
    public double IPsFdJik { get; set; }

    public bool EAvstqVV { get; set; }
    public bool PqzPptEJ { get; set; }
    public bool QzhkPken { get; set; }
    public bool GZFJoCvW { get; set; }
    public bool CBiJmpfl { get; set; }
    public bool VJfupxqZ { get; set; }
    public bool KmbVAyAV { get; set; }
    public bool HnyrvWdF { get; set; }
    public bool RKxiRGHO { get; set; }
    public bool YnfrpyzP { get; set; }
    public bool CBtbicBT { get; set; }
    public bool WZELFaez { get; set; }
    public bool HDCpYgoj { get; set; }
    public bool JHRgUSPW { get; set; }
    public bool DfJXcaYi { get; set; }
    public bool OKcPTtiO { get; set; }
    public bool QHOBSWhg { get; set; }
    public bool EtHLmyqo { get; set; }
    public bool YMaaItDr { get; set; }
    public bool UPpEHpJp { get; set; }
    public bool BATPtdbm { get; set; }
    public bool FRPAfqoQ { get; set; }
    public bool BxoFcSvT { get; set; }
    public bool AxRzmaZs { get; set; }
}
