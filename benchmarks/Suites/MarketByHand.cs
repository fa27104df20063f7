using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;

namespace Benchmarks.Suites.ByHand;

/// <summary>The market once more, for the serializer below.</summary>
[BsonSerializer(typeof(MarketSerializer))]
public sealed class Market
{
    public int Id { get; set; }

    public int Status { get; set; }

    public int EventId { get; set; }

    public List<Selection> Selections { get; set; } = [];
}

public sealed record Selection(long Id, string Name, double Price);

/// <summary>
/// The fastest serializer by hand over <see cref="IBsonReader"/>: no reflection, no boxing, names matched by a trie, lists of exact size.
/// </summary>
public sealed class MarketSerializer : SealedClassSerializerBase<Market>
{
    private static readonly BsonTrie<int> Elements = Trie("_id", "Status", "EventId", "Selections");
    private static readonly BsonTrie<int> SelectionElements = Trie("_id", "Name", "Price");

    [ThreadStatic]
    private static List<Selection>? _selections;

    protected override Market DeserializeValue(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        var reader = context.Reader;
        var market = new Market();
        var name = new TrieNameDecoder<int>(Elements);
        reader.ReadStartDocument();
        while (reader.ReadBsonType() != BsonType.EndOfDocument)
        {
            reader.ReadName(name);
            switch (name.Found ? name.Value : -1)
            {
                case 0:
                    market.Id = reader.ReadInt32();
                    break;
                case 1:
                    market.Status = reader.ReadInt32();
                    break;
                case 2:
                    market.EventId = reader.ReadInt32();
                    break;
                case 3:
                    market.Selections = ReadSelections(reader);
                    break;
                default:
                    throw new FormatException("An element is unknown.");
            }
        }

        reader.ReadEndDocument();
        return market;
    }

    protected override void SerializeValue(BsonSerializationContext context, BsonSerializationArgs args, Market value)
    {
        var writer = context.Writer;
        writer.WriteStartDocument();
        writer.WriteName("_id");
        writer.WriteInt32(value.Id);
        writer.WriteName("Status");
        writer.WriteInt32(value.Status);
        writer.WriteName("EventId");
        writer.WriteInt32(value.EventId);
        writer.WriteName("Selections");
        writer.WriteStartArray();
        foreach (var selection in value.Selections)
        {
            writer.WriteStartDocument();
            writer.WriteName("_id");
            writer.WriteInt64(selection.Id);
            writer.WriteName("Name");
            writer.WriteString(selection.Name);
            writer.WriteName("Price");
            writer.WriteDouble(selection.Price);
            writer.WriteEndDocument();
        }

        writer.WriteEndArray();
        writer.WriteEndDocument();
    }

    private static List<Selection> ReadSelections(IBsonReader reader)
    {
        var selections = _selections ??= [];
        selections.Clear();
        reader.ReadStartArray();
        while (reader.ReadBsonType() != BsonType.EndOfDocument)
        {
            selections.Add(ReadSelection(reader));
        }

        reader.ReadEndArray();
        return new List<Selection>(selections);
    }

    private static Selection ReadSelection(IBsonReader reader)
    {
        long id = 0;
        string text = null!;
        double price = 0;
        var name = new TrieNameDecoder<int>(SelectionElements);
        reader.ReadStartDocument();
        while (reader.ReadBsonType() != BsonType.EndOfDocument)
        {
            reader.ReadName(name);
            switch (name.Found ? name.Value : -1)
            {
                case 0:
                    id = reader.ReadInt64();
                    break;
                case 1:
                    text = reader.ReadString();
                    break;
                case 2:
                    price = reader.ReadDouble();
                    break;
                default:
                    throw new FormatException("An element is unknown.");
            }
        }

        reader.ReadEndDocument();
        return new Selection(id, text, price);
    }

    private static BsonTrie<int> Trie(params string[] names)
    {
        var trie = new BsonTrie<int>();
        for (var i = 0; i < names.Length; i++)
        {
            trie.Add(names[i], i);
        }

        return trie;
    }
}
