using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using NUnit.Framework;

namespace Driver.Tests;

/// <summary>The configuration of an application: the representation of Guids, and the types allowed in an object.</summary>
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
