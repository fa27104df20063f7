using System.Net;
using MongoDB.Bson;

namespace Driver.Tests.Server;

/// <summary>The reply to <c>hello</c>: that of the primary, and only member, of a replica set.</summary>
internal static class HelloReply
{
    public const string ReplicaSet = "rs0";

    public static BsonDocument Create(EndPoint server) => new()
    {
        { "helloOk", true },
        { "ismaster", true },
        { "isWritablePrimary", true },
        { "setName", ReplicaSet },
        { "setVersion", 1 },
        { "hosts", new BsonArray { server.ToString() } },
        { "me", server.ToString() },
        { "primary", server.ToString() },
        { "maxBsonObjectSize", 16 * 1024 * 1024 },
        { "maxMessageSizeBytes", 48_000_000 },
        { "maxWriteBatchSize", 100_000 },
        { "logicalSessionTimeoutMinutes", 30 },
        { "minWireVersion", 0 },
        { "maxWireVersion", 25 },
        { "readOnly", false },
    };
}
