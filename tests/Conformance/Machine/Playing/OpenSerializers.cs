using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Machine.Playing;

/// <summary>A serializer for the closed types of any generic type with one argument, by their names alone.</summary>
internal sealed class OpenSerializer<T> : SerializerBase<object?>
{
    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object? value) =>
        context.Writer.WriteString(typeof(T).Name);

    public override object? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        context.Reader.SkipValue();
        return null;
    }
}

/// <summary>Writes the number of items.</summary>
internal sealed class OpenListSerializer<T> : SerializerBase<List<T>?>
{
    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, List<T>? value) =>
        context.Writer.WriteInt32(value?.Count ?? -1);

    public override List<T>? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        context.Reader.SkipValue();
        return [];
    }
}

/// <summary>Writes the number of pairs.</summary>
internal sealed class OpenPairSerializer<TKey, TValue> : SerializerBase<Dictionary<TKey, TValue>?>
    where TKey : notnull
{
    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Dictionary<TKey, TValue>? value) =>
        context.Writer.WriteInt32(value?.Count ?? -1);

    public override Dictionary<TKey, TValue>? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        context.Reader.SkipValue();
        return [];
    }
}
