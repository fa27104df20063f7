using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Classes of a library that are others at run time than when the code was generated. The class map follows the loaded ones.
/// </summary>
public sealed class ReferencedClassTests
{
    private const string Entity =
        "public class Entity { public int Id { get; set; } public string? Name { get; set; } public int Count { get; set; } }";

    private const string App =
        """
        [assembly: BsonGenerated(typeof(Entity))]

        [BsonGenerated] public partial class Order : Entity { public int Total { get; set; } }

        [BsonGenerated] public partial class Page<T> : Part<T> { public int Number { get; set; } }
        """;

    private const string Part = "public class Part<T> { public T? Content { get; set; } public System.Collections.Generic.List<T[]>? " +
        "More; public (int, T)? Pair { get; set; } }";

    [TestCase(
        "public class Entity { public int Id { get; set; } public int Count { get; set; } public string? Name { get; set; } }",
        TestName = "Order of members")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; set; } public int Count { get; set; } public int " +
        "New { get; set; } }",
        TestName = "New member")]
    [TestCase("public class Entity { public int Id { get; set; } public string? Name { get; set; } }", TestName = "Lost member")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; set; } public long Count { get; set; } }",
        TestName = "Type of a member")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; set; } public int Count; }",
        TestName = "Field instead of a property")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; init; } public int Count { get; set; } }",
        TestName = "Init instead of set")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; } public int Count { get; set; } }",
        TestName = "Lost setter")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; internal set; } public int Count { get; set; } }",
        TestName = "Visibility of a setter")]
    [TestCase(
        "public class Entity { public int Id { get; set; } [BsonElement(\"n\")] public string? Name { get; set; } public int Count { " +
        "get; set; } }",
        TestName = "Element name")]
    [TestCase(
        "public class Entity { public int Id { get; set; } [BsonElement(Order = -1)] public string? Name { get; set; } public int Count " +
        "{ get; set; } }",
        TestName = "Order in an attribute")]
    [TestCase(
        "public class Entity { public int Id { get; set; } [BsonIgnore] public string? Name { get; set; } public int Count { get; set; } }",
        TestName = "Ignored member")]
    [TestCase(
        "public class Entity { public int Id { get; set; } [BsonIgnoreIfNull] public string? Name { get; set; } public int Count { get; " +
        "set; } }",
        TestName = "Ignored null")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; set; } [BsonRepresentation(BsonType.String)] " +
        "public int Count { get; set; } }",
        TestName = "Representation")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; set; } public int Count { get; set; } " +
        "[BsonElement] private int _secret = 3; public int Get() => _secret; }",
        TestName = "New private member")]
    [TestCase(
        "public class Entity { public int Id { get; set; } public string? Name { get; set; } public int Count { get; set; } public bool " +
        "ShouldSerializeName() => false; }",
        TestName = "ShouldSerialize")]
    [TestCase(
        "public class Root { public int First { get; set; } } public class Entity : Root { public int Id { get; set; } public string? " +
        "Name { get; set; } public int Count { get; set; } }",
        TestName = "Base class")]
    [TestCase(
        "[BsonNoId] public class Entity { public int Id { get; set; } public string? Name { get; set; } public int Count { get; set; } }",
        TestName = "Attribute on the class")]
    [TestCase(
        "[BsonIgnoreExtraElements(Inherited = true)] public class Entity { public int Id { get; set; } public string? Name { get; set; } " +
        "public int Count { get; set; } }",
        TestName = "Extra elements")]
    [Rule("0.3", "1.3.2")]
    public void AnotherClassIsLeftToTheClassMap(string after)
    {
        var types = Load(Entity + Part, after + Part, App);
        foreach (var type in new[] { types.GetType("Order")!, types.GetType("Order")!.BaseType! })
        {
            AssertLikeClassMap(type);
        }

        var page = types.GetType("Page`1")!.MakeGenericType(typeof(string));
        Assert.That(Fallbacks.IsGenerated(page), Is.True);
        AssertLikeClassMap(page);
    }

    // What the driver does not map may change.
    [TestCase("public class Entity { public int Id { get; set; } public string? Name { get; set; } public int Count { get; set; } public " +
        "static int Total; private int _hidden = 1; internal int Get() => _hidden; public override string ToString() => \"\"; }")]
    [TestCase("public class Entity { public int Id { get; set; } public string? Name { get; set; } [System.Obsolete] public int Count { " +
        "get; set; } public System.Action? Done() => null; public event System.Action? Changed { add { } remove { } } }")]
    public void WhatIsNotMappedMayChange(string after)
    {
        var types = Load(Entity + Part, after + Part, App);
        Assert.That(Fallbacks.IsGenerated(types.GetType("Order")!), Is.True);
        AssertLikeClassMap(types.GetType("Order")!);
    }

    [Test]
    public void TheSameClassesAreGenerated()
    {
        const string library =
            """
            using MongoDB.Bson.Serialization.Options;

            public enum Kind : byte { First, Second }

            [System.AttributeUsage(System.AttributeTargets.All)]
            public class OtherAttribute : System.Attribute;

            public abstract class Root<TKey, TOwner> where TOwner : Root<TKey, TOwner>
            {
                [BsonId(Order = 2)] public virtual TKey? Key { get; set; }
                [BsonDefaultValue(1.5)] public double Rate { get; set; }
                [BsonDefaultValue(-1.1f)] public float Small;
                [BsonDefaultValue('c')] public char Letter { get; set; }
                [BsonDefaultValue(Kind.Second)] public Kind Kind { get; set; }
                [BsonDefaultValue(null)] public string? Text { get; set; }
                [BsonElement("owners\u00e9")] public TKey?[][]? Owners { get; set; }
                [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays), Other]
                public Dictionary<string, List<TKey?[]>>? Map { get; set; }
                [BsonIgnore] public object? Ignored { get; private set; }
                [BsonElement] public readonly int Number = 5;
                public dynamic? Anything { get; set; }
                public (int A, string B, (TKey?, byte[]?))? Tuple { get; set; }
                public byte[,]? this[int index] { get => null; set { } }
                public string Computed => "";
                public bool ShouldSerializeText() => true;
                public static bool ShouldSerializeNothing(in int _) => true;
            }

            [BsonDiscriminator("middle", Required = true), BsonKnownTypes(new System.Type[0])]
            public class Middle<T> : Root<T, Middle<T>>
            {
                public override T? Key { get; set; }
                [BsonElement("r")] public new virtual long Rate { get; set; }
            }

            public struct Size
            {
                public int Width { get; set; }
                public int Height { get; set; }
            }

            public class Plain
            {
                public int Number { get; init; }
                [BsonElement] protected internal string? Text { get; protected set; }
                [BsonElement(Order = 1)] protected internal readonly string? Other = "o";
            }

            public class Point
            {
                public Point(int x, int y) => (X, Y) = (x, y);
                [BsonConstructor("X")] protected Point(int x) => X = x;
                [BsonFactoryMethod("Y")] public static Point Make(int y) => new(0, y);
                private Point() { }
                public int X { get; }
                public int Y { get; }
            }
            """;
        var assembly = Load(
            library,
            library,
            """
            [assembly: BsonGenerated(typeof(Size))]
            [assembly: BsonGenerated(typeof(Point))]

            [BsonGenerated] public partial class Derived : Middle<int> { public int Total { get; set; } }

            [BsonGenerated] public partial class Small : Plain { public int Total { get; set; } }

            [BsonGenerated] public partial class Generic<T> : Middle<List<T>> { public int Total { get; set; } }
            """);
        var derived = assembly.GetType("Derived")!;
        var classes = new[] { derived, assembly.GetType("Small")!, assembly.GetType("Generic`1")!.MakeGenericType(typeof(string)) };
        var others = new[] { "Size", "Point" }.Select(name => derived.BaseType!.Assembly.GetType(name)!);
        Assert.That(classes.Concat(others).Where(type => !Fallbacks.IsGenerated(type)), Is.Empty);
    }

    [Test]
    public void MembersOfReferenceAssembliesOfDotNetHaveNoOrder()
    {
        var framework = CSharpCompilation.Create(
            "System.Shop",
            [CSharpSyntaxTree.ParseText(
                """
                [assembly: System.Runtime.CompilerServices.ReferenceAssembly]
                public class Error { public int A { get; set; } public int B { get; set; } }
                public class Problem { public int A { get; set; } public int B; public int C => 3; }
                """,
                TestProject.ParseOptions)],
            TestProject.Framework().Select(path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, publicSign: true,
                cryptoPublicKey: [.. typeof(object).Assembly.GetName().GetPublicKey()!]));
        using var image = new MemoryStream();
        Assert.That(framework.Emit(image).Success);

        var source = new SourceFile(
            """
            [assembly: BsonGenerated(typeof(Problem))]

            [BsonGenerated] public partial class OrderError : Error { public int Total { get; set; } }
            """);
        var compilation = TestProject.Compile("TestAssembly", [MetadataReference.CreateFromImage(image.ToArray())], [source]);
        var result = TestProject.CreateDriver().RunGenerators(compilation).GetRunResult().Results[0];
        Assert.That(result.Diagnostics.Select(diagnostic => diagnostic.Id + ": " + diagnostic.GetMessage()), Is.EqualTo(new[]
        {
            "BSONGEN006: No serializer is generated for 'OrderError', so the driver's class map serves it: the compiler can't see in " +
            "which order 'Error' of .NET declares its members",
        }));
    }

    /// <summary>Compiles against one version of a library, and loads the code with another.</summary>
    private static Assembly Load(string before, string after, string app)
    {
        var context = new AssemblyLoadContext(null);
        var compiled = GeneratorHarness.Run(before).ToReference();
        GeneratorHarness.Run(after).Load(context);
        var source = new SourceFile(app);
        var compilation = TestProject.Compile("TestAssembly2", [compiled], [source]);
        var assembly = GeneratorHarness.Run(compilation, TestProject.CreateDriver(), [source]).Load(context);
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        return assembly;
    }

    private static void AssertLikeClassMap(Type type) =>
        typeof(ReferencedClassTests).GetMethod(
            nameof(AssertLikeClassMapOf), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(type).Invoke(null, []);

    private static void AssertLikeClassMapOf<T>()
        where T : class, new()
    {
        var classMap = new BsonClassMapSerializer<T>(BsonClassMap.LookupClassMap(typeof(T)));
        var expected = new T().ToBson(serializer: classMap);
        Assert.That(new T().ToBson(), Is.EqualTo(expected));
        Assert.That(BsonGenSerializer.Deserialize<T>(expected).ToBson(serializer: classMap), Is.EqualTo(expected));
    }
}
