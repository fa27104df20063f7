// Added to a copy of the consumer, this must not compile: build/package.sh looks for BSONGEN001.
namespace NotPartial
{
    [BsonGen.BsonGenerated]
    public class Order
    {
        public int Id { get; set; }
    }
}
