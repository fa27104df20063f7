using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.UserCode;

/// <summary>A serializer of the user.</summary>
public sealed class CodedSerializer : SerializerBase<string>
{
    public override string Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        Probe.Call("deserialize before");
        var text = context.Reader.ReadString();
        Probe.Call("deserialize after");
        return text;
    }

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string value)
    {
        Probe.Call("serialize before");
        context.Writer.WriteString(value ?? "");
        Probe.Call("serialize after");
    }
}
