using System.Reflection;
using System.Runtime.Loader;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Small applications that configure the driver in code, as public ones do, in their own project or in a library. All data is as with class
/// maps, and generated code reads all types.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class ApplicationTests
{
    /// <param name="name">The name of its files in the folder <c>Applications</c>.</param>
    /// <param name="annotated">The number of its annotated types.</param>
    /// <param name="left">
    /// The types that docs/configuration.md leaves to their class maps; with a mark if generated code reads them.
    /// </param>
    [TestCase("Projects", 9, "", TestName = "A wrapper in a library, and base classes there")]
    [TestCase("Parcels", 6, "", TestName = "A library that registers for all types")]
    [TestCase("Events", 49, "Stored (read)", TestName = "A library that finds class maps by reflection")]
    [TestCase("Sagas", 7, "", TestName = "A library that maps sagas")]
    [TestCase(
        "Depots",
        8,
        "Crate (read), Parcel (read), Tricycle (read), Truck (read)",
        TestName = "A library that maps base classes of several assemblies, and types by reflection")]
    [TestCase(
        "Courier",
        18,
        "Cancelled (read), Compensated (read), Fault (read), Finished (read), Started (read)",
        TestName = "A library with types, ids and default values of its own")]
    [TestCase("Workflows", 21, "Instance (read)", TestName = "Class maps without AutoMap, for a domain without the driver")]
    [TestCase("Audits", 19, "", TestName = "Extra elements, for a domain without the driver")]
    [TestCase("Games", 4, "", TestName = "Dictionaries by a convention")]
    public void RunsGenerated(string name, int annotated, string left)
    {
        var outcome = (string[])Call(CompiledModels.EmitApplication(name), nameof(ApplicationComparison.Compare))!;
        Assert.That(int.Parse(outcome[0]), Is.EqualTo(annotated));
        Assert.That(string.Join(", ", outcome[1..].Select(Shorten)), Is.EqualTo(left), string.Join('\n', outcome[1..]));
    }

    private static string Shorten(string fallback) =>
        fallback.Split(':')[0].Split('.')[^1] + (fallback.Contains("generated code only reads it") ? " (read)" : "");

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
