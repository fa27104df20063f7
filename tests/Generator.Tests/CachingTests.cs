using BsonGen.Generator.Caching;
using BsonGen.Generator.Parser;
using BsonGen.Generator.Registrations;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Edits that reach a type through other files, through names alone, or through files that are added and removed.</summary>
public sealed class CachingTests
{
    private const string NoCache = "BSONGEN_NO_CACHE";
    private const string Enum = "public enum Level { Low, High }";
    private const string EditedEnum = "public enum Level { None, Low, High }";

    /// <summary>The results differ, and both are those of a new run.</summary>
    /// <param name="member">The member of an annotated type.</param>
    /// <param name="other">Another file, which stays the same.</param>
    /// <param name="before">A file; null if there is none.</param>
    /// <param name="after">The same file after the edit.</param>
    [TestCase("[BsonDefaultValue(Level.High)] public Level N { get; set; }", "", Enum, EditedEnum, TestName = "An enum in an attribute")]
    [TestCase(
        "[BsonDefaultValue(Values.High)] public int N { get; set; }",
        "public static class Values { public const int High = (int)Level.High; }",
        Enum,
        EditedEnum,
        TestName = "An enum in a constant of a third file")]
    [TestCase(
        "[BsonDefaultValue(Values.B)] public int N { get; set; }",
        "public static class Values { public const int A = (int)Level.High; public const int B = A + 1; }",
        Enum,
        EditedEnum,
        TestName = "An enum in a constant of a constant")]
    [TestCase(
        "[BsonDefaultValue(Values.High)] public int N { get; set; }",
        "using static Level; public static class Values { public const int High = (int)Level.High; }",
        Enum,
        EditedEnum,
        TestName = "An enum in a constant through a static using directive")]
    [TestCase(
        "[BsonDefaultValue(Other.High)] public Other N { get; set; }",
        "public enum Other { High = Level.High }",
        Enum,
        EditedEnum,
        TestName = "An enum in another enum")]
    [TestCase(
        "[BsonDefaultValue(High)] public Level N { get; set; }",
        "global using static Level;",
        Enum,
        EditedEnum,
        TestName = "An enum through a static using directive for all files")]
    [TestCase(
        "[BsonDefaultValue(L.High)] public Level N { get; set; }",
        "global using L = Level;",
        Enum,
        EditedEnum,
        TestName = "An enum through an alias for all files")]
    [TestCase(
        "[BsonDefaultValue(Values.High)] public int N { get; set; }",
        "global using static Values; public static class Values { public const int High = (int)Level.High; }",
        Enum,
        EditedEnum,
        TestName = "An enum in a constant in a class of a static using directive")]
    [TestCase(
        "public Missing? N { get; set; }",
        "",
        "public class B;",
        "public class B; [BsonGenerated] public partial class Missing;",
        TestName = "A type that is added to a file")]
    [TestCase(
        "public Missing? N { get; set; }",
        "",
        null,
        "[BsonGenerated] public partial class Missing;",
        TestName = "A new file with a member's type")]
    [TestCase(
        "public Guid N { get; set; }",
        "",
        null,
        "[BsonGenerated] public partial class Guid;",
        TestName = "A new file with a type that hides another")]
    [TestCase(
        "public Inner.Part? N { get; set; }",
        "namespace Outer { public class Inner { [BsonGenerated] public partial class Part; } }",
        null,
        "namespace Inner { [BsonGenerated] public partial class Part; }",
        TestName = "A new file with a namespace")]
    [TestCase(
        "public Middle? N { get; set; }",
        "[BsonGenerated] public partial class Middle : Missing { [BsonElement(\"_t\")] public int T { get; set; } }",
        null,
        "public class Missing { public int X { get; set; } }",
        TestName = "A new file with the base of a member's type")]
    [TestCase(
        "public int N { get; set; }",
        "",
        null,
        "public partial class Order { public int M { get; set; } }",
        TestName = "A new file with a part of the type")]
    [TestCase(
        "public Part? N { get; set; }",
        "[BsonGenerated] public partial class Part;",
        null,
        "public partial class Part { [BsonElement(\"_t\")] public int M { get; set; } }",
        TestName = "A new file with a part of a member's type")]
    [TestCase(
        "[BsonDefaultValue(Values.A)] public int N { get; set; }",
        "public static class Values { public const int A = New.A; }",
        null,
        "public static class New { public const int A = 3; }",
        TestName = "A new file with a constant of a constant")]
    [TestCase(
        "[BsonDefaultValue(A)] public int N { get; set; }",
        "global using static New;",
        null,
        "public static class New { public const int A = 3; }",
        TestName = "A new file with a class of a static using directive")]
    [TestCase(
        "public int N { get; set; }", "", null, "public class OrderBsonSerializer;", TestName = "A new file with the name of a serializer")]
    [TestCase(
        "public int N { get; set; }",
        "",
        null,
        "[BsonGenerated] public partial class order;",
        TestName = "A new file with a name that differs in case")]
    [TestCase(
        "public int N { get; set; }",
        "",
        null,
        "[assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]",
        TestName = "A new file with conventions")]
    [TestCase(
        "[Mark] public int N { get; set; }",
        "",
        null,
        "public class MarkAttribute : BsonElementAttribute { public MarkAttribute() : base(\"m\") { } }",
        TestName = "A new file with an attribute")]
    [TestCase(
        "public int N { get; set; }",
        "",
        "public static class Maps { public static void Run() { MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(map => { " +
        "map.AutoMap(); map.MapMember(order => order.N).SetElementName(\"a\"); }); } }",
        "public static class Maps { public static void Run() { MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(map => { " +
        "map.AutoMap(); map.MapMember(order => order.N).SetElementName(\"b\"); }); } }",
        TestName = "A class map")]
    [TestCase(
        "public int N { get; set; }",
        "",
        null,
        "public static class Maps { public static void Run() { MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(map => { " +
        "map.AutoMap(); map.MapMember(order => order.N).SetElementName(\"a\"); }); } }",
        TestName = "A new file with a class map")]
    [TestCase(
        "public Level N { get; set; }",
        "public static class Maps { public static void Run() { MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(map => " +
        "map.MapMember(order => order.N).SetDefaultValue(Level.High)); } }",
        Enum,
        EditedEnum,
        TestName = "An enum in a class map")]
    [TestCase(
        "public int N { get; set; } public int M { get; set; }",
        "public static class Mapping { public static void Map<T>(string name) => " +
        "MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<T>(map => map.MapProperty(name).SetElementName(\"a\")); }",
        "public static class Maps { public static void Run() { Mapping.Map<Order>(\"N\"); } }",
        "public static class Maps { public static void Run() { Mapping.Map<Order>(\"M\"); } }",
        TestName = "A call of a method that registers a class map")]
    [TestCase(
        "public int N { get; set; } public int M { get; set; }",
        "public static class Mapping { public static void Map<T>(string name) => " +
        "MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<T>(map => map.MapProperty(name).SetElementName(\"a\")); }",
        "public static class Maps { public static void Run() {  } }",
        "public static class Maps { public static void Run() { Mapping.Map<Order>(\"M\"); } }",
        TestName = "The first call of a method that registers a class map")]
    [TestCase(
        "public int N { get; set; }",
        "public static class Others { public static void Run() { Mapping.Map<Order>(\"N\"); } }",
        "public static class Mapping { public static void Map<T>(string name) => " +
        "MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<T>(map => map.MapProperty(name).SetElementName(\"a\")); }",
        "public static class Mapping { public static void Map<T>(string name) => " +
        "MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<T>(map => map.MapProperty(name).SetElementName(\"b\")); }",
        TestName = "The body of a method that registers a class map")]
    [TestCase(
        "public int N { get; set; }",
        "",
        "using MongoDB.Bson.Serialization; class Maps { void Run() { BsonClassMap.RegisterClassMap<Order>(Configure); } " +
        "void Configure(BsonClassMap<Order> map) { map.AutoMap(); map.MapMember(order => order.N).SetElementName(\"a\"); } }",
        "using MongoDB.Bson.Serialization; class Maps { void Run() { BsonClassMap.RegisterClassMap<Order>(Configure); } " +
        "void Configure(BsonClassMap<Order> map) { map.AutoMap(); map.MapMember(order => order.N).SetElementName(\"b\"); } }",
        TestName = "A method that configures a class map, in the file with its registration")]
    [TestCase(
        "public int N { get; set; }",
        "",
        "using MongoDB.Bson.Serialization; class Maps { void Run() { BsonClassMap.RegisterClassMap<Order>(map => Configure(map)); } " +
        "class Inner { void Configure(BsonClassMap<Order> map) { map.MapMember(order => order.N); } } " +
        "void Configure(BsonClassMap<Order> map) { map.AutoMap(); } }",
        "using MongoDB.Bson.Serialization; class Maps { void Run() { BsonClassMap.RegisterClassMap<Order>(map => Configure(map)); } " +
        "class Inner { void Configure(BsonClassMap<Order> map) { map.AutoMap(); } } " +
        "void Configure(BsonClassMap<Order> map) { map.MapMember(order => order.N); } }",
        TestName = "Bodies that change places")]
    [TestCase(
        "public int N { get; set; }",
        "",
        "using MongoDB.Bson.Serialization; class Maps { int Above() { return 1; } void Run() { BsonClassMap.RegisterClassMap<Order>(map " +
        "=> map.AutoMap()); } }",
        "using MongoDB.Bson.Serialization; class Maps { int Above() {\n\n return 1; } void Run() { " +
        "BsonClassMap.RegisterClassMap<Order>(map => map.AutoMap()); } }",
        TestName = "A line above a class map")]
    [TestCase(
        "public int N { get; set; }",
        "",
        "using MongoDB.Bson.Serialization; class Maps { void Run() { } void More() { BsonClassMap.RegisterClassMap<Order>(map => " +
        "map.AutoMap()); } }",
        "using MongoDB.Bson.Serialization; class Maps { void Run() { BsonClassMap.RegisterClassMap<Order>(); } void More() { " +
        "BsonClassMap.RegisterClassMap<Order>(map => map.AutoMap()); } }",
        TestName = "A second class map of a type, in another method")]
    [TestCase(
        "public int N { get; set; }",
        "using MongoDB.Bson.Serialization; class Maps { void Run() { BsonClassMap.RegisterClassMap<Order>(map => map.Rename()); } }",
        "static class Mapping { }",
        "static class Mapping { public static void Rename(this MongoDB.Bson.Serialization.BsonClassMap<Order> map) { map.AutoMap(); } }",
        TestName = "A method that a class map calls, after the call")]
    [TestCase(
        "public int N { get; set; }",
        "using MongoDB.Bson.Serialization; static class Mapping { public static void Map<T>(string name) => " +
        "BsonClassMap.RegisterClassMap<T>(map => map.MapProperty(\"N\").SetElementName(\"a\")); } class Maps { void Run() => " +
        "Mapping.Map<Order>(Names.Get(\"N\")); }",
        "static class Names { }",
        "static class Names { public static string Get(string name) => name; }",
        TestName = "A method in an argument of a method that registers a class map")]
    [TestCase(
        "public int N { get; set; }",
        "using MongoDB.Bson.Serialization; class OrderMap : IMap { public void Configure(BsonClassMap<Order> map) { map.AutoMap(); " +
        "map.MapMember(order => order.N).SetElementName(\"a\"); } }",
        "interface IMap { }",
        "interface IMap { void Configure(MongoDB.Bson.Serialization.BsonClassMap<Order> map); }",
        TestName = "The interface of a method that configures a class map")]
    [TestCase(
        "public int Name { get; set; }",
        "using MongoDB.Bson.Serialization.Conventions; class Maps { void Run() { ConventionRegistry.Register(\"all\", new " +
        "ConventionPack { new Lower() }, type => true); } }",
        "using MongoDB.Bson.Serialization; using MongoDB.Bson.Serialization.Conventions; class Lower : ConventionBase, " +
        "IMemberMapConvention { public void Apply(BsonMemberMap map) { Set(map); } static void Set(BsonMemberMap map) { } }",
        "using MongoDB.Bson.Serialization; using MongoDB.Bson.Serialization.Conventions; class Lower : ConventionBase, " +
        "IMemberMapConvention { public void Apply(BsonMemberMap map) { Set(map); } static void Set(BsonMemberMap map) { " +
        "map.SetElementName(char.ToLowerInvariant(map.MemberName[0]) + map.MemberName.Substring(1)); } }",
        TestName = "The code of a convention")]
    [TestCase(
        "public int Name { get; set; }",
        "using MongoDB.Bson.Serialization.Conventions; class Maps { void Run() { ConventionRegistry.Register(\"all\", new " +
        "ConventionPack { new CamelCaseElementNameConvention() }, type => Filter.Accepts(type)); } }",
        "static class Filter { public static bool Accepts(Type type) { return type.Name == \"Order\"; } }",
        "static class Filter { public static bool Accepts(Type type) { return type.Name == \"Other\"; } }",
        TestName = "The method with the filter of a convention pack")]
    [TestCase(
        "public int Name { get; set; }",
        "",
        "public static class Maps { public static void Run() { " +
        "MongoDB.Bson.Serialization.Conventions.ConventionRegistry.Register(\"all\", new " +
        "MongoDB.Bson.Serialization.Conventions.ConventionPack { new " +
        "MongoDB.Bson.Serialization.Conventions.CamelCaseElementNameConvention() }, type => type.Name == \"Order\"); } }",
        "public static class Maps { public static void Run() { " +
        "MongoDB.Bson.Serialization.Conventions.ConventionRegistry.Register(\"all\", new " +
        "MongoDB.Bson.Serialization.Conventions.ConventionPack { new " +
        "MongoDB.Bson.Serialization.Conventions.CamelCaseElementNameConvention() }, type => type.Name == \"Other\"); } }",
        TestName = "The filter of a convention pack")]
    public void EditHasTheResultOfANewRun(string member, string other, string? before, string? after)
    {
        var order = new SourceFile($"[BsonGenerated] public partial class Order {{ {member} }}", "Order.cs");
        var compilations = new[] { before, after }
            .Select(text =>
                TestProject.Compile(
                    text is null ? [order, new(other, "Other.cs")] : [order, new(text, "Edited.cs"), new(other, "Other.cs")]))
            .ToArray();
        var fresh = compilations.Select(compilation => Print(TestProject.CreateDriver().RunGenerators(compilation))).ToArray();
        Assert.That(fresh[0], Is.Not.EqualTo(fresh[1]), "The edit has no effect.");

        Compilation current = compilations[0];
        var driver = TestProject.CreateDriver().RunGenerators(current);
        foreach (var text in new[] { after, before, after })
        {
            var old = current.SyntaxTrees.SingleOrDefault(tree => tree.FilePath == "Edited.cs");
            current =
                text is null ? current.RemoveSyntaxTrees(old!) :
                old is null ? current.AddSyntaxTrees(TestProject.Parse(new(text, "Edited.cs"))) :
                current.ReplaceSyntaxTree(old, TestProject.Parse(new(text, "Edited.cs")));
            driver = driver.RunGenerators(current);
            Assert.That(Print(driver), Is.EqualTo(Print(TestProject.CreateDriver().RunGenerators(current))), text);
        }
    }

