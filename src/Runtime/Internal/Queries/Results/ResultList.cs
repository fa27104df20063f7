namespace BsonGen.Internal.Queries.Results;

/// <summary>A list of values inside a result.</summary>
internal sealed class ResultList<TItem>(ResultValue<TItem> item) : ResultValue<List<TItem>?>
{
    public override List<TItem>? Read(ref BsonSpanReader reader)
    {
        if (reader.Type == BsonType.Null)
        {
            return null;
        }

        if (reader.Type != BsonType.Array || reader._budget.Elements < 0)
        {
            throw new LeftToDriverException();
        }

        var array = reader.ReadFrame();
        var list = reader.CreateList<TItem>(out var items);
        foreach (ref var value in items)
        {
            reader.ReadItemHeader();
            value = item.Read(ref reader);
        }

        reader.ReadEndArray(array);
        return list;
    }
}
