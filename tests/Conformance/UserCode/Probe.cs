namespace Conformance.Models.UserCode;

/// <summary>All code of the models reports each of its calls here. The handler may throw, call a serializer, or change the root.</summary>
public static class Probe
{
    [ThreadStatic]
    private static Action<string>? _handler;

    [ThreadStatic]
    private static object? _root;

    public static void Start(Action<string> handler, object? root) => (_handler, _root) = (handler, root);

    public static void Stop() => (_handler, _root) = (null, null);

    public static void Call(string what) => _handler?.Invoke(what);

    public static T Get<T>(string what, T value)
    {
        _handler?.Invoke("get " + what);
        return value;
    }

    /// <summary>Changes a collection of the object that is being written.</summary>
    public static void Change(int way) => (_root as IChanging)?.Change(way);
}

public interface IChanging
{
    /// <summary>Adds, removes, replaces, clears or sorts items.</summary>
    void Change(int way);
}
