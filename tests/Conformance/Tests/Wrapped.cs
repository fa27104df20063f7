using System.Reflection;
using System.Runtime.ExceptionServices;

namespace Conformance.Tests;

/// <summary>Forwards all calls: a reader or writer that is not one of the driver's own classes.</summary>
public class Wrapped : DispatchProxy
{
    private object? _inner;

    public static TInterface Of<TInterface>(TInterface inner)
        where TInterface : class
    {
        var proxy = Create<TInterface, Wrapped>();
        ((Wrapped)(object)proxy)._inner = inner;
        return proxy;
    }

    protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
    {
        try
        {
            return targetMethod!.Invoke(_inner, args);
        }
        catch (TargetInvocationException error)
        {
            ExceptionDispatchInfo.Capture(error.InnerException!).Throw();
            throw;
        }
    }
}
