namespace Queries.Tests;

internal static class Models
{
    /// <summary>The annotated types that projections of <see cref="Cases"/> create.</summary>
    public static Type[] All { get; } =
    [
        typeof(Address), typeof(CheckedRecord), typeof(Customer), typeof(CustomerSummary), typeof(LenientSummary), typeof(LineSummary),
        typeof(NumericSummary), typeof(Order), typeof(Pair), typeof(ReadOnlySummary), typeof(RequiredSummary), typeof(StoredPair),
        typeof(Summary), typeof(SummaryRecord), typeof(SummaryWithLines), typeof(SummaryWithRest), typeof(SummaryWithSetter),
    ];
}

public enum State
{
    Open,
    Paid,
    Sent,
}

[BsonGenerated]
public partial class Order
{
    public ObjectId Id { get; set; }

    [BsonElement("no")]
    public int Number { get; set; }

    [BsonRepresentation(BsonType.String)]
    public State State { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Created { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public string? Reference { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Key { get; set; }

    public decimal Total { get; set; }

    public double? Rating { get; set; }

    public Customer? Customer { get; set; }

    public List<Line> Lines { get; set; } = [];

    public List<string> Tags { get; set; } = [];

    public Dictionary<string, int> Counts { get; set; } = [];
}

[BsonGenerated]
public sealed partial class UrgentOrder : Order
{
    public int Hours { get; set; }
}

[BsonGenerated]
public sealed partial class Customer
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    public Address? Address { get; set; }
}

[BsonGenerated]
public sealed partial record Address(string Street, string City);

[BsonGenerated]
public partial class Line
{
    [BsonElement("sku")]
    public string Sku { get; set; } = "";

    public int Quantity { get; set; }

    public decimal Price { get; set; }
}

/// <summary>A result with the members of an order, under other names.</summary>
[BsonGenerated]
public sealed partial class Summary
{
    public ObjectId Id { get; set; }

    [BsonElement("n")]
    public int Number { get; set; }

    [BsonRepresentation(BsonType.String)]
    public State State { get; set; }

    public string? CustomerName { get; set; }

    public decimal Total { get; set; }

    [BsonDefaultValue(5)]
    public int Stars { get; set; } = 3;

    public List<string> Tags { get; set; } = ["none"];

    public double? Rating { get; set; }
}

/// <summary>The same members, but the state is stored as a number: the driver keeps the representation of the order.</summary>
[BsonGenerated]
public sealed partial class NumericSummary
{
    public int Number { get; set; }

    public State State { get; set; }
}

[BsonGenerated]
public sealed partial class RequiredSummary
{
    [BsonRequired]
    public int Number { get; set; }

    public string? CustomerName { get; set; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public sealed partial class LenientSummary
{
    public int Number { get; set; }
}

[BsonGenerated]
public sealed partial class SummaryWithRest
{
    public int Number { get; set; }

    [BsonExtraElements]
    public BsonDocument? Rest { get; set; }
}

[BsonGenerated]
public sealed partial class SummaryWithLines
{
    public int Number { get; set; }

    public List<LineSummary> Lines { get; set; } = [];

    public CustomerSummary? Customer { get; set; }
}

[BsonGenerated]
public sealed partial class LineSummary
{
    public string Sku { get; set; } = "";

    public decimal Price { get; set; }
}

[BsonGenerated]
public sealed partial class CustomerSummary
{
    public string Name { get; set; } = "";

    public Address? Address { get; set; }
}

/// <summary>Its setter changes the value, so the order of the calls could be seen.</summary>
[BsonGenerated]
public sealed partial class SummaryWithSetter
{
    private string _name = "";

    public int Number { get; set; }

    public string Name
    {
        get => _name;
        set => _name = value is null ? throw new ArgumentNullException(nameof(value)) : value.Trim();
    }
}

[BsonGenerated]
public sealed partial record SummaryRecord(int Number, string? Name, State State);

/// <summary>A record with a body: the constructor does more than store its parameters.</summary>
[BsonGenerated]
public sealed partial record CheckedRecord(int Number, string? Name)
{
    public int Doubled { get; init; } = Number * 2;
}

public readonly record struct StructRecord(int Number, State State);

public sealed record InitRecord(int Number)
{
    public State State { get; init; }

    public decimal Total { get; set; } = 7;
}

public sealed record RequiredRecord([property: BsonRequired] int Number, string? Name);

public sealed record DefaultRecord([property: BsonDefaultValue(5)] int Number, [property: BsonDefaultValue("none")] string? Name);

[BsonIgnoreExtraElements]
public sealed record LenientRecord(int Number);

public sealed record RecordWithSetter(int Number)
{
    private string? _name;

    public string? Name
    {
        get => _name;
        set => _name = value?.ToUpperInvariant();
    }
}

public sealed class SeveralConstructors(int number, string? name)
{
    public SeveralConstructors(int number)
        : this(number, "alone")
    {
    }

    public int Number { get; } = number;

    public string? Name { get; } = name;
}

/// <summary>The driver calls the constructor whose elements are there.</summary>
public sealed class RivalConstructors(int number, string? name)
{
    public RivalConstructors(int number, int other)
        : this(number, $"{other}") => Other = other;

    public int Number { get; } = number;

    public string? Name { get; } = name;

    public int Other { get; }
}

public sealed record InitializedResult(int Number) : System.ComponentModel.ISupportInitialize
{
    public void BeginInit()
    {
    }

    public void EndInit()
    {
    }
}

[BsonKnownTypes(typeof(KnownDerivedResult))]
public record KnownResult(int Number);

public sealed record KnownDerivedResult(int Number) : KnownResult(Number);

public abstract class BaseResult(int number)
{
    public int Number { get; } = number;
}

public sealed class DerivedResult(int number, string? name) : BaseResult(number)
{
    public string? Name { get; } = name;
}

public sealed record GenericRecord<T>(T Value, int Number);

public sealed record LineRecord(string Sku, decimal Price);

public sealed record RecordWithLines(int Number, List<LineRecord> Lines, List<Line> Others);

/// <summary>A class without setters.</summary>
[BsonGenerated]
public sealed partial class ReadOnlySummary(int number, string? name)
{
    public int Number { get; } = number;

    public string? Name { get; } = name;
}

[BsonGenerated]
public partial struct Pair
{
    public int Number { get; set; }

    public State State { get; set; }
}

/// <summary>Its members are stored as those of the order.</summary>
[BsonGenerated]
public partial struct StoredPair
{
    public int Number { get; set; }

    [BsonRepresentation(BsonType.String)]
    public State State { get; set; }
}

public sealed class PlainSummary
{
    public int Number { get; set; }

    public string? Name { get; set; }
}

/// <summary>Conventions for it are registered after its first use.</summary>
[BsonGenerated]
public sealed partial class Renamed
{
    public int Number { get; set; }

    public override string ToString() => $"Number {Number}";
}
