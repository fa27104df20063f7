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

    /// <summary>The files of earlier edits, too, though types that no edit concerns are kept from the first run on.</summary>
    [Test]
    public void FilesOfEarlierEditsCanBeCollected()
    {
        var driver = TestProject.CreateEditorDriver();
        Compilation compilation = TestProject.Compile(
            new SourceFile("[BsonGenerated] public partial class Order { public int A { get; set; } }", "Order.cs"), Edited(0));
        var edited = Enumerable.Range(1, 5).Select(number => Edit(ref driver, ref compilation, number)).ToList();

        for (var i = 0; i < 10 && IsAlive(edited[0]); i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        // The last comparison holds the files before and after the last edit.
        Assert.That(IsAlive(edited[0]), Is.False);
        GC.KeepAlive(driver);
        GC.KeepAlive(compilation);
    }

    // In separate methods, so that no local of the test keeps the compilation alive.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsAlive<T>(WeakReference<T> target)
        where T : class =>
        target.TryGetTarget(out _);

    private static SourceFile Edited(int number) =>
        new($"[BsonGenerated] public partial class Other {{ public int A{number} {{ get; set; }} }}", "Other.cs");

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference<SyntaxTree> Edit(ref GeneratorDriver driver, ref Compilation compilation, int number)
    {
        compilation = compilation.Edit(Edited(number));
        driver = driver.RunGenerators(compilation);
        return new WeakReference<SyntaxTree>(compilation.SyntaxTrees.Single(tree => tree.FilePath == "Other.cs"));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference<Compilation> Run(ref GeneratorDriver driver, string source)
    {
        var compilation = TestProject.Compile(source);
        driver = driver.RunGenerators(compilation);
        Assert.That(driver.GetRunResult().GeneratedTrees, Is.Not.Empty);
        return new WeakReference<Compilation>(compilation);
    }
}
