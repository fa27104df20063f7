using Benchmarks.Service;
using MongoDB.Driver;

// <connection string of the markets> <of the orders>: answers requests until the input is closed, which the system does when the parent
// ends.
var builder = WebApplication.CreateSlimBuilder();
builder.Logging.ClearProviders();
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.ConfigureHttpJsonOptions(static options => options.SerializerOptions.TypeInfoResolverChain.Insert(0, ServiceJson.Default));
var app = builder.Build();
using var markets = new MongoClient(args[0]);
using var orders = new MongoClient(args[1]);
Endpoints.Map(app, markets.GetDatabase("shop"), orders.GetDatabase("shop"), "documents");
await app.StartAsync();
Console.WriteLine(app.Urls.Single());
await Console.In.ReadToEndAsync();
await app.StopAsync();
