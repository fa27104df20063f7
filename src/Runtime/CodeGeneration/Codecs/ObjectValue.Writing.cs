using System.Dynamic;

namespace BsonGen.CodeGeneration;

// Values that are not simple.
public static partial class ObjectValue
{
    private static void WriteOther(
        ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value, ObjectRules rules)
    {
        writer.FetchMember(name);
        var type = value.GetType();
        if (WrappedObjects.Find(type) is { } wrapped)
        {
            WriteContainer(ref writer, name, value, wrapped, rules);
        }
        else if (type == typeof(object))
        {
            WriteByDriver(ref writer, name, value);
        }
        else
        {
            writer.WriteAllowed(name, value, rules);
        }
    }

    private static void WriteByDriver(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value) =>
        writer.WriteByDriver(name, serializer: null, value);

    // Lists of objects and ExpandoObjects are not wrapped.
    private static void WriteContainer(
        ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value, WrappedObject? wrapped, ObjectRules rules)
    {
        if (!HasDefaultDynamics(ref writer))
        {
            WriteByDriver(ref writer, name, value);
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
                Write(ref writer, writer.ItemName(index++), item);
            }
        }
        else
        {
            foreach (var (key, item) in (ExpandoObject)value)
            {
                Write(ref writer, writer.KeyName(key), item);
            }
        }

        writer.WriteEndDocument(frame);
    }
}
