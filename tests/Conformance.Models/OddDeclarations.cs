// Strange declarations: names, accessibility, attributes that the compiler minds, members that no document holds.
using System.Diagnostics.CodeAnalysis;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.2.6")]
[BsonGenerated]
public partial class ObsoleteMembers
{
    [Obsolete("warns")]
    public int Warns { get; set; }

    [Obsolete("fails", error: true)]
    public int Fails { get; set; }

    [Obsolete("fails", error: true)]
    public string? FailingField;

    public int Number { get; set; }
}

#pragma warning disable BSONTEST001 // the generated code must compile without anyone's consent
[Rule("1.2.6")]
[BsonGenerated]
public partial class ExperimentalMembers
{
    [Experimental("BSONTEST001")]
    public int Number { get; set; }

    public ExperimentalType? Value { get; set; }

    public List<ExperimentalType>? Values { get; set; }
}

[Experimental("BSONTEST001")]
[BsonGenerated]
public partial class ExperimentalType
{
    public int Number { get; set; }
}
#pragma warning restore BSONTEST001

[Obsolete("old")]
[BsonGenerated]
public partial class ObsoleteType
{
    public int Number { get; set; }
}

#pragma warning disable CS0618
[BsonGenerated]
public partial class HoldsObsoleteType
{
    public ObsoleteType? Value { get; set; }
}
#pragma warning restore CS0618

[Rule("1.2.8")]
[BsonGenerated]
public partial class ManyIndexers
{
    public int Number { get; set; }

    public string? this[string key]
    {
        get => key;
        set => Number = value?.Length ?? 0;
    }

    private int this[int first, int second] => first + second;
}

[Rule("1.2.14")]
[BsonGenerated]
public partial class RefReturning
{
    private int _number;

    public ref int Reference => ref _number;

    public ref readonly int ReadOnlyReference => ref _number;

    public Span<int> Span => default;

    public int Other { get; set; }
}

[Rule("1.2.14")]
[BsonGenerated]
public unsafe partial class IgnoredPointers
{
    [BsonIgnore]
    public int* Pointer;

    [BsonIgnore]
    public delegate*<int, void> Function;

    [BsonIgnore]
    public nint Handle { get; set; }

    private int* _private;

    public int Number { get; set; }
}

[Rule("1.2.1")]
[BsonGenerated]
public partial class VolatileFields
{
    public volatile int Number;

    public volatile string? Text;

    public (int A, string? B) Tuple;
}

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

[BsonGenerated]
public partial class LookalikeNames
{
    // Names of one length that share most bytes, empty remainders, prefixes of one another.
    [BsonElement("a")]
    public int A { get; set; }

    [BsonElement("b")]
    public int B { get; set; }

    [BsonElement("ab")]
    public int AB { get; set; }

    [BsonElement("ba")]
    public int BA { get; set; }

    [BsonElement("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab")]
    public int Long1 { get; set; }

    [BsonElement("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac")]
    public int Long2 { get; set; }

    [BsonElement("baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac")]
    public int Long3 { get; set; }

    [BsonElement("\u00e9")]
    public int Composed { get; set; }

    [BsonElement("e\u0301")]
    public int Decomposed { get; set; }

    [BsonElement("\u0001")]
    public int Control { get; set; }

    [BsonElement("\u007f")]
    public int Delete { get; set; }

    [BsonElement("\ufeff")]
    public int ByteOrderMark { get; set; }

    [BsonElement("\u202e")]
    public int RightToLeft { get; set; }
}

[BsonGenerated]
public partial class NamesOfTheServer
{
    [BsonElement("$ref")]
    public string? Reference { get; set; }

    [BsonElement("$id")]
    public int Id { get; set; }

    [BsonElement("_v")]
    public int Value { get; set; }

    [BsonElement("_csharpnull")]
    public bool Null { get; set; }

    [BsonElement("__safeContent__")]
    public int SafeContent { get; set; }

    [BsonElement("_T")]
    public int UpperDiscriminator { get; set; }

    [BsonElement("_ID")]
    public int UpperId { get; set; }
}

[Rule("4.3.4")]
[BsonGenerated]
public partial class OwnDiscriminator
{
    [BsonElement("_t")]
    public string? Discriminator { get; set; }

    public int Number { get; set; }
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

public partial class DeepOne<T1>
{
    public partial struct DeepTwo
    {
        public partial record DeepThree<T2>
        {
            [BsonGenerated]
            public sealed partial class DeepFour
            {
                public T1? One { get; set; }

                public T2? Two { get; set; }
            }
        }
    }
}

public partial class HasProtected
{
    [BsonGenerated]
    protected partial class Protected
    {
        public int Number { get; set; }

        public PrivateProtected? Inner { get; set; }

        [BsonGenerated]
        private protected partial class Deep
        {
            public string? Text { get; set; }
        }
    }

    [BsonGenerated]
    protected internal sealed partial class PrivateProtected
    {
        public int Number { get; set; }
    }

    [BsonGenerated]
    private partial struct PrivateStruct
    {
        public int Number { get; set; }
    }

    [BsonGenerated]
    private partial class HoldsPrivates
    {
        public PrivateStruct One { get; set; }

        public List<PrivateStruct>? Many { get; set; }

        public PrivateEnum Enum { get; set; }

        public PrivateEnum? OrNull { get; set; }

        public enum PrivateEnum
        {
            None,
            One,
        }
    }
}

#nullable disable
[BsonGenerated]
public partial class WithoutNullability
{
    public string Text { get; set; }

    public List<string> Texts { get; set; }

    public Point Point { get; set; }

    public Dictionary<string, Point> Map { get; set; }

    [BsonIgnoreIfNull]
    public object Object { get; set; }
}
#nullable restore
