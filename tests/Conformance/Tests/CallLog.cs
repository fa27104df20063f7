namespace Conformance.Tests;

/// <summary>The calls of the overrides of one reader, writer or stream. One call, counted from one, throws.</summary>
internal sealed class CallLog(int throwsAt)
{
    private readonly List<string> _calls = [];

    public int Count => _calls.Count;

    public void Add(string call)
    {
        _calls.Add(call);
        if (_calls.Count == throwsAt)
        {
            // The driver's streams throw the same class of exceptions where their bytes end.
            throw new EndOfStreamException("mine");
        }
    }

    public T Add<T>(string call, T value)
    {
        Add($"{call} {value}");
        return value;
    }

    public override string ToString() => $"{Count} calls: {string.Join(", ", _calls)}";
}
