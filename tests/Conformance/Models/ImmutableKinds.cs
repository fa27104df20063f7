// Records, structs and generic types that constructors and factory methods make.
using System.ComponentModel;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

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
