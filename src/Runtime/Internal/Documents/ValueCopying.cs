namespace BsonGen.Internal.Documents;

/// <summary>Copies BSON values from a reader of the driver to a writer, without serializers.</summary>
internal static class ValueCopying
{
    public static void CopyDocument(IBsonReader reader, IBsonWriter writer)
    {
        reader.ReadStartDocument();
        writer.WriteStartDocument();
        while (reader.ReadBsonType() != BsonType.EndOfDocument)
        {
            writer.WriteName(reader.ReadName());
            CopyValue(reader, writer);
        }

        reader.ReadEndDocument();
        writer.WriteEndDocument();
    }

    private static void CopyArray(IBsonReader reader, IBsonWriter writer)
    {
        reader.ReadStartArray();
        writer.WriteStartArray();
        while (reader.ReadBsonType() != BsonType.EndOfDocument)
        {
            CopyValue(reader, writer);
        }

        reader.ReadEndArray();
        writer.WriteEndArray();
    }

    private static void CopyValue(IBsonReader reader, IBsonWriter writer)
    {
        switch (reader.CurrentBsonType)
        {
            case BsonType.Double:
                writer.WriteDouble(reader.ReadDouble());
                break;

            case BsonType.String:
                writer.WriteString(reader.ReadString());
                break;

            case BsonType.Document:
                CopyDocument(reader, writer);
                break;

            case BsonType.Array:
                CopyArray(reader, writer);
                break;

            case BsonType.Binary:
                writer.WriteBinaryData(reader.ReadBinaryData());
                break;

            case BsonType.Undefined:
                reader.ReadUndefined();
                writer.WriteUndefined();
                break;

            case BsonType.ObjectId:
                writer.WriteObjectId(reader.ReadObjectId());
                break;

            case BsonType.Boolean:
                writer.WriteBoolean(reader.ReadBoolean());
                break;

            case BsonType.DateTime:
                writer.WriteDateTime(reader.ReadDateTime());
                break;

            case BsonType.Null:
                reader.ReadNull();
                writer.WriteNull();
                break;

            case BsonType.RegularExpression:
                writer.WriteRegularExpression(reader.ReadRegularExpression());
                break;

            case BsonType.JavaScript:
                writer.WriteJavaScript(reader.ReadJavaScript());
                break;

            case BsonType.Symbol:
                writer.WriteSymbol(reader.ReadSymbol());
                break;

            case BsonType.JavaScriptWithScope:
                writer.WriteJavaScriptWithScope(reader.ReadJavaScriptWithScope());
                CopyDocument(reader, writer);
                break;

            case BsonType.Int32:
                writer.WriteInt32(reader.ReadInt32());
                break;

            case BsonType.Timestamp:
                writer.WriteTimestamp(reader.ReadTimestamp());
                break;

            case BsonType.Int64:
                writer.WriteInt64(reader.ReadInt64());
                break;

            case BsonType.Decimal128:
                writer.WriteDecimal128(reader.ReadDecimal128());
                break;

            case BsonType.MinKey:
                reader.ReadMinKey();
                writer.WriteMinKey();
                break;

            case BsonType.MaxKey:
                reader.ReadMaxKey();
                writer.WriteMaxKey();
                break;

            case var unknown:
                throw new FormatException($"A value has the unknown BSON type {unknown}.");
        }
    }
}
