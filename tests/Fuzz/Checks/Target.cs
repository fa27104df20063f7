using System.Text;
using Conformance.Harness;
using Fuzz.Inputs;
using MongoDB.Bson;

namespace Fuzz.Checks;

/// <summary>One type, and the properties that must hold for any bytes.</summary>
internal sealed class Target
{
    /// <summary>No input is longer.</summary>
    public const int MostBytes = 4096;

    // Objects, exceptions with their texts and traces. What an attacker's counts and sizes could reach lies far beyond.
    private const long AllocationPerByte = 600;
    private const long AllocationPerCall = 100_000;

    private static readonly byte[] Empty = [5, 0, 0, 0, 0];

    private readonly GuardedMemory _memory;

    private Target(Pair pair, GuardedMemory memory)
    {
        _memory = memory;
        Pair = pair;
        Seeds = [.. Enumerable.Range(0, 12).Select(seed => TryWrite(pair, seed)).OfType<byte[]>().Where(static seed => seed.Length <= MostBytes).Append(Empty)];
        Names = [.. FindNames(Seeds).Select(Encoding.Latin1.GetBytes)];
    }

    public Pair Pair { get; }

    public string Name => Pair.Name;

    /// <summary>Whether a serializer of the driver allocates a declared size: that of <see cref="System.Collections.BitArray"/> does so.</summary>
    private bool IsAllocatedByDriver => Pair.Generated.GetProperties().Any(static property => property.PropertyType == typeof(System.Collections.BitArray));

    /// <summary>Documents that the class map wrote.</summary>
    public IReadOnlyList<byte[]> Seeds { get; }

    /// <summary>The names of their elements.</summary>
    public IReadOnlyList<byte[]> Names { get; }

    /// <summary>All types that their generated serializer serves.</summary>
    public static List<Target> CreateAll(GuardedMemory memory) =>
        [.. Pairs.All.Where(static pair => !pair.Generated.IsAbstract && Pairs.IsGenerated(pair.Generated)).Select(pair => new Target(pair, memory))];

    /// <summary>Reads the bytes directly, between two inaccessible pages, and measures the allocation.</summary>
    public Finding? Read(byte[] input, bool isAtEnd, out ReadResult result)
    {
        var bytes = TypeNames.ToGenerated(input);
        var most = AllocationPerCall + (AllocationPerByte * bytes.Length);
        var allocated = Measure(bytes, isAtEnd, out result);
        if (allocated > most)
        {
            // What a first use allocates comes once.
            allocated = Measure(bytes, isAtEnd, out result);
        }

        return allocated > most && !IsAllocatedByDriver ? new Finding(Name, "allocation", $"{allocated} bytes allocated for {bytes.Length}", input) : null;
    }

    /// <summary>Compares what came of it with the class map, with the other ways to read, and what is written then.</summary>
    public Finding? Compare(byte[] input, Random random, ReadResult direct)
    {
        var bytes = TypeNames.ToGenerated(input);
        var forClassMap = TypeNames.ToClassMapped(input);
        object? classMapped = null;
        Outcome expected;
        try
        {
            expected = Outcome.Of(() => classMapped = Pair.ClassMappedSide.Read(forClassMap));
        }
        catch (OutOfMemoryException)
        {
            return null;
        }

        if (expected.Errors.Contains(nameof(OutOfMemoryException), StringComparison.Ordinal))
        {
            // The driver allocates what texts declare, and the process has been given less.
            return null;
        }

        var size = 1 + random.Next(bytes.Length + 1);
        return
            Compare("direct", expected, direct.Show(), input) ??
            Compare("driver", expected, Outcome.Of(() => Pair.GeneratedSide.Read(bytes)), input) ??
            (random.Next(4) != 0 || bytes.Length == 0 ? null :
                Compare("chunks", expected, Outcome.Of(() => Pair.GeneratedSide.ReadChunks(bytes, size)), input) ??
                Compare("segments", expected, Outcome.Of(() => Pair.GeneratedSide.ReadSequence(bytes, size)), input)) ??
            (direct.Value is null || classMapped is null ? null : CompareWriting(direct.Value, classMapped, input));
    }

    private Finding? CompareWriting(object value, object classMapped, byte[] input)
    {
        var expected = Outcome.OfBytes(() => Pair.ClassMappedSide.Write(classMapped));
        return
            Compare("write", expected, Outcome.OfBytes(() => Pair.GeneratedSide.WriteDirectly(value)), input) ??
            Compare("write to pieces", expected, Outcome.OfBytes(() => WriteToPieces(value)), input);
    }

    private byte[] WriteToPieces(object value)
    {
        var pieces = new Pieces();
        Pair.GeneratedSide.WriteTo(pieces, value);
        return pieces.Written;
    }

    private long Measure(byte[] bytes, bool isAtEnd, out ReadResult result)
    {
        object? value = null;
        Exception? error = null;
        var guarded = _memory.Put(bytes, isAtEnd);
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            value = Pair.GeneratedSide.ReadSpan(guarded);
        }
        catch (Exception caught)
        {
            error = caught;
        }

        var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        result = new ReadResult(value, error);
        return allocated;
    }

    private Finding? Compare(string what, Outcome expected, Outcome actual, byte[] input) =>
        expected.IsSameAs(actual) || KnownDifferences.Allow(Pair, what, expected, actual, alone: null)
            ? null
            : new Finding(Name, what.Replace(' ', '-'), $"class map: {expected}\n  generated: {actual}", input);

    private static byte[]? TryWrite(Pair pair, int seed)
    {
        try
        {
            return pair.ClassMappedSide.Write(Pairs.CreateTwins(pair, seed).ClassMapped);
        }
        catch (Exception)
        {
            DriverThread.Mend();
            return null;
        }
    }

    private static HashSet<string> FindNames(IEnumerable<byte[]> documents)
    {
        var names = new HashSet<string>();
        foreach (var document in documents)
        {
            Add(BsonTree.Parse(document));
        }

        return names;

        void Add(IEnumerable<BsonElementNode> elements)
        {
            foreach (var element in elements)
            {
                names.Add(Encoding.Latin1.GetString(element.Name));
                Add(element.Elements ?? []);
            }
        }
    }
}

/// <summary>The outcome of reading.</summary>
/// <param name="Value">The object; or null.</param>
/// <param name="Error">What was thrown; or null.</param>
internal readonly record struct ReadResult(object? Value, Exception? Error)
{
    /// <summary>As text, which takes much longer than reading.</summary>
    public Outcome Show()
    {
        var value = Value;
        return Error is null ? Outcome.Of(() => value) : Outcome.OfError(Error);
    }
}
