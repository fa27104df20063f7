using System.Diagnostics;
using System.Globalization;
using BsonGen;
using Conformance.Harness;
using Fuzz.Checks;
using Fuzz.Inputs;
using MongoDB.Bson;

namespace Fuzz.Load;

/// <summary>
/// Reads and writes all types on several threads for a while: valid and broken documents, with exceptions, cancellation, and collections
/// that change. All data must be correct, and the memory in use must not grow.
/// </summary>
internal sealed class Soak
{
    private const int Threads = 4;
    private static readonly TimeSpan Interval = TimeSpan.FromSeconds(20);

    private readonly Dictionary<string, int> _shared = [];
    private readonly List<Case> _cases = [];
    private readonly List<long> _live = [];
    private readonly TimeSpan _duration;
    private readonly int _seed;
    private volatile bool _isOver;
    private volatile bool _isPaused;
    private int _pausing;
    private long _reads;
    private long _writes;
    private long _exceptions;
    private long _cancellations;
    private long _wrong;
    private string? _firstWrong;

    public Soak(TimeSpan duration, int seed)
    {
        _duration = duration;
        _seed = seed;
    }

    /// <returns>0 when all data was right and memory stayed constant.</returns>
    public int Run()
    {
        using var memory = new GuardedMemory(Target.MostBytes);
        foreach (var target in Target.CreateAll(memory))
        {
            foreach (var seed in target.Seeds.Take(4))
            {
                var pair = target.Pair;
                var bytes = TypeNames.ToGenerated(seed);
                var expected = Outcome.Of(() => pair.ClassMappedSide.Read(TypeNames.ToClassMapped(seed)));
                byte[] written = [];
                var isWritten =
                    !Outcome.OfBytes(() => written = pair.GeneratedSide.WriteDirectly(pair.GeneratedSide.ReadDirectly(bytes)!)).IsError;
                if (isWritten && expected.IsSameAs(Outcome.Of(() => pair.GeneratedSide.ReadDirectly(bytes))))
                {
                    _cases.Add(new Case(target, bytes, expected.Value!, written));
                }
            }
        }

        var clock = Stopwatch.StartNew();
        var threads = Enumerable.Range(0, Threads)
            .Select(number => new Thread(() => Work(new Random(_seed + number)), 16 * 1024 * 1024))
            .ToList();
        threads.ForEach(static thread => thread.Start());
        var changer = new Thread(Change);
        changer.Start();
        while (clock.Elapsed < _duration)
        {
            Thread.Sleep(Interval);
            MeasureLive(clock.Elapsed);
        }

        _isOver = true;
        threads.ForEach(static thread => thread.Join());
        changer.Join();

        // The first half of the time is for warming up, and is not counted.
        var half = _live.Skip(_live.Count / 2).ToList();
        var growth = half.Count < 2 ? 0 : half[^1] - half[0];
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{clock.Elapsed.TotalMinutes:F1} minutes, {Threads} threads, {_cases.Count} documents of " +
            $"{_cases.Select(static item => item.Target).Distinct().Count()} types: {_reads} read, {_writes} written, {_exceptions} " +
            $"exceptions, {_cancellations} cancellations, {_wrong} wrong; live memory {half.Min() / 1024} to {half.Max() / 1024} KiB in " +
            $"the second half, {growth / 1024} KiB more at its end than at its start"));
        if (_firstWrong is not null)
        {
            Console.WriteLine(_firstWrong);
        }

        return _wrong == 0 && growth < half[0] / 10 ? 0 : 1;
    }

    private void Work(Random random)
    {
        var mutator = new Mutator(random, Target.MostBytes);
        while (!_isOver)
        {
            if (_isPaused)
            {
                Interlocked.Increment(ref _pausing);
                while (_isPaused)
                {
                    Thread.Sleep(1);
                }

                Interlocked.Decrement(ref _pausing);
            }

            var item = _cases[random.Next(_cases.Count)];
            try
            {
                switch (random.Next(8))
                {
                    case 0:
                        Check(item, Read(item, random), isThorough: true);
                        break;
                    case 1:
                        ReadBroken(item, mutator.Mutate(item.Bytes, _cases[random.Next(_cases.Count)].Bytes, item.Target.Names));
                        break;
                    case 2:
                        WriteMoody(random);
                        break;
                    case 3:
                        ReadStream(item, random);
                        break;
                    default:
                        Check(item, Read(item, random), isThorough: false);
                        break;
                }
            }
            catch (OperationCanceledException)
            {
                Interlocked.Increment(ref _cancellations);
            }
            catch (Exception error)
            {
                Report($"{item.Target.Name}: {error}");
            }
        }
    }

    private object? Read(Case item, Random random)
    {
        Interlocked.Increment(ref _reads);
        var side = item.Target.Pair.GeneratedSide;
        return random.Next(4) switch
        {
            0 => side.ReadDirectly(item.Bytes),
            1 => side.ReadChunks(item.Bytes, 1 + random.Next(item.Bytes.Length)),
            2 => side.ReadSequence(item.Bytes, 1 + random.Next(item.Bytes.Length)),
            _ => side.Read(item.Bytes),
        };
    }

    private void Check(Case item, object? value, bool isThorough)
    {
        if (isThorough && Outcome.Of(() => value).Value is var text && text != item.Text)
        {
            Report($"{item.Target.Name} was read as {text}\n  and not as {item.Text}");
        }

        Interlocked.Increment(ref _writes);
        if (!item.Target.Pair.GeneratedSide.WriteDirectly(value!).AsSpan().SequenceEqual(item.Written))
        {
            Report($"{item.Target.Name} was written otherwise than before.");
        }
    }

    private void ReadBroken(Case item, byte[] bytes)
    {
        Interlocked.Increment(ref _reads);
        try
        {
            item.Target.Pair.GeneratedSide.ReadDirectly(bytes);
        }
        catch (Exception)
        {
            Interlocked.Increment(ref _exceptions);
        }
    }

    /// <summary>Getters and setters throw, and the dictionary changes while it is written. Each written document is complete.</summary>
    private void WriteMoody(Random random)
    {
        Interlocked.Increment(ref _writes);
        byte[] bytes;
        try
        {
            var moody = new Moody
            {
                Number = random.Next(100),
                Text = new string('x', random.Next(100)),
                Shared = _shared,
                Inner = new Moody { Number = random.Next(100) },
            };
            bytes = random.Next(2) == 0 ? BsonGenSerializer.Serialize(moody) : moody.ToBson();
        }
        catch (Exception)
        {
            Interlocked.Increment(ref _exceptions);
            return;
        }

        var document = Documents.Read(bytes);
        if (document.ToBson().Length != bytes.Length)
        {
            Report("A changing dictionary left a broken document.");
        }

        try
        {
            BsonGenSerializer.Deserialize<Moody>(bytes);
        }
        catch (Exception error) when (error is InvalidOperationException or FormatException)
        {
            Interlocked.Increment(ref _exceptions);
        }
    }

    private void ReadStream(Case item, Random random)
    {
        using var stream = new MemoryStream(Enumerable.Repeat(item.Bytes, 5).SelectMany(static bytes => bytes).ToArray());
        using var cancellation = new CancellationTokenSource();
        var left = random.Next(8);
        foreach (var value in item.Target.Pair.GeneratedSide.ReadDocuments(stream, cancellation.Token))
        {
            Interlocked.Increment(ref _reads);
            Check(item, value, isThorough: false);
            if (left-- == 0)
            {
                cancellation.Cancel();
            }
        }
    }

    private void Change()
    {
        for (var i = 0; !_isOver; i++)
        {
            if (i % 2 == 0)
            {
                _shared[$"key {i % 50}"] = i;
            }
            else
            {
                _shared.Remove($"key {(i * 7) % 50}");
            }

            Thread.Sleep(1);
        }
    }

    private void MeasureLive(TimeSpan elapsed)
    {
        _isPaused = true;
        while (Volatile.Read(ref _pausing) < Threads)
        {
            Thread.Sleep(1);
        }

        _live.Add(GC.GetTotalMemory(forceFullCollection: true));
        _isPaused = false;
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture, $"{elapsed.TotalMinutes:F1} min: {_reads} read, {_writes} written, {_wrong} wrong, " +
                $"{_live[^1] / 1024} KiB live"));
    }

    private void Report(string what)
    {
        Interlocked.Increment(ref _wrong);
        Interlocked.CompareExchange(ref _firstWrong, what, null);
    }

    /// <param name="Target">The type.</param>
    /// <param name="Bytes">A document of it.</param>
    /// <param name="Text">The object that is read, as text.</param>
    /// <param name="Written">The bytes that the object is written as.</param>
    private sealed record Case(Target Target, byte[] Bytes, string Text, byte[] Written);
}
