using BsonGen;

namespace NativeQueries;

[BsonGenerated]
public partial class Item
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    public int Price { get; set; }
}

[BsonGenerated]
public partial class ItemSummary
{
    public string Name { get; set; } = "";

    public int Price { get; set; }
}

[BsonGenerated]
public partial record ItemRecord(string Name, int Price);
