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

    /// <summary>What an operation returned or threw, and which code it called. One call, counted from one, acts.</summary>
    /// <param name="isOver">Whether the operation has fewer calls.</param>
    public string Observe(int side, object? root, int at, Action<int> act, Func<string> run, bool isDirect, out bool isOver)
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
                        act(side);
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
            outcome = "throws " + Describe(error, isDirect);
        }
        finally
        {
            _probe.GetMethod("Stop")!.CreateDelegate<Action>()();
        }

        isOver = calls.Count < at;
        return $"{TypeNames.Normalize(outcome)}; calls {calls.Count}: {string.Join(", ", calls)}";
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
