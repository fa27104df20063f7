using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>The generator keeps no earlier compilations in memory.</summary>
public sealed class MemoryTests
{
    [Test]
    public void CompilationsCanBeCollected()
    {
        var driver = TestProject.CreateDriver();
        var old = Run(ref driver, "[BsonGenerated] public partial class Order { public Uri? A { get; set; } }");
        Run(ref driver, "[BsonGenerated] public partial class Order { public Uri? B { get; set; } }");

        for (var i = 0; i < 10 && IsAlive(old); i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.That(IsAlive(old), Is.False);
        GC.KeepAlive(driver);
    }

    // In separate methods, so that no local of the test keeps the compilation alive.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsAlive(WeakReference<Compilation> compilation) => compilation.TryGetTarget(out _);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference<Compilation> Run(ref GeneratorDriver driver, string source)
    {
        var compilation = TestProject.Compile(source);
        driver = driver.RunGenerators(compilation);
        Assert.That(driver.GetRunResult().GeneratedTrees, Is.Not.Empty);
        return new WeakReference<Compilation>(compilation);
    }
}
