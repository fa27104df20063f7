using System.Text;
using BsonGen;
using BsonGen.Tests.Shared;
using Conformance.Harness;
using Fuzz.Inputs;
using MongoDB.Bson;

namespace Fuzz.Checks;

/// <summary>One type, and the properties that must hold for any bytes.</summary>
internal sealed class Target
{
    /// <summary>The maximum length of an input.</summary>
    public const int MostBytes = 4096;

    // A first use costs time once, and other processes do not interrupt each attempt.
    private const int MostMeasurements = 4;

    private static readonly byte[] Empty = [5, 0, 0, 0, 0];

    private readonly GuardedMemory _memory;
    private readonly bool _isReusable;
    private object? _reused;

    private Target(Pair pair, GuardedMemory memory)
    {
        _memory = memory;
        Pair = pair;
        _isReusable = pair.Generated.IsDefined(typeof(BsonReusableAttribute), inherit: false);
        Seeds = [.. Enumerable.Range(0, 12)
            .Select(seed => TryWrite(pair, seed))
            .OfType<byte[]>()
            .Where(static seed => seed.Length <= MostBytes)
            .Append(Empty)];
        Names = [.. FindNames(Seeds).Select(Encoding.Latin1.GetBytes)];
    }

    public Pair Pair { get; }

    public string Name => Pair.Name;

    /// <summary>
    /// Whether a serializer of the driver allocates a declared size: that of <see cref="System.Collections.BitArray"/> does so.
    /// </summary>
    private bool IsAllocatedByDriver =>
        Pair.Generated.GetProperties().Any(static property => property.PropertyType == typeof(System.Collections.BitArray));

    /// <summary>The differences that were excused.</summary>
    public ExcusedDifferences Excused { get; } = [];

    /// <summary>Documents that the class map wrote.</summary>
    public IReadOnlyList<byte[]> Seeds { get; }

    /// <summary>The names of their elements.</summary>
    public IReadOnlyList<byte[]> Names { get; }

    /// <summary>All types that their generated serializer serves.</summary>
    public static List<Target> CreateAll(GuardedMemory memory) =>
        [.. Pairs.All.Where(static pair =>
            !pair.Generated.IsAbstract && Pairs.IsGenerated(pair.Generated)).Select(pair => new Target(pair, memory))];

    /// <summary>Reads the bytes directly, between two inaccessible pages, and measures the allocation and the time.</summary>
    public Finding? Read(byte[] input, bool isAtEnd, out ReadResult result)
    {
        var bytes = TypeNames.ToGenerated(input);
        var cost = Measure(bytes, isAtEnd, out result);
        for (var i = 1; i < MostMeasurements && cost.FindExcess(bytes.Length) is not null; i++)
        {
            cost = Cost.Least(cost, Measure(bytes, isAtEnd, out result));
        }

        return cost.FindExcess(bytes.Length) is { } excess && !(excess == "allocation" && IsAllocatedByDriver)
            ? new Finding(Name, excess, $"{cost} for {bytes.Length} bytes", input)
            : null;
    }

    /// <summary>Compares the outcome with the class map and with the other ways to read, and then the written bytes.</summary>
    public Finding? Compare(byte[] input, Random random, ReadResult direct)
    {
        var bytes = TypeNames.ToGenerated(input);
        if (IsRefusedName(direct.Error))
        {
            // The driver would create the type. Then it refuses the type, or reads it even if the process has many.
            return CompareReuse(bytes, input);
        }

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
            // The driver allocates the declared size of texts, and the process has less memory.
            return null;
        }

