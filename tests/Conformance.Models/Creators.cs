// Types that the driver makes with constructors and factory methods: which it finds, which it takes, and what it does with other members.
using System.ComponentModel;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.7", "1.7.2")]
[BsonGenerated]
public sealed partial class Price(decimal amount, string? currency)
{
    public decimal Amount { get; } = amount;

    public string? Currency { get; } = currency;
}

[BsonGenerated]
public partial class ImmutableOfManyTypes
{
    public ImmutableOfManyTypes(
        int id, bool flag, double number, long? orNull, string? text, DayOfWeek day, DateTime date, Guid guid, int[]? array, List<string?>? list,
        Dictionary<string, int>? map, Price? price, ObjectId objectId)
    {
        (Id, Flag, Number, OrNull, Text, Day) = (id, flag, number, orNull, text, day);
        (Date, Guid, Array, List, Map, Price, ObjectId) = (date, guid, array, list, map, price, objectId);
    }

    public int Id { get; }

    public bool Flag { get; }

    public double Number { get; }

    public long? OrNull { get; }

    public string? Text { get; }

    public DayOfWeek Day { get; }

    public DateTime Date { get; }

    public Guid Guid { get; }

    public int[]? Array { get; }

    public List<string?>? List { get; }

    public Dictionary<string, int>? Map { get; }

    public Price? Price { get; }

    public ObjectId ObjectId { get; }
}

[BsonGenerated]
public partial class HoldsImmutables
{
    public Price? Price { get; set; }

    public List<Price?>? Prices { get; set; }

    public Dictionary<string, Refusing>? Map { get; set; }
}

[Rule("4.1.11")]
[BsonGenerated]
public partial class SeveralConstructors
{
    public SeveralConstructors(int a, string? b, double c) => (A, B, C, Made) = (a, b, c, "abc");

    public SeveralConstructors(int a) => (A, Made) = (a, "a");

    public SeveralConstructors(int a, string? b) => (A, B, Made) = (a, b, "ab");

    public SeveralConstructors(double c, string? b) => (C, B, Made) = (c, b, "cb");

    internal SeveralConstructors(string? b) => (B, Made) = (b, "internal");

    [BsonIgnore]
    public string Made { get; }

    public int A { get; }

    public string? B { get; private set; }

    public double C { get; protected set; }
}

[BsonGenerated]
public partial class SeveralWithDefaults
{
    public SeveralWithDefaults(int a, string? b) => (A, B, Made) = (a, b, "ab");

    public SeveralWithDefaults(int a, double c, int d) => (A, C, D, Made) = (a, c, d, "acd");

    public SeveralWithDefaults(int d, int e) => (D, E, Made) = (d, e, "de");

    [BsonIgnore]
    public string Made { get; }

    public int A { get; }

    [BsonDefaultValue("default")]
    public string? B { get; }

    [BsonDefaultValue(1.5)]
    public double C { get; private set; }

    [BsonDefaultValue(3)]
    public int D { get; }

    [BsonDefaultValue(4)]
    public int E { get; }
}

[BsonGenerated]
public partial class AllDefaults
{
    public AllDefaults(int a, string? b) => (A, B) = (a, b);

    [BsonDefaultValue(5)]
    public int A { get; }

    [BsonDefaultValue(null)]
    public string? B { get; }
}

[BsonGenerated]
public partial class RequiredArguments
{
    public RequiredArguments(int a, string? b) => (A, B) = (a, b);

    [BsonRequired]
    public int A { get; }

    [BsonRequired]
    public string? B { get; private set; }

    [BsonRequired]
    [BsonDefaultValue(7)]
    public int C { get; private set; }
}

[Rule("4.1.10", "4.1.11")]
[BsonGenerated]
public partial class LeftOvers
{
    private string _log = "";

    [BsonConstructor]
    public LeftOvers(int number) => Number = number;

    [BsonElement("n")]
    public int Number { get; set; }

    public string? First
    {
        get => _log;
        set => _log += "first " + value + ";";
    }

    public int Second { get; set; }

    [BsonDefaultValue(8)]
    public int Third
    {
        get => _log.Length;
        set => _log += "third " + value + ";";
    }

    [BsonRequired]
    public string? Fourth
    {
        get => _log;
        set => _log += value?.Length > 20 ? throw new InvalidOperationException("too long") : "fourth " + value + ";";
    }

