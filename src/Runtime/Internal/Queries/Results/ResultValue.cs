using Expression = System.Linq.Expressions.Expression;

namespace BsonGen.Internal.Queries.Results;

/// <summary>How a value of a result is read.</summary>
internal abstract class ResultValue
{
    /// <summary>The type of the value.</summary>
    public abstract Type Type { get; }

    /// <summary>Whether the projection does not set the value.</summary>
    public virtual bool IsUnprojected => false;

    /// <summary>Whether the object is a value of the type.</summary>
    public abstract bool CanBe(object? value);

    /// <summary>Creates a place for the value.</summary>
    /// <param name="missing">The value without an element; null for the default of the type.</param>
    public abstract ResultSlot CreateSlot(object? missing);

    /// <summary>Gets the value from its place in a compiled lambda.</summary>
    public abstract Expression In(Expression slot);
}

/// <inheritdoc />
internal abstract class ResultValue<T> : ResultValue
{
    /// <summary>Reads the value at the position.</summary>
    /// <exception cref="LeftToDriverException">The driver must read the whole result.</exception>
    /// <exception cref="FailedCreationException">A constructor has thrown.</exception>
    public abstract T Read(ref BsonSpanReader reader);

    public override Type Type => typeof(T);

    public override bool CanBe(object? value) => value is T || (value is null && default(T) is null);

    public override ResultSlot CreateSlot(object? missing) => new ResultSlot<T>(this, missing is null ? default! : (T)missing);

    public override Expression In(Expression slot) => ResultSlot<T>.ValueOf(slot);
}

/// <summary>A value that the registered serializer of its type would read.</summary>
internal sealed class PlainValue<T> : ResultValue<T>
{
    public override T Read(ref BsonSpanReader reader) => AnyValue.Read<T>(ref reader);
}

/// <summary>
/// A collection or tuple that the registered serializer of its type would read. As in the driver, the serializer of the items is
/// looked up with the first item.
/// </summary>
internal sealed class PlainItems<T>(IBsonSerializer serializer) : ResultValue<T>
{
    // The size, and the NUL at the end.
    private const int SizeWithoutItems = sizeof(int) + 1;

    private bool _hadItems;

    public override T Read(ref BsonSpanReader reader)
    {
        _hadItems = _hadItems || HasItems(ref reader);
        return _hadItems ? AnyValue.Read<T>(ref reader) : reader.ReadByDriver<T>(serializer);
    }

    private static bool HasItems(ref BsonSpanReader reader) =>
        reader.Type is BsonType.Array or BsonType.Document &&
        TryReadInt32LittleEndian(reader.Rest, out var size) && size > SizeWithoutItems;
}

/// <summary>A value that a certain serializer reads.</summary>
internal sealed class SerializedValue<T>(IBsonSerializer serializer) : ResultValue<T>
{
    public override T Read(ref BsonSpanReader reader) => reader.ReadByDriver<T>(serializer);
}

/// <summary>A document that a generated serializer reads.</summary>
internal sealed class GeneratedValue<T>(IBsonSerializer serializer) : ResultValue<T>
{
    public override T Read(ref BsonSpanReader reader) =>
        ActiveSerializer<T>.IsGenerated ? ExternalDocument.Read<T>(ref reader) : reader.ReadByDriver<T>(serializer);
}

/// <summary>A value that the projection does not set, so its serializer may not have been looked up.</summary>
internal sealed class UnprojectedValue<T> : ResultValue<T>
{
    public override bool IsUnprojected => true;

    public override T Read(ref BsonSpanReader reader) => throw new LeftToDriverException();
}

/// <summary>A value that a codec reads, apart from those that it leaves to the serializer.</summary>
internal sealed class CodedValue<T>(BsonCodec<T> codec, IBsonSerializer serializer) : ResultValue<T>
{
    public override T Read(ref BsonSpanReader reader) =>
        codec.TryRead(ref reader, out var value) ? value : reader.ReadByDriver<T>(serializer);
}

/// <summary>A value of a derived class.</summary>
internal sealed class DerivedValue<T, TDerived>(ResultValue<TDerived> value) : ResultValue<T>
    where TDerived : class, T
{
    public override T Read(ref BsonSpanReader reader) => value.Read(ref reader);
}
