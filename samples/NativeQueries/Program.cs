using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Driver;
using MongoDB.Driver.Linq;

namespace NativeQueries;

/// <summary>Which queries by lambdas work in native code, as docs/aot.md says. In a trimmed program, all of them work.</summary>
internal static class Program
{
    private const string Name = "tea";
    private const int Price = 250;

    private static readonly BsonDocument Projected = new() { { "Name", Name }, { "Price", Price } };

    private static bool _isAsDocumented = true;

    // The compiler's trees of lambdas name properties by their methods.
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Generated serializers keep the members of their types.")]
    public static int Main()
    {
        using var client = new MongoClient("mongodb://localhost");
        var items = client.GetDatabase("shop").GetCollection<Item>("items");
        var projection = Builders<Item>.Projection;
        var all = Builders<Item>.Filter.Empty;
        var byName = Builders<Item>.Filter.Eq("_id", 1);

        Probe("projection into a class", true, () =>
            Read(projection.Expression(item => new ItemSummary { Name = item.Name, Price = item.Price })).Price == Price);
        Probe("projection to a member", true, () =>
            Read(projection.Expression(item => item.Name), new BsonDocument("_v", Name)) == Name);
        Probe("projection by names", true, () =>
            Read((ProjectionDefinition<Item, ItemSummary>)projection.Include("Name").Include("Price").Exclude("_id")).Price == Price);
        Probe("projection into a record", false, () =>
            Read(projection.Expression(item => new ItemRecord(item.Name, item.Price))).Price == Price);
        Probe("projection into an anonymous type", false, () =>
            Read(projection.Expression(item => new { item.Name, item.Price })).Price == Price);
        Probe("projection into a class, not intercepted", true, () =>
            Read(new FindExpressionProjectionDefinition<Item, ItemSummary>(
                item => new ItemSummary { Name = item.Name, Price = item.Price })).Price == Price);
        Probe("projection into a record, not intercepted", false, () =>
            Read(new FindExpressionProjectionDefinition<Item, ItemRecord>(
                item => new ItemRecord(item.Name, item.Price))).Price == Price);

        Probe("Find with a filter by name", true, () =>
            HasPrice(items.Find(byName).Project(item => new ItemSummary { Name = item.Name, Price = item.Price })));
        Probe("Find with a filter by a lambda", false, () =>
            HasPrice(items.Find(item => item.Id == 1).Project(item => new ItemSummary { Name = item.Name, Price = item.Price })));
        Probe("Find with a filter by a lambda over a text", false, () =>
            HasPrice(items.Find(item => item.Name == Name).Project(item => new ItemSummary { Name = item.Name, Price = item.Price })));
        Probe("Find with a sort by a lambda", true, () =>
            HasPrice(items.Find(all).SortBy(item => item.Name).Project(item => new ItemSummary { Price = item.Price })));
        Probe("Aggregate", true, () =>
            HasPrice(items.Aggregate().Match(byName).Project(item => new ItemSummary { Name = item.Name, Price = item.Price })));
        Probe("AsQueryable", false, () =>
            HasPrice(items.AsQueryable().Select(item => new ItemSummary { Name = item.Name, Price = item.Price })));
        return _isAsDocumented ? 0 : 1;
    }

    private static TResult Read<TResult>(ProjectionDefinition<Item, TResult> projection) => Read(projection, Projected);

    // The second time uses what the driver rendered for the first.
    private static TResult Read<TResult>(ProjectionDefinition<Item, TResult> projection, BsonDocument document)
    {
        var args = new RenderArgs<Item>(BsonSerializer.LookupSerializer<Item>(), BsonSerializer.SerializerRegistry);
        projection.Render(args);
        var rendered = projection.Render(args);
        using var reader = new BsonBinaryReader(new MemoryStream(document.ToBson()));
        return rendered.ProjectionSerializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    // The text of a query is its command, or the exception.
    private static bool HasPrice(object query)
    {
        var text = query.ToString()!;
        return text.Contains("\"Price\"", StringComparison.Ordinal) ? true : throw new NotSupportedException(text.Split('\n')[0]);
    }

    private static void Probe(string query, bool worksInNativeCode, Func<bool> probe)
    {
        bool works;
        var reason = "";
        try
        {
            works = probe();
        }
        catch (Exception exception)
        {
            works = false;
            reason = $": {exception.GetType().Name}: {exception.Message}";
        }

        var isExpected = works == (worksInNativeCode || RuntimeFeature.IsDynamicCodeSupported);
        _isAsDocumented &= isExpected;
        Console.WriteLine($"{query}: {(works ? "works" : "fails")}{(isExpected ? "" : "; docs/aot.md says otherwise")}{reason}");
    }
}