    public int Computed => 1;

    [BsonElement]
    public decimal Dropped => 1.5m;

    public double Field;
}

[BsonGenerated]
public partial class LeftOversOfOne
{
    [BsonConstructor]
    private LeftOversOfOne(string? text) => Text = text;

    [BsonConstructor]
    private LeftOversOfOne(int number, string? text) => (Number, Text) = (number, text);

    public int Number { get; set; } = 3;

    public string? Text { get; set; }

    public long Other { get; set; } = 4;

    [BsonDefaultValue(true)]
    public bool Flag { get; set; }
}

[Rule("1.7.4", "2.BsonConstructor")]
[BsonGenerated]
public partial class NamedArguments
{
    [BsonElement("_hidden")]
    private readonly int _hidden;

    [BsonElement]
    private string? _text;

    [BsonConstructor(nameof(_hidden), "_text", "Items")]
    public NamedArguments(int number, object? text, IEnumerable<int>? items)
    {
        _hidden = number;
        _text = (string?)text + "!";
        Items = items as List<int>;
    }

    public List<int>? Items { get; set; }

    public override string ToString() => $"{_hidden} {_text}";
}

[BsonGenerated]
public partial class OverloadedByBase
{
    [BsonConstructor("Text")]
    public OverloadedByBase(object? text) => Text = "object " + text;

    public OverloadedByBase(string? text) => Text = "string " + text;

    public string? Text { get; set; }
}

[BsonGenerated]
public partial class PrivateCreators
{
    [BsonConstructor]
    private PrivateCreators(int number) => Number = number;

    [BsonElement]
    public int Number { get; }

    [BsonElement]
    private string? Hidden { get; set; }

    [BsonFactoryMethod]
    private static PrivateCreators Make(int number, string? hidden) => new(number) { Hidden = hidden + " made" };
}

[Rule("1.7.4", "2.BsonFactoryMethod")]
[BsonGenerated]
public partial class Factories
{
    public int Number { get; set; }

    public string? Text { get; set; }

    public string? Note { get; set; }

    [BsonFactoryMethod]
    public static Factories? OfNumber(int number) => number == 0 ? null : new() { Number = number, Note = "number" };

    [BsonFactoryMethod("Number", "Text")]
    public static Factories OfBoth(int one, string? two) =>
        one < 0 ? throw new ArgumentException("negative") : new FactoriesDerived { Number = one, Text = two };

    [BsonFactoryMethod]
    public static Factories OfNothing() => new() { Note = "nothing" };
}

public class FactoriesDerived : Factories, ISupportInitialize
{
    private int _calls;

    public void BeginInit() => _calls = 1;

    public void EndInit() => _calls = _calls == 1 && Note != "nothing" ? 2 : -1;
}

[BsonGenerated]
public sealed partial class SealedFactory
{
    private SealedFactory()
    {
    }

    public int Number { get; private init; }

    [BsonFactoryMethod]
    public static SealedFactory Of(int number) => new() { Number = number + 1 };
}

[BsonGenerated]
public partial class ParameterlessCreator
{
    [BsonConstructor]
    private ParameterlessCreator() => Text = "made";

