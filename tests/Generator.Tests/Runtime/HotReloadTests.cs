using System.Collections.Immutable;
using System.Reflection;
using System.Reflection.Metadata;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Runtime;

/// <summary>An annotated type is edited while the program runs, as hot reload does it. The tests' settings make that possible.</summary>
public sealed class HotReloadTests
{
    private const string Before = "namespace Edited; [BsonGenerated] public partial class Order { public int Id { get; set; } public " +
        "string? Name { get; set; } public int Total { get; set; } }";

    private const string Name = "public string? Name { get; set; } ";

    private const string Total = "public int Total { get; set; } ";

    [TestCase(Name, Name + "public string? Note { get; set; } ", "a property in the middle")]
    [TestCase(Total, Total + "public string? Note { get; set; } ", "a property at the end")]
    public void DocumentsOfBeforeAreReadAfterAnEdit(string edited, string by, string what)
    {
        using var program = new Program(what);
        var old = new BsonDocument { { "_id", 1 }, { "Name", "a" }, { "Total", 2 } };
        var reordered = new BsonDocument { { "Total", 2 }, { "Name", "a" }, { "_id", 1 } };
        Assert.That(program.Read(reordered), Is.EqualTo(old));

        program.Edit(edited, by);

        var note = new BsonElement("Note", BsonNull.Value);
        Assert.That(program.Read(old), Is.EquivalentTo(old.Elements.Append(note)));
        Assert.That(program.Read(reordered), Is.EquivalentTo(old.Elements.Append(note)));
        Assert.That(
            program.Read(new BsonDocument(reordered.Elements.Prepend(new BsonElement("Note", "b"))))["Note"].AsString, Is.EqualTo("b"));
    }

    [TestCase(Name, "[BsonElement(\"n\")] " + Name, "{ _id: 1, n: 'a', Total: 2 }", TestName = "ElementName")]
    [TestCase(
        Name,
        "public string? Name { get; set; } = \"x\"; ",
        "{ _id: 1, Total: 2 }",
        "{ _id: 1, Name: 'x', Total: 2 }",
        TestName = "InitialValue")]
    [TestCase(Name, "[BsonIgnoreIfNull] " + Name, "{ _id: 1, Total: 2 }", TestName = "Attribute")]
    [TestCase(
        Name, "public DateTime Name { get; set; } ", "{ _id: 1, Name: ISODate('2020-01-01T00:00:00Z'), Total: 2 }", TestName = "Type")]
    [TestCase(
        Total, "public long Total { get; set; } ", "{ _id: 1, Name: 'a', Total: NumberLong('5000000000') }", TestName = "TypeOfNumber")]
    [TestCase(Total, "", "{ _id: 1, Name: 'a' }", TestName = "PropertyLess")]
    [TestCase(Total, "[BsonRepresentation(BsonType.String)] " + Total, "{ _id: 1, Name: 'a', Total: '2' }", TestName = "Representation")]
    [TestCase(
        Name,
        Name + "public Dictionary<int, Guid?>? Odd { get; set; } ",
        "{ _id: 1, Name: 'a', Odd: null, Total: 2 }",
        TestName = "PropertyWithoutGeneratedMethods")]
    [TestCase(
        Name,
        Name + "[BsonRepresentation(BsonType.String)] public int Count { get; set; } = 3; ",
        "{ _id: 1, Name: 'a', Count: '3', Total: 2 }",
        TestName = "PropertyWithAttribute")]
    public void DocumentsOfAfterAreReadAfterAnEdit(string edited, string by, string document, string? written = null)
    {
        using var program = new Program(by);
        program.Read(new BsonDocument("_id", 1));

        program.Edit(edited, by);

        Assert.That(program.Read(BsonDocument.Parse(document)), Is.EqualTo(BsonDocument.Parse(written ?? document)));
    }

    [Test]
    public void DocumentsAreReadAfterAnEditOfATypeWithElementsThatAConventionRequires()
    {
        using var program = new Program("required");
        program.Require("Name");
        var document = new BsonDocument { { "_id", 1 }, { "Name", "a" }, { "Total", 2 } };
        Assert.That(program.Read(document), Is.EqualTo(document));
        Assert.That(() => program.Read(new BsonDocument("_id", 1)), Throws.InnerException.Message.Contains("Required element 'Name'"));

        program.Edit(Name, Name + "public string? Note { get; set; } ");

        var edited = new BsonDocument { { "Total", 2 }, { "Note", "b" }, { "Name", "a" }, { "_id", 1 } };
        Assert.That(program.Read(edited), Is.EquivalentTo(edited));
        Assert.That(() => program.Read(new BsonDocument("_id", 1)), Throws.InnerException.Message.Contains("Required element 'Name'"));
    }

    [Test]
    public void SerializersAreRenewedOnce()
    {
        using var program = new Program("once");
        program.Read(new BsonDocument("_id", 1));
        var created = program.Serializers;
        Assert.That(created, Has.Count.EqualTo(1));

        program.Edit(Total, "public int Total { get; set; } = 1; ");
        Program.CallHandlers();

        Assert.That(program.Serializers, Is.EqualTo(created));
    }

    /// <summary>An assembly with the type, and the compilation that it comes from.</summary>
    private sealed class Program : IDisposable
    {
        private readonly Compilation _before = Generate(Before);
        private readonly MemoryStream _image = new();
        private readonly MemoryStream _symbols = new();
        private readonly Assembly _assembly;
        private readonly Type _type;

