// Serializers of the user with the names that generated serializers would have.
using BsonGen;
using Conformance.Models.Serializers;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models
{
    [BsonGenerated]
    public partial class Namesake
    {
        [BsonSerializer(typeof(NamesakeBsonSerializer))]
        public int Number { get; set; }
    }

    public sealed class NamesakeBsonSerializer : SerializerBase<int>
    {
        public override int Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) => context.Reader.ReadInt32() - 1;

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, int value) =>
            context.Writer.WriteInt32(value + 1);
    }

    [BsonGenerated]
    public partial class ImportedNamesake
    {
        [BsonSerializer(typeof(ImportedNamesakeBsonSerializer))]
        public int Number { get; set; }
    }
}

namespace Conformance.Models.Serializers
{
    public sealed class ImportedNamesakeBsonSerializer : SerializerBase<int>
    {
        public override int Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) => context.Reader.ReadInt32() - 2;

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, int value) =>
            context.Writer.WriteInt32(value + 2);
    }
}
