using System.Dynamic;

namespace BsonGen.CodeGeneration;

// Members of type object: simple values are written as they are, all others with the name of their type. The driver writes what
// its serializer refuses, and types without a generated serializer.
public ref partial struct BsonSpanWriter
{
    private bool HasDefaultDynamics => _hasDefaultDynamics ??= RegisteredObject.HasDefaultDynamics(_context);

    /// <summary>Writes a value of type object, or null.</summary>
    public void WriteObject(ReadOnlySpan<byte> name, object? value)
    {
        if (RegisteredObject.Rules is not { } rules)
        {
            WriteObjectByDriver(name, value!);
            return;
        }

        switch (value)
        {
            case null:
                WriteNull(name);
                break;

            case string text:
                WriteText(BsonType.String, name, text);
                break;

            case int number:
                WriteRawInt32(name, number);
                break;

            case long number:
                WriteRawInt64(BsonType.Int64, name, number);
                break;

            case double number:
                WriteRawDouble(name, number);
                break;

            case bool condition:
                WriteRawBoolean(name, condition);
                break;

            case DateTime date:
                WriteRawInt64(BsonType.DateTime, name, DateTimes.ToMilliseconds(date));
                break;

            case ObjectId id:
                WriteRawObjectId(name, id);
                break;

            case short number:
                WriteRawInt32(name, number);
                break;

            case Decimal128 number:
                WriteRawDecimal128(name, number);
                break;

            case Guid guid when TryWriteGuid(name, guid, rules.Guids):
                break;

            case List<object> when value.GetType() == typeof(List<object>):
            case ExpandoObject:
                WriteContainer(name, value, wrapped: null, rules);
                break;

            default:
                WriteOtherObject(name, value, rules);
                break;
        }
    }

    private void WriteOtherObject(ReadOnlySpan<byte> name, object value, ObjectRules rules)
    {
        FetchMember(name);
        var type = value.GetType();
        if (WrappedObjects.Find(type) is { } wrapped)
        {
            WriteContainer(name, value, wrapped, rules);
        }
        else if (type == typeof(object))
        {
            WriteObjectByDriver(name, value);
        }
        else
        {
            WriteAllowed(name, value, rules);
        }
    }

    // The driver asks its function of allowed types once for each value. If the function throws, the header tells which member
    // failed.
    private void WriteAllowed(ReadOnlySpan<byte> name, object value, ObjectRules rules)
    {
        var isAllowed = IsAllowed(name, value.GetType(), rules, isInLine: false);
        if (isAllowed && DerivedTypes<object>.FindWrite(value.GetType()) is { } derived)
        {
            WriteNamed(name, derived, value);
        }
        else
        {
            WriteByDriver(name, rules.After(isAllowed), value);
        }
    }

    private bool IsAllowed(ReadOnlySpan<byte> name, Type type, ObjectRules rules, bool isInLine)
    {
        MarkUserCode();
        var start = _position;
        WriteHeader(BsonType.Undefined, name);
        var answer = isInLine ? rules.MayWriteInLine(type) : rules.MayWrite(type);
        _position = start;
        return answer;
    }

    private void WriteObjectByDriver(ReadOnlySpan<byte> name, object value) => WriteByDriver(name, serializer: null, value);

    // Lists of objects and ExpandoObjects are not wrapped.
    private void WriteContainer(ReadOnlySpan<byte> name, object value, WrappedObject? wrapped, ObjectRules rules)
    {
        if (!HasDefaultDynamics)
        {
            WriteObjectByDriver(name, value);
            return;
        }

        if (!IsAllowed(name, value.GetType(), rules, isInLine: true))
        {
            WriteByDriver(name, rules.After(isAllowed: false), value);
            return;
        }

        var list = value as List<object>;
        var frame = StartFrame(list is null ? BsonType.Document : BsonType.Array, name);
        if (wrapped is not null)
        {
            WriteBytes(wrapped.Discriminator);
            wrapped.Write(ref this, "_v\0"u8, value);
        }
        else if (list is not null)
        {
            var index = 0;
            foreach (var item in list)
            {
                WriteObject(ItemName(index++), item);
            }
        }
        else
        {
            foreach (var (key, item) in (ExpandoObject)value)
            {
                WriteObject(KeyName(key), item);
            }
        }

        WriteEndDocument(frame);
    }
}
