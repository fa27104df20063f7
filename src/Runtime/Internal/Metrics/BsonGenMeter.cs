using System.Diagnostics.Metrics;
using System.Runtime.Loader;

namespace BsonGen.Internal.Metrics;

/// <summary>The meter <c>BsonGen</c>, created on the first use of an instrument.</summary>
/// <remarks>
/// Creating an instrument calls the listeners of the user, which may throw, wait for other threads, or read documents. Therefore no instrument
/// is created in a static initialiser or under a lock. Creating the meter calls no listener.
/// </remarks>
internal static class BsonGenMeter
{
    private static Meter? _instance;

    /// <summary>The meter. Racing threads create several, and use one of them. A listener never sees a meter without instruments.</summary>
    public static Meter Instance => LazyInitializer.EnsureInitialized(ref _instance, Create);

    private static Meter Create()
    {
        var assembly = typeof(BsonGenMeter).Assembly;
        var meter = new Meter("BsonGen", assembly.GetName().Version?.ToString(fieldCount: 3));
        if (assembly.IsCollectible)
        {
            DisposeOnUnload(meter, assembly);
        }

        return meter;
    }

    // A method of its own, so that the runtime loads what it uses only for an assembly that can be unloaded.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void DisposeOnUnload(Meter meter, Assembly assembly)
    {
        // The framework keeps all meters alive, and with this one's callback it would keep the assembly alive.
        AssemblyLoadContext.GetLoadContext(assembly)!.Unloading += _ => meter.Dispose();
    }
}
