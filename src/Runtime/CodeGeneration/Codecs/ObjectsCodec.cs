namespace BsonGen.CodeGeneration;

/// <summary>An array of objects, as a value of a member of type object.</summary>
internal sealed class ObjectsCodec(Type declaringType, string name) : BsonCodec<object[]>(declaringType, name)
{
    internal override bool TryRead(ref BsonSpanReader reader, out object[] value)
    {
        value = null!;
        if (!reader.TryReadStartArray<object[]>(out var array))
        {
            return false;
        }

        value = reader.CreateArray<object>();
        foreach (ref var item in value.AsSpan())
        {
            reader.ReadItemHeader();
            item = reader.ReadObject();
        }

        reader.ReadEndArray(array);
        return true;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object[] value)
    {
        if (!RegisteredSerializer<object[]>.IsDefault || value?.GetType() != typeof(object[]))
        {
            return false;
        }

        var array = writer.StartFrame(BsonType.Array, name);
        for (var index = 0; index < value.Length; index++)
        {
            writer.WriteObject(writer.ItemName(index), value[index]);
        }

        writer.WriteEndDocument(array);
        return true;
    }
}
