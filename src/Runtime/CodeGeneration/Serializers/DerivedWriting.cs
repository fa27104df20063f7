namespace BsonGen.CodeGeneration;

/// <summary>Writes documents of derived types with their discriminators.</summary>
internal static class DerivedWriting
{
    internal static void WriteNamed(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, WrittenType type, object value)
    {
        var document = writer.StartFrame(BsonType.Document, name);
        writer.WriteElement(type.Discriminator);
        type.Serializer.WriteObject(ref writer, document, value);
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
}
