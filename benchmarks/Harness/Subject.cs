using System.Runtime.CompilerServices;

namespace Benchmarks.Harness;

/// <summary>One side of a case: does the same work as the other sides, in its own way.</summary>
public abstract class Subject(string name)
{
    public const string ClassMap = "class map";
    public const string HandWritten = "hand-written";
    public const string Driver = "BsonGen";
    public const string Direct = "BsonGen direct";
    public const string Floor = "floor";

    public string Name => name;

    /// <summary>How many different payloads a pass goes through.</summary>
    public abstract int Count { get; }

    /// <summary>The number of operations in one payload, such as the documents of a batch.</summary>
    public int OperationsPerPayload { get; init; } = 1;

    /// <summary>Mean size of an operation's payload; null where there are no bytes, as for the floor of reading.</summary>
    public double? PayloadBytes { get; init; }

    /// <summary>Does the work for all payloads, several times over.</summary>
    public abstract void Run(int passes);

    /// <summary>Does the work for one payload, another one each time.</summary>
    public abstract void RunNext();

    /// <summary>Converts the result for one payload to a form that is compared with the other sides.</summary>
    public abstract string GetResult(int index);
}

/// <inheritdoc />
/// <param name="name">The name of this side in the report.</param>
/// <param name="payloads">Different payloads, so that branches are predicted as for real data.</param>
/// <param name="operation">The work that is timed.</param>
public sealed class Subject<TPayload, TResult>(
    string name, IReadOnlyList<TPayload> payloads, Func<TPayload, TResult> operation) : Subject(name)
{
    private readonly TPayload[] _payloads = [.. payloads];
    private int _next;

    public override int Count => _payloads.Length;

    /// <summary>Brings a result into the form of the other sides, where it is of another.</summary>
    public Func<TResult, object?> Normalize { get; init; } = static result => result;

    /// <summary>Keeps the last result, so that no work can be optimised away.</summary>
    public TResult? Last { get; private set; }

    // Compiled fully at once: every side pays for the same loop and one delegate call, whichever is measured first.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public override void Run(int passes)
    {
        var payloads = _payloads;
        for (var pass = 0; pass < passes; pass++)
        {
            foreach (var payload in payloads)
            {
                Last = operation(payload);
            }
        }
    }

    public override void RunNext()
    {
        if (++_next == _payloads.Length)
        {
            _next = 0;
        }

        Last = operation(_payloads[_next]);
    }

    public override string GetResult(int index) => Canonical.Text(Normalize(operation(_payloads[index])));
}
