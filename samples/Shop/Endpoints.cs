using MongoDB.Bson;
using Shop.Models;
using Shop.Stores;

namespace Shop;

/// <summary>The HTTP interface of the shop.</summary>
internal static class Endpoints
{
    public static void MapShop(this IEndpointRouteBuilder app)
    {
        app.MapGet("/products", (IStore store, Category? category, decimal? maxPrice, CancellationToken cancellationToken) =>
            store.FindProductsAsync(category, maxPrice, cancellationToken));
        app.MapGet("/orders", (IStore store, string? customer, string? cardNetwork, CancellationToken cancellationToken) =>
            store.FindOrdersAsync(customer, cardNetwork, cancellationToken));
        app.MapGet("/orders/{id}", FindOrderAsync);
        app.MapPost("/orders", PlaceOrderAsync);
        app.MapGet("/sales", (IStore store, CancellationToken cancellationToken) => store.GetSalesAsync(cancellationToken));
    }

    private static async Task<IResult> FindOrderAsync(IStore store, string id, CancellationToken cancellationToken) =>
        ObjectId.TryParse(id, out _) && await store.FindOrderAsync(id, cancellationToken) is { } order
            ? Results.Ok(order)
            : Results.NotFound();

    private static async Task<IResult> PlaceOrderAsync(IStore store, OrderRequest request, CancellationToken cancellationToken)
    {
        var products = await store.FindProductsAsync(category: null, maxPrice: null, cancellationToken);
        var prices = products.ToDictionary(product => product.Sku, product => product.Price);
        if (request.Items.Count == 0 || request.Items.Any(item => item.Quantity < 1 || !prices.ContainsKey(item.Sku)))
        {
            return Results.ValidationProblem(new Dictionary<string, string[]>
            {
                ["items"] = ["An order holds at least one item. Each item names a product of the shop and a quantity of at least 1."],
            });
        }

        var order = await store.AddAsync(
            new Order
            {
                Customer = request.Customer,
                PlacedAt = DateTime.UtcNow,
                Lines = [.. request.Items.Select(item => new OrderLine(item.Sku, item.Quantity, prices[item.Sku]))],
                Payment = request.Payment,
            },
            cancellationToken);
        return Results.Created($"/orders/{order.Id}", order);
    }
}

/// <summary>An order as a customer sends it: the shop adds prices, date and id.</summary>
internal sealed record OrderRequest(string Customer, List<OrderItem> Items, Payment Payment);

internal sealed record OrderItem(string Sku, int Quantity);
