using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Lists and arrays of plain values; see BsonSpanReader.PlainCollections.cs.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a list of <see cref="bool"/>, or null.</summary>
    public void WriteBooleanList(ReadOnlySpan<byte> name, List<bool>? value) => WriteList<bool, BooleanItem>(name, value);

    /// <summary>Writes an array of <see cref="bool"/>, or null.</summary>
    public void WriteBooleanArray(ReadOnlySpan<byte> name, bool[]? value) => WriteArray<bool, BooleanItem>(name, value);

    /// <summary>Writes a list of <see cref="int"/>, or null.</summary>
    public void WriteInt32List(ReadOnlySpan<byte> name, List<int>? value) => WriteList<int, Int32Item>(name, value);

    /// <summary>Writes an array of <see cref="int"/>, or null.</summary>
    public void WriteInt32Array(ReadOnlySpan<byte> name, int[]? value) => WriteArray<int, Int32Item>(name, value);

    /// <summary>Writes a list of <see cref="long"/>, or null.</summary>
    public void WriteInt64List(ReadOnlySpan<byte> name, List<long>? value) => WriteList<long, Int64Item>(name, value);

    /// <summary>Writes an array of <see cref="long"/>, or null.</summary>
    public void WriteInt64Array(ReadOnlySpan<byte> name, long[]? value) => WriteArray<long, Int64Item>(name, value);

    /// <summary>Writes a list of <see cref="double"/>, or null.</summary>
    public void WriteDoubleList(ReadOnlySpan<byte> name, List<double>? value) => WriteList<double, DoubleItem>(name, value);

    /// <summary>Writes an array of <see cref="double"/>, or null.</summary>
    public void WriteDoubleArray(ReadOnlySpan<byte> name, double[]? value) => WriteArray<double, DoubleItem>(name, value);

    /// <summary>Writes a list of <see cref="decimal"/>, or null.</summary>
    public void WriteDecimalList(ReadOnlySpan<byte> name, List<decimal>? value) => WriteList<decimal, DecimalItem>(name, value);

    /// <summary>Writes an array of <see cref="decimal"/>, or null.</summary>
    public void WriteDecimalArray(ReadOnlySpan<byte> name, decimal[]? value) => WriteArray<decimal, DecimalItem>(name, value);

    /// <summary>Writes a list of <see cref="string"/>, or null.</summary>
    public void WriteStringList(ReadOnlySpan<byte> name, List<string>? value) => WriteList<string, StringItem>(name, value);

    /// <summary>Writes an array of <see cref="string"/>, or null.</summary>
    public void WriteStringArray(ReadOnlySpan<byte> name, string[]? value) => WriteArray<string, StringItem>(name, value);

    /// <summary>Writes a list of <see cref="DateTime"/>, or null.</summary>
    public void WriteDateTimeList(ReadOnlySpan<byte> name, List<DateTime>? value) => WriteList<DateTime, DateTimeItem>(name, value);

    /// <summary>Writes an array of <see cref="DateTime"/>, or null.</summary>
    public void WriteDateTimeArray(ReadOnlySpan<byte> name, DateTime[]? value) => WriteArray<DateTime, DateTimeItem>(name, value);

    /// <summary>Writes a list of <see cref="Guid"/>, or null.</summary>
    public void WriteGuidList(ReadOnlySpan<byte> name, List<Guid>? value) => WriteList<Guid, GuidItem>(name, value);

    /// <summary>Writes an array of <see cref="Guid"/>, or null.</summary>
    public void WriteGuidArray(ReadOnlySpan<byte> name, Guid[]? value) => WriteArray<Guid, GuidItem>(name, value);

    /// <summary>Writes a list of <see cref="ObjectId"/>, or null.</summary>
    public void WriteObjectIdList(ReadOnlySpan<byte> name, List<ObjectId>? value) => WriteList<ObjectId, ObjectIdItem>(name, value);

    /// <summary>Writes an array of <see cref="ObjectId"/>, or null.</summary>
    public void WriteObjectIdArray(ReadOnlySpan<byte> name, ObjectId[]? value) => WriteArray<ObjectId, ObjectIdItem>(name, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteList<T, TItem>(ReadOnlySpan<byte> name, List<T>? value)
        where TItem : struct, IPlainItem
    {
        if (TryWriteStartArray<List<T>, List<T>>(name, value, out var items, out var array))
        {
            WriteItems<T, TItem>(CollectionsMarshal.AsSpan(items), array);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteArray<T, TItem>(ReadOnlySpan<byte> name, T[]? value)
        where TItem : struct, IPlainItem
    {
        if (TryWriteStartArray<T[], T[]>(name, value, out var items, out var array))
        {
            WriteItems<T, TItem>(items, array);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteItems<T, TItem>(Span<T> items, int array)
        where TItem : struct, IPlainItem
    {
        var position = _position;
        var index = 0;
        foreach (ref var item in items)
        {
            Unchecked.Reinterpret<T, TItem>(ref item).Write(ref this, ref position, ItemName(index));
            index++;
        }

        WriteEndArray(array);
    }
}