    [TestCase(
        "Part.cs",
        "[BsonGenerated] public partial class Part { public int X { get; set; } publ }",
        2,
        TestName = "A half-typed member, and the types that refer to it")]
    [TestCase("Level.cs", EditedEnum, 1, TestName = "An enum, and the type that has a constant of it")]
    [TestCase("New.cs", "namespace Unrelated; public class New { public int X { get; set; } }", 0, TestName = "A new file")]
    [TestCase("New.cs", "namespace Unrelated; public class Missing { }", 1, TestName = "A new file with a name that is used")]
    [TestCase(
        "Map.cs",
        "public class Maps { void Run() => MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Default>(map => map.MapMember(item " +
        "=> item.Level)); }",
        1,
        TestName = "A class map, and its type")]
    [TestCase("Other.cs", "public class Other { public int Sum() => 2; }", 0, TestName = "A body")]
    [TestCase("Other.cs", "public class Other { public int Sum() => 2; }", 3, NoCache, TestName = "A body, without the cache")]
    public void OnlyTypesThatMayChangeAreParsedAgain(string path, string text, int parsed, params string[] symbols)
    {
        var options = TestProject.ParseOptions.WithPreprocessorSymbols(symbols);
        var files = new Dictionary<string, string>
        {
            ["Usings.cs"] = "global using BsonGen; global using MongoDB.Bson.Serialization.Attributes;",
            ["Order.cs"] = "[BsonGenerated] public partial class Order { public Part? Part { get; set; } public Level Level { get; set; " +
                "} }",
            ["Part.cs"] = "[BsonGenerated] public partial class Part { public int X { get; set; } }",
            ["Default.cs"] = "[BsonGenerated] public partial class Default { [BsonDefaultValue(Level.Low)] public Level Level { get; " +
                "set; } public Missing? M { get; set; } }",
            ["Level.cs"] = Enum,
            ["Other.cs"] = "public class Other { public int Sum() => 1; }",
            ["Map.cs"] = "public class Maps { void Run() => MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Default>(map => " +
                "map.AutoMap()); }",
        };
        Compilation compilation = TestProject.CompileAsIs(
            "Shop", files.Select(file => CSharpSyntaxTree.ParseText(file.Value, options, file.Key)));
        var generator = new BsonGenerator();
        var driver = CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: options).RunGenerators(compilation);
        Assert.That(generator.Cache.ParsedCount, Is.EqualTo(3));
        var edited = CSharpSyntaxTree.ParseText(text, options, path);
        driver.RunGenerators(compilation.SyntaxTrees.SingleOrDefault(tree => tree.FilePath == path) is { } old
            ? compilation.ReplaceSyntaxTree(old, edited)
            : compilation.AddSyntaxTrees(edited));
        Assert.That(generator.Cache.ParsedCount, Is.EqualTo(3 + parsed));
    }

    /// <param name="path">The edited file.</param>
    /// <param name="old">A part of its text.</param>
    /// <param name="text">The text that replaces it.</param>
    /// <param name="read">The number of registrations whose code is read again.</param>
    [TestCase("Maps.cs", "() => 1", "() => 2", 0, TestName = "Code beside class maps")]
    [TestCase("Maps.cs", "/**/", "\n", 1, TestName = "A comment in a method with a class map")]
    [TestCase("Maps.cs", "order.N", "order.M", 1, TestName = "A method with a class map")]
    [TestCase("Maps.cs", "\"a\"", "\"b\"", 2, TestName = "A method that a class map calls")]
    [TestCase("Maps.cs", "int Sum", "int Total", 4, TestName = "The name of a member beside class maps")]
    [TestCase("Order.cs", "M {", "L {", 1, TestName = "A member of a type with a class map")]
    [TestCase("Part.cs", "X {", "Y {", 2, TestName = "A member of a type with two class maps")]
    [TestCase("Calls.cs", "Map<Part>()", "Map<Part>(); return", 1, TestName = "A call of a method that registers a class map")]
    [TestCase("Other.cs", "Sum", "Total", 0, TestName = "Another type")]
    public void OnlyRegistrationsThatMayChangeAreReadAgain(string path, string old, string text, int read)
    {
        var files = new SourceFile[]
        {
            new("[BsonGenerated] public partial class Order { public int N { get; set; } public int M { get; set; } }", "Order.cs"),
            new("[BsonGenerated] public partial class Part { public int X { get; set; } }", "Part.cs"),
            new(
                "using MongoDB.Bson.Serialization; class Maps { int Sum() => 1; void Run() { BsonClassMap.RegisterClassMap<Order>(map => " +
                "map.MapMember(order => order.N)); /**/ } void More() { BsonClassMap.RegisterClassMap<Part>(map => Configure(map)); } " +
                "static void Configure(BsonClassMap<Part> map) { map.MapProperty(\"X\").SetElementName(\"a\"); } " +
                "public static void Map<T>() { BsonClassMap.RegisterClassMap<T>(map => map.AutoMap()); } }",
                "Maps.cs"),
            new("class Calls { void Run() { Maps.Map<Part>(); } }", "Calls.cs"),
            new("public class Other { public int Sum() => 1; }", "Other.cs"),
        };
        Compilation compilation = TestProject.Compile(files);
        var generator = new BsonGenerator();
        var driver = CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: TestProject.ParseOptions)
            .RunGenerators(compilation);
        var before = generator.Cache.ReadCount;
        Assert.That(before, Is.EqualTo(4));
        var tree = compilation.SyntaxTrees.Single(tree => tree.FilePath == path);
        Assert.That(tree.ToString(), Does.Contain(old));
        var edited = TestProject.Parse(new(tree.ToString().Replace(old, text, StringComparison.Ordinal), path));
        compilation = compilation.ReplaceSyntaxTree(tree, edited);
        driver = driver.RunGenerators(compilation);
        Assert.That(generator.Cache.ReadCount, Is.EqualTo(before + read));
        Assert.That(Print(driver), Is.EqualTo(Print(TestProject.CreateDriver().RunGenerators(compilation))));
    }

    /// <summary>Analyzers get another compilation than the generator, and binding the registrations again would take longer.</summary>
    [TestCase("", true)]
    [TestCase("map.Missing();", false, TestName = "Registrations with errors are read again, since a generator may add what is missing")]
    public void AnalyzersShareTheRegistrationsThatTheGeneratorRead(string call, bool isShared)
    {
        var compilation = TestProject.Compile(new SourceFile(
            $$"""
            using MongoDB.Bson.Serialization;

            [BsonGenerated] public partial class Order { public int Number { get; set; } }

            public static class Setup
            {
                public static void Run() =>
                    BsonClassMap.RegisterClassMap<Order>(map => { map.MapMember(order => order.Number); {{call}} });
            }
            """));
        TestProject.CreateDriver().RunGeneratorsAndUpdateCompilation(compilation, out var finished, out var _);
        var read = CompilationRegistrations.Of(compilation);
        Assert.That(finished, Is.Not.SameAs(compilation));
        Assert.That(ReferenceEquals(CompilationRegistrations.Of(finished), read), Is.EqualTo(isShared));

        var other = finished.AddSyntaxTrees(TestProject.Parse(new(
            "class A { void B() => MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(); }", "Other.cs")));
        Assert.That(CompilationRegistrations.Of(other), Is.Not.SameAs(read), "Another file registers a class map.");
    }

    /// <summary>A key press cancels the run of the one before it. The code of registrations is bound under a lock.</summary>
    [Test]
    public void CancelledRunsReadNoRegistrations()
    {
        var order = new SourceFile("[BsonGenerated] public partial class Order { public int N { get; set; } }", "Order.cs");
        var maps = new SourceFile(
            "using MongoDB.Bson.Serialization; class Maps { void Run() { BsonClassMap.RegisterClassMap<Order>(map => " +
            "map.MapMember(order => order.N).SetElementName(\"a\")); } }",
            "Maps.cs");
        var generator = new CancellableGenerator();
        Compilation compilation = TestProject.Compile(order, maps);
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [generator.AsSourceGenerator()], parseOptions: TestProject.ParseOptions);
        Run(isCancelled: true);
        Assert.That(generator.Cache.ReadCount, Is.Zero);
        Run(isCancelled: false);
        Assert.That(generator.Cache.ReadCount, Is.EqualTo(1));

        compilation = compilation.Edit(new SourceFile(maps.Text.Replace("\"a\"", "\"b\"", StringComparison.Ordinal), maps.Path));
        Run(isCancelled: true);
        Assert.That(generator.Cache.ReadCount, Is.EqualTo(1));
        Run(isCancelled: false);
        Assert.That(generator.Cache.ReadCount, Is.EqualTo(2), "The registrations before the edit are kept.");
        Assert.That(generator.Last!.Models[0].Members[0].ElementName, Is.EqualTo("b"));

        void Run(bool isCancelled)
        {
            generator.Token = new CancellationToken(isCancelled);
            driver = driver.RunGenerators(compilation);
            compilation = compilation.Clone();
        }
    }

    private static string Print(GeneratorDriver driver) => string.Concat(driver.GetRunResult().Results.Single() is var result
        ? result.GeneratedSources.OrderBy(file => file.HintName, StringComparer.Ordinal)
            .Select(file => $"// {file.HintName}\n{file.SourceText}")
            .Concat(result.Diagnostics.Select(diagnostic => $"{diagnostic}\n"))
        : []);

    // Roslyn runs no step of a run that is cancelled before it starts, so the step gets a token of its own.
    private sealed class CancellableGenerator : IIncrementalGenerator
    {
        public ParseCache Cache { get; } = new();

        public CancellationToken Token { get; set; }

        public ParseResult? Last { get; private set; }

        public void Initialize(IncrementalGeneratorInitializationContext context) =>
            context.RegisterSourceOutput(
                context.SyntaxProvider.ForAttributeWithMetadataName(
                    typeof(BsonGeneratedAttribute).FullName!, static (_, _) => true, (attributed, _) => Parse(attributed)),
                static (_, _) => { });

        private object? Parse(GeneratorAttributeSyntaxContext attributed)
        {
            try
            {
                return Last = Cache.Parse(attributed, Token);
            }
            catch (OperationCanceledException)
            {
                return null;
            }
        }
    }
}
