using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using BsonGen.Tests.Shared;
using NUnit.Framework;
using Runtime.Scenarios;

namespace Runtime.Tests;

/// <summary>Runs each scenario with a newly loaded driver.</summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class ScenarioTests
{
    // Threads run in another order each time, so CONFORMANCE=full repeats the scenarios with several threads.
    private static readonly int Rounds = Environment.GetEnvironmentVariable("CONFORMANCE") == "full" ? 4 : 1;

    public static IEnumerable<TestCaseData> Scenarios() =>
        from type in typeof(RegistrationScenarios).Assembly.GetTypes()
        where type.Name.EndsWith("Scenarios", StringComparison.Ordinal) && type != typeof(ConcurrencyScenarios)
        from method in type.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly)
        select new TestCaseData(type.FullName, method.Name).SetArgDisplayNames(method.Name);

    public static IEnumerable<TestCaseData> Races() =>
        from method in typeof(ConcurrencyScenarios).GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly)
        from round in Enumerable.Range(1, Rounds)
        select new TestCaseData(typeof(ConcurrencyScenarios).FullName, method.Name).SetArgDisplayNames(method.Name, round.ToString());

    [TestCaseSource(nameof(Scenarios))]
    [TestCaseSource(nameof(Races))]
    public void Runs(string type, string method)
    {
        var scenarios = new PrivateContext().LoadFromAssemblyName(new AssemblyName("Runtime.Scenarios"));
        try
        {
            Invoke(scenarios, typeof(GuidDefaults).FullName!, nameof(GuidDefaults.Apply));
            Invoke(scenarios, type, method);
        }
        catch (TargetInvocationException error)
        {
            ExceptionDispatchInfo.Throw(error.InnerException!);
        }
    }

    /// <summary>
    /// The driver's first exception of a class that it refuses is the one that the user sees, in each place, and it names the failing
    /// member.
    /// </summary>
    [Rule("RefusedId")]
    [Test]
    public void RefusedClassesThrowTheFirstException()
    {
        var (byClassMap, generated) = (List(isGenerated: false), List(isGenerated: true));
        Assert.That(byClassMap.Count(static outcome => outcome.Contains("Exception", StringComparison.Ordinal)), Is.GreaterThan(300));
        Assert.That(generated, Is.EqualTo(byClassMap));

        static string[] List(bool isGenerated)
        {
            var scenarios = new PrivateContext().LoadFromAssemblyName(new AssemblyName("Runtime.Scenarios"));
            Invoke(scenarios, typeof(GuidDefaults).FullName!, nameof(GuidDefaults.Apply));
            return (string[])scenarios.GetType(typeof(FirstExceptions).FullName!)!.GetMethod(
                nameof(FirstExceptions.List))!.Invoke(null, [isGenerated])!;
        }
    }

    /// <summary>The bound is 32 MB for the process, whatever types a document names. Without it, these types would keep 60 MB.</summary>
    [Test]
    [NonParallelizable]
    public void SharedStringsOfAllTypesHaveOneBound()
    {
        var scenarios = new PrivateContext().LoadFromAssemblyName(new AssemblyName("Runtime.Scenarios"));
        var spend = scenarios.GetType(typeof(InternedBudget).FullName!)!.GetMethod(nameof(InternedBudget.Spend))!;
        var (kept, isShared, isRight) = ((long, bool, bool))spend.Invoke(null, [])!;
        Assert.That(kept, Is.InRange(20_000_000, 40_000_000));
        Assert.That(isShared, Is.False, "A member that meets the bound reads as one without the attribute.");
        Assert.That(isRight, Is.True);
    }

    [Test]
    public void LoadingAnnotatedTypesLoadsNeitherDriverNorRuntime()
    {
        var context = new PrivateContext();
        var models = context.LoadFromAssemblyName(new AssemblyName("Runtime.Models"));
        RuntimeHelpers.RunModuleConstructor(models.ManifestModule.ModuleHandle);
        Assert.That(context.Assemblies, Is.EqualTo(new[] { models }));
    }

    private static void Invoke(Assembly assembly, string type, string method) =>
        assembly.GetType(type, throwOnError: true)!.GetMethod(method)!.Invoke(null, []);
}
