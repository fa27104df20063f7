namespace Conformance.Models.Histories;

// The types are compiled against version 1 of this assembly. A history chooses the version that is loaded.
[BsonGenerated]
public abstract partial class Entity
{
#if VERSION2
    public int Revision { get; set; }
#endif

    public int Id { get; set; }

    public string? Owner { get; set; }
}

public class Record
{
    public string? Title { get; set; }

    public int Pages { get; set; }

#if VERSION2
    [BsonElement("isbn")]
#endif
    public string? Code { get; set; }
}

public class Versioned<T>
{
#if VERSION2
    public int Number { get; set; }

    public T? Current { get; set; }
#else
    public T? Current { get; set; }

    public int Number { get; set; }
#endif
}
