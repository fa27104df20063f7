using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Microsoft.Extensions.Logging;
using MongoDB.Driver.Core.Configuration;
using MongoDB.Driver.Core.Events;
using MongoDB.Driver.Linq;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

/// <summary>
/// What shows a projected query to users: its text, its stages, the log, the events, and the server's command <c>explain</c>. The driver
/// has no method that explains a query, so users send the command with the documents that these have.
/// </summary>
public static class Explanations
{
    private const string Summaries = "[ { no: 1, who: 'Ann' }, { no: 2, who: null }, { no: 3, who: 'Bob' } ]";
    private const string Anonymous = "[ { Number: 1, Who: 'Ann' } ]";
    private const string Lines = "[ { sku: 'a', Quantity: 1, Price: 2.5 } ]";

    public static Scenario[] All { get; } =
    [
        Find(find => find.Project(o => new OrderSummary { Number = o.Number, CustomerName = o.Customer!.Name }), Summaries),
        Find(find => find.Project(o => new Line(o.Note!, o.Number, o.Discount)), Lines),
        Find(find => find.SortBy(o => o.Number).Limit(3).Project(o => new { o.Number, Who = o.Customer!.Name }), Anonymous),
        Find(find => find.Project(o => o.Number), "[ { no: 1 } ]"),

        Aggregate(a => a.Project(o => new OrderSummary { Number = o.Number, CustomerName = o.Customer!.Name }), Summaries),
        Aggregate(a => a.Project(o => new Line(o.Note!, o.Number, o.Discount)), Lines),
        Aggregate(
            a => a.Match(o => o.Number > 1).Project(o => new { o.Number, Who = o.Customer!.Name }).SortBy(x => x.Who).Limit(3), Anonymous),
        Aggregate(a => a.Project(o => o.Number), "[ { _v: 1 } ]"),

        Query(q => q.Select(o => new OrderSummary { Number = o.Number, CustomerName = o.Customer!.Name }), Summaries),
        Query(q => q.Select(o => new Line(o.Note!, o.Number, o.Discount)), Lines),
        Query(
            q => q.Where(o => o.Number > 1).Take(3).Select(o => new { o.Number, Who = o.Customer!.Name }).OrderBy(x => x.Who), Anonymous),
        Query(q => q.Select(o => o.Number), "[ { _v: 1 } ]"),
        Query(q => q.Select(o => o.Lines.Select(line => line.Sku)), "[ { _v: ['a', 'b'] } ]"),

        // The stages of the last query that a provider has executed
        Of<Order>(
            Orders,
            c =>
            {
                var all = c.AsQueryable();
                var selected = all.Select(o => new { o.Number, Who = o.Customer!.Name });
                return new object[] { selected.ToList(), selected.GetLoggedStages(), selected.First(), all.GetLoggedStages() };
            },
            Anonymous),
    ];

    private static Scenario Find<TResult>(
        Func<IFindFluent<Order, Order>, IFindFluent<Order, TResult>> project,
        string answer,
        [CallerArgumentExpression(nameof(project))] string name = "") =>
        Of<Order>(
            Orders,
            orders => Observe(orders, observed =>
            {
                var options = new FindOptions { Comment = "projected", BatchSize = 2, MaxTime = TimeSpan.FromSeconds(20) };
                var find = project(observed.Find(o => o.State == OrderState.Paid, options));
                var args = new RenderArgs<Order>(observed.DocumentSerializer, observed.Settings.SerializerRegistry);
                var command = new BsonDocument
                {
                    { "find", Orders },
                    { "filter", find.Filter.Render(args) },
                    { "projection", find.Options.Projection.Render(args with { RenderForFind = true }).Document },
                };
                return [find.ToString(), find.ToList(), find.First(), find.ToString(), Explain(observed, command)];
            }),
            answer,
            name: "Shown " + name);

