using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Any depth causes at most an exception, also if a level takes much of the stack. An overflow would end the process.</summary>
[TestFixture]
public class SmallStackTests
{
    private static readonly int[] Stacks = [256 * 1024, 512 * 1024, 1024 * 1024, 1536 * 1024];

    private static readonly BsonBinaryWriterSettings AnyDepth = new() { MaxSerializationDepth = int.MaxValue };

    [Test]
    public void LevelsOfManyMembersAreReadOrRefused([Values(10, 30, 60, 120, 250, 1000)] int depth, [ValueSource(nameof(Stacks))] int stack)
    {
        var bytes = NestWide(depth);
        AssertEndsWell(stack, () => BsonGenSerializer.Deserialize<WideLevel>(bytes, new() { MaxDepth = int.MaxValue }));
        AssertEndsWell(stack, () => BsonSerializer.Deserialize<WideLevel>(bytes));
    }

    [Test]
    public void LevelsOfManyMembersAreWrittenOrRefused([Values(10, 30, 100, 250, 1000)] int depth, [ValueSource(nameof(Stacks))] int stack)
    {
        WideLevel level = new();
        for (var i = 0; i < depth; i++)
        {
            level = new WideLevel { Next = level };
        }

        AssertEndsWell(stack, () => BsonGenSerializer.Serialize(level));
        AssertEndsWell(stack, () => level.ToBson(writerSettings: AnyDepth));
    }

    [Rule("ExhaustedStack")]
    [Test]
    public void UntypedLevelsAreReadOrRefused(
        [Values("Value", "Values")] string member,
        [Values(100, 300, 1000, 3000, 50_000)] int depth,
        [ValueSource(nameof(Stacks))] int stack)
    {
        var bytes = Nest(member, depth);
        AssertEndsWell(stack, () => BsonGenSerializer.Deserialize<Untyped>(bytes));
        AssertEndsWell(stack, () => BsonSerializer.Deserialize<Untyped>(bytes));
    }

    [Test]
    public void CyclesOfUntypedLevelsAreRefused([Values] bool isObject, [ValueSource(nameof(Stacks))] int stack)
    {
        var values = new Dictionary<string, object>();
        values.Add("k", values);
        var untyped = isObject ? new Untyped { Value = values } : new Untyped { Values = values };
        AssertEndsWell(stack, () => BsonGenSerializer.Serialize(untyped));
        AssertEndsWell(stack, () => untyped.ToBson());
        AssertEndsWell(stack, () => untyped.ToBson(writerSettings: AnyDepth));
    }

    [Test]
    public void DeepDiscriminatorsAreReadOrRefused([Values(100, 3000, 50_000)] int depth, [ValueSource(nameof(Stacks))] int stack)
    {
        BsonSerializer.LookupSerializer<Button>();
        var bytes = Nest("_t", depth);
        AssertEndsWell(stack, () => BsonGenSerializer.Deserialize<Widget>(bytes));
        AssertEndsWell(stack, () => BsonSerializer.Deserialize<Widget>(bytes));
    }

    [Test]
    public void DeepDiscriminatorsOfUntypedMembersAreReadOrRefused(
        [Values(100, 1000, 3000, 50_000)] int depth, [ValueSource(nameof(Stacks))] int stack)
    {
        var value = Nest("_t", depth);
        byte[] header = [(byte)BsonType.Document, .. "Value\0"u8];
        byte[] bytes = [.. BitConverter.GetBytes(sizeof(int) + header.Length + value.Length + 1), .. header, .. value, 0];
        AssertEndsWell(stack, () => BsonGenSerializer.Deserialize<Untyped>(bytes));
        AssertEndsWell(stack, () => BsonSerializer.Deserialize<Untyped>(bytes));
    }

