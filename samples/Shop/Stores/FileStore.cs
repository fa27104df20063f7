using BsonGen;
using MongoDB.Bson;
using Shop.Models;

namespace Shop.Stores;

/// <summary>
/// Keeps the documents in <c>products.bson</c> and <c>orders.bson</c>, which <c>mongorestore</c> can load into a database.
/// </summary>
internal sealed class FileStore(string folder) : IStore, IDisposable
{
    private readonly string _products = Path.Combine(folder, "products.bson");
    private readonly string _orders = Path.Combine(folder, "orders.bson");

    // A file is either read or appended to.
    private readonly SemaphoreSlim _access = new(1);

    public async Task SeedAsync(IReadOnlyList<Product> products, CancellationToken cancellationToken)
    {
        Directory.CreateDirectory(folder);
        if (!File.Exists(_products))
        {
            await AppendAsync(_products, products, cancellationToken);
        }
    }

    public async Task<List<Product>> FindProductsAsync(Category? category, decimal? maxPrice, CancellationToken cancellationToken)
    {
        var products = await ReadAsync<Product>(
            _products,
            product => (category is null || product.Category == category) && (maxPrice is null || product.Price <= maxPrice),
            cancellationToken);
        return [.. products.OrderBy(product => product.Price)];
    }

    public async Task<Order> AddAsync(Order order, CancellationToken cancellationToken)
    {
        var stored = order with { Id = ObjectId.GenerateNewId().ToString() };
        await AppendAsync(_orders, [stored], cancellationToken);
        return stored;
    }

    public async Task<Order?> FindOrderAsync(string id, CancellationToken cancellationToken) =>
        (await ReadAsync<Order>(_orders, order => order.Id == id, cancellationToken)).FirstOrDefault();

    public Task<List<Order>> FindOrdersAsync(string? customer, string? cardNetwork, CancellationToken cancellationToken) =>
        ReadAsync<Order>(
        _orders,
        order => (customer is null || order.Customer == customer) &&
            (cardNetwork is null || (order.Payment is CardPayment card && card.Network == cardNetwork)),
        cancellationToken);

    public async Task<List<ProductSales>> GetSalesAsync(CancellationToken cancellationToken)
    {
        var orders = await ReadAsync<Order>(_orders, _ => true, cancellationToken);
        return [.. orders.AsQueryable().SalesByProduct()];
    }

    public void Dispose() => _access.Dispose();

    private async Task<List<T>> ReadAsync<T>(string path, Func<T, bool> filter, CancellationToken cancellationToken)
    {
        await _access.WaitAsync(cancellationToken);
        try
        {
            var found = new List<T>();
            if (File.Exists(path))
            {
                await using var file = File.OpenRead(path);
                await foreach (var document in BsonGenSerializer.DeserializeAsyncEnumerable<T>(file, cancellationToken: cancellationToken))
                {
                    if (filter(document))
                    {
                        found.Add(document);
                    }
                }
            }

            return found;
        }
        finally
        {
            _access.Release();
        }
    }

    private async Task AppendAsync<T>(string path, IReadOnlyList<T> documents, CancellationToken cancellationToken)
    {
        await _access.WaitAsync(cancellationToken);
        try
        {
            // A cancelled request must not leave half a document behind.
            await using var file = new FileStream(path, FileMode.Append);
            await BsonGenSerializer.SerializeAsyncEnumerable(file, documents, cancellationToken: CancellationToken.None);
        }
        finally
        {
            _access.Release();
        }
    }
}
