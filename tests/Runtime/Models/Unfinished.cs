using BsonGen;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;

namespace Runtime.Models;

/// <summary>Members whose serializer may write another number of values than one.</summary>
[BsonGenerated]
public partial class Unfinished
{
    [BsonSerializer(typeof(UnfinishedSerializer))]
    public string First { get; set; } = "a";

    public int Middle { get; set; }

    [BsonSerializer(typeof(UnfinishedSerializer))]
    public string Last { get; set; } = "b";
}

/// <summary>Writes no value for an empty text, two values for "two", and the start of a document for "open".</summary>
public sealed class UnfinishedSerializer : SerializerBase<string>
{
    /// <inheritdoc />
    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string value)
    {
        switch (value)
        {
            case "":
                break;

            case "two":
                context.Writer.WriteString(value);
                context.Writer.WriteString(value);
                break;

            case "open":
                context.Writer.WriteStartDocument();
                break;

            default:
                context.Writer.WriteString(value);
                break;
        }
    }
}
