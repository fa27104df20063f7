using System.Text.Json.Serialization;
using Shop.Stores;

namespace Shop;

/// <summary>The web application, ready to run.</summary>
internal static class ShopApplication
{
    /// <summary>Configures the services and endpoints, and fills an empty store with products.</summary>
    /// <param name="args">Settings such as <c>--urls=http://localhost:5080</c>, <c>--Data=folder</c> and
    /// <c>--ConnectionStrings:Mongo=mongodb://…</c>.</param>
    public static async Task<WebApplication> CreateAsync(string[] args)
    {
        var builder = WebApplication.CreateBuilder(args);
        builder.Services.AddSingleton<IStore>(_ => CreateStore(builder));
        builder.Services.ConfigureHttpJsonOptions(options =>
        {
            options.SerializerOptions.Converters.Add(new JsonStringEnumConverter());
            options.SerializerOptions.RespectNullableAnnotations = true;
            options.SerializerOptions.RespectRequiredConstructorParameters = true;
        });

        var app = builder.Build();
        app.MapShop();
        await app.Services.GetRequiredService<IStore>().SeedAsync(Catalog.Products, CancellationToken.None);
        return app;
    }

    private static IStore CreateStore(WebApplicationBuilder builder) => builder.Configuration["Data"] is { } folder
        ? new FileStore(folder)
        : new MongoStore(builder.Configuration.GetConnectionString("Mongo") ?? "mongodb://localhost:27017/shop");
}
