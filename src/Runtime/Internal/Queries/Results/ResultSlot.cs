using Expression = System.Linq.Expressions.Expression;

namespace BsonGen.Internal.Queries.Results;

/// <summary>Holds a value of a result until the object is created, without boxing it.</summary>
internal abstract class ResultSlot
{
    public abstract void Read(ref BsonSpanReader reader);

    /// <summary>Forgets the value.</summary>
    public abstract void Clear();
}

/// <inheritdoc />
internal sealed class ResultSlot<T> : ResultSlot
{
    private static readonly FieldInfo Field = typeof(ResultSlot<T>).GetField(nameof(Value))!;

    // A field, which the compiled lambda reads.
    public T Value;

    private readonly ResultValue<T> _value;
    private readonly T _missing;

    /// <param name="missing">The value without an element.</param>
    public ResultSlot(ResultValue<T> value, T missing)
    {
        _value = value;
        Value = _missing = missing;
    }

    public static Expression ValueOf(Expression slot) =>
        Expression.Field(Expression.Convert(slot, typeof(ResultSlot<T>)), Field);

    public override void Read(ref BsonSpanReader reader) => Value = _value.Read(ref reader);

    public override void Clear() => Value = _missing;
}
