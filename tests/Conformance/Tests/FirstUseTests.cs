extern alias generated;

using BsonGen.Tests.Shared;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// The types that the driver finds by their discriminators after the first use of a type. Each case loads a driver of its own, without
/// registered types.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class FirstUseTests
{
    private static readonly Type[] Roots =
    [
        typeof(generated::Conformance.Models.Creature), typeof(generated::Conformance.Models.Plant),
        typeof(generated::Conformance.Models.Notice),
        typeof(generated::Conformance.Models.SharedFigure),
    ];

    // CONFORMANCE=full also starts with the types that have both base classes and derived classes.
    public static IEnumerable<TestCaseData> Cases() =>
        from root in Roots
        from first in FindHierarchy(root)
        let derived = FindHierarchy(first)
        where ConformanceTests.IsFull || first == root || derived.Count == 1
        from named in derived
        select new TestCaseData(root, first, named).SetArgDisplayNames(first.Name, named.Name);

    [Rule("1.9.5", "4.3.1", "4.3.5", "4.3.8")]
    [TestCaseSource(nameof(Cases))]
    public void FindsTheHierarchyAtFirstUse(Type root, Type first, Type named)
    {
        // The later reads show which types the first one has registered.
        var hierarchy = FindHierarchy(root);
        var names = hierarchy.Append(typeof(object)).Select(Name).ToArray();
        (Type Type, byte[] Document)[] reads =
            [(first, Name(named)), .. from type in hierarchy.Append(typeof(object)) from name in names select (type, name)];
        Assert.That(ReadAll(reads, isGenerated: true), Is.EqualTo(ReadAll(reads, isGenerated: false)));
    }

    private static byte[] Name(Type type) => new BsonDocument("_t", BsonClassMap.LookupClassMap(type).Discriminator).ToBson();

    private static List<Type> FindHierarchy(Type root) =>
        [.. new[] { root.Assembly, typeof(generated::Conformance.Models.Point).Assembly }.Distinct()
            .SelectMany(assembly => assembly.GetTypes())
            .Where(root.IsAssignableFrom)
            .OrderBy(type => type.FullName, StringComparer.Ordinal)];

    private static string[] ReadAll((Type Type, byte[] Document)[] reads, bool isGenerated) =>
        (string[])new PrivateContext().LoadFromAssemblyName(typeof(FirstUse).Assembly.GetName())
            .GetType(typeof(FirstUse).FullName!, throwOnError: true)!
            .GetMethod(nameof(FirstUse.ReadAll))!
            .Invoke(
                null, [reads.Select(read => read.Type.FullName).ToArray(), reads.Select(read => read.Document).ToArray(), isGenerated])!;
}
