using System.Diagnostics.Metrics;
using System.Runtime.Loader;

namespace BsonGen.Internal.Metrics;

/// <summary>The meter <c>BsonGen</c>, created on the first use of an instrument.</summary>
/// <remarks>
/// Creating an instrument calls listeners of the user, which may throw, wait for other threads, or read documents. So none is
/// created in a static initialiser or under a lock. Creating the meter calls no listener.
/// </remarks>
internal static class BsonGenMeter
{
    private static Meter? _instance;

    // Racing threads create several, and use one. A listener never sees a meter without instruments.
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

    // If this were inlined, the runtime would load what it uses for all assemblies.
    [MethodImpl(NoInlining)]
    private static void DisposeOnUnload(Meter meter, Assembly assembly)
    {
        // The framework keeps all meters alive, and by this one's callback also the assembly.
        AssemblyLoadContext.GetLoadContext(assembly)!.Unloading += _ => meter.Dispose();
    }
}
