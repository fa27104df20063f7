using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using NUnit.Framework;

namespace Driver.Tests;

/// <summary>What an application says since 3.0: which representation its Guids have, and which types may be in an object.</summary>
[SetUpFixture]
public sealed class Setup
{
    [OneTimeSetUp]
    public void Configure()
    {
        BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        BsonSerializer.RegisterSerializer(new ObjectSerializer(ObjectSerializer.AllAllowedTypes));
    }
}
