using MongoDB.Bson;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Writing;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes extra elements in line with the members; null writes nothing.</summary>
    public void WriteExtraElements(BsonDocument? extraElements)
    {
        if (extraElements is null)
        {
            return;
        }

        foreach (var element in extraElements)
        {
            WriteByDriver(KeyName(element.Name), BsonValueSerializer.Instance, element.Value);
        }
    }

    /// <summary>Writes extra elements in line with the members; null writes nothing.</summary>
    public void WriteExtraElements(IDictionary<string, object>? extraElements)
    {
        if (extraElements is null)
        {
            return;
        }

        foreach (var key in extraElements.Keys)
        {
            WriteByDriver(KeyName(key), BsonValueSerializer.Instance, BsonTypeMapper.MapToBsonValue(extraElements[key]));
        }
    }
}
