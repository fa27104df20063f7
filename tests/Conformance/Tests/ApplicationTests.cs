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
    public void RunsGenerated(string name, int annotated, string left) => Check(name, line: null, annotated, left);

    /// <param name="name">The name of its files. Its types have no attributes of BsonGen.</param>
    /// <param name="line">The arguments of the only line that it needs.</param>
    /// <param name="generated">
    /// The number of types with a generated serializer: base classes, too. Nothing holds the class <c>Form</c> of the audits.
    /// </param>
    /// <param name="left">As for annotated types.</param>
    [TestCase("Projects", "DerivedFrom = typeof(Conformance.Models.Projects.Storage.Entity)", 10, "")]
    [TestCase("Parcels", "NamespaceOf = typeof(Conformance.Models.Parcels.OrderDocument)", 6, "")]
    [TestCase("Events", "NamespaceOf = typeof(Conformance.Models.Events.Event)", 49, "Stored (read)")]
    [TestCase("Sagas", "NamespaceOf = typeof(Conformance.Models.Sagas.OrderState)", 8, "")]
    [TestCase(
        "Depots",
        "NamespaceOf = typeof(Conformance.Models.Depots.Crate), Members = [\"_secret\"]",
        11,
        "Crate (read), Stored (read), Vehicle (read), Parcel (read), Tracked (read), Tricycle (read), Truck (read)")]
    [TestCase(
        "Courier",
        "NamespaceOf = typeof(Conformance.Models.Courier.Slip)",
        18,
        "Cancelled (read), Compensated (read), Fault (read), Finished (read), Started (read)")]
    [TestCase("Workflows", "NamespaceOf = typeof(Conformance.Models.Workflows.Instance)", 21, "Instance (read)")]
    [TestCase("Audits", "typeof(Conformance.Models.Audits.AuditEvent)", 18, "")]
    [TestCase("Games", "NamespaceOf = typeof(Conformance.Models.Games.Bag)", 6, "")]
    public void RunsGeneratedWithOneLine(string name, string line, int generated, string left) => Check(name, line, generated, left);

    private static void Check(string name, string? line, int types, string left)
    {
        var outcome = (string[])Call(CompiledModels.EmitApplication(name, line), nameof(ApplicationComparison.Compare))!;
        Assert.That(int.Parse(outcome[0]), Is.EqualTo(types));
        Assert.That(string.Join(", ", outcome[1..].Select(Shorten)), Is.EqualTo(left), string.Join('\n', outcome[1..]));
        Assert.That(outcome[1..].Where(fallback => FallbackRows.Find(fallback) is null), Is.Empty);
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
