using System.Reflection;
using System.Runtime.Loader;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Small applications that configure the driver in code, as public ones do. Where the code is in the project of the types, nothing falls
/// back. Where it is in a library, nothing does after the printed declaration was pasted once. All data is as with class maps.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class ApplicationTests
{
    /// <param name="name">The name of its files in the folder <c>Applications</c>.</param>
    /// <param name="annotated">The number of its annotated types.</param>
    /// <param name="fallingBack">The number of those that fall back without a declaration.</param>
    [TestCase("Projects", 9, 9, TestName = "A wrapper in a library, and base classes there")]
    [TestCase("Parcels", 6, 5, TestName = "A library that registers for all types")]
    [TestCase("Events", 49, 49, TestName = "A library that finds class maps by reflection")]
    [TestCase("Sagas", 7, 6, TestName = "A library that maps sagas")]
    [TestCase("Depots", 8, 8, TestName = "A library that maps base classes of several assemblies, and types by reflection")]
    [TestCase("Courier", 18, 0, TestName = "A library with types, ids and default values of its own")]
    [TestCase("Workflows", 21, 0, TestName = "Class maps without AutoMap, for a domain without the driver")]
    [TestCase("Audits", 19, 0, TestName = "Extra elements, for a domain without the driver")]
    [TestCase("Games", 4, 0, TestName = "Dictionaries by a convention")]
    public void RunsGenerated(string name, int annotated, int fallingBack)
    {
        var annotatedOnly = CompiledModels.EmitApplication(name, declaration: "");
        var before = Run(annotatedOnly);
        Assert.That(before.Types, Is.EqualTo(annotated));
        var declaration = fallingBack == 0 ? "" : Declare(annotatedOnly);
        Assert.That(before.Fallbacks, Has.Length.EqualTo(fallingBack), string.Join('\n', before.Fallbacks.Append(declaration)));
        if (fallingBack == 0)
        {
            return;
        }

        const string Filtered = "// Other types of the assembly don't follow these conventions at run time.\n";
        const string Repeated = "// Other assemblies register these class maps. The compiler reads the method, which need not run.\n";
        Assert.That(
            declaration.Replace(Filtered, "").Replace(Repeated, ""),
            Does.StartWith("[assembly: ").Or.StartWith("internal static class ").And.Not.Contain("// "));
        var declared = CompiledModels.EmitApplication(name, declaration);
        Assert.That(Run(declared).Fallbacks, Is.Empty, declaration);
        Assert.That(Declare(declared), Is.Empty, declaration);
    }

    private static (int Types, string[] Fallbacks) Run((byte[][] Generated, byte[][] ClassMapped) application)
    {
        var fallbacks = (string[])Call(application, nameof(ApplicationComparison.Compare))!;
        return (int.Parse(fallbacks[0]), fallbacks[1..]);
    }

    private static string Declare((byte[][] Generated, byte[][] ClassMapped) application) =>
        (string)Call(application, nameof(ApplicationComparison.Declare))!;

    private static object? Call((byte[][] Generated, byte[][] ClassMapped) application, string method)
    {
        var tests = new Isolated().LoadFromAssemblyPath(typeof(ApplicationTests).Assembly.Location);
        var comparison = tests.GetType(typeof(ApplicationComparison).FullName!, throwOnError: true)!;
        return comparison.GetMethod(method)!.Invoke(
            null, BindingFlags.DoNotWrapExceptions, null, [application.Generated, application.ClassMapped], null);
    }

    /// <summary>Loads the tests, the library and the driver again, since conventions and class maps belong to a process.</summary>
    private sealed class Isolated : AssemblyLoadContext
    {
        protected override Assembly? Load(AssemblyName assemblyName)
        {
            var path = Path.Combine(AppContext.BaseDirectory, assemblyName.Name + ".dll");
            return assemblyName.Name != "nunit.framework" && File.Exists(path) ? LoadFromAssemblyPath(path) : null;
        }
    }
}
