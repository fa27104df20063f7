using System.Linq.Expressions;
using BsonGen.CodeGeneration;
using MongoDB.Bson.IO;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>New objects are read from the bytes, without the driver's serializer.</summary>
[NonParallelizable]
public sealed class ResultTests
{
    // The last has a new array, so the driver renders each call.
    private static readonly string[] LeftToDriver =
    [
        "SummaryWithRest", "SummaryWithSetter", "RecordWithSetter", "SeveralConstructors(o.Number)", "RivalConstructors",
        "InitializedResult", "KnownResult", "new[]",
    ];

    public static IEnumerable<ProjectionCase> Constructed => Cases.All.Where(static projection =>
        projection.IsNewObject && !Array.Exists(LeftToDriver, projection.Name.Contains));

    public static IEnumerable<ProjectionCase> All => Cases.All;

    [Test]
    public void UsualDocumentsAreReadWithoutTheDriver([ValueSource(nameof(Constructed))] ProjectionCase projection)
    {
        var document = projection.GetDocument(isForFind: true).ToBson();
        var render = projection.AtOnePlace(isForFind: true);
        render();

        // The driver boxes the values, and keeps those of an object in a dictionary.
        Assert.That(
            MeasureBytes(render().Serializer, document),
            Is.LessThan(MeasureBytes(projection.ByDriver(isForFind: true).Serializer, document)));
    }

