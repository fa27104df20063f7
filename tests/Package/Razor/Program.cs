using BsonGen;

System.Console.WriteLine(typeof(Shop));

[BsonGenerated]
public partial class Shop
{
    public Consumer.Page.Order? Order { get; set; }
}
