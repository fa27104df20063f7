using NUnit.Framework;
using static BsonGen.CodeFixes.Tests.LibraryProgram;

namespace BsonGen.CodeFixes.Tests;

/// <summary>The class maps that a library registers, as they are printed at run time for the compiler to read.</summary>
public sealed class ClassMapDeclarationTests
{
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
}
