using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// All model types under conventions that make other elements required than the compiled ones. Generated code serves the same types.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class RequiredElementTests
{
    private const int Seeds = 4;
    private const int VariantsPerDocument = 8;

    // The first use of all types takes most of the time. Every second element is both: required, and not required any more.
    public static IEnumerable<TestCaseData> Choices() => ConformanceTests.IsFull ? [EverySecond, .. AllOfAKind()] : [EverySecond];

    private static TestCaseData EverySecond =>
        Case("every second", eighth: 4, static member => member.ClassMap.DeclaredMemberMaps.ToList().IndexOf(member) % 2 == 0);

    private static IEnumerable<TestCaseData> AllOfAKind() =>
    [
        Case("all", eighth: 2, static _ => true),
        Case("the others", eighth: 3, static member => !member.IsRequired),
    ];

    [Rule("8.5")]
    [TestCaseSource(nameof(Choices))]
    public void AreReadAsByTheClassMap(string name, int eighth, Func<BsonMemberMap, bool> isRequired)
    {
        var pairs = CompiledModels.Create(name + " required", new Requiring(isRequired));
        var generated = pairs.Where(pair => Pairs.IsGenerated(pair.Generated)).Select(pair => pair.Name).ToHashSet();
        Assert.Multiple(() =>
        {
            Assert.That(
                Pairs.All.Where(pair => Pairs.IsGenerated(pair.Generated)).Select(pair => pair.Name),
                Is.SubsetOf(generated),
                "served by generated code");
            foreach (var pair in pairs.Where((pair, index) =>
                !pair.Generated.IsAbstract && (ConformanceTests.IsFull || index % 8 == eighth)))
            {
                ConformanceTests.CompareWriting(pair, Seeds);
                ConformanceTests.CompareReading(pair, Seeds);
                ConformanceTests.CompareHostileReading(pair, VariantsPerDocument);
            }
        });
    }

    /// <param name="name">Which elements are required.</param>
    /// <param name="eighth">0 to 7: the types to use, one in eight; all types with CONFORMANCE=full.</param>
    /// <param name="isRequired">Whether the element of a member is required.</param>
    private static TestCaseData Case(string name, int eighth, Func<BsonMemberMap, bool> isRequired) =>
        new TestCaseData(name, eighth, isRequired).SetArgDisplayNames(name);

    /// <summary>Takes effect after the attributes.</summary>
    private sealed class Requiring(Func<BsonMemberMap, bool> isRequired) : ConventionBase, IPostProcessingConvention
    {
        public void PostProcess(BsonClassMap classMap)
        {
            foreach (var member in classMap.DeclaredMemberMaps.Where(member => member != classMap.ExtraElementsMemberMap))
            {
                member.SetIsRequired(isRequired(member));
            }
        }
    }
}
