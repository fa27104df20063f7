// Types that implement ISupportInitialize.
using System.ComponentModel;
using BsonGen;

namespace Conformance.Models;

[Rule("4.1.5", "4.1.10")]
[BsonGenerated]
public partial class Initialized : ISupportInitialize
{
    private string _log = "";

    public int Number { get; set; }

    public string? Text { get; set; }

    public void BeginInit() => _log += "begin ";

    public void EndInit() => _log += $"end {Number}";
}

[Rule("1.8", "4.1.5")]
[BsonGenerated]
public partial struct InitializedBySupport : ISupportInitialize
{
    public int Number { get; set; }

    public string? Log { get; private set; }

    public void BeginInit() => Log += "begin ";

    public void EndInit() => Log += $"end {Number}";
}

[Rule("4.1.5", "4.1.10")]
[BsonGenerated]
public partial class ExplicitlyInitialized : ISupportInitialize
{
    private string _log = "";

    public int Number { get; set; }

    void ISupportInitialize.BeginInit() => _log += "begin ";

    void ISupportInitialize.EndInit() => _log += $"end {Number}";
}

public class InitializedBase : ISupportInitialize
{
    private string _log = "";

    public int Number { get; set; }

    public virtual void BeginInit() => _log += "begin ";

    public virtual void EndInit() => _log += $"end {Number}";
}

[Rule("4.1.5", "4.1.10")]
[BsonGenerated]
public partial class InheritsInitialized : InitializedBase
{
    public int Own { get; set; }

    public new void BeginInit() => Own = -1;

    public override void EndInit()
    {
        base.EndInit();
        Number++;
    }
}

[Rule("4.1.5", "4.1.10")]
[BsonGenerated]
public partial class Reinitialized : InitializedBase, ISupportInitialize
{
    public int Own { get; set; }

    void ISupportInitialize.BeginInit() => Own = -1;

    void ISupportInitialize.EndInit() => Own++;
}

[Rule("4.1.5", "4.1.10")]
[BsonGenerated]
public partial class ThrowingBeginInit : ISupportInitialize
{
    public int Number { get; set; }

    public void BeginInit()
    {
    }

    public void EndInit()
    {
        if (Number > 50)
        {
            throw new InvalidOperationException("too many");
        }
    }
}
