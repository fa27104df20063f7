namespace Conformance.Models.Histories;

[BsonGenerated]
public partial class Customer : Entity
{
    public string? Name { get; set; }

    public Book? Favourite { get; set; }
}

[BsonGenerated]
public partial class Book : Record
{
    public decimal Price { get; set; }
}

[BsonGenerated]
public partial class Draft : Versioned<string>
{
    public Entity? Author { get; set; }
}
