using Benchmarks.Models;
using Benchmarks.Queries;
using Markets;
using MemoryPack;
using MongoDB.Driver;

namespace Benchmarks.Service;

/// <summary>The endpoints over collections of packed documents. A server can't project what is inside.</summary>
internal static class Endpoints
{
    public static void Map(WebApplication app, IMongoDatabase marketDatabase, IMongoDatabase orderDatabase, string collection)
    {
        var markets = marketDatabase.GetCollection<PackedDocument<int>>(collection);
        var orders = orderDatabase.GetCollection<PackedDocument<long>>(collection);

        app.MapGet("/markets", async (int status) =>
            Unpack<int, Market>(await markets.Find(market => market.Status == status).Limit(200).ToListAsync()));

        app.MapGet("/markets/count", async (int status) =>
            Unpack<int, Market>(await markets.Find(market => market.Status == status).Limit(200).ToListAsync()).Count.ToString());

        app.MapGet("/markets/{id}", async (int id) =>
            Unpack<int, Market>(await markets.Find(market => market.Id == id).Limit(1).ToListAsync()));

        app.MapGet("/orders", async (ShopOrderStatus status) =>
        {
            var number = (int)status;
            var found = await orders.Find(order => order.Status == number).SortByDescending(order => order.Placed).Limit(20).ToListAsync();
            return Unpack<long, ShopOrder>(found).ConvertAll(static order => new OrderSummary
            {
                Id = order.Id,
                Number = order.Number,
                Placed = order.Placed,
                Total = order.Total,
                Status = order.Status,
                City = order.Address.City,
            });
        });
    }

    private static List<T> Unpack<TId, T>(List<PackedDocument<TId>> documents) =>
        documents.ConvertAll(static document => MemoryPackSerializer.Deserialize<T>(document.Data)!);
}
