using Benchmarks.Models;
using Benchmarks.Queries;
using Markets;
using MongoDB.Driver;

namespace Benchmarks.Service;

/// <summary>The endpoints over collections of documents.</summary>
internal static class Endpoints
{
    public static void Map(WebApplication app, IMongoDatabase marketDatabase, IMongoDatabase orderDatabase, string collection)
    {
        var markets = marketDatabase.GetCollection<Market>(collection);
        var orders = orderDatabase.GetCollection<ShopOrder>(collection);

        app.MapGet("/markets", (int status) => markets.Find(market => market.Status == status).Limit(200).ToListAsync());

        app.MapGet("/markets/count", async (int status) =>
            (await markets.Find(market => market.Status == status).Limit(200).ToListAsync()).Count.ToString());

        app.MapGet("/markets/{id}", (int id) => markets.Find(market => market.Id == id).Limit(1).ToListAsync());

        app.MapGet("/orders", (ShopOrderStatus status) => orders
            .Find(order => order.Status == status)
            .SortByDescending(order => order.Placed)
            .Limit(20)
            .Project(order => new OrderSummary
            {
                Id = order.Id,
                Number = order.Number,
                Placed = order.Placed,
                Total = order.Total,
                Status = order.Status,
                City = order.Address.City,
            })
            .ToListAsync());
    }
}
