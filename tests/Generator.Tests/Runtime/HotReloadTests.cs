using System.Collections.Immutable;
using System.Reflection;
using System.Reflection.Metadata;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Runtime;

/// <summary>An annotated type is edited while the program runs, as hot reload does it. The tests' settings make that possible.</summary>
public sealed class HotReloadTests
{
    private const string Before = "namespace Edited; [BsonGenerated] public partial class Order { public int Id { get; set; } public string? Name { get; set; } public int Total { get; set; } }";

    [TestCase("public string? Name { get; set; } ", "public string? Name { get; set; } public string? Note { get; set; } ", "a property in the middle")]
    [TestCase("public int Total { get; set; } ", "public int Total { get; set; } public string? Note { get; set; } ", "a property at the end")]
    public void DocumentsOfBeforeAreReadAfterAnEdit(string edited, string by, string what)
    {
        var before = Generate(Before);
        using var image = new MemoryStream();
        using var symbols = new MemoryStream();
        Assert.That(before.Emit(image, symbols, options: new EmitOptions(debugInformationFormat: DebugInformationFormat.PortablePdb)).Success, Is.True);
        var assembly = new AssemblyLoadContext(what).LoadFromStream(new MemoryStream(image.ToArray()));
        var type = assembly.GetType("Edited.Order")!;
        var old = new BsonDocument { { "_id", 1 }, { "Name", "a" }, { "Total", 2 } };
        var reordered = new BsonDocument { { "Total", 2 }, { "Name", "a" }, { "_id", 1 } };
        Assert.That(Read(type, reordered), Is.EqualTo(old));

        Apply(assembly, image.ToArray(), before, Generate(Before.Replace(edited, by, StringComparison.Ordinal)));

        var note = new BsonElement("Note", BsonNull.Value);
        Assert.That(Read(type, old), Is.EquivalentTo(old.Elements.Append(note)));
        Assert.That(Read(type, reordered), Is.EquivalentTo(old.Elements.Append(note)));
        Assert.That(Read(type, new BsonDocument(reordered.Elements.Prepend(new BsonElement("Note", "b"))))["Note"].AsString, Is.EqualTo("b"));
    }

    // Code that looks for elements with the members of before does not end.
    private static BsonDocument Read(Type type, BsonDocument document)
    {
        var reading = Task.Run(() => BsonSerializer.Deserialize(document.ToBson(), type).ToBsonDocument(type));
        Assert.That(reading.Wait(TimeSpan.FromMinutes(1)), Is.True);
        return reading.Result;
    }

    private static Compilation Generate(string source)
    {
        var compilation = TestProject.Compile("Edited", [], [source]);
        TestProject.CreateDriver().RunGeneratorsAndUpdateCompilation(compilation.WithOptions(compilation.Options.WithOptimizationLevel(OptimizationLevel.Debug)), out var output, out _);

        // Emitted symbols need the encoding of the sources.
        return output.RemoveAllSyntaxTrees().AddSyntaxTrees(output.SyntaxTrees.Select(tree => CSharpSyntaxTree.ParseText(
            tree.ToString(), TestProject.ParseOptions, tree.FilePath, System.Text.Encoding.UTF8)));
    }

    /// <summary>Adds the members that are new, and replaces the methods that are there already.</summary>
    private static void Apply(Assembly assembly, byte[] image, Compilation before, Compilation after)
    {
        Assert.That(MetadataUpdater.IsSupported, Is.True, "The settings of the tests make edits possible.");
        var baseline = EmitBaseline.CreateInitialBaseline(
            before, ModuleMetadata.CreateFromImage(image), static _ => default, static _ => default, hasPortableDebugInformation: true);
        var old = GetMembers(before).ToDictionary(member => member.GetDocumentationCommentId()!);
        var edits = GetMembers(after)
            .Select(member => old.TryGetValue(member.GetDocumentationCommentId()!, out var same)
                ? new SemanticEdit(SemanticEditKind.Update, same, member)
                : new SemanticEdit(SemanticEditKind.Insert, null, member))
            .Where(edit => edit.Kind == SemanticEditKind.Insert || edit.NewSymbol is IMethodSymbol { IsExtern: false })
            .ToList();
        var added = edits.Where(edit => edit.Kind == SemanticEditKind.Insert).Select(edit => edit.NewSymbol!).ToHashSet(SymbolEqualityComparer.Default);
        using var metadata = new MemoryStream();
        using var code = new MemoryStream();
        using var symbols = new MemoryStream();
        var result = after.EmitDifference(baseline, edits, added.Contains, metadata, code, symbols);
        Assert.That(result.Success, Is.True, string.Join('\n', result.Diagnostics));
        MetadataUpdater.ApplyUpdate(assembly, metadata.ToArray(), code.ToArray(), symbols.ToArray());

        // The agent of hot reload calls the handlers that assemblies name.
        var handler = typeof(BsonGenSerializer).Assembly.GetCustomAttribute<MetadataUpdateHandlerAttribute>()!.HandlerType;
        handler.GetMethod("ClearCache", BindingFlags.Static | BindingFlags.NonPublic)!.Invoke(null, [null]);
    }

    private static IEnumerable<ISymbol> GetMembers(Compilation compilation)
    {
        var order = compilation.GetTypeByMetadataName("Edited.Order")!;
        return order.GetMembers().Concat(order.GetTypeMembers().SelectMany(nested => nested.GetMembers())).Where(member => member is not INamedTypeSymbol && member.GetDocumentationCommentId() is not null);
    }
}
