using System.Runtime.CompilerServices;
using BsonGen.Registration;
using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace BsonGen;

/// <summary>
/// Copies documents between bytes and the driver's readers and writers that are not binary (JSON, <see cref="BsonDocument"/>), element
/// by element, so that doubled names and the writer's own name rules survive.
/// </summary>
internal static class BsonTranscoder
{
    private static readonly BsonBinaryWriterSettings Settings = MakeSettings();

    /// <summary>Reads the document that the reader stands before into bytes.</summary>
    public static byte[] ReadDocument(IBsonReader reader)
    {
        using var stream = new MemoryStream();
        using (var writer = new BsonBinaryWriter(stream, Settings))
        {
            CopyDocument(reader, writer);
        }

        return stream.ToArray();
    }

    /// <summary>Writes a document held as bytes.</summary>
    public static void WriteDocument(ArraySegment<byte> document, IBsonWriter writer)
    {
        using var buffer = new ByteArrayBuffer(document.Array, document.Count, isReadOnly: true);
        using var stream = new ByteBufferStream(buffer);
        using var reader = new BsonBinaryReader(stream, MakeReaderSettings());
        reader.ReadBsonType();
        if (writer.Settings is not BsonBinaryWriterSettings)
        {
            CopyDocument(reader, writer);
            return;
        }

        // A writer of bytes, with names to validate or inside another writer: see MakeSettings.
        writer.PushSettings(static settings => RegisteredGuid.SetUnspecified((BsonBinaryWriterSettings)settings));
        CopyDocument(reader, writer);
        writer.PopSettings();
    }

    private static void CopyDocument(IBsonReader reader, IBsonWriter writer)
    {
        reader.ReadStartDocument();
        writer.WriteStartDocument();
        while (reader.ReadBsonType() != BsonType.EndOfDocument)
        {
            writer.WriteName(reader.ReadName(Utf8NameDecoder.Instance));
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
        RuntimeHelpers.EnsureSufficientExecutionStack();
        switch (reader.CurrentBsonType)
        {
            case BsonType.Document:
                CopyDocument(reader, writer);
                break;
            case BsonType.Array:
                CopyArray(reader, writer);
                break;
            case BsonType.Binary:
                writer.WriteBinaryData(reader.ReadBinaryData());
                break;
            case BsonType.Boolean:
                writer.WriteBoolean(reader.ReadBoolean());
                break;
            case BsonType.DateTime:
                writer.WriteDateTime(reader.ReadDateTime());
                break;
            case BsonType.Decimal128:
                writer.WriteDecimal128(reader.ReadDecimal128());
                break;
            case BsonType.Double:
                writer.WriteDouble(reader.ReadDouble());
                break;
            case BsonType.Int32:
                writer.WriteInt32(reader.ReadInt32());
                break;
            case BsonType.Int64:
                writer.WriteInt64(reader.ReadInt64());
                break;
            case BsonType.JavaScript:
                writer.WriteJavaScript(reader.ReadJavaScript());
                break;
            case BsonType.JavaScriptWithScope:
                writer.WriteJavaScriptWithScope(reader.ReadJavaScriptWithScope());
                CopyDocument(reader, writer);
                break;
            case BsonType.MaxKey:
                reader.ReadMaxKey();
                writer.WriteMaxKey();
                break;
            case BsonType.MinKey:
                reader.ReadMinKey();
                writer.WriteMinKey();
                break;
            case BsonType.Null:
                reader.ReadNull();
                writer.WriteNull();
                break;
            case BsonType.ObjectId:
                writer.WriteObjectId(reader.ReadObjectId());
                break;
            case BsonType.RegularExpression:
                writer.WriteRegularExpression(reader.ReadRegularExpression());
                break;
            case BsonType.String:
                writer.WriteString(reader.ReadString());
                break;
            case BsonType.Symbol:
                writer.WriteSymbol(reader.ReadSymbol());
                break;
            case BsonType.Timestamp:
                writer.WriteTimestamp(reader.ReadTimestamp());
                break;
            case BsonType.Undefined:
                reader.ReadUndefined();
                writer.WriteUndefined();
                break;
            default:
                throw new FormatException($"Unexpected BSON type {reader.CurrentBsonType}.");
        }
    }

    private static BsonBinaryReaderSettings MakeReaderSettings()
    {
        // What the driver mends when it reads it is not mended when it writes it.
        var settings = BsonBinaryReaderSettings.Defaults.Clone();
        settings.FixOldBinarySubTypeOnInput = false;
        settings.FixOldDateTimeMaxValueOnInput = false;
        return settings;
    }

    private static BsonBinaryWriterSettings MakeSettings()
    {
        var settings = new BsonBinaryWriterSettings { MaxSerializationDepth = int.MaxValue };

        // Up to driver 2.30 a writer that has a representation of Guids refuses the others; here bytes are copied as they are.
        RegisteredGuid.SetUnspecified(settings);
        return settings;
    }
}