    public string? Text { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class Refusing
{
    public Refusing(int number, string? text)
    {
        Number = number is < 0 or > 1000 ? throw new ArgumentOutOfRangeException(nameof(number)) : number;
        Text = text ?? throw new ArgumentNullException(nameof(text));
    }

    public int Number { get; }

    public string Text { get; }
}

[BsonGenerated]
public partial class HoldsRefusing
{
    public int Before { get; set; }

    public ThrowingAlways? Inner { get; set; }

    public Refusing? Refusing { get; set; }

    public int After { get; set; }
}

[BsonGenerated]
public partial class ThrowingAlways
{
    private ThrowingAlways() => throw new InvalidOperationException("never");

    public int Number { get; set; }
}

[BsonGenerated]
public partial class ThrowingInitializer
{
    public int[] Numbers { get; set; } = new int[int.Parse("-1", System.Globalization.CultureInfo.InvariantCulture)];
}

public abstract class ImmutableBase
{
    protected ImmutableBase(int id, string? name)
    {
        Id = id;
        Name = name;
    }

    public int Id { get; }

    public string? Name { get; }

    public int Length => Name?.Length ?? 0;
}

[BsonGenerated]
public partial class ImmutableDerived(int id, string? name, double own) : ImmutableBase(id, name)
{
    public double Own { get; } = own;
}

[BsonGenerated]
public sealed partial class ImmutableLast(int id, string? name, double own, string? last) : ImmutableDerived(id, name, own)
{
    public string? Last { get; } = last;
}

[BsonGenerated]
public partial class ImmutableVirtual
{
    protected ImmutableVirtual(string? kind) => Kind = kind;

    public virtual string? Kind { get; }
}

[BsonGenerated]
public partial class ImmutableOverriding(int number) : AbstractKind
{
    public override string Kind => "overridden";

    public int Number { get; } = number;
}

public abstract class AbstractKind
{
    public abstract string Kind { get; }
}

[BsonGenerated]
public partial class OverriddenArgument(string? kind) : AbstractKind
{
    public override string Kind { get; } = kind ?? "null";
}

[BsonGenerated]
public partial class OnlyProtectedConstructor
{
    protected OnlyProtectedConstructor(int number) => Number = number;

    public int Number { get; }

    public int Unmatched { get; private set; }
}

[BsonGenerated]
public partial class InternalConstructor
{
    internal InternalConstructor(int number) => Number = number;

    public int Number { get; }

    public string? Text { get; private set; }
}

[BsonGenerated]
public partial class UnmatchedConstructor
{
    public UnmatchedConstructor(int other) => Number = other;

    public int Number { get; }

    public string? Text { get; private set; }
}

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(ImmutableCircle), typeof(ImmutableSquare))]
public abstract partial class ImmutableShape
{
    protected ImmutableShape(string? name) => Name = name;

    public string? Name { get; }
}

[BsonGenerated]
public sealed partial class ImmutableCircle(string? name, double radius) : ImmutableShape(name)
{
    public double Radius { get; } = radius;
}

[BsonGenerated]
public partial class ImmutableSquare(string? name, int side) : ImmutableShape(name)
{
    public int Side { get; } = side;
}

[BsonGenerated]
public partial class ImmutableColoredSquare(string? name, int side, string? color) : ImmutableSquare(name, side)
{
    public string? Color { get; } = color;
}

[BsonGenerated]
public partial class HoldsImmutableShapes
{
    public ImmutableShape? Shape { get; set; }

    public List<ImmutableSquare?>? Squares { get; set; }
}

[BsonGenerated]
public partial class ImmutableWithExtra(int number, BsonDocument? extraElements)
{
    public int Number { get; } = number;

    public BsonDocument? ExtraElements { get; } = extraElements;
}

[BsonGenerated]
public partial class LeftOverExtra(int number)
{
    public int Number { get; } = number;

    [BsonExtraElements]
    public IDictionary<string, object?>? Rest { get; private set; }
}

[BsonGenerated]
public partial class DroppedExtra(int number)
{
    public int Number { get; } = number;

