using Shop;

var app = await ShopApplication.CreateAsync(args);
await app.RunAsync();
