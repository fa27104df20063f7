namespace BsonGen.CodeGeneration;

/// <summary>A collection whose items attributes configure.</summary>
/// <typeparam name="TCreated">The type that is created on reading and written as an array.</typeparam>
[EditorBrowsable(Never)]
public sealed class CollectionCodec<TCollection, TCreated, TItem> : BsonCodec<TCollection>
    where TCreated : class, TCollection, IEnumerable<TItem>
{
    private readonly BsonCodec<TItem> _item;
    private readonly Func<List<TItem>, TCreated> _create;
    private readonly Func<TCreated, IEnumerable<TItem>> _order;

    /// <param name="order">Gets the items in the order of writing; null for the order of enumeration.</param>
    public CollectionCodec(
        Type declaringType,
        string name,
        BsonCodec<TItem> item,
        Func<List<TItem>, TCreated> create,
        Func<TCreated, IEnumerable<TItem>>? order = null)
        : base(declaringType, name)
    {
        _item = item;
        _create = create;
        _order = order ?? (static items => items);
        item.SetContainer(() => ChildSerializers.OfItems(Serializer));
    }

    internal override bool TryRead(ref BsonSpanReader reader, out TCollection value)
    {
        value = default!;
        if (reader.Type == BsonType.Null)
        {
            return RegisteredSerializer<TCollection>.IsDefault;
        }

        if (!reader.TryReadStartArray<TCollection>(out var array))
        {
            return false;
        }

        var list = reader.CreateList<TItem>(out var items);
        foreach (ref var item in items)
        {
            reader.ReadItemHeader();
            item = _item.Read(ref reader);
        }

        reader.ReadEndArray(array);
        value = _create(list);
        return true;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TCollection value)
    {
        if (!RegisteredSerializer<TCollection>.IsDefault)
        {
            return false;
        }

        if (value is null)
        {
            writer.WriteNull(name);
            return true;
        }

        // The driver's serializer of an interface enumerates values of all types.
        if (value.GetType() != typeof(TCreated) &&
            !(typeof(TCollection).IsInterface && typeof(TCreated) == typeof(List<TItem>)))
        {
            return false;
        }

        // A collection of the framework may wrap one of the user.
        writer.MarkUserCode();
        var array = writer.StartFrame(BsonType.Array, name);
        var index = 0;
        if (typeof(TCreated) == typeof(List<TItem>))
        {
            foreach (var item in new BsonItems<TItem>((IEnumerable<TItem>)value))
            {
                _item.Write(ref writer, writer.ItemName(index++), item);
            }
        }
        else
        {
            foreach (var item in _order((TCreated)value))
            {
                _item.Write(ref writer, writer.ItemName(index++), item);
            }
        }

        writer.WriteEndDocument(array);
        return true;
    }
}
