using MongoDB.Driver;
using MongoDB.Driver.Linq;
using Shop.Models;

namespace Shop.Stores;

/// <summary>Keeps the documents in MongoDB. Nothing here mentions BsonGen: the driver finds the generated serializers.</summary>
internal sealed class MongoStore : IStore
{
    private readonly IMongoCollection<Product> _products;
    private readonly IMongoCollection<Order> _orders;

    public MongoStore(string connectionString)
    {
        var url = new MongoUrl(connectionString);
        var database = new MongoClient(url).GetDatabase(url.DatabaseName ?? "shop");
        _products = database.GetCollection<Product>("products");
        _orders = database.GetCollection<Order>("orders");
    }

    public async Task SeedAsync(IReadOnlyList<Product> products, CancellationToken cancellationToken)
    {
        if (!await _products.Find(_ => true).AnyAsync(cancellationToken))
        {
            await _products.InsertManyAsync(products, options: null, cancellationToken);
        }
    }

    public Task<List<Product>> FindProductsAsync(Category? category, decimal? maxPrice, CancellationToken cancellationToken)
    {
        var filters = Builders<Product>.Filter;
        var filter = filters.Empty;
        if (category is { } only)
        {
            filter &= filters.Eq(product => product.Category, only);
        }

        if (maxPrice is { } limit)
        {
            filter &= filters.Lte(product => product.Price, limit);
        }

        return _products.Find(filter).SortBy(product => product.Price).ToListAsync(cancellationToken);
    }

    public async Task<Order> AddAsync(Order order, CancellationToken cancellationToken)
    {
        // The driver sets the id, as it does for class-mapped types.
        await _orders.InsertOneAsync(order, options: null, cancellationToken);
        return order;
    }

    public async Task<Order?> FindOrderAsync(string id, CancellationToken cancellationToken) =>
        await _orders.Find(order => order.Id == id).FirstOrDefaultAsync(cancellationToken);

    public Task<List<Order>> FindOrdersAsync(string? customer, string? cardNetwork, CancellationToken cancellationToken)
    {
        var filters = Builders<Order>.Filter;
        var filter = filters.Empty;
        if (customer is not null)
        {
            filter &= filters.Eq(order => order.Customer, customer);
        }

        if (cardNetwork is not null)
        {
            filter &= filters.OfType<Payment, CardPayment>(order => order.Payment, payment => payment.Network == cardNetwork);
        }

        return _orders.Find(filter).SortBy(order => order.PlacedAt).ToListAsync(cancellationToken);
    }

    public Task<List<ProductSales>> GetSalesAsync(CancellationToken cancellationToken) =>
        _orders.AsQueryable().SalesByProduct().ToListAsync(cancellationToken);
}
