// Types whose names could conflict with names in generated code.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class @class
{
    public int @int { get; set; }

    public string? @string { get; set; }

    [BsonElement("@at")]
    public @class? @new { get; set; }
}

[BsonGenerated]
public partial class _
{
    public int __1 { get; set; }

    public int _0 { get; set; }
}

[BsonGenerated]
public partial class Größe名前
{
    public int Größe { get; set; }

    public Größe名前? 名前 { get; set; }

    public int Ⅷ { get; set; }

    public int x‿y { get; set; }

    public int é { get; set; }
}

[BsonGenerated]
public partial class AVeryLongNameAVeryLongNameAVeryLongNameAVeryLongNameAVeryLongNameAVeryLongNameAVeryLongNameAVeryLongNameAVeryLongName
{
    public int AnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerName1 { get; set; }

    public int AnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerNameAnEvenLongerName2 { get; set; }
}

public static partial class Strange
{
    [BsonGenerated]
    public partial class System
    {
        public int MongoDB { get; set; }

        public string? BsonGen { get; set; }

        public System? Inner { get; set; }

        public List<int>? Collections { get; set; }
    }
}

public static partial class @static
{
    public sealed partial class @sealed
    {
        [BsonGenerated]
        internal partial class @internal
        {
            public int @readonly { get; set; }
        }
    }
}
