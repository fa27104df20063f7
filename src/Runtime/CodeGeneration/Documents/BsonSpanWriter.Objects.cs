using System.Dynamic;

namespace BsonGen.CodeGeneration;

// Members of type object: simple values are written as they are, all others with the name of their type. The driver writes what
// its serializer refuses, and types without a generated serializer.
public ref partial struct BsonSpanWriter
{
    internal bool HasDefaultDynamics => _settings.HasDefaultDynamics ??= RegisteredObject.HasDefaultDynamics(_settings.Context);

    /// <summary>Writes a value of type object, or null.</summary>
    public void WriteObject(ReadOnlySpan<byte> name, object? value)
    {
        if (RegisteredObject.Rules is not { } rules)
        {
            this.WriteObjectByDriver(name, value!);
            return;
        }

        switch (value)
        {
            case null:
                WriteNull(name);
                break;

            case string text:
                this.WriteText(BsonType.String, name, text);
                break;

            case int number:
                this.WriteRawInt32(name, number);
                break;

            case long number:
                this.WriteRawInt64(BsonType.Int64, name, number);
                break;

            case double number:
                this.WriteRawDouble(name, number);
                break;

            case bool condition:
                this.WriteRawBoolean(name, condition);
                break;

            case DateTime date:
                this.WriteRawInt64(BsonType.DateTime, name, DateTimes.ToMilliseconds(date));
                break;

            case ObjectId id:
                this.WriteRawObjectId(name, id);
                break;

            case short number:
                this.WriteRawInt32(name, number);
                break;

            case Decimal128 number:
                this.WriteRawDecimal128(name, number);
                break;

            case Guid guid when this.TryWriteGuid(name, guid, rules.Guids):
                break;

            case List<object> when value.GetType() == typeof(List<object>):
            case ExpandoObject:
                this.WriteContainer(name, value, wrapped: null, rules);
                break;

            default:
                this.WriteOtherObject(name, value, rules);
                break;
        }
    }
}
