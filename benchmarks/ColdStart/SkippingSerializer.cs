using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Benchmarks.ColdStart;

/// <summary>
/// The floor: the time in which the driver finds a serializer, passes it a document, which the serializer skips, and creates its
/// serializers of the two enums.
/// </summary>
internal sealed class SkippingSerializer<T> : IBsonSerializer<T?>
{
    public Type ValueType => typeof(T);

    public T? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        var reader = context.Reader;
        reader.ReadStartDocument();
        while (reader.ReadBsonType() != BsonType.EndOfDocument)
        {
            reader.SkipName();
            reader.SkipValue();
        }

        reader.ReadEndDocument();
        return default;
    }

    public void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T? value) => throw new NotSupportedException();

    object? IBsonSerializer.Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) => Deserialize(context, args);

    void IBsonSerializer.Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value) =>
        throw new NotSupportedException();
}

internal sealed class SkippingProvider : IBsonSerializationProvider
{
    public IBsonSerializer? GetSerializer(Type type) => type.Namespace == "Benchmarks.Cold" && !type.IsEnum
        ? (IBsonSerializer)Activator.CreateInstance(typeof(SkippingSerializer<>).MakeGenericType(type))!
        : null;
}
