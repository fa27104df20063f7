using System.Buffers;
using System.Diagnostics.Metrics;
using BsonGen;
using Markets;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;
using Runtime.Scenarios;

namespace Runtime.Tests;

/// <summary>The exact numbers of the meter, and that it costs nothing without listeners.</summary>
[TestFixture]
[NonParallelizable]
public partial class MetricsTests
{
    private const int Repeats = 1000;

    private static readonly Market Market = new() { Id = 1, Selections = [new Selection(1, "Home", 1.5), new Selection(2, "Away", 2.5)] };

    // A field of the instance is set before a test starts to count. A static one may be set on its first use.
    private readonly byte[] _bytes = BsonGenSerializer.Serialize(Market);

    [Test]
    public void CountsDocumentsOfTheDirectApi()
    {
        using var recorder = new MeterRecorder();
        BsonGenSerializer.Serialize(Market);
        BsonGenSerializer.Serialize(new ArrayBufferWriter<byte>(), Market);
        BsonGenSerializer.Serialize(Market);
        BsonGenSerializer.Deserialize<Market>([.. _bytes, 1, 2, 3]);
        BsonGenSerializer.Deserialize<Market>(new ReadOnlySequence<byte>(_bytes));
        Assert.That(recorder.Show(), Is.EqualTo(
            $"""
            bsongen.bytes.read bsongen.type=Markets.Market bsongen.path=direct {2 * _bytes.Length}
            bsongen.bytes.written bsongen.type=Markets.Market bsongen.path=direct {3 * _bytes.Length}
            bsongen.documents.read bsongen.type=Markets.Market bsongen.path=direct 2
            bsongen.documents.written bsongen.type=Markets.Market bsongen.path=direct 3
            """));
    }

