using System.Buffers.Binary;
using System.Text;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Driver.Tests.Server;

/// <summary>One message of MongoDB's wire protocol with a command in it: OP_MSG, or OP_QUERY for the first one of a connection.</summary>
/// <param name="RequestId">The id that a reply refers to.</param>
/// <param name="IsQuery">Whether it is an OP_QUERY, which is answered by an OP_REPLY.</param>
/// <param name="ExpectsReply">False for unacknowledged writes.</param>
/// <param name="Command">The command, including the documents of other sections of the message.</param>
internal sealed record WireMessage(int RequestId, bool IsQuery, bool ExpectsReply, BsonDocument Command)
{
    private const int HeaderSize = 16;
    private const int Reply = 1;
    private const int Query = 2004;
    private const int Message = 2013;
    private const int MoreToCome = 2;

    /// <returns>Null when the other side closed the connection.</returns>
    public static async Task<WireMessage?> ReadAsync(Stream stream, CancellationToken cancellation)
    {
        var header = new byte[HeaderSize];
        if (await stream.ReadAtLeastAsync(header, HeaderSize, throwOnEndOfStream: false, cancellation) < HeaderSize)
        {
            return null;
        }

        var body = new byte[BinaryPrimitives.ReadInt32LittleEndian(header) - HeaderSize];
        await stream.ReadExactlyAsync(body, cancellation);
        var requestId = BinaryPrimitives.ReadInt32LittleEndian(header.AsSpan(4));
        return BinaryPrimitives.ReadInt32LittleEndian(header.AsSpan(12)) switch
        {
            Message => ParseMessage(requestId, body),
            Query => ParseQuery(requestId, body),
            var code => throw new NotSupportedException($"The driver sent an operation {code}."),
        };
    }

    public byte[] ToReply(BsonDocument document)
    {
        using var stream = new MemoryStream();
        using var writer = new BinaryWriter(stream);
        writer.Write(0);
        writer.Write(0);
        writer.Write(RequestId);
        writer.Write(IsQuery ? Reply : Message);
        writer.Write(0);
        if (IsQuery)
        {
            writer.Write(0L);
            writer.Write(0);
            writer.Write(1);
        }
        else
        {
            writer.Write((byte)0);
        }

        writer.Write(document.ToBson());
        var bytes = stream.ToArray();
        BinaryPrimitives.WriteInt32LittleEndian(bytes, bytes.Length);
        return bytes;
    }

    private static WireMessage ParseMessage(int requestId, byte[] body)
    {
        var flags = BinaryPrimitives.ReadInt32LittleEndian(body);
        var position = 4;
        BsonDocument? command = null;
        var sequences = new BsonDocument();
        while (position < body.Length)
        {
            if (body[position++] == 0)
            {
                command = ReadDocument(body, ref position);
                continue;
            }

            var end = position + BinaryPrimitives.ReadInt32LittleEndian(body.AsSpan(position));
            position += 4;
            var name = ReadName(body, ref position);
            var documents = new BsonArray();
            while (position < end)
            {
                documents.Add(ReadDocument(body, ref position));
            }

            sequences.Add(name, documents);
        }

        return new WireMessage(requestId, IsQuery: false, (flags & MoreToCome) == 0, command!.AddRange(sequences));
    }

    private static WireMessage ParseQuery(int requestId, byte[] body)
    {
        var position = 4;
        ReadName(body, ref position);
        position += 8;
        return new WireMessage(requestId, IsQuery: true, ExpectsReply: true, ReadDocument(body, ref position));
    }

    private static string ReadName(byte[] body, ref int position)
    {
        var length = body.AsSpan(position).IndexOf((byte)0);
        var name = Encoding.UTF8.GetString(body, position, length);
        position += length + 1;
        return name;
    }

    private static BsonDocument ReadDocument(byte[] body, ref int position)
    {
        var size = BinaryPrimitives.ReadInt32LittleEndian(body.AsSpan(position));
        using var reader = new BsonBinaryReader(new MemoryStream(body, position, size));
        var document = BsonDocumentSerializer.Instance.Deserialize(
            BsonDeserializationContext.CreateRoot(reader, options => options.AllowDuplicateElementNames = true));
        position += size;
        return document;
    }
}
