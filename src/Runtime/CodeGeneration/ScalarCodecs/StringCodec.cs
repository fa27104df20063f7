namespace BsonGen.CodeGeneration;

/// <summary>A string as a string, as a symbol, or as the ObjectId with these digits.</summary>
[EditorBrowsable(Never)]
public sealed class StringCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<string?>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out string? value)
    {
        if (representation != BsonType.ObjectId ||
            reader.Type != BsonType.ObjectId ||
            reader.Rest.Length < ObjectIdBytes.Size)
        {
            value = reader.Type is BsonType.String or BsonType.Symbol ? reader.ReadText() : null;
            return value is not null;
        }

        value = Hex.ToString(reader.Rest[..ObjectIdBytes.Size]);
        return reader.Accept(true, ObjectIdBytes.Size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, string? value)
    {
        if (representation != BsonType.ObjectId)
        {
            writer.WriteText(representation, name, value!);
            return true;
        }

        if (!Hex.TryParse(value!, writer.StartElement(BsonType.ObjectId, name, ObjectIdBytes.Size)))
        {
            return false;
        }

        writer.EndElement(name, ObjectIdBytes.Size);
        return true;
    }
}