    private static Scenario Aggregate<TResult>(
        Func<IAggregateFluent<Order>, IAggregateFluent<TResult>> project,
        string answer,
        [CallerArgumentExpression(nameof(project))] string name = "") =>
        Of<Order>(
            Orders,
            orders => Observe(orders, observed =>
            {
                var aggregate = project(observed.Aggregate(new AggregateOptions { Comment = "projected", BatchSize = 2 }));
                var pipeline = new PipelineStagePipelineDefinition<Order, TResult>(aggregate.Stages);
                var args = new RenderArgs<Order>(observed.DocumentSerializer, observed.Settings.SerializerRegistry);
                return
                [
                    aggregate.ToString(),
                    aggregate.Stages.Select(stage => $"{stage.OperatorName} {stage}").ToList(),
                    aggregate.ToList(),
                    aggregate.First(),
                    aggregate.ToString(),
                    pipeline.ToString(),
                    Explain(observed, Command(pipeline.Render(args).Documents)),
                ];
            }),
            answer,
            name: "Shown " + name);

    private static Scenario Query<TResult>(
        Func<IQueryable<Order>, IQueryable<TResult>> project,
        string answer,
        [CallerArgumentExpression(nameof(project))] string name = "") =>
        Of<Order>(
            Orders,
            orders => Observe(orders, observed =>
            {
                var query = project(observed.AsQueryable(new AggregateOptions { Comment = "projected", BatchSize = 2 }));
                var provider = (IMongoQueryProvider)query.Provider;
                return
                [
                    query.ToString(),
                    query.ToList(),
                    provider.LoggedStages,
                    query.First(),
                    query.GetLoggedStages(),
                    query.ToString(),
                    Explain(observed, Command(provider.LoggedStages)),
                ];
            }),
            answer,
            name: "Shown LINQ " + name);

    private static BsonDocument Command(IEnumerable<BsonDocument> stages) =>
        new() { { "aggregate", Orders }, { "pipeline", new BsonArray(stages) }, { "cursor", new BsonDocument() } };

    // The reply of a server holds times, so it is not compared.
    private static string Explain(IMongoCollection<Order> orders, BsonDocument command)
    {
        orders.Database.RunCommand<BsonDocument>(new BsonDocument { { "explain", command }, { "verbosity", "queryPlanner" } });
        return command.ToJson();
    }

    // A client of its own writes a log and raises events.
    private static object?[] Observe(IMongoCollection<Order> orders, Func<IMongoCollection<Order>, object?[]> run)
    {
        var log = new CommandLog();
        var started = new ConcurrentQueue<string>();
        var settings = orders.Database.Client.Settings.Clone();
        settings.LoggingSettings = new LoggingSettings(log, maxDocumentSize: 10_000);
        settings.ClusterConfigurator = builder => builder.Subscribe<CommandStartedEvent>(command =>
        {
            if (IsCompared(command.CommandName))
            {
                started.Enqueue(WithoutSession(command.Command));
            }
        });
        using var client = new MongoClient(settings);
        var database = client.GetDatabase(orders.Database.DatabaseNamespace.DatabaseName);
        var result = run(database.GetCollection<Order>(orders.CollectionNamespace.CollectionName));
        return log.Commands.IsEmpty || started.IsEmpty
            ? throw new InvalidOperationException("The driver has logged nothing, or has raised no event.")
            : [result, log.Commands.ToList(), started.ToList()];
    }

    private static bool IsCompared(string command) => command is "find" or "aggregate" or "getMore" or "explain";

    private static string WithoutSession(BsonDocument command) =>
        new BsonDocument(command.Where(element => element.Name is not ("lsid" or "$clusterTime"))).ToJson();

    /// <summary>What the driver logs of commands.</summary>
    private sealed class CommandLog : ILoggerFactory, ILogger, IDisposable
    {
        public ConcurrentQueue<string> Commands { get; } = new();

        public ILogger CreateLogger(string categoryName) => this;

        public void AddProvider(ILoggerProvider provider)
        {
        }

        public bool IsEnabled(LogLevel logLevel) => true;

        public IDisposable BeginScope<TState>(TState state) => this;

        public void Log<TState>(
            LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter)
        {
            var values = ((IReadOnlyList<KeyValuePair<string, object?>>)state!).ToDictionary(value => value.Key, value => value.Value);
            if (values.GetValueOrDefault("CommandName") is string name && IsCompared(name))
            {
                var command = values.TryGetValue("Command", out var text)
                    ? WithoutSession(BsonDocument.Parse((string)text!))
                    : null;
                Commands.Enqueue($"{logLevel} {name} {values["DatabaseName"]} {values["Message"]} {command}");
            }
        }

        public void Dispose()
        {
        }
    }
}
