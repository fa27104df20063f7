using BsonGen;
using Conformance.Harness;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Fuzz.Checks;

/// <summary>Reads the same bytes as the driver's <see cref="BsonDocument"/>, for comparison.</summary>
internal static class Documents
{
    /// <summary>The outcome of the driver.</summary>
    public static BsonDocument Read(byte[] bytes)
    {
        using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(bytes, isReadOnly: true)));
        var context = BsonDeserializationContext.CreateRoot(reader, static builder => builder.AllowDuplicateElementNames = true);
        return BsonDocumentSerializer.Instance.Deserialize(context);
    }

    /// <summary>
    /// Compares the driver's outcome for a document with that of generated code for the same document as a member's value.
    /// </summary>
    public static Finding? Compare(byte[] input)
    {
        // In a member, one document means null.
        if (input.AsSpan().IndexOf("_csharpnull"u8) >= 0)
        {
            return null;
        }

        // The bytes after a document with a wrong size determine the exception.
        if (input.Length < 5 || BitConverter.ToInt32(input) != input.Length || input[^1] != 0)
        {
            return null;
        }

        var expected = Outcome.OfBytes(() => BsonSerializer.Deserialize<BsonDocument>(input).ToBson());
        byte[] around = [.. BitConverter.GetBytes(input.Length + 12), (byte)BsonType.Document, .. "Value\0"u8, .. input, 0];
        var actual = Outcome.OfBytes(() =>
            BsonGenSerializer.Deserialize<DocumentHolder>(around, new() { MaxDepth = int.MaxValue }).Value.ToBson());
        return expected.Value == actual.Value || expected.Errors.Contains(nameof(OutOfMemoryException), StringComparison.Ordinal)
            ? null
            : new Finding(nameof(DocumentHolder), "document", $"driver: {expected}\n  generated: {actual}", input);
    }
}

/// <summary>A document with a member for any document.</summary>
[BsonGenerated]
public sealed partial class DocumentHolder
{
    public BsonDocument? Value { get; set; }
}
