using BsonGen;
using Conformance.Models.Shops;
using Conformance.Models.Shops.Data;

[assembly: BsonGenerated(typeof(UserField))]
[assembly: BsonGenerated(typeof(Translation))]
[assembly: BsonGenerated(typeof(Product))]
[assembly: BsonGenerated(typeof(TierPrice))]
[assembly: BsonGenerated(typeof(AttributeMapping))]
[assembly: BsonGenerated(typeof(AttributeValue))]
[assembly: BsonGenerated(typeof(Category))]
[assembly: BsonGenerated(typeof(Download))]
[assembly: BsonGenerated(typeof(Customer))]
[assembly: BsonGenerated(typeof(Address))]
[assembly: BsonGenerated(typeof(Order))]
[assembly: BsonGenerated(typeof(OrderItem))]
[assembly: BsonGenerated(typeof(OrderTax))]

namespace Conformance.Models.ShopHost
{
    /// <summary>Base classes of a domain that does not reference the driver, mapped by the library below the application.</summary>
    public static class Start
    {
        public static void Run() => StartUp.Execute();
    }
}
