using BsonGen.Registration;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Writing;

/// <summary>Puts a document's bytes where a writer of the driver stands.</summary>
internal static class DocumentWriter
{
    /// <param name="serializer">Writes the bytes.</param>
    /// <param name="context">Its writer stands where a document may start; afterwards behind it.</param>
    /// <param name="value">The document; never null.</param>
    /// <param name="discriminator">What the document starts with, or null.</param>
    public static void Write<T>(GeneratedBsonSerializer<T> serializer, BsonSerializationContext context, T value, BsonValue? discriminator)
    {
        var writer = new BsonSpanWriter(context);
        writer.SetDiscriminator(discriminator);
        try
        {
            serializer.WriteDocument(ref writer, value);
            var document = writer.Written;
            if (context.Writer is BsonBinaryWriter binary && !ElementNames.AreValidated(binary))
            {
                // The writer starts and ends the document itself, so that its state, its size and its checks are right.
                binary.WriteStartDocument();
                binary.BsonStream.Write(document.Array!, sizeof(int), document.Count - sizeof(int) - 1);
                binary.WriteEndDocument();
            }
            else
            {
                BsonTranscoder.WriteDocument(document.Array!, document.Count, context.Writer);
            }
        }
        finally
        {
            writer.Dispose();
        }
    }
}
