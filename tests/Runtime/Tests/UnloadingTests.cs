using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using BsonGen.Tests.Shared;
using NUnit.Framework;
using Runtime.Scenarios;

namespace Runtime.Tests;

/// <summary>The runtime keeps no load context alive that can be unloaded: neither its own nor another.</summary>
[TestFixture]
[NonParallelizable]
public class UnloadingTests
{
    private const int MostCollections = 20;

    [Test]
    public void TheRuntimeIsUnloadedWithItsContext() =>
        Assert.That(IsCollected(Use(static context => Call(context, nameof(Unloading.UseAll)))));

    // The runtime forgets the assemblies that it found when another one is loaded, as in the first round.
    [Test]
    public void OtherContextsAreUnloadedAfterTheRuntimeLookedForAssemblies()
    {
        for (var round = 1; round <= 3; round++)
        {
            Assert.That(IsCollected(Use(context =>
            {
                context.LoadFromAssemblyName(typeof(UnloadingTests).Assembly.GetName());
                Unloading.UseNames(round + 1);
            })));
        }
    }

    // Methods of their own, so that no local keeps the context alive.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference Use(Action<AssemblyLoadContext> use)
    {
        var context = new PrivateContext(isCollectible: true);
        use(context);
        context.Unload();
        return new WeakReference(context);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Call(AssemblyLoadContext context, string method)
    {
        var scenarios = context.LoadFromAssemblyName(typeof(Unloading).Assembly.GetName());
        foreach (var (type, name) in new[]
        {
            (typeof(GuidDefaults).FullName!, nameof(GuidDefaults.Apply)),
            (typeof(Unloading).FullName!, method),
        })
        {
            scenarios.GetType(type, throwOnError: true)!.GetMethod(name)!.Invoke(null, []);
        }
    }

    private static bool IsCollected(WeakReference context)
    {
        for (var i = 0; i < MostCollections && context.IsAlive; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        return !context.IsAlive;
    }
}
