using System.Reflection;
using BsonGen.CodeGeneration;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// The model types without an attribute of their own: one line of the assembly requests their serializers. All are compiled, and each third
/// one is compared, or all with CONFORMANCE=full: but for the access to members that are not public, the code is that of annotated types.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class ClosedModelTests
{
    private static readonly int Seeds = ConformanceTests.IsFull ? 4 : 2;
    private static readonly int VariantsPerDocument = ConformanceTests.IsFull ? 4 : 1;

    // The serializers that all models need are registered with those that have attributes.
    private static readonly HashSet<string> Annotated =
        [.. Pairs.All.Where(pair => HasSerializer(pair.Generated)).Select(pair => pair.Name)];

    private static readonly Lazy<List<Pair>> Models = new(() => CompiledModels.CreateClosed().Pairs);

    private static readonly int Step = ConformanceTests.IsFull ? 1 : 3;

    public static IEnumerable<TestCaseData> Types =>
        Models.Value.Where((pair, index) => index % Step == 0 && !pair.Generated.IsAbstract)
            .Select(pair => new TestCaseData(pair.Name).SetName("Closed " + pair.Name));

    /// <summary>The others are private, or have no members, so that nothing shows that they are documents.</summary>
    [Test]
    public void NearlyAllModelsHaveASerializer()
    {
        var closed = Models.Value.Select(pair => pair.Name).ToHashSet();
        string[] left =
        [
            "EmptyStruct", "HasPrivate.Private", "HasProtected.HoldsPrivates", "HasProtected.PrivateStruct", "HasProtected.Protected",
            "HasProtected.Protected.Deep", "LenientWithoutMembers",
        ];
        Assert.That(Annotated.Except(closed), Is.EquivalentTo(left));
    }

    private static bool HasSerializer(Type type) => type.IsGenericType || type
        .GetNestedTypes(BindingFlags.NonPublic)
        .Any(nested => nested.BaseType is { IsConstructedGenericType: true } inherited &&
            inherited.GetGenericTypeDefinition() == typeof(GeneratedBsonSerializer<>));

    [TestCaseSource(nameof(Types))]
    public void IsEqual(string name)
    {
        var pair = Models.Value.Single(candidate => candidate.Name == name);
        ConformanceTests.CompareWriting(pair, Seeds);
        ConformanceTests.CompareReading(pair, Seeds);
        ConformanceTests.CompareHostileReading(pair, VariantsPerDocument);
    }
}
