using System.Buffers;
using System.IO.Pipelines;
using BsonGen;
using MongoDB.Bson;

namespace Runtime.Tests;

/// <summary>What a call returned or threw.</summary>
/// <param name="Value">The object as a document, in hexadecimal digits; null after an exception.</param>
/// <param name="Kind">The type of the exception.</param>
/// <param name="Message">The message of the exception.</param>
internal sealed record ReadOutcome(string? Value, Type? Kind, string? Message)
{
    public static readonly BsonGenSerializerOptions Unlimited = new() { MaxDepth = int.MaxValue };

    public bool IsDocumented =>
        Kind is null ||
        Kind == typeof(FormatException) ||
        Kind == typeof(EndOfStreamException) ||
        Kind == typeof(BsonSerializationException) ||
        Kind == typeof(System.Text.DecoderFallbackException);

    public static ReadOutcome Of<T>(Func<T> read) => OfAsync(() => Task.FromResult(read())).GetAwaiter().GetResult();

    public static async Task<ReadOutcome> OfAsync<T>(Func<Task<T>> read)
    {
        object value;
        try
        {
            value = (await read())!;
        }
        catch (Exception error)
        {
            return new ReadOutcome(null, error.GetType(), error.Message);
        }

        return new ReadOutcome(Convert.ToHexString(BsonGenSerializer.Serialize(value.GetType(), value, Unlimited)), null, null);
    }
}

/// <summary>All overloads for one type.</summary>
internal abstract class Overloads
{
    public abstract byte[] CreateDocument(Random random);

    public abstract byte[] Rewrite(byte[] document);

    public abstract ReadOutcome Read(byte[] bytes);

    public abstract IEnumerable<(string Name, ReadOutcome Outcome)> ReadInMemory(byte[] bytes, Random random);

    public abstract Task<List<(string Name, ReadOutcome Outcome)>> ReadAsync(byte[] bytes, Random random);

    public abstract Task<List<(string Name, List<string> Values)>> ReadAll(byte[] bytes, Random random);

    public abstract Task<List<(string Name, int Count, Type? Error)>> CountAll(byte[] bytes, Random random);

    public abstract Task<List<(string Name, byte[] Bytes)>> WriteAll(byte[][] documents);
}

