using BsonGen;

namespace Runtime.Models;

/// <summary>Pairs whose items may have a registered serializer.</summary>
[BsonGenerated]
public partial class Paired
{
    public (Uri? Link, int Count) Pair { get; set; }

    public Tuple<int, Uri?>? Tuple { get; set; }
}
