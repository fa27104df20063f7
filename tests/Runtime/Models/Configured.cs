using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;

namespace Runtime.Models;

/// <summary>Members whose serializers attributes configure, so that each class map has instances of its own.</summary>
[BsonGenerated]
public partial class Configured
{
    [BsonRepresentation(BsonType.String)]
    public Status Status { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public int Count { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<int?>? Numbers { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IList<int>? Levels { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime When { get; set; }

    [BsonTimeSpanOptions(BsonType.Int64, TimeSpanUnits.Seconds)]
    public TimeSpan Duration { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Key { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<string, Status>? ByName { get; set; }

    [BsonSerializer(typeof(Whispering))]
    public string? Text { get; set; }

    public BsonValue? Value { get; set; }

    public string? Hidden { get; set; }

    public bool ShouldSerializeHidden() => Count > 0;

    private sealed class Whispering : SerializerBase<string?>
    {
        public override string Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) => context.Reader.ReadString();

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string? value) =>
            context.Writer.WriteString(value ?? "");
    }
}
