using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Conformance.Tests;

/// <summary>The models of one side, whose code reports its calls.</summary>
internal sealed class ObservedModels(Assembly assembly)
{
    private readonly Type _probe = assembly.GetType("Conformance.Models.UserCode.Probe")!;

    public Assembly Assembly => assembly;

    public object[] Samples() => (object[])assembly.GetType("Conformance.Models.UserCode.Samples")!.GetMethod("All")!.Invoke(null, [])!;

    public void Change(int way) => _probe.GetMethod("Change")!.CreateDelegate<Action<int>>()(way);

    /// <summary>Runs an operation. One call, counted from one, acts; none does if the operation has fewer calls.</summary>
    public Observed Observe(object? root, int at, Action act, Func<string> run, bool isDirect)
    {
        var calls = new List<string>();
        var isActing = false;
        _probe.GetMethod("Start")!.CreateDelegate<Action<Action<string>, object?>>()(
            what =>
            {
                if (isActing)
                {
                    return;
                }

                calls.Add(what);
                if (calls.Count == at)
                {
                    isActing = true;
                    try
                    {
                        act();
                    }
                    finally
                    {
                        isActing = false;
                    }
                }
            },
            root);
        string outcome;
        try
        {
            outcome = run();
        }
        catch (Exception error)
        {
            outcome = Observed.Throws + Describe(error, isDirect);
        }
        finally
        {
            _probe.GetMethod("Stop")!.CreateDelegate<Action>()();
        }

        return new(TypeNames.Normalize(outcome), [.. calls]);
    }

    // The direct API adds a place to the text, and wraps exceptions that it does not document.
    private static string Describe(Exception error, bool isDirect)
    {
        var isWrapper = isDirect && error is BsonSerializationException { InnerException: { } inner } &&
            error.Message.StartsWith(inner.Message, StringComparison.Ordinal);
        error = isWrapper ? error.InnerException! : error;
        var text = isDirect ? error.Message.Split(" (element ")[0].Split(" (offset ")[0] : error.Message;
        return $"{error.GetType().Name}: {text}{(error.InnerException is { } cause ? " < " + Describe(cause, isDirect: false) : "")}";
    }
}

/// <summary>An object or an exception, and the calls of user code in their order.</summary>
internal sealed record Observed(string Outcome, string[] Calls)
{
    public const string Throws = "throws ";

    public bool IsError => Outcome.StartsWith(Throws, StringComparison.Ordinal);

    public override string ToString() => $"{Outcome}; calls {Calls.Length}: {string.Join(", ", Calls)}";
}
