using Conformance.Harness;
using Fuzz.Checks;
using Fuzz.Guiding;
using Fuzz.Inputs;
using MongoDB.Bson;

namespace Fuzz;

/// <summary>Mutates documents, reads them as all types, and keeps those that reach new code.</summary>
internal sealed class Fuzzer
{
    // At least the limit, of which each reading takes one.
    private const int MostLoads = 100;

    private readonly Random _random;
    private readonly Mutator _mutator;
    private readonly List<Target> _targets;
    private readonly Dictionary<Target, List<byte[]>> _kept = [];
    private readonly HashSet<int> _outcomes = [];
    private readonly HashSet<(string Type, string Kind)> _found = [];

    /// <param name="seed">The seed that determines all inputs.</param>
    /// <param name="memory">The memory that the inputs are read from.</param>
    /// <param name="types">The names of the types to read; all if there are none.</param>
    public Fuzzer(int seed, GuardedMemory memory, string[]? types = null)
    {
        _random = new Random(seed);
        _mutator = new Mutator(_random, Target.MostBytes);
        _targets = Target.CreateAll(memory);
        ExhaustLoads();
        _targets.RemoveAll(target => types is { Length: > 0 } && !types.Contains(target.Name));
        foreach (var target in _targets)
        {
            _kept.Add(target, [.. target.Seeds]);
        }
    }

    /// <summary>The interval of inputs that are compared with the class map: 100 compares one in a hundred.</summary>
    public int CompareOneIn { get; init; } = 1;

    /// <summary>Whether all inputs that reach new code are compared.</summary>
    public bool ComparesWhatIsNew { get; init; } = true;

    /// <summary>Called before an input is read, since reading it may end the process.</summary>
    public Action<Target, byte[]> Announce { get; init; } = static (_, _) => { };

    /// <summary>Called with each input that reaches new code.</summary>
    public Action<Target, byte[]> Keep { get; init; } = static (_, _) => { };

    public IReadOnlyList<Target> Targets => _targets;

    /// <summary>The number of inputs that were read.</summary>
    public long Inputs { get; private set; }

    /// <summary>The number of inputs that were compared with the class map.</summary>
    public long Compared { get; private set; }

    /// <summary>The number of inputs that are kept as the start of others.</summary>
    public int Kept => _kept.Values.Sum(static inputs => inputs.Count);

    /// <summary>The bytes of the inputs kept.</summary>
    public long KeptBytes => _kept.Values.Sum(static inputs => inputs.Sum(static input => (long)input.Length));

    /// <summary>Adds an input of an earlier run.</summary>
    public void Add(Target target, byte[] input) => _kept[target].Add(input);

    /// <summary>Reads one more input.</summary>
    /// <returns>The finding, the first time for this type; otherwise null.</returns>
    public Finding? Step()
    {
        var target = _targets[_random.Next(_targets.Count)];
        var input = Create(target);
        var finding = Check(target, input);
        return finding is not null && _found.Add((finding.Type, finding.Kind))
            ? ShortestInput.Of(finding, shorter => CheckAll(target, shorter, new Random(1)))
            : null;
    }

    /// <summary>A new input for the type.</summary>
    public byte[] Create(Target target)
    {
        var kept = _kept[target];
        var other = _kept[_targets[_random.Next(_targets.Count)]];
        return _mutator.Mutate(kept[_random.Next(kept.Count)], other[_random.Next(other.Count)], target.Names);
    }

    /// <summary>Makes all checks, also if the input reaches no new code.</summary>
    public static Finding? CheckAll(Target target, byte[] input, Random random)
    {
        var atStart = target.Read(input, isAtEnd: false, out _);
        var atEnd = target.Read(input, isAtEnd: true, out var result);
        return atStart ?? atEnd ?? target.Compare(input, random, result) ?? Documents.Compare(input);
    }

    // A process makes a limited number of attempts to load an assembly that a document names. A test host's resolver allocates much for
    // each, so they are used up before anything is measured.
    private void ExhaustLoads()
    {
        var target = _targets.Single(static target => target.Name == "NamedBase");
        var input = new BsonDocument("_t", "No.Such.Type[], No.Such.Assembly").ToBson();
        for (var i = 0; i < MostLoads; i++)
        {
            target.Read(input, isAtEnd: false, out _);
        }
    }

    private Finding? Check(Target target, byte[] input)
    {
        Announce(target, input);
        Inputs++;
        Coverage.Clear();
        var finding = target.Read(input, isAtEnd: _random.Next(4) != 0, out var result);
        if (finding is not null)
        {
            return finding;
        }

        // Branches that no input took before or, without counters, new errors.
        var isNew = Coverage.Blocks > 0 ? Coverage.IsNew() : _outcomes.Add(HashCode.Combine(target.Name, Kind(result.Error)));
        if (isNew)
        {
            _kept[target].Add(input);
            Keep(target, input);
        }

        if (!(isNew && ComparesWhatIsNew) && _random.Next(CompareOneIn) != 0)
        {
            return null;
        }

        Compared++;
        return target.Compare(input, _random, result) ?? Documents.Compare(input);
    }

    // Numbers and quoted names vary. The rest identifies the kind of message.
    private static int Kind(Exception? error)
    {
        var message = error?.Message ?? "";
        var hash = default(HashCode);
        hash.Add(error?.GetType());
        foreach (var word in message.AsSpan(0, Math.Min(message.Length, 400)).Split(' '))
        {
            var part = message.AsSpan()[word];
            if (!part.IsEmpty && char.IsAsciiLetter(part[0]))
            {
                hash.Add(string.GetHashCode(part, StringComparison.Ordinal));
            }
        }

        return hash.ToHashCode();
    }
}