    // Smaller than what the runtime guarantees with a check of the stack. The class map works there, too.
    [Test]
    public void FlatDocumentsWithValuesOfTheDriverAreReadAndWritten([Values(64 * 1024, 128 * 1024)] int stack)
    {
        var values = new BsonDocument
        {
            { "Value", new BsonDocument { { "_t", "System.Version" }, { "_v", "1.2" } } },
            { "Values", new BsonDocument("a", new BsonArray { 1 }) },
        };
        var bytes = values.ToBson();

        // The JIT and the creation of the serializers take more of the stack than a document.
        Assert.That(Use(), Is.EqualTo(values));
        BsonDocument? used = null;
        var thread = new Thread(() => used = Use(), stack);
        thread.Start();
        thread.Join();
        Assert.That(used, Is.EqualTo(values));

        BsonDocument Use()
        {
            BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<Untyped>(bytes));
            return BsonSerializer.Deserialize<BsonDocument>(BsonSerializer.Deserialize<Untyped>(bytes).ToBson());
        }
    }

    // Each call starts with a new reader or writer, inside the code of the user that the call before has called.
    [Test]
    public void CallsInsideCallsEndWell(
        [Values] bool isByDriver, [Values(10, 100, 3000)] int depth, [ValueSource(nameof(Stacks))] int stack)
    {
        var nesting = new Nesting();
        var document = new BsonDocument();
        for (var i = 0; i < depth; i++)
        {
            nesting = new Nesting { Inner = nesting };
            document = new BsonDocument("Bytes", document.ToBson());
        }

        var bytes = document.ToBson();
        AssertEndsWell(stack, () =>
        {
            Nesting.IsByDriver = isByDriver;
            return isByDriver ? BsonSerializer.Deserialize<Nesting>(bytes) : BsonGenSerializer.Deserialize<Nesting>(bytes);
        });
        AssertEndsWell(stack, () =>
        {
            Nesting.IsByDriver = isByDriver;
            return isByDriver ? nesting.ToBson() : BsonGenSerializer.Serialize(nesting);
        });
    }

    private static void AssertEndsWell(int stack, Func<object> act)
    {
        Exception? error = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    act();
                }
                catch (Exception caught)
                {
                    error = caught;
                }
            },
            stack);
        thread.Start();
        thread.Join();
        for (; error is not null; error = error.InnerException)
        {
            Assert.That(
                error,
                Is.InstanceOf<FormatException>().Or.InstanceOf<BsonException>().Or.InstanceOf<InsufficientExecutionStackException>());
        }
    }

    private static byte[] NestWide(int depth)
    {
        var empty = new WideLevel().ToBson();
        var members = BsonSerializer.Deserialize<BsonDocument>(empty);
        members.Remove("Next");
        var document = members.ToBson();
        byte[] level = [.. document[..^1], (byte)BsonType.Document, .. "Next\0"u8];
        var bytes = new byte[(depth * (level.Length + 1)) + document.Length];
        var position = 0;
        for (var i = 0; i < depth; i++)
        {
            level.CopyTo(bytes, position);
            BitConverter.TryWriteBytes(bytes.AsSpan(position), bytes.Length - (i * (level.Length + 1)));
            position += level.Length;
        }

        document.CopyTo(bytes, position);
        return bytes;
    }

    private static byte[] Nest(string member, int depth)
    {
        // Only the outermost element needs the member's name.
        byte[] header = [(byte)BsonType.Document, (byte)'k', 0];
        byte[] first = [(byte)BsonType.Document, .. System.Text.Encoding.ASCII.GetBytes(member), 0];
        var inner = (depth * (4 + header.Length + 1)) + 5;
        var bytes = new byte[4 + first.Length + inner + 1];
        BitConverter.TryWriteBytes(bytes, bytes.Length);
        first.CopyTo(bytes, 4);
        var position = 4 + first.Length;
        for (var i = 0; i < depth; i++)
        {
            BitConverter.TryWriteBytes(bytes.AsSpan(position), inner - (i * (4 + header.Length + 1)));
            header.CopyTo(bytes, position + 4);
            position += 4 + header.Length;
        }

        BitConverter.TryWriteBytes(bytes.AsSpan(position), 5);
        return bytes;
    }
}