    [BsonExtraElements]
    public Dictionary<string, object?>? Rest { get; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class ImmutableLenient(int number, int? orNull)
{
    public int Number { get; } = number;

    public int? OrNull { get; } = orNull;

    [BsonElement]
    public int? Twice => OrNull * 2;
}

[BsonGenerated]
public partial class ImmutableConfigured
{
    public ImmutableConfigured(int id, DayOfWeek day, decimal total, string? text, Uri? link)
    {
        Key = id;
        Day = day;
        Total = total;
        Text = text;
        Link = link;
    }

    public int Key { get; }

    [BsonId]
    public int Id => Key;

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Day { get; }

    [BsonElement("sum", Order = 1)]
    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public decimal Total { get; }

    [BsonIgnoreIfNull]
    public string? Text { get; }

    public Uri? Link { get; }
}

[BsonGenerated]
public partial class ImmutableOrder(string? b, int a, string? z)
{
    public string? Z { get; } = z;

    public int A { get; private set; } = a;

    [BsonElement]
    private int _own = 1;

    public string? B { get; } = b;

    public int Field;

    public override string ToString() => $"{_own}";
}

[BsonGenerated]
public partial record ImmutableRecord
{
    public ImmutableRecord(int number, string? text)
    {
        Number = number;
        Text = text;
    }

    public int Number { get; }

    public string? Text { get; private set; }
}

[BsonGenerated]
public sealed partial record RecordWithCreator(int Number, string? Text)
{
    [BsonConstructor]
    public RecordWithCreator(int number)
        : this(number, "creator")
    {
    }
}

[BsonGenerated]
public readonly partial struct ImmutableStruct(int x, string? y)
{
    public int X { get; } = x;

    public string? Y { get; } = y;
}

[BsonGenerated]
public partial struct StructWithCreator
{
    private string? _log;

    [BsonConstructor]
    private StructWithCreator(int x) => X = x < 0 ? throw new ArgumentException("negative") : x;

    [BsonElement]
    public int X { get; }

    public string? Y
    {
        readonly get => _log;
        set => _log = value?.Length > 10 ? throw new ArgumentException("long") : value + "?";
    }
}

[BsonGenerated]
public partial struct StructWithFactory
{
    public int X { get; set; }

    public int Y { get; init; }

    [BsonFactoryMethod]
    private static StructWithFactory Of(int x) => new() { X = x + 1 };
}

[BsonGenerated]
public partial struct ThrowingStruct
{
    private int _x;

    public int X
    {
        readonly get => _x;
        set => _x = value < 0 ? throw new ArgumentException("negative") : value;
    }

    [BsonDefaultValue(-1)]
    public int Y
    {
        readonly get => _x;
        set => _x = value < 0 ? throw new ArgumentException("negative") : value;
    }
}

[BsonGenerated]
public partial struct InitializingStruct : ISupportInitialize
{
    private int _calls;

    public int X { get; set; }

    void ISupportInitialize.BeginInit() => _calls = 1;

    void ISupportInitialize.EndInit() => _calls = _calls == 1 ? 2 + X : -1;
}

[BsonGenerated]
public partial class HoldsImmutableStructs
{
    public ImmutableStruct Struct { get; set; }

    public ImmutableStruct? OrNull { get; set; }

    public StructWithCreator Creator { get; set; }

    public StructWithFactory[]? Factories { get; set; }

    public ThrowingStruct Throwing { get; set; }

    public InitializingStruct Initializing { get; set; }
}

[BsonGenerated]
public partial class ImmutableInitializing(int number) : ISupportInitialize
{
    private string _log = "made";

    public int Number { get; } = number;

    [BsonElement]
    private string? Text
    {
        get => _log;
        set => _log += ", set " + value;
    }

    public void BeginInit() => _log += ", begun";

    public void EndInit() => _log += ", ended";
}

[BsonGenerated]
public partial class ImmutableGeneric<T>(T? value, List<T?>? values)
{
    public T? Value { get; } = value;

    public List<T?>? Values { get; } = values;

    [BsonGenerated]
    public partial class Inner(T? value, int number)
    {
        public T? Value { get; } = value;

        public int Number { get; private set; } = number;
    }
}

[BsonGenerated]
public partial class HoldsImmutableGenerics
{
    public ImmutableGeneric<int>? Numbers { get; set; }

    public ImmutableGeneric<Price>.Inner? Price { get; set; }
}

[BsonGenerated]
public partial class NamesOfLocals(int reader, int member, int creator, int order, int count, int other, int document, int namesOfLocals, int readerValue)
{
    public int Reader { get; } = reader;

    public int Member { get; } = member;

    public int Creator { get; } = creator;

    public int Order { get; } = order;

    public int Count { get; } = count;

    public int Other { get; } = other;

    public int Document { get; } = document;

    public int NAMESOFLocals { get; } = namesOfLocals;

    public int ReaderValue { get; } = readerValue;

    [BsonElement]
    private int Error { get; set; }

    [BsonElement]
    private int Next { get => 1; set => Error += value; }
}

[BsonGenerated]
public partial class RequiredByCreator
{
    [BsonConstructor]
    public RequiredByCreator(int number) => Number = number;

    public required int Number { get; init; }

    public required string? Text { get; set; }
}

[BsonGenerated]
public partial class HiddenArgument(int number) : HiddenArgumentBase(number + 1)
{
    [BsonElement("own")]
    public new int Number { get; } = number;
}

public class HiddenArgumentBase
{
    public HiddenArgumentBase(int number) => Number = number;

    public int Number { get; }
}
