using System.Dynamic;

namespace BsonGen.CodeGeneration;

/// <summary>Reads members of type object that are no simple values.</summary>
internal static class ObjectReading
{
    internal static readonly object True = true;
    internal static readonly object False = false;

    internal static object ReadObjectByDriver(this ref BsonSpanReader reader) =>
        reader.ReadByDriver<object>(RegisteredSerializer<object>.Current);

    internal static List<object> ReadListOfObjects(this ref BsonSpanReader reader, BsonFrame array)
    {
        var list = reader.CreateList<object>(out var items);
        foreach (ref var item in items)
        {
            reader.ReadItemHeader();
            item = reader.ReadObject();
        }

        reader.ReadEndArray(array);
        return list;
    }

    internal static object ReadObjectDocument(this ref BsonSpanReader reader, ObjectRules rules)
    {
        var rest = reader.Rest;
        if (!Discriminators.TryFindElement(
                rest, reader._settings.IsLenient, ref reader._search.WalkBudget, out var start, out var size) ||
            reader._search.WalkBudget < 0)
        {
            return reader.ReadObjectByDriver();
        }

        if (size == 0)
        {
            if (!reader.HasDefaultDynamics)
            {
                return reader.ReadObjectByDriver();
            }

            return rules.MayRead(typeof(object))
                ? reader.ReadExpando()
                : reader.ReadByDriver<object>(rules.After(isAllowed: false));
        }

        if (WrappedObjects.IsNameOfFramework(rest.Slice(start, size)))
        {
            var found = start == sizeof(int) ? WrappedObjects.Find(rest.Slice(start, size)) : null;
            if (found is null)
            {
                return reader.ReadObjectByDriver();
            }

            var isReadable = rules.MayRead(found.Type);
            return isReadable && reader.TryReadWrapped(found, size, out var value)
                ? value
                : reader.ReadByDriver<object>(rules.After(isReadable));
        }

        var generated = DerivedTypes<object>.FindNamed(
            rest, start, size, reader._settings.IsLenient, rules, out var isAllowed, ref reader._isCutShort);
        return generated is not null ? reader.ReadNamed(generated) : reader.ReadByDriver<object>(rules.After(isAllowed));
    }

    internal static ExpandoObject ReadExpando(this ref BsonSpanReader reader)
    {
        var document = reader.ReadFrame();
        var value = new ExpandoObject();
        IDictionary<string, object?> members = value;
        while (!reader.TryReadEndDictionary(document))
        {
            var name = reader.ReadKey();
            members[name] = reader.ReadObject();
        }

        return value;
    }

    // A document with only the elements _t, which names the type, and _v.
    internal static bool TryReadWrapped(
        this ref BsonSpanReader reader, WrappedObject wrapped, int discriminatorSize, out object value)
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
