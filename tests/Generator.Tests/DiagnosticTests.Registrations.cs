using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis.Diagnostics;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Conventions and class maps that code registers.
public sealed partial class DiagnosticTests
{
    [TestCase("new ConventionPack { new CamelCaseElementNameConvention() }, t => true",
        "'CamelCaseElementNameConvention' changes; declare [assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]")]
    [TestCase("new ConventionPack { new IgnoreIfNullConvention(true), new EnumRepresentationConvention(BsonType.String), new Custom() }, t => true",
        "'IgnoreIfNullConvention', 'EnumRepresentationConvention' or 'Custom' changes; declare [assembly: BsonGeneratedConventions(IgnoreIfNull = true, EnumRepresentation = BsonType.String)]")]
    [TestCase("new ConventionPack { new NoIdMemberConvention() }, t => t.IsClass", "'NoIdMemberConvention' changes")]
    [TestCase("DefaultConventionPack.Instance, t => true", "the pack changes")]
    public Task ConventionsInCode(string arguments, string message) => AnalyzeAsync(
        $"ConventionRegistry.[|Register|](\"mine\", {arguments})", Info("BSONGEN025", $"Class maps serve the annotated types that {message}"));

    [TestCase("BsonClassMap.[|RegisterClassMap<Order>|](m => m.SetIsRootClass(true))", "'Order'")]
    [TestCase("BsonClassMap.[|TryRegisterClassMap|](new BsonClassMap<Entity>())", "the types derived from 'Entity'")]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new BsonClassMap<Box<int>>())", "'Box'")]
    [TestCase("BsonClassMap.[|RegisterClassMap<System.Drawing.Point>|](m => m.SetDiscriminator(\"p\"))", "'Point'")]
    [TestCase("RegisterClassMap<Plain>(m => m.SetIsRootClass(true))", null)]
    [TestCase("[|RegisterClassMap<Entity>|](m => m.SetIsRootClass(true))", "the types derived from 'Entity'")]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new BsonClassMap(typeof(Outer.Order)))", "'Order'")]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new(typeof(Entity)))", "the types derived from 'Entity'")]
    [TestCase("BsonClassMap.[|RegisterClassMap|](new BsonClassMap(typeof(Box<>)))", "'Box'")]
    [TestCase("{ var map = new BsonClassMap(typeof(Outer.Order)); map.AutoMap(); BsonClassMap.[|RegisterClassMap|](map); }", "'Order'")]
    [TestCase("{ BsonClassMap map = new BsonClassMap<Entity>(); [|RegisterClassMap|](map); }", "the types derived from 'Entity'")]
    [TestCase("{ BsonClassMap map = new(typeof(Plain)); RegisterClassMap(map); }", null)]
    [TestCase("{ foreach (var type in new[] { typeof(Outer.Order) }) { RegisterClassMap(new BsonClassMap(type)); } }", null)]
    [TestCase("{ BsonClassMap map; map = new(typeof(Outer.Order)); RegisterClassMap(map); }", null)]
    [TestCase("_ = new BsonClassMap(typeof(Outer.Order))", null)]
    [TestCase("{ BsonClassMap map = map; RegisterClassMap(map); }", null)]
    [TestCase("{ BsonClassMap<Entity> map = Make(); [|RegisterClassMap|](map); BsonClassMap<Entity> Make() => new(); }", "the types derived from 'Entity'")]
    [TestCase("BsonClassMap.RegisterClassMap<Order>(m => m.AutoMap())", null)]
    [TestCase("BsonClassMap.RegisterClassMap((BsonClassMap)null!)", null)]
    public Task ClassMapsInCode(string call, string? types) => AnalyzeAsync(call, types is null
        ? []
        : [Info("BSONGEN026", $"Generated code serves {types} only if this class map stores the type as its attributes do; move the configuration into attributes")]);

    private static async Task AnalyzeAsync(string call, params ExpectedDiagnostic[] expected)
    {
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

            public sealed class Custom : ConventionBase, IClassMapConvention { public void Apply(BsonClassMap map) { } }

            public static class Setup { public static void Run() {{(call[0] == '{' ? call : $"=> {call};").Replace("<Order>", "<Outer.Order>", StringComparison.Ordinal)}} }
            """);
        var diagnostics = await TestProject.Compile(source).WithAnalyzers([new RegistrationAnalyzer()]).GetAnalyzerDiagnosticsAsync();
        Assert.That(diagnostics.Select(diagnostic => new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())), Is.EqualTo(expected));
        Assert.That(diagnostics.Select(diagnostic => diagnostic.Location.SourceSpan), Is.EqualTo(source.Spans));
    }
}