    // The driver receives long batches in several chunks.
    [Test]
    public void DocumentsThatSpanTwoChunksLeaveNoOthersToTheDriver()
    {
        var projection = Constructed.First();
        var document = projection.GetDocument(isForFind: true).ToBson();
        var render = projection.AtOnePlace(isForFind: true);
        render();
        var serializer = render().Serializer;
        for (var time = 0; time < 100; time++)
        {
            IBsonChunk[] chunks = [new ByteArrayChunk(document[..6]), new ByteArrayChunk(document[6..])];
            using var reader = new BsonBinaryReader(new ByteBufferStream(new MultiChunkBuffer(chunks)));
            Assert.That(serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader)), Is.Not.Null);
        }

        Assert.That(
            MeasureBytes(serializer, document),
            Is.LessThan(MeasureBytes(projection.ByDriver(isForFind: true).Serializer, document)));
    }

    [Rule("5.4")]
    [Test]
    public void MalformedBytesAreReadTheSame([ValueSource(nameof(All))] ProjectionCase projection)
    {
        var render = projection.AtOnePlace(isForFind: true);
        render();
        var kept = render();
        var expected = projection.ByDriver(isForFind: true);
        var usual = projection.GetDocument(isForFind: true).ToBson();
        foreach (var bytes in Malform(usual))
        {
            Assert.That(kept.Read(bytes), Is.EqualTo(expected.Read(bytes)), () => Convert.ToHexString(bytes));
        }
    }

    [Test]
    public void ConstructorsThatThrowAreCalledOnce()
    {
        AssertCalledOnce(o => new ThrowingResult(o.Number), "{ Number: 1 }");
        AssertCalledOnce(o => new ThrowingWithoutParameters { Number = o.Number }, "{ Number: 1 }");
        AssertCalledOnce(o => new ThrowingStruct { Number = o.Number }, "{ Number: 1 }");
        AssertCalledOnce(o => new { Inner = new ThrowingResult(o.Number) }, "{ Inner: { Number: 1 } }");
        AssertCalledOnce(
            o => new { Many = o.Lines.Select(line => new { Inner = new ThrowingResult(line.Quantity) }) },
            "{ Many: [ { Inner: { Number: 1 } } ] }");
        AssertCalledOnce(o => new ValueTuple<ThrowingResult, int>(new ThrowingResult(o.Number), 1), "{ _v: [{ Number: 1 }, 1] }");
    }

    // The driver reads all elements of a result before it calls the constructor.
    [Test]
    public void ConstructorsAreNotCalledAfterAMalformedElement()
    {
        AssertCalls(o => new ThrowingResult(o.Number), "{ Number: 'a' }", 0);
        AssertCalls(o => new ThrowingWithoutParameters { Number = o.Number }, "{ Number: 'a' }", 0);
        AssertCalls(o => new ThrowingStruct { Number = o.Number }, "{ Number: 'a' }", 0);
    }

    [Test]
    public void ThreadsShareAReader()
    {
        var site = new ProjectionSite("threads");
        var serializer = (IBsonSerializer<SummaryRecord>)Enumerable.Range(0, 2)
            .Select(_ => Render(site, o => new SummaryRecord(o.Number, o.Customer!.Name, o.State)))
            .Last();
        Parallel.For(0, 20_000, number =>
        {
            var document = new BsonDocument { { "Number", number }, { "Name", $"n{number}" }, { "State", "Paid" } };
            Assert.That(Read(serializer, document), Is.EqualTo(new SummaryRecord(number, $"n{number}", State.Paid)));
        });
    }

    [Test]
    public void ConstructorsMayReadOtherResults()
    {
        var site = new ProjectionSite("nested");
        IBsonSerializer serializer = null!;
        for (var time = 1; time <= 2; time++)
        {
            serializer = Render(site, o => new ReadingResult(o.Number, o.State));
        }

        ReadingResult.Read = number => (ReadingResult)Read(
            serializer, new BsonDocument { { "Number", number }, { "State", "Sent" } });
        var outer = (ReadingResult)Read(serializer, new BsonDocument { { "Number", 3 }, { "State", "Paid" } });
        Assert.That(outer.Text, Is.EqualTo("3 Paid (2 Sent (1 Sent (0 Sent)))"));
    }

    [Test]
    public void DerivedClassesThatBecomeKnownLaterAreRead()
    {
        var site = new ProjectionSite("derived");
        var document = BsonDocument.Parse("{ _t: 'LateResult', Number: 1 }");
        IBsonSerializer serializer = null!;
        for (var time = 1; time <= 2; time++)
        {
            serializer = Render(site, o => new EarlyResult(o.Number));
            Assert.That(Read(serializer, document), Is.TypeOf<EarlyResult>());
        }

        BsonClassMap.RegisterClassMap<LateResult>();
        Assert.That(Read(serializer, document), Is.TypeOf<LateResult>());
    }

    private static IEnumerable<byte[]> Malform(byte[] document)
    {
        for (var i = 0; i < document.Length; i++)
        {
            foreach (var value in new[] { 0, 0x7F, 0xFF, document[i] + 1, document[i] - 1 })
            {
                var changed = document.ToArray();
                changed[i] = (byte)value;
                yield return changed;
            }

            yield return document[..i];
        }
    }

    private static void AssertCalledOnce<TResult>(Expression<Func<Order, TResult>> lambda, string document) =>
        AssertCalls(lambda, document, 1);

    private static void AssertCalls<TResult>(Expression<Func<Order, TResult>> lambda, string document, int count)
    {
        var site = new ProjectionSite("throwing");
        Render(site, lambda);
        var (expected, expectedCalls) = Try(Unrendered(lambda));
        var (actual, calls) = Try(Render(site, lambda));
        Assert.Multiple(() =>
        {
            Assert.That(actual, Is.EqualTo(expected));
            Assert.That(calls, Is.EqualTo(expectedCalls).And.EqualTo(count));
        });

        (string, int) Try(IBsonSerializer serializer)
        {
            ThrowingResult.Calls = 0;
            var exception = Assert.Catch(() => Read(serializer, BsonDocument.Parse(document)));
            return (string.Join(" < ", Chain(exception)), ThrowingResult.Calls);
        }

        static IEnumerable<string> Chain(Exception? exception) => exception is null
            ? []
            : [$"{exception.GetType()}: {exception.Message}", .. Chain(exception.InnerException)];
    }

    private static IBsonSerializer Render<TResult>(ProjectionSite site, Expression<Func<Order, TResult>> lambda) =>
        Render(site.Expression(Builders<Order>.Projection, lambda));

    private static IBsonSerializer Unrendered<TResult>(Expression<Func<Order, TResult>> lambda) =>
        Render(new FindExpressionProjectionDefinition<Order, TResult>(lambda));

    private static IBsonSerializer Render<TResult>(ProjectionDefinition<Order, TResult> definition) => definition
        .Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry, renderForFind: true))
        .ProjectionSerializer;

    private static object Read(IBsonSerializer serializer, BsonDocument document)
    {
        using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(document.ToBson())));
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    private static long MeasureBytes(IBsonSerializer serializer, byte[] document)
    {
        using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(document)));
        var context = BsonDeserializationContext.CreateRoot(reader);
        var start = 0L;
        for (var time = 0; time < 110; time++)
        {
            start = time == 10 ? GC.GetAllocatedBytesForCurrentThread() : start;
            reader.BaseStream.Position = 0;
            serializer.Deserialize(context);
        }

        return GC.GetAllocatedBytesForCurrentThread() - start;
    }

    public sealed class ThrowingResult
    {
        public ThrowingResult(int number)
        {
            Number = number;
            Calls++;
            throw new TimeZoneNotFoundException("It has thrown.");
        }

        public static int Calls { get; set; }

        public int Number { get; }
    }

    public sealed class ThrowingWithoutParameters
    {
        public ThrowingWithoutParameters() => Number = new ThrowingResult(0).Number;

        public int Number { get; set; }
    }

    public struct ThrowingStruct
    {
        public ThrowingStruct() => Number = new ThrowingResult(0).Number;

        public int Number { get; set; }
    }

    public sealed class ReadingResult(int number, State state)
    {
        public static Func<int, ReadingResult> Read { get; set; } = null!;

        public int Number { get; } = number;

        public State State { get; } = state;

        public string Text { get; } = number == 0 ? $"0 {state}" : $"{number} {state} ({Read(number - 1).Text})";
    }

    public class EarlyResult(int number)
    {
        public int Number { get; } = number;
    }

    public sealed class LateResult(int number) : EarlyResult(number);
}
