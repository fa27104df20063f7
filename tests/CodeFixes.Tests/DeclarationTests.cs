using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

/// <summary>
/// A library registers conventions, so that no analyzer sees them. The declaration that is printed at run time is pasted: nothing falls
/// back then, and all bytes are those of the class maps.
/// </summary>
public sealed class DeclarationTests
{
    private const string Probe = CompiledProgram.Usings +
        """
        public static class Probe
        {
            public static string Run()
            {
                Library.Setup.Run();
                return string.Join('\n', Samples.All.Select(sample =>
                {
                    var bytes = sample.ToBson(sample.GetType());
                    var withExtra = BsonSerializer.Deserialize<BsonDocument>(bytes).Add("unknown", 1).ToBson();
                    return $"{Convert.ToHexString(bytes)} {Read(bytes, sample.GetType())} {Read(withExtra, sample.GetType())}";
                }));
            }

            public static string Find()
            {
                Library.Setup.Run();
                return string.Join('\n', BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Probe).Assembly));
            }

            public static string Declare()
            {
                Library.Setup.Run();
                return BsonGenFallbacks.UseTypesAndFindDeclaration(typeof(Probe).Assembly);
            }

            private static string Read(byte[] bytes, Type type)
            {
                try
                {
                    return Convert.ToHexString(BsonSerializer.Deserialize(bytes, type).ToBson(type));
                }
                catch (Exception error)
                {
                    return $"{error.GetType()}: {error.Message}";
                }
            }
        }
        """;

    private const string Models =
        """
        namespace Shop.Model
        {
            public enum Size { Small, Large }
            [BsonGenerated] public partial class Order
            {
                public int Id { get; set; } = 4;
                public string? CustomerName { get; set; } = "c";
                public string? Note { get; set; }
                public Size Size { get; set; } = Size.Large;
                public Guid Reference { get; set; } = new("00112233-4455-6677-8899-aabbccddeeff");
                public List<Line> AllLines { get; set; } = [new() { ItemName = "i" }];
            }
            [BsonGenerated] public sealed partial class Line { public string ItemName { get; set; } = ""; public Size? Other { get; set; } }
            public abstract class Document
            {
                public string Id { get; set; } = "0123456789abcdef01234567";
                public int VersionNumber { get; set; } = 3;
            }
            [BsonGenerated] public partial class Receipt : Document { public decimal PaidTotal { get; set; } = 1.5m; }
        }
        public static class Samples
        {
            public static object[] All => [new Shop.Model.Order(), new Shop.Model.Line(), new Shop.Model.Receipt()];
        }
        """;

    private const string Guids =
        """
        [BsonGenerated]
        public partial class Ticket
        {
            public Guid Id { get; set; } = new("00112233-4455-6677-8899-aabbccddeeff");
            public Guid? Other { get; set; }
            public Guid? Third { get; set; } = new("10112233-4455-6677-8899-aabbccddeeff");
            public List<Guid> AllKeys { get; set; } = [new("20112233-4455-6677-8899-aabbccddeeff")];
            public Dictionary<string, Guid> ByName { get; set; } = new() { ["n"] = new("30112233-4455-6677-8899-aabbccddeeff") };
        }
        public static class Samples { public static object[] All => [new Ticket()]; }
        """;

    private const string StandardGuids = "BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));";

    [TestCase(
        "Register(new CamelCaseElementNameConvention(), new IgnoreExtraElementsConvention(true));",
        "CamelCaseElementNames = true, IgnoreExtraElements = true",
        TestName = "Camel case and extra elements")]
    [TestCase(
        "Register(new CamelCaseElementNameConvention());" +
        "Register(new EnumRepresentationConvention(BsonType.String), new IgnoreIfNullConvention(true));",
        "CamelCaseElementNames = true, EnumRepresentation = MongoDB.Bson.BsonType.String, IgnoreIfNull = true",
        TestName = "Several packs")]
    [TestCase(
        "Register(new EnumRepresentationConvention(BsonType.Int64), new StringIdStoredAsObjectIdConvention());" +
        "Register(new IgnoreIfDefaultConvention(true));",
        "EnumRepresentation = MongoDB.Bson.BsonType.Int64, IgnoreIfDefault = true, StringIdAsObjectId = true",
        TestName = "The driver's own conventions")]
    [TestCase(
        "Register(new CamelCaseElementNameConvention(), new MemberDefaultValueConvention(typeof(Guid), Guid.Empty));",
        "CamelCaseElementNames = true",
        TestName = "A default value without effect")]
    [TestCase(
        "Register(new LowerFirst(), new DelegateMemberMapConvention(\"nulls\", member => member.SetIgnoreIfNull(true)));",
        "CamelCaseElementNames = true, IgnoreIfNull = true",
        TestName = "Conventions of the library")]
    [TestCase(
        "Register(new EnumRepresentationConvention(BsonType.String, topLevelOnly: false));",
        "EnumRepresentation = MongoDB.Bson.BsonType.String",
        TestName = "Enums also in collections, where there are none")]
    [TestCase(
        "Register(new NoIdMemberConvention(), new EnumRepresentationConvention(BsonType.Int32), new MemberNameElementNameConvention());",
        "EnumRepresentation = MongoDB.Bson.BsonType.Int32, NoId = true",
        TestName = "No id")]
    public async Task APastedDeclarationMakesAllTypesGenerated(string calls, string arguments)
    {
        var declaration = await DeclareAsync(calls, "");
        Assert.That(declaration, Is.EqualTo($"[assembly: BsonGen.BsonGeneratedConventions({arguments})]"));
        await AssertRepairedAsync(calls, declaration);
    }

