using System.Collections.Immutable;

namespace BsonGen.CodeGeneration;

/// <summary>An immutable array. The driver reads and writes one that is not initialized.</summary>
[EditorBrowsable(Never)]
public sealed class ImmutableArrayCodec<TItem> : BsonCodec<ImmutableArray<TItem>>
{
    private readonly BsonCodec<TItem> _item;

    /// <inheritdoc />
    public ImmutableArrayCodec(Type declaringType, string name, BsonCodec<TItem> item)
        : base(declaringType, name)
    {
        _item = item;
        item.SetContainer(() => ChildSerializers.OfItems(Serializer));
    }

    internal override bool TryRead(ref BsonSpanReader reader, out ImmutableArray<TItem> value)
    {
        value = default;
        if (!reader.TryReadStartArray<ImmutableArray<TItem>>(out var array))
        {
            return false;
        }

        var items = reader.CreateArray<TItem>();
        foreach (ref var item in items.AsSpan())
        {
            reader.ReadItemHeader();
            item = _item.Read(ref reader);
        }

        reader.ReadEndArray(array);
        value = ImmutableCollectionsMarshal.AsImmutableArray(items);
        return true;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, ImmutableArray<TItem> value)
    {
        if (!RegisteredSerializer<ImmutableArray<TItem>>.IsDefault || value.IsDefault)
        {
            return false;
        }

        var array = writer.StartFrame(BsonType.Array, name);
        for (var index = 0; index < value.Length; index++)
        {
            _item.Write(ref writer, writer.ItemName(index), value[index]);
        }

        writer.WriteEndDocument(array);
        return true;
    }
}
