using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Which serializer serves a type that several assemblies request.</summary>
[TestFixture]
public sealed class SeveralRequestsTests
{
    [TestCase(0, 1)]
    [TestCase(1, 0)]
    public void TheAssemblyThatStartedLastBeforeTheFirstUseServesTheType(int earlier, int later)
    {
        const int TooLate = 2;
        var images = CompiledModels.EmitRequests("First", "Second", "Third");
        var context = new AssemblyLoadContext(name: null);
        var type = Load(images.Domain).GetType("Domain.Part", throwOnError: true)!;
        var assemblies = images.Others.Select(Load).ToArray();
        var part = Activator.CreateInstance(type)!;
        Start(assemblies[earlier]);
        Start(assemblies[later]);
        var bytes = part.ToBson(type);
        Start(assemblies[TooLate]);

        Assert.That(BsonSerializer.LookupSerializer(type).GetType().Assembly, Is.EqualTo(assemblies[later]));
        Assert.That(BsonGenSerializer.Serialize(type, part), Is.EqualTo(bytes));
        Assert.That(
            bytes,
            Is.EqualTo(new BsonDocument { { "Number", 0 }, { "Sizes", new BsonArray { new BsonDocument("Width", 4) } } }.ToBson()));
        Assert.That(assemblies.SelectMany(BsonGenFallbacks.UseTypesAndFindFallbacks), Is.Empty);

        Assembly Load(byte[] image) => context.LoadFromStream(new MemoryStream(image));
    }

    private static void Start(Assembly assembly) => RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
}
