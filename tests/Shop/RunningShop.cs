using System.Net;
using System.Net.Http.Json;
using System.Text.Json.Nodes;
using Microsoft.AspNetCore.Builder;
using NUnit.Framework;

namespace Shop.Tests;

/// <summary>The sample, running in this process on a free port of the loopback interface.</summary>
internal sealed class RunningShop : IAsyncDisposable
{
    private readonly WebApplication _application;
    private readonly HttpClient _client;

    private RunningShop(WebApplication application)
    {
        _application = application;
        _client = new HttpClient { BaseAddress = new Uri(application.Urls.Single()) };
    }

    /// <param name="setting">Where the sample keeps its documents.</param>
    public static async Task<RunningShop> StartAsync(string setting)
    {
        var application = await ShopApplication.CreateAsync(["--urls=http://127.0.0.1:0", "--Logging:LogLevel:Default=Warning", setting]);
        await application.StartAsync();
        return new RunningShop(application);
    }

    public async Task<JsonNode> GetAsync(string path)
    {
        using var response = await _client.GetAsync(path);
        Assert.That(response.StatusCode, Is.EqualTo(HttpStatusCode.OK), path);
        return (await response.Content.ReadFromJsonAsync<JsonNode>())!;
    }

    public async Task<HttpStatusCode> GetStatusAsync(string path)
    {
        using var response = await _client.GetAsync(path);
        return response.StatusCode;
    }

    /// <returns>The status, where the new order is, and the order; null and a description of the error when it was refused.</returns>
    public async Task<(HttpStatusCode Status, string? Location, JsonNode Body)> PlaceOrderAsync(string json)
    {
        using var content = new StringContent(json, new System.Net.Http.Headers.MediaTypeHeaderValue("application/json"));
        using var response = await _client.PostAsync("/orders", content);
        var body = await response.Content.ReadAsStringAsync();
        return (response.StatusCode, response.Headers.Location?.ToString(), (body.StartsWith('{') ? JsonNode.Parse(body) : body)!);
    }

    public async ValueTask DisposeAsync()
    {
        _client.Dispose();
        await _application.StopAsync();
        await _application.DisposeAsync();
    }
}
