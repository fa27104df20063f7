using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes extra elements among the members. Null writes nothing.</summary>
    public void WriteExtraElements(BsonDocument? extraElements)
    {
        if (extraElements is null)
        {
            return;
        }

        foreach (var element in extraElements)
        {
            WriteBsonValue(KeyName(element.Name), element.Value);
        }
    }

    /// <summary>Writes extra elements among the members. Null writes nothing.</summary>
    public void WriteExtraElements(IDictionary<string, object>? extraElements)
    {
        if (extraElements is null)
        {
            return;
        }

        foreach (var key in extraElements.Keys)
        {
            WriteBsonValue(KeyName(key), BsonTypeMapper.MapToBsonValue(extraElements[key]));
        }
    }
}
