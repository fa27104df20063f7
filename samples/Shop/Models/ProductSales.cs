namespace Shop.Models;

/// <summary>The sales of a product: a result of a query, which is not stored.</summary>
public sealed record ProductSales
{
    public required string Sku { get; init; }

    public required int Quantity { get; init; }

    public required decimal Revenue { get; init; }
}

/// <summary>Queries that both stores run: one in the database, the other over objects.</summary>
internal static class SalesQueries
{
    public static IQueryable<ProductSales> SalesByProduct(this IQueryable<Order> orders) => orders
        .SelectMany(order => order.Lines)
        .GroupBy(line => line.Sku)
        .Select(lines => new ProductSales
        {
            Sku = lines.Key,
            Quantity = lines.Sum(line => line.Quantity),
            Revenue = lines.Sum(line => line.Quantity * line.Price),
        })
        .OrderByDescending(sales => sales.Revenue);
}