        public Program(string name)
        {
            Assert.That(
                _before.Emit(
                    _image, _symbols, options: new EmitOptions(debugInformationFormat: DebugInformationFormat.PortablePdb)).Success,
                Is.True);
            _assembly = new AssemblyLoadContext(name).LoadFromStream(new MemoryStream(_image.ToArray()));
            _type = _assembly.GetType("Edited.Order")!;
        }

        /// <summary>The serializers of the type that are renewed after an edit.</summary>
        public List<object> Serializers =>
        [
            .. ((System.Collections.IEnumerable)Handler.GetField(
                "Created", BindingFlags.Static | BindingFlags.NonPublic)!.GetValue(null)!).Cast<object>()
                .Select(entry => entry.GetType().GetProperty("Key")!.GetValue(entry)!)
                .Where(serializer => serializer.GetType().DeclaringType == _type),
        ];

        /// <summary>Registers a convention that makes a member of the type required.</summary>
        public void Require(string name)
        {
            var pack = new ConventionPack();
            pack.AddMemberMapConvention(name, member => member.SetIsRequired(member.MemberName == name));
            ConventionRegistry.Register($"{_type.FullName}.{name}", pack, type => type == _type);
        }

        private static Type Handler => typeof(BsonGenSerializer).Assembly.GetCustomAttribute<MetadataUpdateHandlerAttribute>()!.HandlerType;

        // Code that looks for elements with the members of before does not end.
        public BsonDocument Read(BsonDocument document)
        {
            var reading = Task.Run(() =>
                BsonSerializer.Deserialize<BsonDocument>(BsonSerializer.Deserialize(document.ToBson(), _type).ToBson(_type)));
            Assert.That(reading.Wait(TimeSpan.FromMinutes(1)), Is.True);
            return reading.Result;
        }

        /// <summary>Adds the members that are new, removes those that are gone, and replaces the methods that stay.</summary>
        public void Edit(string edited, string by)
        {
            Assert.That(MetadataUpdater.IsSupported, Is.True, "The settings of the tests make edits possible.");
            var after = Generate(Before.Replace(edited, by, StringComparison.Ordinal));
            var baseline = EmitBaseline.CreateInitialBaseline(
                _before, ModuleMetadata.CreateFromImage(_image.ToArray()), static _ =>
                    default, static _ => default, hasPortableDebugInformation: true);
            var old = GetMembers(_before);
            var members = GetMembers(after);
            var edits = members
                .Select(member => old.TryGetValue(member.Key, out var same)
                    ? new SemanticEdit(SemanticEditKind.Update, same, member.Value)
                    : new SemanticEdit(SemanticEditKind.Insert, null, member.Value))
                .Where(edit => edit.Kind == SemanticEditKind.Insert || edit.NewSymbol is IMethodSymbol { IsExtern: false })
                .Concat(old.Where(member => member.Value is IMethodSymbol && !members.ContainsKey(member.Key))
                    .Select(member =>
                        new SemanticEdit(
                            SemanticEditKind.Delete,
                            member.Value,
                            GetTypes(after).First(type => type.Name == member.Value.ContainingType.Name))))
                .ToList();
            var added = edits.Where(edit => edit.Kind == SemanticEditKind.Insert)
                .Select(edit => edit.NewSymbol!)
                .ToHashSet(SymbolEqualityComparer.Default);
            using var metadata = new MemoryStream();
            using var code = new MemoryStream();
            using var symbols = new MemoryStream();
            var result = after.EmitDifference(baseline, edits, added.Contains, metadata, code, symbols);
            Assert.That(result.Success, Is.True, string.Join('\n', result.Diagnostics));
            MetadataUpdater.ApplyUpdate(_assembly, metadata.ToArray(), code.ToArray(), symbols.ToArray());
            CallHandlers();
        }

        /// <summary>Calls what the agent of hot reload calls: the handlers that assemblies name.</summary>
        public static void CallHandlers()
        {
            foreach (var handler in typeof(object).Assembly.GetCustomAttributes<MetadataUpdateHandlerAttribute>()
                .Select(attribute => attribute.HandlerType)
                .Append(Handler))
            {
                handler.GetMethod(
                    "ClearCache",
                    BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic,
                    [typeof(Type[])])!.Invoke(null, [null]);
            }
        }

        public void Dispose()
        {
            _image.Dispose();
            _symbols.Dispose();
        }
    }

    private static Compilation Generate(string source)
    {
        var compilation = TestProject.Compile("Edited", [], [source]);
        TestProject.CreateDriver().RunGeneratorsAndUpdateCompilation(
            compilation.WithOptions(compilation.Options.WithOptimizationLevel(OptimizationLevel.Debug)), out var output, out _);

        // Emitted symbols need the encoding of the sources.
        return output.RemoveAllSyntaxTrees().AddSyntaxTrees(output.SyntaxTrees.Select(tree => CSharpSyntaxTree.ParseText(
            tree.ToString(), TestProject.ParseOptions, tree.FilePath, System.Text.Encoding.UTF8)));
    }

    /// <summary>The members by their names and types: a member of another type is another one.</summary>
    private static Dictionary<string, ISymbol> GetMembers(Compilation compilation) => GetTypes(compilation)
        .SelectMany(type => type.GetMembers())
        .Where(member => member is not INamedTypeSymbol && member.GetDocumentationCommentId() is not null)
        .ToDictionary(member => $"{member.GetDocumentationCommentId()} {member switch
        {
            IFieldSymbol field => field.Type,
            IPropertySymbol property => property.Type,
            IMethodSymbol method => method.ReturnType,
            _ => null,
        }}");

    private static IEnumerable<INamedTypeSymbol> GetTypes(Compilation compilation)
    {
        var order = compilation.GetTypeByMetadataName("Edited.Order")!;
        return order.GetTypeMembers().Prepend(order);
    }
}
