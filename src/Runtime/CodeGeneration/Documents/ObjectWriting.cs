using System.Dynamic;

namespace BsonGen.CodeGeneration;

/// <summary>Writes members of type object that are no simple values.</summary>
internal static class ObjectWriting
{
    internal static void WriteOtherObject(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value, ObjectRules rules)
    {
        writer.FetchMember(name);
        var type = value.GetType();
        if (WrappedObjects.Find(type) is { } wrapped)
        {
            writer.WriteContainer(name, value, wrapped, rules);
        }
        else if (type == typeof(object))
        {
            writer.WriteObjectByDriver(name, value);
        }
        else
        {
            writer.WriteAllowed(name, value, rules);
        }
    }

    // The driver asks its function of allowed types once for each value. If the function throws, the header tells which member
    // failed.
    internal static void WriteAllowed(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value, ObjectRules rules)
    {
        var isAllowed = writer.IsAllowed(name, value.GetType(), rules, isInLine: false);
        if (isAllowed && DerivedTypes<object>.FindWrite(value.GetType()) is { } derived)
        {
            writer.WriteNamed(name, derived, value);
        }
        else
        {
            writer.WriteByDriver(name, rules.After(isAllowed), value);
        }
    }

    internal static bool IsAllowed(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Type type, ObjectRules rules, bool isInLine)
    {
        writer.MarkUserCode();
        var start = writer._position;
        writer.WriteHeader(BsonType.Undefined, name);
        var answer = isInLine ? rules.MayWriteInLine(type) : rules.MayWrite(type);
        writer._position = start;
        return answer;
    }

    internal static void WriteObjectByDriver(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value) =>
        writer.WriteByDriver(name, serializer: null, value);

    // Lists of objects and ExpandoObjects are not wrapped.
    internal static void WriteContainer(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value, WrappedObject? wrapped, ObjectRules rules)
    {
        if (!writer.HasDefaultDynamics)
        {
            writer.WriteObjectByDriver(name, value);
            return;
        }

        if (!writer.IsAllowed(name, value.GetType(), rules, isInLine: true))
        {
            writer.WriteByDriver(name, rules.After(isAllowed: false), value);
            return;
        }

        var list = value as List<object>;
        var frame = writer.StartFrame(list is null ? BsonType.Document : BsonType.Array, name);
        if (wrapped is not null)
        {
            writer.WriteBytes(wrapped.Discriminator);
            wrapped.Write(ref writer, "_v\0"u8, value);
        }
        else if (list is not null)
        {
            var index = 0;
            foreach (var item in list)
            {
                writer.WriteObject(writer.ItemName(index++), item);
            }
        }
        else
        {
            foreach (var (key, item) in (ExpandoObject)value)
            {
                writer.WriteObject(writer.KeyName(key), item);
            }
        }

        writer.WriteEndDocument(frame);
    }
}
