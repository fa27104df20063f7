using BsonGen.Generator.Symbols;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Analyzers ask on several threads which type arguments a project stores.</summary>
public sealed class CollectionHolderTests
{
    /// <summary>No thread sees an analysis that another one has not finished.</summary>
    [Test]
    public void EachThreadFindsWhatIsStored()
    {
        const int threads = 4;
        var levels = string.Join("\n", Enumerable.Range(1, 100).Select(level =>
            $"public class Level{level}<T> {{ public Level{level - 1}<T>? Next; }}"));
        var source = new SourceFile(
            $$"""
            namespace MongoDB.Driver { public interface IMongoCollection<T>; }
            public class Level0<T> { public MongoDB.Driver.IMongoCollection<T>? Documents; }
            {{levels}}
            """);
        for (var repetition = 0; repetition < 20; repetition++)
        {
            var compilation = TestProject.Compile(source);
            var outermost = compilation.GetTypeByMetadataName("Level100`1");
            var holders = new CollectionHolders(compilation);
            var found = new int[threads][];
            using var start = new Barrier(threads);
            var running = Enumerable.Range(0, threads).Select(number => new Thread(() =>
            {
                start.SignalAndWait();
                found[number] = [.. holders.FindStored(outermost)];
            })).ToList();
            running.ForEach(thread => thread.Start());
            running.ForEach(thread => thread.Join());
            Assert.That(found, Is.All.EqualTo(new[] { 0 }));
        }
    }
}
