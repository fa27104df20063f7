using System.Globalization;
using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Editing;

/// <summary>
/// While somebody types, the generator never fails, makes no errors of its own, and gives what a fresh run gives: all conformance models
/// are edited at random.
/// </summary>
public sealed class EditingTests
{
    private static readonly int Edits = TestProject.IsFull ? 100 : 25;

    [Test]
    public void SomeEdits() => Run(EditedModels.Names, seed: 1, Edits, TimeSpan.FromMinutes(4));

    /// <summary>The edits reach class maps, packs of conventions, and the types that they configure.</summary>
    [Test]
    public void SomeEditsOfRegistrations() => Run(EditedModels.RegisteredNames, seed: 1, Edits, TimeSpan.FromMinutes(4));

    /// <summary>The duration and the seed: <c>BSONGEN_EDIT_MINUTES</c> and <c>BSONGEN_EDIT_SEED</c> in the environment.</summary>
    [Test, Explicit("Runs for minutes.")]
    public void ManyEdits() => Run(EditedModels.Names.Concat(EditedModels.RegisteredNames));

    [Test, Explicit("Runs for minutes.")]
    public void ManyEditsOfRegistrations() => Run(EditedModels.RegisteredNames);

    /// <summary>
    /// The compiler reports the error of each of these. The generator reports nothing, and other types keep their serializers.
    /// </summary>
    [TestCase("[BsonGenerated] public partial class Order { public List Lines { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public Dictionary<string> Lines { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public HashSet<> Lines { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public Missing Lost { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public List<Missing[]>? Lost { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public void Lost { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public var Lost { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public Dictionary<string, Span<int>>? Lost { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public Order(Missing lost) { } public int A { get; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public Order() { } public Order() { } public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order : Missing { public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order : Base { public int A { get; set; } } public class Base : Missing { public int " +
        "B { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order : Base { public int A { get; set; } } public class Base { public Missing B { " +
        "get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonElement(\"a\")] public int A { get; set; } [BsonElement(\"a\")] " +
        "[BsonElement(\"b\")] public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonElement(\"a\"), BsonElement(\"b\")] public int A { get; set; } public " +
        "int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public int A { get; set; } } [BsonGenerated] public partial record Order { " +
        "public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public int A { get; set; } } public partial struct Order { }")]
    [TestCase("[BsonGenerated] public partial class Order : Base { public override int A => 4; } public class Base { public virtual int " +
        "A; }")]
    [TestCase("[BsonGenerated] protected internal sealed partial class Order { public int A { get; set; } }")]
    [TestCase("[BsonGenerated] private partial class Order { public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order<T, T> { public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class { public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public int  { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { public int A { get; set; } public bool ShouldSerializeA() => true; public " +
        "bool ShouldSerializeA() => true; }")]
    [TestCase("[BsonGenerated] public partial class Order : Base { public override int A { get; set; } public override int A { get; set; " +
        "} } public class Base { public virtual int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order : Base { bool ShouldSerializeA() => true; } public class Base { public int A { " +
        "get; set; } public bool ShouldSerializeA() => true; } static partial class Base;")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonElement] int IComparable<int>.A { get; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonElement] int IComparable<int>. { get; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonElement] int Missing<>.A { get; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonElement] int ICollection<Missing>.Count { get; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonElement(] public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonElement(1)] public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonDefaultValue(Missing)] public int A { get; set; } }")]
    [TestCase("[BsonGenerated] public partial class Order { [BsonRepresentation(BsonType.)] public int A { get; set; } }")]
    [TestCase("[BsonGenerated, BsonKnownTypes(typeof(Missing))] public partial class Order { public int A { get; set; } }")]
    [TestCase("[BsonGenerated, BsonKnownTypes(typeof())] public partial class Order { public int A { get; set; } }")]
    [TestCase("[BsonGenerated, BsonSerializer(typeof(] public partial class Order { public int A { get; set; } }")]
    [TestCase("[assembly: BsonGenerated(typeof(Missing))]")]
    [TestCase("[assembly: BsonGenerated(typeof())]")]
    public void HalfTypedCode(string source)
    {
        const string Other = "[BsonGenerated] public partial class Other { public int A { get; set; } }";
        var usings = TestProject.Compile("").SyntaxTrees[0];
        var compilation = TestProject.CompileAsIs(
            "Typed", [EditedModels.Parse(source, "Typed.cs"), EditedModels.Parse(Other, "Other.cs"), usings]);
        var result = TestProject.CreateEditorDriver().RunGenerators(compilation).GetRunResult().Results.Single();
        Assert.That(result.Exception, Is.Null);
        Assert.That(compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error), Is.Not.Empty);
        Assert.That(EditedProject.Open(compilation).Check(null), Is.Null);
        Assert.That(result.Diagnostics, Is.Empty);
        Assert.That(result.GeneratedSources.Select(file => file.HintName), Does.Contain("Other.g.cs"));
    }

    private static int Read(string variable, int otherwise) =>
        Environment.GetEnvironmentVariable(variable) is { } value ? int.Parse(value, CultureInfo.InvariantCulture) : otherwise;

    private static void Run(IEnumerable<string> names) =>
        Run([.. names], Read("BSONGEN_EDIT_SEED", 1), int.MaxValue, TimeSpan.FromMinutes(Read("BSONGEN_EDIT_MINUTES", 1)));

    private static void Run(IReadOnlyList<string> names, int seed, int edits, TimeSpan time)
    {
        var machine = new EditingMachine(seed);
        machine.Run(names, edits, time);
        TestContext.Out.WriteLine($"{machine.Edits} edits, {machine.Findings.Count} findings");
        Assert.That(machine.Findings, Is.Empty, $"{machine.Edits} edits\n\n" + string.Join("\n\n", machine.Findings));
    }
}