    [Test]
    public async Task ADeclarationThatExistsIsReplaced()
    {
        const string calls = "Register(new IgnoreIfNullConvention(true));";
        var declaration = await DeclareAsync(calls, "[assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]");
        Assert.That(declaration, Is.EqualTo(
            """
            // Replaces the declaration of the assembly.
            [assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true, IgnoreIfNull = true)]
            """));
        await AssertRepairedAsync(calls + "Register(new CamelCaseElementNameConvention());", declaration);
    }

    [TestCase("", TestName = "A declared representation of Guids")]
    [TestCase("BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.CSharpLegacy));",
        TestName = "A declared representation of Guids beside another registered one")]
    public async Task ADeclaredRepresentationOfGuidsStays(string serializers)
    {
        const string calls = "Register(new IgnoreIfNullConvention(true));";
        const string declared = "[assembly: BsonGeneratedConventions(GuidRepresentation = GuidRepresentation.Standard)]";
        var declaration = await RunAsync(calls, declared, "Declare", models: Guids, serializers: serializers);
        Assert.That(declaration, Is.EqualTo(
            """
            // Replaces the declaration of the assembly.
            [assembly: BsonGen.BsonGeneratedConventions(GuidRepresentation = MongoDB.Bson.GuidRepresentation.Standard, IgnoreIfNull = true)]
            """));
        Assert.That(await RunAsync(calls, declaration, "Find", models: Guids, serializers: serializers), Is.Empty);
        Assert.That(
            await RunAsync(calls, declaration, "Run", models: Guids, serializers: serializers),
            Is.EqualTo(await RunAsync(calls, declared, "Run", models: Guids, serializers: serializers)));
    }

    /// <summary>Generated code calls the serializer that is registered for Guids, whatever representation it has.</summary>
    [TestCase("new GuidSerializer(GuidRepresentation.Standard)")]
    [TestCase("new GuidSerializer(GuidRepresentation.CSharpLegacy)")]
    [TestCase("new GuidSerializer(BsonType.String)")]
    public async Task ARegisteredSerializerOfGuidsIsNotDeclared(string serializer)
    {
        var serializers = $"BsonSerializer.RegisterSerializer({serializer});";
        const string calls = "Register(new CamelCaseElementNameConvention());";
        var declaration = await RunAsync(calls, "", "Declare", models: Guids, serializers: serializers);
        Assert.That(declaration, Is.EqualTo("[assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true)]"));
        Assert.That(await RunAsync(calls, declaration, "Find", models: Guids, serializers: serializers), Is.Empty);
        Assert.That(
            await RunAsync(calls, declaration, "Run", models: Guids, serializers: serializers),
            Is.EqualTo(await RunAsync(calls, "", "Run", isGenerated: false, models: Guids, serializers: serializers)));
    }

