using Benchmarks.Models;
using MongoDB.Bson;
using MongoDB.Driver;
using MongoDB.Driver.Linq;

namespace Benchmarks.Queries;

/// <summary>The queries that are measured. Each method is a call site, as an application has it.</summary>
/// <param name="collection">The orders.</param>
/// <param name="ids">Ids of orders that are there.</param>
public sealed class OrderQueries(IMongoCollection<ShopOrder> collection, IReadOnlyList<long> ids)
{
    private const int PageSize = 20;

    private static readonly FindOptions ByClient = new() { TranslationOptions = new() { EnableClientSideProjections = true } };

    public static OrderQueries Create(IMongoDatabase database, string collection, IReadOnlyList<long> ids) =>
        new(database.GetCollection<ShopOrder>(collection), ids);

    /// <summary>The calls by the names of the cases. Each takes the number of the call, which chooses the values.</summary>
    public IEnumerable<KeyValuePair<string, Func<int, Task<object?>>>> Calls =>
    [
        new("find one order", FindOneAsync),
        new("find one order, filter by name", FindOneByNameAsync),
        new("page of 20 whole orders", FindPageAsync),
        new("page of 20 into a DTO", ProjectAsync),
        new("page of 20 into a DTO, names", ProjectByNamesAsync),
        new("page of 20 into a record", ProjectToRecordAsync),
        new("page of 20 into an anonymous type", ProjectToAnonymousAsync),
        new("page of 20 into a DTO, AsQueryable", SelectAsync),
        new("page of 20 into a DTO, Aggregate", AggregateAsync),
        new("page of 20 into a DTO, captured value", ProjectCapturedAsync),
        new("page of 20 into a DTO, by the client", ProjectByClientAsync),
        new("page of 20 single members", ProjectMemberAsync),
        new("update one order", UpdateAsync),
        new("update one order, names", UpdateByNamesAsync),
    ];

    private async Task<object?> FindOneAsync(int call)
    {
        var id = IdOf(call);
        return await collection.Find(order => order.Id == id).FirstOrDefaultAsync();
    }

    private async Task<object?> FindOneByNameAsync(int call) =>
        await collection.Find(Builders<ShopOrder>.Filter.Eq("_id", IdOf(call))).FirstOrDefaultAsync();

    private async Task<object?> FindPageAsync(int call) => await FindPage(call).ToListAsync();

    private async Task<object?> ProjectAsync(int call) => await FindPage(call)
        .Project(order => new OrderSummary
        {
            Id = order.Id,
            Number = order.Number,
            Placed = order.Placed,
            Total = order.Total,
            Status = order.Status,
            City = order.Address.City,
        })
        .ToListAsync();

    private async Task<object?> ProjectByNamesAsync(int call) => await FindPage(call)
        .Project<OrderSummary>(
            new BsonDocument { { "Number", 1 }, { "Placed", 1 }, { "Total", 1 }, { "Status", 1 }, { "City", "$Address.City" } })
        .ToListAsync();

    private async Task<object?> ProjectToRecordAsync(int call) => await FindPage(call)
        .Project(order => new OrderRow(order.Id, order.Number, order.Placed, order.Total, order.Status, order.Address.City))
        .ToListAsync();

    private async Task<object?> ProjectToAnonymousAsync(int call) => await FindPage(call)
        .Project(order => new { order.Id, order.Number, order.Placed, order.Total, order.Status, order.Address.City })
        .ToListAsync();

    private async Task<object?> SelectAsync(int call)
    {
        var (status, least, placed) = ConditionsOf(call);
        return await collection.AsQueryable()
            .Where(order => order.Status == status && order.Total >= least && order.Placed < placed)
            .OrderByDescending(order => order.Placed)
            .Take(PageSize)
            .Select(order => new OrderSummary
            {
                Id = order.Id,
                Number = order.Number,
                Placed = order.Placed,
                Total = order.Total,
                Status = order.Status,
                City = order.Address.City,
            })
            .ToListAsync();
    }

    private async Task<object?> AggregateAsync(int call)
    {
        var (status, least, placed) = ConditionsOf(call);
        return await collection.Aggregate()
            .Match(order => order.Status == status && order.Total >= least && order.Placed < placed)
            .SortByDescending(order => order.Placed)
            .Limit(PageSize)
            .Project(order => new OrderSummary
            {
                Id = order.Id,
                Number = order.Number,
                Placed = order.Placed,
                Total = order.Total,
                Status = order.Status,
                City = order.Address.City,
            })
            .ToListAsync();
    }

    // The driver renders the lambda of each call, since the variable may have another value.
    private async Task<object?> ProjectCapturedAsync(int call)
    {
        var city = call % 2 == 0 ? "North" : "South";
        return await FindPage(call)
            .Project(order => new OrderSummary
            {
                Id = order.Id,
                Number = order.Number,
                Placed = order.Placed,
                Total = order.Total,
                Status = order.Status,
                City = city,
            })
            .ToListAsync();
    }

    private async Task<object?> ProjectByClientAsync(int call) => await FindPage(call, ByClient)
        .Project(order => new OrderSummary
        {
            Id = order.Id,
            Number = order.Number,
            Placed = order.Placed,
            Total = order.Total,
            Status = order.Status,
            City = NameOf(order.Address.City),
        })
        .ToListAsync();

    private async Task<object?> ProjectMemberAsync(int call) =>
        await FindPage(call).Project(order => order.Number).ToListAsync();

    private async Task<object?> UpdateAsync(int call)
    {
        var id = IdOf(call);
        var (status, least, placed) = ConditionsOf(call);
        var update = Builders<ShopOrder>.Update.Set(order => order.Status, status)
            .Set(order => order.Total, least)
            .Set(order => order.Placed, placed);
        var result = await collection.UpdateOneAsync(order => order.Id == id, update);
        return result.ModifiedCount;
    }

    private async Task<object?> UpdateByNamesAsync(int call)
    {
        var (status, least, placed) = ConditionsOf(call);
        var update = Builders<ShopOrder>.Update.Set("Status", status).Set("Total", least).Set("Placed", placed);
        var result = await collection.UpdateOneAsync(Builders<ShopOrder>.Filter.Eq("_id", IdOf(call)), update);
        return result.ModifiedCount;
    }

    private IFindFluent<ShopOrder, ShopOrder> FindPage(int call, FindOptions? options = null)
    {
        var (status, least, placed) = ConditionsOf(call);
        return collection
            .Find(order => order.Status == status && order.Total >= least && order.Placed < placed, options)
            .SortByDescending(order => order.Placed)
            .Limit(PageSize);
    }

    private static string NameOf(string city) => city;

    private long IdOf(int call) => ids[call % ids.Count];

    private static (ShopOrderStatus Status, decimal Least, DateTime Placed) ConditionsOf(int call) =>
        ((ShopOrderStatus)(call % 4), call, DateTime.UnixEpoch.AddDays(call));
}
