using System.Collections.Immutable;
using System.ComponentModel;
using System.Runtime.InteropServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>An <see cref="ImmutableArray{T}"/>. The driver reads and writes one that is not initialized.</summary>
/// <typeparam name="TItem">The type of the items.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ImmutableArrayMember<TItem> : DriverMember<ImmutableArray<TItem>>
{
    private readonly DriverMember<TItem> _item;

    /// <inheritdoc />
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    /// <param name="item">Reads and writes the items.</param>
    public ImmutableArrayMember(Type declaringType, string name, DriverMember<TItem> item)
        : base(declaringType, name)
    {
        _item = item;
        item.SetContainer(this, ChildSerializers.OfItems);
    }

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out ImmutableArray<TItem> value)
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

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, ImmutableArray<TItem> value)
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

        writer.WriteEndArray(array);
        return true;
    }
}
