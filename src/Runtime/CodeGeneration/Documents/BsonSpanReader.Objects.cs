using System.Dynamic;

namespace BsonGen.CodeGeneration;

// Members of type object: the BSON type or a discriminator determines the type. The driver reads what its serializer refuses, and
// types without a generated serializer.
public ref partial struct BsonSpanReader
{
    private static readonly object True = true;
    private static readonly object False = false;

    private bool HasDefaultDynamics => _hasDefaultDynamics ??= RegisteredObject.HasDefaultDynamics(_context);

    /// <summary>Reads a value of type object, or null.</summary>
    public object ReadObject() => RegisteredObject.Rules is not { } rules ? ReadObjectByDriver() : _type switch
    {
        BsonType.Null => null!,
        BsonType.String => ReadText(),
        BsonType.Int32 => TakeInt32(),
        BsonType.Int64 => TakeInt64(),
        BsonType.Double => BitConverter.Int64BitsToDouble(TakeInt64()),
        BsonType.Boolean when Holds(_position, 1) && ByteAt(_position) <= 1 => ByteAt(_position++) != 0 ? True : False,
        BsonType.DateTime when TryPeekDateTime(out var date) => Advance(sizeof(long), date),
        BsonType.ObjectId when TryReadObjectId(out var id) => id,
        BsonType.Decimal128 => ReadDecimal128Bits(),
        BsonType.Binary when TryReadGuid(rules.Guids, out var guid) => guid,
        BsonType.Array when HasDefaultDynamics && TryReadStartArray<List<object>>(out var array) =>
            ReadListOfObjects(array),
        BsonType.Document when HasGoodSize => ReadObjectDocument(rules),
        _ => ReadObjectByDriver(),
    };

    private object ReadObjectByDriver() => ReadByDriver<object>(RegisteredSerializer<object>.Current);

    private List<object> ReadListOfObjects(BsonFrame array)
    {
        var list = CreateList<object>(out var items);
        foreach (ref var item in items)
        {
            ReadItemHeader();
            item = ReadObject();
        }

        ReadEndArray(array);
        return list;
    }

    private object ReadObjectDocument(ObjectRules rules)
    {
        var rest = Rest;
        if (!Discriminators.TryFindElement(rest, _isLenient, ref _walkBudget, out var start, out var size) ||
            _walkBudget < 0)
        {
            return ReadObjectByDriver();
        }

        if (size == 0)
        {
            if (!HasDefaultDynamics)
            {
                return ReadObjectByDriver();
            }

            return rules.MayRead(typeof(object)) ? ReadExpando() : ReadByDriver<object>(rules.After(isAllowed: false));
        }

        if (WrappedObjects.IsNameOfFramework(rest.Slice(start, size)))
        {
            var found = start == sizeof(int) ? WrappedObjects.Find(rest.Slice(start, size)) : null;
            if (found is null)
            {
                return ReadObjectByDriver();
            }

            var isReadable = rules.MayRead(found.Type);
            return isReadable && TryReadWrapped(found, size, out var value)
                ? value
                : ReadByDriver<object>(rules.After(isReadable));
        }

        var generated = DerivedTypes<object>.FindNamed(
            rest, start, size, _isLenient, rules, out var isAllowed, ref _isCutShort);
        return generated is not null ? ReadNamed(generated) : ReadByDriver<object>(rules.After(isAllowed));
    }

    private ExpandoObject ReadExpando()
    {
        var document = ReadFrame();
        var value = new ExpandoObject();
        IDictionary<string, object?> members = value;
        while (!TryReadEndDictionary(document))
        {
            var name = ReadKey();
            members[name] = ReadObject();
        }

        return value;
    }

    // A document with only the elements _t, which names the type, and _v.
    private bool TryReadWrapped(WrappedObject wrapped, int discriminatorSize, out object value)
    {
        var document = ReadFrame();
        var position = _position += discriminatorSize;

        // Finds the end first: if a value was read twice, each nested level would double the work.
        if (TryReadName(ref position, "_v\0"u8) && BsonValueSize.TryMeasure(_type, Rest, out var size) &&
            Holds(_position + size, 1) && ByteAt(_position + size) == 0)
        {
            value = wrapped.Read(ref this);
            if (TryReadEndDictionary(document))
            {
                return true;
            }
        }

        Rewind(document);
        value = null!;
        return false;
    }
}
