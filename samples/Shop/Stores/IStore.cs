using Shop.Models;

namespace Shop.Stores;

/// <summary>Keeps the products and orders. All methods may be called from several requests at once.</summary>
internal interface IStore
{
    /// <summary>Adds the products if the store holds none.</summary>
    Task SeedAsync(IReadOnlyList<Product> products, CancellationToken cancellationToken);

    /// <param name="category">Null for products of all categories.</param>
    /// <param name="maxPrice">Null for products of all prices.</param>
    Task<List<Product>> FindProductsAsync(Category? category, decimal? maxPrice, CancellationToken cancellationToken);

    /// <returns>The order with its new id.</returns>
    Task<Order> AddAsync(Order order, CancellationToken cancellationToken);

    /// <returns>Null when there is no such order.</returns>
    Task<Order?> FindOrderAsync(string id, CancellationToken cancellationToken);

    /// <param name="customer">Null for orders of all customers.</param>
    /// <param name="cardNetwork">Only orders paid with a card of that network; null for all orders.</param>
    Task<List<Order>> FindOrdersAsync(string? customer, string? cardNetwork, CancellationToken cancellationToken);

    /// <returns>The sales of each product, the largest revenue first.</returns>
    Task<List<ProductSales>> GetSalesAsync(CancellationToken cancellationToken);
}
