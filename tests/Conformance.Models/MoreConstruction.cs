// Records of all kinds, readonly structs, initialisers and notifications.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.7.1", "1.8")]
[BsonGenerated]
public partial record RecordWithCopyConstructor(int Number)
{
    protected RecordWithCopyConstructor(RecordWithCopyConstructor other) => Number = other.Number + 1;

    public string? Text { get; set; }
}

[Rule("1.7.1", "1.8")]
[BsonGenerated]
public partial record RecordWithMutablePosition(int Number, string? Text)
{
    public int Number { get; set; } = Number;

    [BsonElement("t")]
    public string? Text { get; init; } = Text ?? "none";
}

[Rule("1.7.1", "1.8")]
[BsonGenerated]
public partial record RecordWithParameterless(int Number, string? Text)
{
    public RecordWithParameterless()
        : this(7, "seven")
    {
    }
}

[Rule("1.7.1", "1.2.13")]
[BsonGenerated]
public abstract partial record AbstractRecord(int Id)
{
    public abstract string? Kind { get; set; }
}

[Rule("1.7.1")]
[BsonGenerated]
public sealed partial record ConcreteRecord(int Id, double Own) : AbstractRecord(Id)
{
    public override string? Kind { get; set; } = "initial";
}

[Rule("1.7.1", "1.2.9")]
[BsonGenerated]
public partial record RecordWithNewPosition(int Id, string? Name) : BaseRecord(Id, Name);

[Rule("1.2.13")]
[BsonGenerated]
public partial record EmptyRecord;

[Rule("1.2.13")]
[BsonGenerated]
public partial record EmptyDerivedRecord : EmptyRecord
{
    public string? ToStringText { get; set; }
}

[Rule("1.7.1")]
[BsonGenerated]
public sealed partial record RecordOfRecords(SealedRecord? One, List<SealedRecord>? Many, Dictionary<string, RecordStruct>? ByName);

[Rule("1.7.1", "2.BsonRepresentation")]
[BsonGenerated]
public sealed partial record AttributedPositions(
    [property: BsonId, BsonRepresentation(BsonType.ObjectId)] string? Key,
    [property: BsonRepresentation(BsonType.String)] Colors Color,
    [property: BsonRequired] int Required,
    [property: BsonDefaultValue(4)] int Defaulted,
    [property: BsonIgnore] int Ignored,
    [property: BsonIgnoreIfDefault, BsonElement("i")] int IgnoredIfDefault,
    [property: BsonExtraElements] BsonDocument? Bag);

[Rule("1.8")]
[BsonGenerated]
public partial record struct MutableRecordStruct(int X)
{
    public string? Text { get; set; } = "initial";

    public int Twice => X * 2;
}

[Rule("1.8", "4.1.12")]
[BsonGenerated]
public partial struct StructThatThrows
{
    private int _number;

    public int Number
    {
        readonly get => _number;
        set => _number = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
    }

    public string? Text { get; set; }
}

[Rule("1.8", "4.1.12")]
[BsonGenerated]
public partial class HoldsStructThatThrows
{
    public StructThatThrows Struct { get; set; }

    public StructThatThrows? OrNull { get; set; }

    public List<StructThatThrows>? List { get; set; }
}

[Rule("1.2.7")]
[BsonGenerated]
public readonly partial struct ReadOnlyStruct
{
    public ReadOnlyStruct(int x) => X = x;

    [BsonElement]
    public readonly int X;

    [BsonElement]
    public int Y { get; init; }
}

[Rule("1.8")]
[BsonGenerated]
public readonly partial struct InitOnlyStruct
{
    public int X { get; init; }

    public string? Y { get; init; }
}

[Rule("1.8")]
[BsonGenerated]
public partial struct EmptyStruct;

[Rule("1.8")]
[BsonGenerated]
public partial struct StructWithPrivateSetter
{
    public int X { get; private set; }

    [BsonElement]
    private string? Text { get; set; }

    public required int Required { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial struct StructOfAll
{
    public ObjectId Id;

    public DateTime Date;

    public Colors? Color;

    public List<PointStruct>? Points;

    public Dictionary<string, int>? Map;

    [BsonExtraElements]
    public BsonDocument? Bag;

    [BsonIgnoreIfNull]
    public string? Text;

    [BsonDefaultValue(5)]
    public int Five;
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

[Rule("1.8")]
[BsonGenerated]
public partial class StaticConstructor
{
    private static readonly string Made;

    static StaticConstructor() => Made = "static";

    public string? Text { get; set; } = Made;
}

[Rule("1.8")]
[BsonGenerated]
public partial class OptionalParameters
{
    public OptionalParameters(int number = 5, string? text = "default")
    {
        Number = number;
        Text = text;
    }

    public int Number { get; set; }

    public string? Text { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class ParamsConstructor
{
    public ParamsConstructor(params int[] numbers) => Numbers = numbers;

    public int[]? Numbers { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class InternalParameterless
{
    internal InternalParameterless() => Text = "internal";

    public string? Text { get; set; }

    public int Number { get; init; } = 4;
}

[Rule("1.8")]
[BsonGenerated]
public partial class PrivateConstructorBase
{
    protected PrivateConstructorBase(int number) => Number = number;

    public int Number { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class CallsBaseConstructor : PrivateConstructorBase
{
    private CallsBaseConstructor()
        : base(9)
    {
    }

    public static CallsBaseConstructor Create() => new();

    public int Own { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class ManyRequired
{
    public required int A { get; set; }

    public required string? B;

    [BsonIgnore]
    public required string? Ignored { get; set; }

    [BsonElement("c")]
    public required List<int>? C { get; init; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class InheritsRequired : ManyRequired
{
    [SetsRequiredMembers]
    public InheritsRequired()
    {
        A = 1;
        B = "b";
        Ignored = "i";
        C = [];
    }

    public required int D { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class InitializedByField
{
    private readonly List<int> _log = [1, 2, 3];

    public int Count => _log.Count;

    public Point Point { get; set; } = new() { X = 1 };

    public List<Point> Points { get; init; } = [new() { X = 2 }];

    public int[] Array { get; private set; } = [1, 2];

    public Dictionary<string, int> Map { get; set; } = new() { ["a"] = 1 };
}

[Rule("1.2.3")]
[BsonGenerated]
public partial class SemiAutomatic
{
    public string? Trimmed
    {
        get;
        set => field = value?.Trim();
    }

    public int Counted
    {
        get => field + 1;
        set;
    }

    public int InitField { get; init => field = value * 2; }

    [field: BsonIgnore]
    public List<int> Lazy => field ??= [1];
}

[Rule("1.2.3")]
[BsonGenerated]
public partial class PartialProperties
{
    public partial int Number { get; set; }

    [BsonElement("t")]
    public partial string? Text { get; private set; }
}

public partial class PartialProperties
{
    private int _number;
    private string? _text;

    public partial int Number
    {
        get => _number;
        set => _number = value + 1;
    }

    [BsonIgnoreIfNull]
    public partial string? Text
    {
        get => _text;
        private set => _text = value;
    }
}

[Rule("1.2.15")]
[BsonGenerated]
public partial class HasExtensions
{
    public int Number { get; set; }
}

public static class Extensions
{
    extension(HasExtensions value)
    {
        public int Twice => value.Number * 2;

        public int Id => value.Number;
    }
}

[Rule("1.3.5")]
[BsonGenerated]
public partial class InParts
{
    public int First { get; set; }

    public int SecondField;
}

public partial class InParts
{
    public int Third { get; set; }

    public int FourthField;
}
