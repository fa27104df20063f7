using BsonGen.Generator.Registrations;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>What reading the registrations of a project costs.</summary>
public sealed class RegistrationCostTests
{
    /// <summary>Each class map is bound once, also if one method registers all of them.</summary>
    [Test]
    public void GrowsWithTheNumberOfClassMaps()
    {
        MeasureBytes(count: 10);
        var few = MeasureBytes(count: 40);
        var many = MeasureBytes(count: 160);
        Assert.That(many, Is.LessThan(8 * few));
    }

    private static long MeasureBytes(int count)
    {
        var types = string.Join("\n", Enumerable.Range(0, count).Select(index =>
            $"[BsonGenerated] public partial class Type{index} {{ public int Number {{ get; set; }} }}"));
        var maps = string.Join("\n", Enumerable.Range(0, count).Select(index =>
            $"BsonClassMap.RegisterClassMap<Type{index}>(map => map.MapMember(type => type.Number).SetElementName(\"n\"));"));
        var compilation = TestProject.Compile(new SourceFile(
            $$"""
            using MongoDB.Bson.Serialization;

            {{types}}

            public static class Setup
            {
                public static void Run()
                {
                    {{maps}}
                }
            }
            """));
        var before = GC.GetAllocatedBytesForCurrentThread();
        var registrations = CompilationRegistrations.Of(compilation);
        var bytes = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.That(registrations.Maps.Count(), Is.EqualTo(count));
        return bytes;
    }
}
