using System.Dynamic;

namespace BsonGen.CodeGeneration;

// Values that are not simple.
public static partial class ObjectValue
{
    private static object ReadByDriver(ref BsonSpanReader reader) =>
        reader.ReadByDriver<object>(RegisteredSerializer<object>.Current);

    private static List<object> ReadList(ref BsonSpanReader reader, BsonFrame array)
    {
        var list = reader.CreateList<object>(out var items);
        foreach (ref var item in items)
        {
            reader.ReadItemHeader();
            item = Read(ref reader);
        }

        reader.ReadEndArray(array);
        return list;
    }

    private static object ReadDocument(ref BsonSpanReader reader, ObjectRules rules)
    {
        var rest = reader.Rest;
        if (!DiscriminatorElement.TryFind(
                rest, reader._settings.IsLenient, ref reader._search.WalkBudget, out var start, out var size) ||
            reader._search.WalkBudget < 0)
        {
            return ReadByDriver(ref reader);
        }

        if (size == 0)
        {
            if (!HasDefaultDynamics(ref reader))
            {
                return ReadByDriver(ref reader);
            }

            return rules.MayRead(typeof(object))
                ? ReadExpando(ref reader)
                : reader.ReadByDriver<object>(rules.After(isAllowed: false));
        }

        if (WrappedObjects.IsNameOfFramework(rest.Slice(start, size)))
        {
            var found = start == sizeof(int) ? WrappedObjects.Find(rest.Slice(start, size)) : null;
            if (found is null)
            {
                return ReadByDriver(ref reader);
            }

            var isReadable = rules.MayRead(found.Type);
            return isReadable && TryReadWrapped(ref reader, found, size, out var value)
                ? value
                : reader.ReadByDriver<object>(rules.After(isReadable));
        }

        var generated = DerivedTypes<object>.FindNamed(
            rest, start, size, reader._settings.IsLenient, rules, out var isAllowed, ref reader._isCutShort);
        return generated is not null ? reader.ReadNamed(generated) : reader.ReadByDriver<object>(rules.After(isAllowed));
    }

    private static ExpandoObject ReadExpando(ref BsonSpanReader reader)
    {
        var document = reader.ReadFrame();
        var value = new ExpandoObject();
        IDictionary<string, object?> members = value;
        while (!reader.TryReadEndDictionary(document))
        {
            var name = reader.ReadKey();
            members[name] = Read(ref reader);
        }

        return value;
    }

    // A document with only the elements _t, which names the type, and _v.
    private static bool TryReadWrapped(
        ref BsonSpanReader reader, WrappedObject wrapped, int discriminatorSize, out object value)
    {
        var document = reader.ReadFrame();
        var position = reader._position += discriminatorSize;

        // Finds the end first: if a value was read twice, each nested level would double the work.
        if (reader.TryReadName(ref position, "_v\0"u8) && BsonValueSize.TryMeasure(reader._type, reader.Rest, out var size) &&
            reader.Holds(reader._position + size, 1) && reader.ByteAt(reader._position + size) == 0)
        {
            value = wrapped.Read(ref reader);
            if (reader.TryReadEndDictionary(document))
            {
                return true;
            }
        }

        reader.Rewind(document);
        value = null!;
        return false;
    }
}
