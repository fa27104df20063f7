using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis.Diagnostics;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Conventions and class maps that code registers.
public sealed partial class DiagnosticTests
{
    [TestCase("new ConventionPack { new CamelCaseElementNameConvention() }, t => true",
        "Generated code has the effect of 'CamelCaseElementNameConvention' if the pack, which is compiled, is registered; declare " +
        "[assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]")]
    [TestCase("new ConventionPack { new IgnoreIfNullConvention(true), new EnumRepresentationConvention(BsonType.String), new Custom() }, " +
        "t => true",
        "Class maps serve the annotated types that 'Custom' changes; declare [assembly: BsonGeneratedConventions(IgnoreIfNull = true, " +
        "EnumRepresentation = BsonType.String)]")]
    [TestCase("new ConventionPack { new NoIdMemberConvention() }, t => t.IsClass",
        "Generated code has the effect of 'NoIdMemberConvention' if the pack, which is compiled, is registered")]
    [TestCase("new ConventionPack { new NoIdMemberConvention() }, t => t.GetMethods().Length == 3",
        "Class maps serve the annotated types that 'NoIdMemberConvention' changes, since only the running program knows which types its " +
        "filter accepts")]
    [TestCase("DefaultConventionPack.Instance, t => true",
        "Class maps serve the annotated types that the pack changes, since only the running program knows its conventions")]
    public Task ConventionsInCode(string arguments, string message) => AnalyzeAsync(
        $"ConventionRegistry.[|Register|](\"mine\", {arguments})", Info("BSONGEN025", message));

    private const string Compiled = "if this class map, which is compiled, is registered; attributes say the same beside the members";

