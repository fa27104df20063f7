using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Text;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Arrays and dictionaries: their elements are counted first, so that the collection is allocated once, at its size.
//
// Documents that lie about their sizes lead the count out of them, and into what other arrays hold: each array around an array could be counted,
// and allocated, at the length of all that follows. Where they don't lie, each element is counted once or twice, and takes two bytes or more. So
// once more elements than bytes were counted, the driver reads what is left, one element after another, and says what is wrong.
public ref partial struct BsonSpanReader
{
    // Items of structs may take more memory than the elements that they are read from; an element takes two bytes at least.
    private const int LargestPlainItem = 16;
    private const int LargestRatio = 32;

    /// <summary>Enters an array when the value is one and the driver's default serializer is in charge of the collection type.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartArray<TCollection>(out BsonFrame array)
    {
        if (_type == BsonType.Array && _elementBudget >= 0 && RegisteredSerializer<TCollection>.IsDefaultCollection)
        {
            array = ReadFrame();
            return true;
        }

        array = default;
        return false;
    }

    /// <summary>Creates a list of as many items as the array just entered has; their values are still to be read.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public List<TItem> CreateList<TItem>(out Span<TItem> items)
    {
        DriverReflection.KeepCollections<TItem>();
        var count = CountItems<TItem>();
        var list = new List<TItem>(count);
        CollectionsMarshal.SetCount(list, count);
        items = CollectionsMarshal.AsSpan(list);
        return list;
    }

    /// <summary>Creates an array of as many items as the BSON array just entered has; their values are still to be read.</summary>
    public TItem[] CreateArray<TItem>()
    {
        DriverReflection.KeepCollections<TItem>();
        return CountItems<TItem>() is var count and > 0 ? new TItem[count] : [];
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int CountItems<TItem>()
    {
        var end = _position;
        var count = CountElements(ref end);
        _elementBudget -= count;
        if (Unsafe.SizeOf<TItem>() > LargestPlainItem && (long)count * Unsafe.SizeOf<TItem>() > (long)LargestRatio * (end - _position))
        {
            LeaveArraysToDriver();
        }

        return count;
    }

    /// <summary>
    /// The items would take far more memory than bytes. The driver's list grows with the items that are really there, so no more is allocated than
    /// twice what they take before the first one that is wrong.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void LeaveArraysToDriver()
    {
        _leavesArraysToDriver = true;
        RequestRestart(new FormatException());
    }

    /// <summary>Leaves the array whose counted elements were all read.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadEndArray(BsonFrame array)
    {
        if (!Holds(_position, 1) || ByteAt(_position) != 0)
        {
            ReadBrokenItem();
        }

        LeaveFrame(_position, array, isMember: true);
    }

    /// <summary>Enters a dictionary's document when the value is one and the default serializer is in charge of the dictionary type.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartDictionary<TDictionary>(out BsonFrame document)
    {
        if (_type == BsonType.Document && _elementBudget >= 0 && RegisteredSerializer<TDictionary>.IsDefault)
        {
            document = ReadFrame();
            return true;
        }

        document = default;
        return false;
    }

    /// <summary>Leaves a dictionary's document when there is no element left in it.</summary>
    public bool TryReadEndDictionary(BsonFrame document)
    {
        if (!Holds(_position, 1))
        {
            ReadExceptions.ThrowEndOfStream();
        }

        if (ByteAt(_position) != 0)
        {
            return false;
        }

        LeaveFrame(_position, document, isMember: true);
        return true;
    }

    /// <summary>Reads the name of the next element of a dictionary's document as a new string.</summary>
    public string ReadKey()
    {
        if (!TryPeekName(out var name, out var fault))
        {
            throw fault;
        }

        var key = Utf8Decoder.Decode(name, _isLenient);
        _type = (BsonType)_bytes[_position];
        _position += name.Length + 2;
        return key;
    }

    /// <summary>Counts the elements from here to the end of the array or document just entered, without looking inside them.</summary>
    /// <returns>No more than the bytes that are present can hold; the first broken element is the last one counted, unless its type is not known.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int CountElements()
    {
        var position = _position;
        var count = CountElements(ref position);
        _elementBudget -= count;
        return count;
    }

    private readonly int CountElements(ref int position)
    {
        var bytes = _bytes;
        var count = 0;
        while (true)
        {
            while (TrySkipItem(ref position))
            {
                count++;
            }

            if (!BsonElementWalk.TryRead(bytes, position, out var element))
            {
                return count;
            }

            if (!BsonValueSize.TryMeasure(element.Type, bytes.Slice(element.ValueStart), out var size))
            {
                return BsonValueSize.IsKnown(element.Type) ? count + 1 : count;
            }

            count++;
            position = element.ValueStart + size;
        }
    }

    /// <summary>The count stopped short of the end of the array: says what is wrong with the element there.</summary>
    private void ReadBrokenItem()
    {
        ReadItemHeader();
        SkipValue();
        ReadExceptions.ThrowEndOfStream();
    }
}
