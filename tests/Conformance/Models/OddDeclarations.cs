// Unusual declarations: attributes with an effect on the compiler, members that no document has.
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
