using System.Reflection;
using System.Runtime.Loader;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Code that another source generator adds to a type, while the generator runs.</summary>
[TestFixture]
public class AnotherGeneratorTests
{
    [Rule("InitializerErrors")]
    [TestCase("static Part() => throw new TimeZoneNotFoundException();", typeof(TypeInitializationException))]
    [TestCase("private readonly int _other = int.Parse(\"x\");", typeof(FormatException))]
    public void AddedInitializersThrowTheirOwnExceptions(string added, Type exception)
    {
        const string Source = "[BsonGen.BsonGenerated] public partial class Part { public int Number { get; set; } }";
        var (generated, classMapped) = CompiledModels.EmitBesideAnotherGenerator(Source, $"public partial class Part {{ {added} }}");
        var context = new AssemblyLoadContext("another generator");
        Assert.Multiple(() =>
        {
            Assert.That(() => Read(classMapped), Throws.TypeOf<TargetInvocationException>().With.InnerException.TypeOf(exception));
            Assert.That(() => Read(generated), Throws.TypeOf(exception));
        });

        object Read(byte[] image) => BsonSerializer.Deserialize(
            new BsonDocument("Number", 1).ToBson(), context.LoadFromStream(new MemoryStream(image)).GetType("Part"));
    }
}