internal sealed class Overloads<T> : Overloads
    where T : class
{
    // An object that the overloads with ref read into, as long as they succeed.
    private T? _value;

    public override string ToString() => typeof(T).Name;

    public override byte[] CreateDocument(Random random) => RandomDocument.Of(typeof(T), random);

    public override byte[] Rewrite(byte[] document) => BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<T>(document));

    public override ReadOutcome Read(byte[] bytes) => ReadOutcome.Of(() => BsonGenSerializer.Deserialize<T>(bytes));

    public override IEnumerable<(string Name, ReadOutcome Outcome)> ReadInMemory(byte[] bytes, Random random)
    {
        yield return ("span, ref", ReadOutcome.Of(() =>
        {
            Check(bytes, BsonGenSerializer.Deserialize(bytes, ref _value));
            return _value;
        }));
        yield return ("type", ReadOutcome.Of(() => BsonGenSerializer.Deserialize(typeof(T), bytes)));
        yield return ("type, ref", ReadOutcome.Of(() =>
        {
            object? value = random.Next(3) switch { 0 => null, 1 => "another type", _ => _value };
            Check(bytes, BsonGenSerializer.Deserialize(typeof(T), bytes, ref value));
            return value;
        }));
        yield return ("sequence", ReadOutcome.Of(() => BsonGenSerializer.Deserialize<T>(Chunks.Split(bytes, random))));
        yield return ("sequence, ref", ReadOutcome.Of(() =>
        {
            var sequence = Chunks.Split(bytes, random);
            var end = BsonGenSerializer.Deserialize(sequence, ref _value);
            Check(bytes, (int)sequence.Slice(0, end).Length);
            return _value;
        }));
        yield return ("type, sequence", ReadOutcome.Of(() => BsonGenSerializer.Deserialize(typeof(T), Chunks.Split(bytes, random))));
    }

    public override async Task<List<(string Name, ReadOutcome Outcome)>> ReadAsync(byte[] bytes, Random random) =>
    [
        ("stream", await ReadOutcome.OfAsync(() => ReadExactly(bytes, random, stream => BsonGenSerializer.DeserializeAsync<T>(stream)))),
        ("type, stream", await ReadOutcome.OfAsync(() =>
            ReadExactly(bytes, random, stream => BsonGenSerializer.DeserializeAsync(typeof(T), stream)))),
        ("pipe", await ReadOutcome.OfAsync(() =>
            BsonGenSerializer.DeserializeAsync<T>(PipeReader.Create(Chunks.Split(bytes, random))).AsTask())),
        ("stream, first", await ReadOutcome.OfAsync(() =>
            BsonGenSerializer.DeserializeAsyncEnumerable<T>(new ChunkedStream(bytes, random)).FirstAsync().AsTask())),
        ("pipe, first", await ReadOutcome.OfAsync(() =>
            BsonGenSerializer.DeserializeAsyncEnumerable<T>(PipeReader.Create(new ChunkedStream(bytes, random))).FirstAsync().AsTask())),
    ];

    public override async Task<List<(string Name, List<string> Values)>> ReadAll(byte[] bytes, Random random)
    {
        List<string> spans = [];
        for (var rest = bytes.AsSpan(); !rest.IsEmpty;)
        {
            rest = rest[BsonGenSerializer.Deserialize(rest, ref _value)..];
            spans.Add(Show(_value));
        }

        List<string> sequences = [];
        for (var rest = Chunks.Split(bytes, random); !rest.IsEmpty;)
        {
            rest = rest.Slice(BsonGenSerializer.Deserialize(rest, ref _value));
            sequences.Add(Show(_value));
        }

        List<string> streamed = [];
        using var stream = new ChunkedStream(bytes, random);
        while (stream.Position < stream.Length)
        {
            streamed.Add(Show(await BsonGenSerializer.DeserializeAsync<T>(stream)));
        }

        List<string> piped = [];
        var reader = PipeReader.Create(
            new ChunkedStream(bytes, random), new StreamPipeReaderOptions(bufferSize: random.Next(1, 100), minimumReadSize: 1));
        for (var i = 0; i < streamed.Count; i++)
        {
            // The enumeration ends after a random number of documents, and another one goes on.
            var count = random.Next(streamed.Count - i + 1);
            await foreach (var value in BsonGenSerializer.DeserializeAsyncEnumerable<T>(reader).Take(count))
            {
                piped.Add(Show(value));
                i++;
            }

            if (i < streamed.Count)
            {
                piped.Add(Show(await BsonGenSerializer.DeserializeAsync<T>(reader)));
            }
        }

        return
        [
            ("spans", spans), ("sequences", sequences), ("streams", streamed), ("pipes", piped),
            ("stream", await BsonGenSerializer.DeserializeAsyncEnumerable<T>(new ChunkedStream(bytes, random)).Select(Show).ToListAsync()),
            ("pipe", await BsonGenSerializer.DeserializeAsyncEnumerable<T>(PipeReader.Create(new ChunkedStream(bytes, random)))
                .Select(Show)
                .ToListAsync()),
        ];
    }

    public override async Task<List<(string Name, int Count, Type? Error)>> CountAll(byte[] bytes, Random random) =>
    [
        await Count("stream", BsonGenSerializer.DeserializeAsyncEnumerable<T>(new ChunkedStream(bytes, random))),
        await Count("pipe", BsonGenSerializer.DeserializeAsyncEnumerable<T>(PipeReader.Create(new ChunkedStream(bytes, random)))),
        await Count("sequence", BsonGenSerializer.DeserializeAsyncEnumerable<T>(PipeReader.Create(Chunks.Split(bytes, random)))),
    ];

    public override async Task<List<(string Name, byte[] Bytes)>> WriteAll(byte[][] documents)
    {
        List<T> values = [.. documents.Select(document => BsonGenSerializer.Deserialize<T>(document))];
        return
        [
            ("type", [.. values.SelectMany(value => BsonGenSerializer.Serialize(typeof(T), value))]),
            ("buffer", await Write(output => values.ForEach(value => BsonGenSerializer.Serialize(output, value)))),
            ("type, buffer", await Write(output => values.ForEach(value => BsonGenSerializer.Serialize(output, typeof(T), value)))),
            ("stream", await Write(async stream => await Each(value => BsonGenSerializer.SerializeAsync(stream, value)))),
            ("type, stream", await Write(async stream => await Each(value => BsonGenSerializer.SerializeAsync(stream, typeof(T), value)))),
            ("stream, enumerable", await Write(stream => BsonGenSerializer.SerializeAsyncEnumerable(stream, values))),
            ("stream, async enumerable", await Write(stream =>
                BsonGenSerializer.SerializeAsyncEnumerable(stream, values.ToAsyncEnumerable()))),
            ("pipe", await WriteToPipe(async pipe => await Each(value => BsonGenSerializer.SerializeAsync(pipe, value)))),
            ("pipe, enumerable", await WriteToPipe(pipe => BsonGenSerializer.SerializeAsyncEnumerable(pipe, values))),
            ("pipe, async enumerable", await WriteToPipe(pipe =>
                BsonGenSerializer.SerializeAsyncEnumerable(pipe, values.ToAsyncEnumerable()))),
        ];

        async Task Each(Func<T, Task> write)
        {
            foreach (var value in values)
            {
                await write(value);
            }
        }
    }

    private static string Show(T value) => Convert.ToHexString(BsonGenSerializer.Serialize(value, ReadOutcome.Unlimited));

    private static void Check(byte[] bytes, int consumed)
    {
        if (consumed != BitConverter.ToInt32(bytes))
        {
            throw new InvalidOperationException($"Consumed {consumed}: {Convert.ToHexString(bytes)}");
        }
    }

    private static async Task<TValue> ReadExactly<TValue>(byte[] bytes, Random random, Func<Stream, ValueTask<TValue>> read)
    {
        using var stream = new ChunkedStream(bytes, random);
        var value = await read(stream);
        Check(bytes, (int)stream.Position);
        return value;
    }

    private static async Task<(string Name, int Count, Type? Error)> Count(string name, IAsyncEnumerable<T> values)
    {
        var count = 0;
        try
        {
            await foreach (var value in values)
            {
                count++;
            }

            return (name, count, null);
        }
        catch (Exception error)
        {
            return (name, count, error.GetType());
        }
    }

    private static Task<byte[]> Write(Action<IBufferWriter<byte>> write)
    {
        var output = new ArrayBufferWriter<byte>();
        write(output);
        return Task.FromResult(output.WrittenSpan.ToArray());
    }

    private static async Task<byte[]> Write(Func<Stream, Task> write)
    {
        using var stream = new MemoryStream();
        await write(stream);
        return stream.ToArray();
    }

    private static async Task<byte[]> WriteToPipe(Func<PipeWriter, Task> write)
    {
        var pipe = new Pipe();
        using var stream = new MemoryStream();
        var copy = pipe.Reader.CopyToAsync(stream);
        await write(pipe.Writer);
        await pipe.Writer.CompleteAsync();
        await copy;
        return stream.ToArray();
    }
}
