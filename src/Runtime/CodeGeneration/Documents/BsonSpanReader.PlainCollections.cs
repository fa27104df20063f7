using System.Runtime.CompilerServices;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Lists and arrays of plain values. The package has compiled code for these methods, so no type needs a method of its own, which the JIT would compile.
// The methods for generated code are not generic: the code that reference types share would look up the type of the list on each call.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a list of <see cref="bool"/>, or null.</summary>
    public List<bool> ReadBooleanList() => ReadList<bool, BooleanItem>();

    /// <summary>Reads an array of <see cref="bool"/>, or null.</summary>
    public bool[] ReadBooleanArray() => ReadArray<bool, BooleanItem>();

    /// <summary>Reads a list of <see cref="long"/>, or null.</summary>
    public List<long> ReadInt64List() => ReadList<long, Int64Item>();

    /// <summary>Reads an array of <see cref="long"/>, or null.</summary>
    public long[] ReadInt64Array() => ReadArray<long, Int64Item>();

    /// <summary>Reads a list of <see cref="double"/>, or null.</summary>
    public List<double> ReadDoubleList() => ReadList<double, DoubleItem>();

    /// <summary>Reads an array of <see cref="double"/>, or null.</summary>
    public double[] ReadDoubleArray() => ReadArray<double, DoubleItem>();

    /// <summary>Reads a list of <see cref="decimal"/>, or null.</summary>
    public List<decimal> ReadDecimalList() => ReadList<decimal, DecimalItem>();

    /// <summary>Reads an array of <see cref="decimal"/>, or null.</summary>
    public decimal[] ReadDecimalArray() => ReadArray<decimal, DecimalItem>();

    /// <summary>Reads a list of <see cref="DateTime"/>, or null.</summary>
    public List<DateTime> ReadDateTimeList() => ReadList<DateTime, DateTimeItem>();

    /// <summary>Reads an array of <see cref="DateTime"/>, or null.</summary>
    public DateTime[] ReadDateTimeArray() => ReadArray<DateTime, DateTimeItem>();

    /// <summary>Reads a list of <see cref="Guid"/>, or null.</summary>
    public List<Guid> ReadGuidList() => ReadList<Guid, GuidItem>();

    /// <summary>Reads an array of <see cref="Guid"/>, or null.</summary>
    public Guid[] ReadGuidArray() => ReadArray<Guid, GuidItem>();

    /// <summary>Reads a list of <see cref="ObjectId"/>, or null.</summary>
    public List<ObjectId> ReadObjectIdList() => ReadList<ObjectId, ObjectIdItem>();

    /// <summary>Reads an array of <see cref="ObjectId"/>, or null.</summary>
    public ObjectId[] ReadObjectIdArray() => ReadArray<ObjectId, ObjectIdItem>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private List<T> ReadList<T, TItem>()
        where TItem : struct, IPlainItem
    {
        if (!TryReadStartArray<List<T>>(out var array))
        {
            return ReadWithRegistered<List<T>>();
        }

        var result = CreateList<T>(out var items);
        ReadItems<T, TItem>(items, array);
        return result;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T[] ReadArray<T, TItem>()
        where TItem : struct, IPlainItem
    {
        if (!TryReadStartArray<T[]>(out var array))
        {
            return ReadWithRegistered<T[]>();
        }

        var result = CreateArray<T>();
        ReadItems<T, TItem>(result, array);
        return result;
    }

    // A method of its own: how much the JIT inlines into a method depends on the length of its IL, and the methods above are short.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ReadItems<T, TItem>(Span<T> items, BsonFrame array)
        where TItem : struct, IPlainItem
    {
        foreach (ref var item in items)
        {
            ReadItemHeader();
            Unchecked.Reinterpret<T, TItem>(ref item).Read(ref this);
        }

        ReadEndArray(array);
    }
}