    [Test]
    public async Task CountsDocumentsOfStreams()
    {
        using var recorder = new MeterRecorder();
        using var stream = new MemoryStream();
        await BsonGenSerializer.SerializeAsyncEnumerable(stream, Enumerable.Repeat(Market, 500));
        stream.Position = 0;
        var count = 0;
        await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream))
        {
            count += market.Id;
        }

        Assert.That(count, Is.EqualTo(500));
        Assert.That(recorder.Show(), Is.EqualTo(
            $"""
            bsongen.bytes.read bsongen.type=Markets.Market bsongen.path=direct {500 * _bytes.Length}
            bsongen.bytes.written bsongen.type=Markets.Market bsongen.path=direct {500 * _bytes.Length}
            bsongen.documents.read bsongen.type=Markets.Market bsongen.path=direct 500
            bsongen.documents.written bsongen.type=Markets.Market bsongen.path=direct 500
            """));
    }

    [Test]
    public void CountsDocumentsOfTheDriver()
    {
        using var recorder = new MeterRecorder();
        Market.ToBson();
        BsonSerializer.Deserialize<Market>(_bytes);

        // A batch, as cursors read it and inserts write it; and a stream without a buffer of the driver's.
        var batch = WriteBatch(3);
        ReadBatch(batch, 3);
        using var reader = new BsonBinaryReader(new MemoryStream(_bytes));
        BsonSerializer.Deserialize<Market>(reader);
        Assert.That(recorder.Show(), Is.EqualTo(
            $"""
            bsongen.bytes.read bsongen.type=Markets.Market bsongen.path=driver {5 * _bytes.Length}
            bsongen.bytes.written bsongen.type=Markets.Market bsongen.path=driver {4 * _bytes.Length}
            bsongen.documents.read bsongen.type=Markets.Market bsongen.path=driver 5
            bsongen.documents.written bsongen.type=Markets.Market bsongen.path=driver 4
            """));
    }

    [Test]
    public void DoesNotCountDocumentsInsideOthers()
    {
        // The class map reads and writes the plain object, and calls the generated serializer for each widget.
        var room = new Room
        {
            Widget = new Widget { Inner = new Widget() },
            Plain = new Plain { First = new Widget(), Widgets = [new Widget(), new Button()] },
        };
        var bytes = BsonGenSerializer.Serialize(room);
        using var recorder = new MeterRecorder("bsongen.documents.read", "bsongen.documents.written");
        BsonGenSerializer.Deserialize<Room>(bytes);
        BsonSerializer.Deserialize<Room>(bytes);
        BsonGenSerializer.Serialize(room);
        room.ToBson();
        Assert.That(recorder.Show(), Is.EqualTo(
            """
            bsongen.documents.read bsongen.type=Runtime.Tests.MetricsTests+Room bsongen.path=direct 1
            bsongen.documents.read bsongen.type=Runtime.Tests.MetricsTests+Room bsongen.path=driver 1
            bsongen.documents.written bsongen.type=Runtime.Tests.MetricsTests+Room bsongen.path=direct 1
            bsongen.documents.written bsongen.type=Runtime.Tests.MetricsTests+Room bsongen.path=driver 1
            """));
    }

    [Test]
    public void NamesTheRequestedType()
    {
        Widget button = new Button { Size = 3 };
        var bytes = button.ToBson();
        using var recorder = new MeterRecorder("bsongen.documents.read", "bsongen.documents.written");
        BsonSerializer.Deserialize<Widget>(bytes);
        BsonGenSerializer.Deserialize<Widget>(bytes);
        button.ToBson();
        new Button().ToBson();

        // The direct API writes objects of derived types through the driver.
        BsonGenSerializer.Serialize(button);
        Assert.That(recorder.Show(), Is.EqualTo(
            """
            bsongen.documents.read bsongen.type=Runtime.Models.Widget bsongen.path=direct 1
            bsongen.documents.read bsongen.type=Runtime.Models.Widget bsongen.path=driver 1
            bsongen.documents.written bsongen.type=Runtime.Models.Button bsongen.path=driver 1
            bsongen.documents.written bsongen.type=Runtime.Models.Widget bsongen.path=driver 2
            """));
    }

    [Test]
    public void NamesGenericTypesWithoutTheirArguments()
    {
        using var recorder = new MeterRecorder("bsongen.documents.written");
        BsonGenSerializer.Serialize(new Box<int> { Value = 1 });
        BsonGenSerializer.Serialize(new Box<string> { Value = "" });
        BsonGenSerializer.Serialize(new Box<Box<int>>());
        Assert.That(
            recorder.Show(), Is.EqualTo("bsongen.documents.written bsongen.type=Runtime.Tests.MetricsTests+Box`1 bsongen.path=direct 3"));
    }

    [Test]
    public void DoesNotCountFailuresAndDocumentsOfTheClassMap()
    {
        using var recorder = new MeterRecorder();
        var bad = new BsonDocument("Selections", 5);
        Assert.Multiple(() =>
        {
            Assert.That(() => BsonGenSerializer.Deserialize<Market>(bad.ToBson()), Throws.TypeOf<FormatException>());
            Assert.That(() => BsonSerializer.Deserialize<Market>(bad.ToBson()), Throws.TypeOf<FormatException>());
            Assert.That(() => BsonGenSerializer.Serialize(new Line { Text = "\ud800" }), Throws.Exception);
            Assert.That(() => new Line { Text = "\ud800" }.ToBson(), Throws.Exception);
            Assert.That(BsonSerializer.Deserialize<Market>(Market.ToJson()).Id, Is.EqualTo(1));
            Assert.That(BsonSerializer.Deserialize<Market>(Market.ToBsonDocument()).Id, Is.EqualTo(1));
            Assert.That(recorder.Show(), Is.Empty);
        });
    }

    [Test]
    public void NoDiscriminatorMakesADocumentBeReadAgain()
    {
        BsonSerializer.LookupSerializer<Button>();
        var late = new BsonDocument { { "Size", 1 }, { "_t", "Button" } };
        var inside = new BsonDocument { { "Inner", late }, { "Parts", new BsonArray { late, late } } };
        var first = new BsonDocument { { "_t", "Button" }, { "Size", 1 } };
        using var recorder = new MeterRecorder("bsongen.restarts");
        BsonGenSerializer.Deserialize<Widget>(first.ToBson());
        BsonSerializer.Deserialize<Widget>(first.ToBson());
        Assert.That(recorder.Show(), Is.Empty);

        // A document is searched for its discriminator before anything is created.
        Assert.That(BsonGenSerializer.Deserialize<Widget>(late.ToBson()), Is.TypeOf<Button>());
        Assert.That(BsonSerializer.Deserialize<Widget>(late.ToBson()), Is.TypeOf<Button>());
        Assert.That(BsonGenSerializer.Deserialize<Widget>(inside.ToBson()).Parts, Has.All.TypeOf<Button>());
        Assert.That(recorder.Show(), Is.Empty);
    }

    [Rule("TwiceForStructs")]
    [Test]
    public void CountsDocumentsThatAreReadAgain()
    {
        var bytes = new BsonDocument("Items", new BsonArray(Enumerable.Repeat(BsonNull.Value, 1000))).ToBson();
        using var recorder = new MeterRecorder("bsongen.restarts");
        BsonGenSerializer.Deserialize<Quarters>(bytes);
        BsonSerializer.Deserialize<Quarters>(bytes);
        Assert.That(recorder.Show(), Is.EqualTo("bsongen.restarts bsongen.type=Runtime.Models.Quarters 2"));
    }

    [Test]
    public void AListenerThatThrowsChangesNothing()
    {
        BsonSerializer.LookupSerializer<Button>();
        using var listener = new MeterListener();
        var expected = _bytes;
        var calls = 0;
        listener.InstrumentPublished = (instrument, _) =>
        {
            if (instrument.Meter == MeterRecorder.Meter)
            {
                listener.EnableMeasurementEvents(instrument);
            }
        };
        listener.SetMeasurementEventCallback<long>((_, _, _, _) =>
        {
            calls++;
            throw new InvalidOperationException("The listener fails.");
        });

        // Without this callback, .NET 8 goes on calling a listener after it was disposed.
        listener.MeasurementsCompleted = static (_, _) => { };
        listener.Start();
        var late = new BsonDocument { { "Size", 1 }, { "_t", "Button" } };
        Assert.Multiple(() =>
        {
            Assert.That(BsonGenSerializer.Serialize(Market), Is.EqualTo(expected));
            Assert.That(Market.ToBson(), Is.EqualTo(expected));
            Assert.That(BsonGenSerializer.Deserialize<Market>(_bytes).Selections, Has.Count.EqualTo(2));
            Assert.That(BsonSerializer.Deserialize<Market>(_bytes).Selections, Has.Count.EqualTo(2));
            Assert.That(BsonGenSerializer.Deserialize<Widget>(late.ToBson()), Is.TypeOf<Button>());
            Assert.That(calls, Is.EqualTo(10));
        });
    }

    [Test]
    public void AllocatesNothingBesideTheObjects([Values] Listener who)
    {
        using var other = who == Listener.ToRestarts ? new MeterRecorder("bsongen.restarts") : null;
        var listener = who is Listener.ToAll or Listener.Gone ? Listen() : null;
        Measure();
        if (who == Listener.Gone)
        {
            listener!.Dispose();
        }

        // A header and a member, each as long as a word.
        Assert.That(Measure(), Is.EqualTo(Repeats * 3 * IntPtr.Size));
        listener?.Dispose();
    }

    private static long Measure()
    {
        var bytes = BsonGenSerializer.Serialize(new Small { Value = 1 });
        var small = new Small();
        var output = new ArrayBufferWriter<byte>(1 << 20);
        return Allocation.Measure(() =>
        {
            output.ResetWrittenCount();
            for (var i = 0; i < Repeats; i++)
            {
                BsonGenSerializer.Deserialize<Small>(bytes);
                BsonGenSerializer.Serialize(output, small);
            }
        });
    }

    private static MeterListener Listen()
    {
        var listener = new MeterListener
        {
            InstrumentPublished = static (instrument, listener) =>
            {
                if (instrument.Meter == MeterRecorder.Meter)
                {
                    listener.EnableMeasurementEvents(instrument);
                }
            },

            // As above.
            MeasurementsCompleted = static (_, _) => { },
        };
        listener.SetMeasurementEventCallback<long>(static (_, _, _, _) => { });
        listener.Start();
        return listener;
    }

    private static byte[] WriteBatch(int count)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        writer.WriteStartDocument();
        writer.WriteStartArray("batch");
        for (var i = 0; i < count; i++)
        {
            BsonSerializer.Serialize(writer, Market);
        }

        writer.WriteEndArray();
        writer.WriteEndDocument();
        return stream.ToArray();
    }

    private static void ReadBatch(byte[] batch, int count)
    {
        using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(batch)));
        reader.ReadStartDocument();
        reader.ReadName();
        reader.ReadStartArray();
        for (var i = 0; i < count; i++)
        {
            reader.ReadBsonType();
            BsonSerializer.Deserialize<Market>(reader);
        }

        reader.ReadEndArray();
        reader.ReadEndDocument();
    }

    public enum Listener
    {
        None,
        ToRestarts,
        ToAll,
        Gone,
    }

    [BsonGenerated]
    public sealed partial class Small
    {
        public long Value { get; set; }
    }

    [BsonGenerated]
    public sealed partial class Room
    {
        public Widget? Widget { get; set; }

        public Plain? Plain { get; set; }
    }

    /// <summary>Has no generated serializer.</summary>
    public class Plain
    {
        public Widget? First { get; set; }

        public List<Widget>? Widgets { get; set; }
    }

    [BsonGenerated]
    public partial class Box<T>
    {
        public T? Value { get; set; }
    }
}