    /// <summary>The base class follows the conventions of the assembly that names it.</summary>
    [Test]
    public async Task ABaseClassOfTheLibraryIsNamed()
    {
        const string calls = "Register(new CamelCaseElementNameConvention());";
        const string models =
            """
            [BsonGenerated] public partial class Audit : Library.Entity { public string WrittenBy { get; set; } = "w"; }
            public static class Samples { public static object[] All => [new Audit()]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Is.EqualTo(
            """
            [assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true)]
            [assembly: BsonGen.BsonGenerated(typeof(global::Library.Entity))]
            """));
        await AssertRepairedAsync(calls, declaration, models);
    }

    [Test]
    public async Task ATypeThatStillFallsBackIsNamedWithTheReason()
    {
        const string calls =
            """
            Register(
                new CamelCaseElementNameConvention(),
                new DelegateMemberMapConvention("name", member => { if (member.MemberName == "PaidTotal") member.SetElementName("sum"); }));
            """;
        var declaration = await DeclareAsync(calls, "");
        var lines = declaration.Split('\n');
        Assert.That(lines, Has.Length.EqualTo(2), declaration);
        Assert.That(lines[0], Is.EqualTo("[assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true)]"));
        Assert.That(lines[1], Does.StartWith("// Shop.Model.Receipt: ").And.Contain("'PaidTotal' is stored as 'sum'"));
        Assert.That(await RunAsync(calls, declaration, "Run"), Is.EqualTo(await RunAsync(calls, "", "Run", isGenerated: false)));
        Assert.That(await RunAsync(calls, declaration, "Find"), Does.StartWith("Shop.Model.Receipt: ").And.Not.Contain("\n"));
    }

    /// <summary>The class map of a base class is no convention. The compiler reads it where its calls are repeated.</summary>
    [Test]
    public async Task AClassMapOfTheLibraryIsRepeated()
    {
        const string calls =
            """
            Register(new CamelCaseElementNameConvention());
            BsonClassMap.RegisterClassMap<Entity>(map =>
            {
                map.AutoMap();
                map.GetMemberMap(entity => entity.CreatedAt).SetElementName("at").SetDefaultValue(7).SetIgnoreIfDefault(true);
            });
            """;
        const string models =
            """
            [BsonGenerated] public partial class Audit : Library.Entity { public string WrittenBy { get; set; } = "w"; }
            internal static class RepeatedClassMaps;
            public static class Samples { public static object[] All => [new Audit(), new Audit { CreatedAt = 1 }]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Is.EqualTo(
            """
            [assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true)]
            // Other assemblies register these class maps. The compiler reads the method, which need not run.
            internal static class RepeatedClassMaps2
            {
                internal static void Register()
                {
                    MongoDB.Bson.Serialization.BsonClassMap.TryRegisterClassMap<global::Library.Entity>(map =>
                    {
                        map.AutoMap();
                        map.MapProperty("CreatedAt").SetElementName("at").SetIgnoreIfDefault(true).SetDefaultValue(7);
                    });
                }
            }
            """));
        await AssertRepairedAsync(calls, declaration, models);
    }

    /// <summary>Without AutoMap, the attributes of the class do not count.</summary>
    [Test]
    public async Task AClassMapThatTakesAnAttributeBackIsRepeatedWithoutAutoMap()
    {
        const string calls = "BsonClassMap.RegisterClassMap<Rooted>(map => { map.AutoMap(); map.SetIsRootClass(false); });";
        const string models =
            """
            [BsonGenerated] public partial class Audit : Library.Rooted { public string WrittenBy { get; set; } = "w"; }
            public static class Samples { public static object[] All => [new Audit()]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Does.Contain("map.MapProperty(\"Number\");").And.Not.Contain("AutoMap"));
        await AssertRepairedAsync(calls, declaration, models);
    }

    [TestCase("map.GetMemberMap(\"CreatedAt\").SetShouldSerializeMethod(_ => true);", "'CreatedAt' is stored on another condition")]
    [TestCase("map.MapField(\"_changedAt\");", "'_changedAt' is not public")]
    [TestCase("map.SetCreator(() => null!);", "a delegate creates its objects")]
    [TestCase(
        "map.SetDiscriminatorConvention(new ScalarDiscriminatorConvention(\"kind\"));", "it has a discriminator convention")]
    [TestCase(
        "map.MapConstructor(typeof(Rooted).GetConstructor([typeof(int)])!, \"Number\");",
        "its objects are created by .ctor(Number), compiled with the constructor without parameters",
        "Rooted")]
    [TestCase(
        "map.MapCreator(rooted => new Rooted(rooted.Number));",
        "its objects are created by a delegate(Number), compiled with the constructor without parameters",
        "Rooted")]
    [TestCase(
        "map.MapFactoryMethod(typeof(Rooted).GetMethod(\"Create\")!, \"Number\");",
        "its objects are created by Create(Number), compiled with the constructor without parameters",
        "Rooted")]
    public async Task AClassMapThatCallsCantRepeatIsNamed(string call, string obstacle, string type = "Entity")
    {
        var calls = $"BsonClassMap.RegisterClassMap<{type}>(map => {{ map.AutoMap(); {call} }});";
        var models =
            $$"""
            [BsonGenerated] public partial class Audit : Library.{{type}} { public string WrittenBy { get; set; } = "w"; }
            public static class Samples { public static object[] All => [new Audit()]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Does.StartWith("// Audit: a class map was registered").And.Not.Contain("\n"));
        Assert.That(declaration, Does.EndWith($"; the class map of Library.{type} can't be printed: {obstacle}"));
    }

    /// <summary>A class without AutoMap has no constructor in its class map.</summary>
    [Test]
    public async Task AClassMapThatTakesAnAttributeOfAConstructedClassBackIsNamed()
    {
        const string calls = "BsonClassMap.RegisterClassMap<Placed>(map => { map.AutoMap(); map.SetIsRootClass(false); });";
        const string models =
            """
            [BsonGenerated] public partial class Audit(int number) : Library.Placed(number) { public string? WrittenBy { get; set; } }
            public static class Samples { public static object[] All => [new Audit(3)]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Does.StartWith("// Audit: a class map was registered").And.Not.Contain("\n"));
        Assert.That(declaration, Does.EndWith(
            "; the class map of Library.Placed can't be printed: it takes back what an attribute says about discriminators"));
    }

    [Test]
    public async Task AClassMapOfAClassThatIsNotPublicIsNamed()
    {
        const string calls = "BsonClassMap.RegisterClassMap<Hidden>(map => map.MapMember(hidden => hidden.Number).SetElementName(\"n\"));";
        const string models =
            """
            [BsonGenerated] internal partial class Audit : Library.Hidden { public string? WrittenBy { get; set; } }
            public static class Samples { public static object[] All => [new Audit()]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Does.EndWith("; the class map of Library.Hidden can't be printed: Library.Hidden is not public"));
    }

    /// <summary>One class map of a type is compiled.</summary>
    [Test]
    public async Task AClassMapBesideOneOfTheProjectIsNotPrinted()
    {
        const string calls =
            """
            BsonClassMap.RegisterClassMap<Entity>(map =>
            {
                map.AutoMap();
                map.GetMemberMap(entity => entity.CreatedAt).SetElementName("at");
            });
            """;
        const string models =
            """
            [BsonGenerated] public partial class Audit : Library.Entity { public string WrittenBy { get; set; } = "w"; }
            public static class Maps
            {
                public static void Register() => BsonClassMap.RegisterClassMap<Library.Entity>(map =>
                {
                    map.AutoMap();
                    map.MapMember(entity => entity.CreatedAt).SetElementName("created");
                });
            }
            public static class Samples { public static object[] All => [new Audit()]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Does.StartWith("// Audit: ").And.Not.Contain("\n").And.Not.Contain("can't be printed"));
    }

    /// <summary>Only the program knows the type arguments with which it uses a generic type.</summary>
    [Test]
    public async Task AClassMapOfAGenericTypeIsNotPrinted()
    {
        const string calls =
            """
            var definition = System.Runtime.Loader.AssemblyLoadContext.GetLoadContext(typeof(Setup).Assembly)!.Assemblies
                .SelectMany(assembly => assembly.GetTypes())
                .Single(type => type.Name == "Page`1");
            var map = new BsonClassMap(definition.MakeGenericType(typeof(int)));
            map.AutoMap();
            map.MapMember(map.ClassType.GetProperty("Number")).SetElementName("n");
            BsonClassMap.RegisterClassMap(map);
            """;
        const string models =
            """
            [BsonGenerated] public partial class Page<T> { public int Number { get; set; } = 4; public T? Item { get; set; } }
            public static class Samples { public static object[] All => [new Page<int>()]; }
            """;
        Assert.That(await DeclareAsync(calls, "", models), Is.Empty);
        Assert.That(
            await RunAsync(calls, "", "Run", models: models), Is.EqualTo(await RunAsync(calls, "", "Run", isGenerated: false, models)));
    }

    /// <summary>The declaration leaves out the types that the filter of the pack leaves out.</summary>
    [TestCase("type.Name == \"Line\"", "Types = new[] { typeof(global::Shop.Model.Line) }", TestName = "A filter by name")]
    [TestCase("type.Namespace == \"Shop.Model\"", "Namespace = \"Shop.Model\"", TestName = "A filter by namespace")]
    public async Task AFilterIsDeclared(string filter, string argument)
    {
        var calls =
            $$"""
            var pack = new ConventionPack { new CamelCaseElementNameConvention() };
            ConventionRegistry.Register("filtered", pack, type => {{filter}});
            """;
        var models = Models + " namespace Shop { public class Unused { public int Number { get; set; } } }";
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Is.EqualTo(
            $"""
            // Other types of the assembly don't follow these conventions at run time.
            [assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true, {argument})]
            """));
        await AssertRepairedAsync(calls, declaration, models);
    }

    /// <summary>A class map that another assembly registers maps automatically, and would follow the conventions.</summary>
    [Test]
    public async Task TypesWithAClassMapDoNotFollowTheConventionsOfOthers()
    {
        const string calls =
            """
            var pack = new ConventionPack { new IgnoreIfNullConvention(true) };
            ConventionRegistry.Register("filtered", pack, type => type.Name == "First");
            var second = System.Runtime.Loader.AssemblyLoadContext.GetLoadContext(typeof(Setup).Assembly)!.Assemblies
                .SelectMany(assembly => assembly.GetTypes())
                .Single(type => type.Name == "Second");
            var map = new BsonClassMap(second);
            map.AutoMap();
            map.MapIdMember(second.GetProperty("Path"));
            BsonClassMap.RegisterClassMap(map);
            """;
        const string models =
            """
            [BsonGenerated] public partial class First { public string? Id { get; set; } public string? Text { get; set; } }
            [BsonGenerated] public partial class Second { public string? Path { get; set; } public string? Text { get; set; } }
            public static class Samples { public static object[] All => [new First(), new Second(), new Second { Path = "p" }]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Does.Contain("IgnoreIfNull = true, ").And.Contain("Types = new[] { typeof(global::First) }"));
        Assert.That(declaration, Does.Contain("map.MapIdProperty(\"Path\");").And.Not.Contain("SetIgnoreIfNull"));
        await AssertRepairedAsync(calls, declaration, models);
    }

    [Test]
    public async Task WithoutAFallbackNothingIsDeclared() => Assert.That(await DeclareAsync("", ""), Is.Empty);

    private static async Task AssertRepairedAsync(string calls, string declaration, string models = Models)
    {
        Assert.That(await RunAsync(calls, "", "Find", models: models), Is.Not.Empty, "Nothing fell back before.");
        Assert.That(await RunAsync(calls, declaration, "Find", models: models), Is.Empty);
        Assert.That(await DeclareAsync(calls, declaration, models), Is.Empty);
        var expected = await RunAsync(calls, "", "Run", isGenerated: false, models);
        Assert.That(await RunAsync(calls, declaration, "Run", models: models), Is.EqualTo(expected));
        Assert.That(await RunAsync(calls, "", "Run", models: models), Is.EqualTo(expected));
    }

    private static Task<string> DeclareAsync(string calls, string declaration, string models = Models) =>
        RunAsync(calls, declaration, "Declare", models: models);

    private static async Task<string> RunAsync(
        string calls,
        string declaration,
        string method,
        bool isGenerated = true,
        string models = Models,
        string serializers = StandardGuids)
    {
        var library = CompiledProgram.Usings +
            $$"""
            [assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Project1")]
            namespace Library
            {
                public abstract class Entity
                {
                    private int _changedAt = 5;
                    public int CreatedAt { get; set; } = 7;
                    public int NextChange() => ++_changedAt;
                }
                [BsonDiscriminator(RootClass = true)]
                public class Rooted
                {
                    public Rooted() { }
                    public Rooted(int number) => Number = number;
                    public int Number { get; set; } = 3;
                    public static Rooted Create(int number) => new(number);
                }
                [BsonDiscriminator(RootClass = true)]
                public class Placed(int number) { public int Number { get; } = number; }
                internal class Hidden { public int Number { get; set; } = 3; }
                public sealed class LowerFirst : ConventionBase, IMemberMapConvention
                {
                    public void Apply(BsonMemberMap member) =>
                        member.SetElementName(char.ToLowerInvariant(member.MemberName[0]) + member.MemberName.Substring(1));
                }
                public static class Setup
                {
                    public static void Run()
                    {
                        {{serializers}}
                        {{calls}}
                    }

                    private static void Register(params IConvention[] conventions)
                    {
                        var pack = new ConventionPack();
                        pack.AddRange(conventions);
                        ConventionRegistry.Register(Guid.NewGuid().ToString(), pack, type => type.Namespace != "System");
                    }
                }
            }
            """;
        using var solution = new TestSolution([[library], [CompiledProgram.Usings + declaration + "\n" + models, Probe]]);
        return await CompiledProgram.RunAsync(solution.Solution.Projects.Last(), isGenerated, "Probe", method);
    }
}