    [TestCase("BsonClassMap.[|RegisterClassMap<Order>|](m => m.SetIsRootClass(true))", "'Order'")]
    [TestCase("BsonClassMap.[|TryRegisterClassMap|](new BsonClassMap<Entity>())", "the types derived from 'Entity'", null)]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new BsonClassMap<Box<int>>())", "'Box'", null)]
    [TestCase("BsonClassMap.[|RegisterClassMap<System.Drawing.Point>|](m => m.SetDiscriminator(\"p\"))", "'Point'")]
    [TestCase("RegisterClassMap<Plain>(m => m.SetIsRootClass(true))", null)]
    [TestCase("[|RegisterClassMap<Entity>|](m => m.SetIsRootClass(true))", "the types derived from 'Entity'")]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new BsonClassMap(typeof(Outer.Order)))", "'Order'", null)]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new(typeof(Entity)))", "the types derived from 'Entity'", null)]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new BsonClassMap(typeof(Box<>)))", "'Box'", null)]
    [TestCase("{ var map = new BsonClassMap(typeof(Outer.Order)); map.AutoMap(); BsonClassMap.[|RegisterClassMap|](map); }", "'Order'")]
    [TestCase("{ BsonClassMap map = new BsonClassMap<Entity>(); [|RegisterClassMap|](map); }", "the types derived from 'Entity'", null)]
    [TestCase("{ BsonClassMap map = new(typeof(Plain)); RegisterClassMap(map); }", null)]
    [TestCase("{ foreach (var type in new[] { typeof(Outer.Order) }) { RegisterClassMap(new BsonClassMap(type)); } }", null)]
    [TestCase("{ BsonClassMap map; map = new(typeof(Outer.Order)); RegisterClassMap(map); }", null)]
    [TestCase("_ = new BsonClassMap(typeof(Outer.Order))", null)]
    [TestCase("{ BsonClassMap map = map; RegisterClassMap(map); }", null)]
    [TestCase(
        "{ BsonClassMap<Entity> map = Make(); [|RegisterClassMap|](map); BsonClassMap<Entity> Make() => new(); }",
        "the types derived from 'Entity'",
        null)]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new LineMap())", "'Line'")]
    [TestCase("{ var map = new LineMap(); [|RegisterClassMap|](map); }", "'Line'")]
    [TestCase("BsonClassMap.RegisterClassMap<Order>(m => m.AutoMap())", null)]
    [TestCase("BsonClassMap.RegisterClassMap((BsonClassMap)null!)", null)]
    [TestCase(
        "BsonClassMap.[|RegisterClassMap<Order>|](m => m.SetCreator(() => new Outer.Order()))",
        "'Order'",
        "'m.SetCreator(() => new Outer.Order())' is not compiled")]
    [TestCase("{ if (Several) { BsonClassMap.[|RegisterClassMap<Order>|](m => m.SetIsRootClass(true)); } else { " +
        "TryRegisterClassMap<Order>(m => m.AutoMap()); } }",
        "'Order'", "the project has several class maps of the type")]
    public Task ClassMapsInCode(string call, string? types, string? why = Compiled)
    {
        if (types is null)
        {
            return AnalyzeAsync(call);
        }

        var condition = why == Compiled
            ? Compiled
            : $"only if this class map stores the type as its attributes do{(why is null ? "" : ", since ")}{why}; " +
                "move the configuration into attributes";
        return AnalyzeAsync(call, Info("BSONGEN026", $"Generated code serves {types} {condition}"));
    }

    private const string InOrders = "type => type.Namespace == \"Shop.Orders\"";

    [TestCase("[|BsonGeneratedConventions|](CamelCaseElementNames = true)", InOrders, "CamelCaseElementNames also applies to 'Audit'")]
    [TestCase(
        "[|BsonGen.BsonGeneratedConventionsAttribute|](NoId = true, EnumRepresentation = BsonType.String)",
        InOrders,
        "EnumRepresentation also applies to 'Audit'")]
    [TestCase(
        "[|BsonGeneratedConventions|](Types = null, CamelCaseElementNames = true)",
        InOrders,
        "CamelCaseElementNames also applies to 'Audit'")]
    [TestCase("BsonGeneratedConventions(CamelCaseElementNames = true, Namespace = \"Shop.Orders\")", InOrders, null)]
    [TestCase("BsonGeneratedConventions(CamelCaseElementNames = true, Types = new[] { typeof(Shop.Orders.Order) })", InOrders, null)]
    [TestCase("BsonGeneratedConventions(NoId = true)", InOrders, null)]
    [TestCase("BsonGeneratedConventions(CamelCaseElementNames = false)", InOrders, null)]
    [TestCase("BsonGeneratedConventions(CamelCaseElementNames = true)", "type => true", null)]
    [TestCase("BsonGeneratedConventions(CamelCaseElementNames = true)", "type => type.Name != \"Other\"", null)]
    [TestCase("BsonGeneratedConventions(CamelCaseElementNames = true)", "type => type.GetMethods().Length == 3", null)]
    public Task DeclarationsWithoutTheFilterOfAPack(string declaration, string filter, string? message) => AnalyzeDeclarationAsync(
        declaration,
        filter,
        "[BsonGenerated] ",
        message is null
            ? []
            : [Warning(
                "BSONGEN029",
                message + ", which the filter of the registered pack with this convention leaves out; set Namespace or Types")]);

    /// <summary>Only the program knows whether it stores the type.</summary>
    [Test]
    public Task DeclarationsWithoutTheFilterOfAPackForOtherTypes() => AnalyzeDeclarationAsync(
        "[|BsonGeneratedConventions|](CamelCaseElementNames = true)",
        InOrders,
        attribute: "",
        Info(
            "BSONGEN029",
            "CamelCaseElementNames also applies to 'Audit', which the filter of the registered pack with this convention leaves out; " +
            "set Namespace or Types"));

    private static async Task AnalyzeDeclarationAsync(
        string declaration, string filter, string attribute, params ExpectedDiagnostic[] expected)
    {
        var source = new SourceFile(
            $$"""
            using MongoDB.Bson.Serialization.Conventions;

            [assembly: {{declaration}}]

            namespace Shop.Orders { [BsonGenerated] public partial class Order { public int Number { get; set; } } }

            namespace Shop.Log { {{attribute}}public partial class Audit { public int Number { get; set; } } }

            public class Reader { public int Number => 3; }

            public static class Setup
            {
                public static void Run() => ConventionRegistry.Register(
                    "mine",
                    new ConventionPack { new CamelCaseElementNameConvention(), new EnumRepresentationConvention(BsonType.String, false) },
                    {{filter}});
            }
            """);
        await AnalyzeAsync(source, new DeclarationFilterAnalyzer(), expected);
    }

    private static async Task AnalyzeAsync(string call, params ExpectedDiagnostic[] expected)
    {
        var body = call[0] == '{' ? call : $"=> {call};";
        var source = new SourceFile(
            $$"""
            using MongoDB.Bson.Serialization;
            using MongoDB.Bson.Serialization.Conventions;
            using static MongoDB.Bson.Serialization.BsonClassMap;

            [assembly: BsonGenerated(typeof(System.Drawing.Point))]

            public class Entity;

            public class Plain;

            public static class Outer { [BsonGenerated] public partial class Order : Entity; }

            [BsonGenerated] public partial class Box<T>;

            [BsonGenerated] public partial class Line;

            public sealed class LineMap : BsonClassMap<Line>
            {
                public LineMap() { AutoMap(); SetIsRootClass(true); }
            }

            public sealed class Custom : ConventionBase, IClassMapConvention { public void Apply(BsonClassMap map) { } }

            public static class Setup
            {
                public static bool Several = true;
                public static void Run() {{body.Replace("<Order>", "<Outer.Order>", StringComparison.Ordinal)}}
            }
            """);
        await AnalyzeAsync(source, new RegistrationAnalyzer(), expected);
    }

    private static async Task AnalyzeAsync(SourceFile source, DiagnosticAnalyzer analyzer, ExpectedDiagnostic[] expected)
    {
        var diagnostics = await TestProject.Compile(source).WithAnalyzers([analyzer]).GetAnalyzerDiagnosticsAsync();
        Assert.That(
            diagnostics.Select(diagnostic => new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())),
            Is.EqualTo(expected));
        Assert.That(diagnostics.Select(diagnostic => diagnostic.Location.SourceSpan), Is.EqualTo(source.Spans));
    }
}
