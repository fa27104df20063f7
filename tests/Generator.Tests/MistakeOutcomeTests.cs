using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Mistakes that the class map accepts, and for which nothing is reported: generated code stores a new object as the class map does.
/// </summary>
public sealed class MistakeOutcomeTests
{
    private static readonly MistakeCase[] Stored = [.. MistakeCase.All.Where(mistake => mistake.IsStored)];

    private static readonly Lazy<ILookup<string, Type>> ClassMapped = new(() =>
        Load(
            Compile(
                "Mapped",
                source => source.Replace("[BsonGenerated] ", "", StringComparison.Ordinal).Replace(
                    "BsonGenerated, ", "", StringComparison.Ordinal))));

    private static readonly Lazy<ILookup<string, Type>> Generated = new(() =>
    {
        TestProject.CreateDriver().RunGeneratorsAndUpdateCompilation(Compile("Outcomes", source => source), out var output, out _);
        return Load(output);
    });

    private static IEnumerable<TestCaseData> Outcomes =>
        Stored.Select((mistake, i) => new TestCaseData(i) { TestName = $"{nameof(ObjectIsStoredAsByTheClassMap)}({mistake.Source})" });

    [TestCaseSource(nameof(Outcomes))]
    public void ObjectIsStoredAsByTheClassMap(int i)
    {
        var expected = BsonDocument.Parse(Stored[i].Outcome);
        var generated = Generated.Value[$"N{i}"].Single(type => type.Name == "A");
        Assert.That(Fallbacks.IsGenerated(generated), Is.True);
        Assert.That(Store(generated), Is.EqualTo(expected));
        Assert.That(Store(ClassMapped.Value[$"N{i}"].Single(type => type.Name == "A")), Is.EqualTo(expected));
    }

    /// <summary>Writes a new object, reads it and writes it again.</summary>
    private static BsonDocument Store(Type type)
    {
        var instance = type.IsValueType || type.GetConstructor([]) is not null
            ? Activator.CreateInstance(type)
            : RuntimeHelpers.GetUninitializedObject(type);
        var bytes = instance.ToBson(type);
        Assert.That(BsonSerializer.Deserialize(bytes, type).ToBson(type), Is.EqualTo(bytes));
        return BsonSerializer.Deserialize<BsonDocument>(bytes);
    }

    private static Compilation Compile(string assemblyName, Func<string, string> edit) =>
        TestProject.Compile(assemblyName, [], Stored.Select((mistake, i) => mistake.ToFile(i, edit)));

    private static ILookup<string, Type> Load(Compilation compilation)
    {
        using var image = new MemoryStream();
        var result = compilation.Emit(image);
        Assert.That(
            result.Success,
            Is.True,
            string.Join('\n', result.Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)));
        image.Position = 0;
        return new AssemblyLoadContext(null).LoadFromStream(image).GetTypes().ToLookup(type => type.Namespace ?? "");
    }
}
