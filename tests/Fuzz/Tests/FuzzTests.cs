using Fuzz.Checks;
using Fuzz.Inputs;
using NUnit.Framework;

namespace Fuzz.Tests;

/// <summary>A short run of the program, and all inputs that once showed a defect.</summary>
[TestFixture]
[NonParallelizable]
public class FuzzTests
{
    // CONFORMANCE=full reads more inputs.
    private static readonly int Inputs = Environment.GetEnvironmentVariable("CONFORMANCE") == "full" ? 200_000 : 15_000;
    private const int StackSize = 256 * 1024 * 1024;

    [Test]
    public void NoInputViolatesAGuarantee()
    {
        var found = new List<Finding>();
        long read = 0;
        OnLargeStack(memory =>
        {
            var fuzzer = new Fuzzer(seed: 14, memory) { CompareOneIn = 100, ComparesWhatIsNew = false };
            while (fuzzer.Inputs < Inputs)
            {
                if (fuzzer.Step() is { } finding)
                {
                    found.Add(finding);
                }
            }

            read = fuzzer.Inputs;
            var (bytes, classMaps) = Retention.Measure(fuzzer);
            Assert.That(bytes, Is.LessThan(Retention.MostBytes));
            Assert.That(classMaps, Is.LessThan(Retention.MostClassMaps));
        });
        Assert.That(
            found,
            Is.Empty,
            () => string.Join(
                '\n', found.Select(static item => $"{item.Type}, {item.Kind}: {Convert.ToHexString(item.Input)}\n  {item.Details}")));
        Assert.That(read, Is.EqualTo(Inputs));
    }

    [Test]
    public void NoOldInputViolatesAGuarantee()
    {
        var found = new List<string>();
        var checkedFiles = 0;
        OnLargeStack(memory =>
        {
            var targets = Target.CreateAll(memory).ToDictionary(static target => target.Name);
            foreach (var path in Directory.GetFiles(Path.Combine(AppContext.BaseDirectory, "Regressions"), "*.txt"))
            {
                var (type, input) = Finding.Load(path);
                var finding = targets.TryGetValue(type, out var target)
                    ? Fuzzer.CheckAll(target, input, new Random(1))
                    : Documents.Compare(input);
                checkedFiles++;
                if (finding is not null)
                {
                    found.Add($"{Path.GetFileName(path)}: {finding.Kind}, {finding.Details}");
                }
            }
        });
        Assert.That(found, Is.Empty, () => string.Join('\n', found));
        Assert.That(checkedFiles, Is.Positive);
    }

    [Test]
    public void WritersGrowAtEachPlace()
    {
        var found = new List<Finding>();
        var places = 0;
        OnLargeStack(memory =>
        {
            foreach (var target in Target.CreateAll(memory))
            {
                var seed = target.Seeds[0];
                places += seed.Length;
                if (target.CompareGrowing(seed) is { } finding)
                {
                    found.Add(finding);
                }
            }
        });
        Assert.That(found, Is.Empty, () => string.Join('\n', found.Select(static item => $"{item.Type}: {item.Details}")));
        Assert.That(places, Is.GreaterThan(10_000));
    }

    private static void OnLargeStack(Action<GuardedMemory> act)
    {
        Exception? error = null;
        var thread = new Thread(
            () =>
            {
                using var memory = new GuardedMemory(Target.MostBytes);
                try
                {
                    act(memory);
                }
                catch (Exception caught)
                {
                    error = caught;
                }
            },
            StackSize);
        thread.Start();
        thread.Join();
        Assert.That(error, Is.Null);
    }
}