        var size = 1 + random.Next(bytes.Length + 1);
        return
            CompareReuse(bytes, input) ??
            Compare("direct", expected, direct.Show(), input) ??
            Compare("driver", expected, Outcome.Of(() => Pair.GeneratedSide.Read(bytes)), input) ??
            (random.Next(4) != 0 || bytes.Length == 0
                ? null
                : Compare("chunks", expected, Outcome.Of(() => Pair.GeneratedSide.ReadChunks(bytes, size)), input) ??
                    Compare("segments", expected, Outcome.OfDirect(() => Pair.GeneratedSide.ReadSequence(bytes, size)), input)) ??
            (direct.Value is null || classMapped is null ? null : CompareWriting(direct.Value, classMapped, random, input));
    }

    /// <summary>Compares the bytes that are written into a buffer that is full at each place in turn, if the input can be read.</summary>
    public Finding? CompareGrowing(byte[] input)
    {
        _ = Read(input, isAtEnd: true, out var result);
        if (result.Value is not { } value)
        {
            return null;
        }

        var expected = Outcome.OfBytes(() => Pair.GeneratedSide.Write(value));
        return Enumerable.Range(0, input.Length + 1)
            .Select(firstSize => Compare("write to pieces", expected, Outcome.OfBytes(() => WriteToPieces(value, firstSize)), input))
            .FirstOrDefault(static finding => finding is not null);
    }

    /// <summary>Reads into the object of the inputs before, and compares it with a new object.</summary>
    private Finding? CompareReuse(byte[] bytes, byte[] input)
    {
        if (!_isReusable)
        {
            return null;
        }

        var expected = Outcome.OfDirect(() => Pair.GeneratedSide.ReadDirectly(bytes));
        var actual = Outcome.OfDirect(() => _reused = Pair.GeneratedSide.ReadInto(bytes, _reused));
        return expected.IsSameAs(actual) ? null : new Finding(Name, "reuse", $"new: {expected}\n  reused: {actual}", input);
    }

    private static bool IsRefusedName(Exception? error) =>
        error is not null &&
        (error.Message.Contains("Unknown discriminator value", StringComparison.Ordinal) || IsRefusedName(error.InnerException));

    private Finding? CompareWriting(object value, object classMapped, Random random, byte[] input)
    {
        var expected = Outcome.OfBytes(() => Pair.ClassMappedSide.Write(classMapped));
        var firstSize = random.Next(input.Length + 1);
        return
            Compare("write to the driver", expected, Outcome.OfBytes(() => Pair.GeneratedSide.Write(value)), input) ??
            Compare("write", expected, Outcome.OfBytes(() => Pair.GeneratedSide.WriteDirectly(value)), input) ??
            Compare("write to pieces", expected, Outcome.OfBytes(() => WriteToPieces(value, firstSize)), input);
    }

    private byte[] WriteToPieces(object value, int firstSize)
    {
        var pieces = new Pieces(firstSize);
        Pair.GeneratedSide.WriteTo(pieces, value);
        return pieces.Written;
    }

    private Cost Measure(byte[] bytes, bool isAtEnd, out ReadResult result)
    {
        object? value = null;
        Exception? error = null;
        var guarded = _memory.Put(bytes, isAtEnd);
        var start = Cost.Now;
        try
        {
            value = Pair.GeneratedSide.ReadSpan(guarded);
        }
        catch (Exception caught)
        {
            error = caught;
        }

        var cost = Cost.Now - start;
        result = new ReadResult(value, error);
        return cost;
    }

    private Finding? Compare(string what, Outcome expected, Outcome actual, byte[] input) =>
        expected.IsSameAs(actual) || Excused.Excuse(AllowedDifferences.Find(Pair, what, expected, actual, alone: null))
            ? null
            : new Finding(Name, what.Replace(' ', '-'), $"class map: {expected}\n  generated: {actual}", input);

    private static byte[]? TryWrite(Pair pair, int seed)
    {
        // Outside of the attempt: a type of which no value is created would be fuzzed from the empty document alone.
        var value = Pairs.CreateTwins(pair, seed).ClassMapped;
        try
        {
            return pair.ClassMappedSide.Write(value);
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
/// <param name="Error">The exception; or null.</param>
internal readonly record struct ReadResult(object? Value, Exception? Error)
{
    /// <summary>As text, which takes much longer than reading.</summary>
    public Outcome Show()
    {
        var value = Value;
        return Error is null ? Outcome.Of(() => value) : Outcome.OfDirectError(Error);
    }
}
