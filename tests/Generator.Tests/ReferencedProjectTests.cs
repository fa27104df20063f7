using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Types whose base classes and members come from a library, which is referenced as an assembly or as a project.</summary>
public sealed class ReferencedProjectTests
{
    [Test]
    public void TypesOfOtherAssemblies()
    {
        var library = GeneratorHarness.Run(
            """
            [assembly: System.Runtime.CompilerServices.InternalsVisibleTo("TestAssembly2")]

            namespace Shop
            {
                public class Entity
                {
                    public ObjectId Id { get; protected internal set; }
                    public virtual string Name { get; init; } = "";
                    public required int Version { get; set; }
                }

                [BsonGenerated]
                public partial class Order : Entity
                {
                    public int Total { get; set; }
                }

                [BsonGenerated]
                public partial class Box<T>
                {
                    public T? Content { get; set; }
                }

                [BsonGenerated]
                internal partial class Secret
                {
                    public int Number { get; set; }
                }
            }
            """);

        var source = new SourceFile(
            """
            [assembly: BsonGenerated(typeof(Shop.Entity))]

            namespace App
            {
                [BsonGenerated, BsonDiscriminator("AppOrder")]
                public partial class Order : Shop.Order
                {
                    public Shop.Order? Old { get; set; }
                    public Shop.Box<int>? Box { get; set; }
                    public List<Shop.Box<Shop.Order>>? Boxes { get; set; }
                    public Shop.Entity? Entity { get; set; }
                    [BsonElement] internal Shop.Secret? Secret { get; set; }
                }

                [BsonGenerated, BsonDiscriminator("AppSecret")]
                internal partial class Secret : Shop.Secret;
            }
            """);
        var compilation = TestProject.Compile("TestAssembly2", [library.ToReference()], [source]);
        GeneratorHarness.Run(compilation, TestProject.CreateDriver(), [source]);
    }

    // Editors pass referenced projects as source, which belongs to another compilation.
    [Test]
    public void ClassesOfReferencedProjects()
    {
        var library = GeneratorHarness.Run(
            """
            public class Entity
            {
                private readonly List<int> _numbers;

                public Entity(string name)
                {
                    Name = name;
                    _numbers = new List<int>();
                }

                public string Name { get; }
                public int Count { get => _numbers.Count; private set { } }
            }
            """);
        var source = new SourceFile(
            """
            [BsonGenerated]
            public partial class Order : Entity
            {
                public Order(string name, int total) : base(name) => Total = total;

                public int Total { get; }
            }
            """);
        var compilation = TestProject.Compile("TestAssembly2", [library.Output.ToMetadataReference()], [source]);
        Assert.That(GeneratorHarness.Run(compilation, TestProject.CreateDriver(), [source]).Texts, Has.Count.EqualTo(2));
    }

    /// <summary>Two projects name one type for themselves, and one of them sees the other's serializer of it.</summary>
    [TestCase("My_App", "My.App")]
    [TestCase("Library", "App")]
    public void SerializersOfOneTypeInTwoProjects(string libraryName, string appName)
    {
        const string Requests = "[assembly: BsonGenerated(typeof(Third.Part))] [assembly: BsonGenerated(typeof(Third.Size))]";
        var third = Compile(
            "Third",
            [],
            "namespace Third { public class Part { public int A { get; set; } } public struct Size { public int B { get; set; } } }");
        var library = Compile(
            libraryName,
            [third],
            $"{Requests} [assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"{appName}\")] namespace Lib {{ [BsonGenerated] " +
            $"public partial class Box {{ public Third.Part? Part {{ get; set; }} }} }}");
        Compile(
            appName,
            [third, library],
            $"{Requests} [BsonGenerated] public partial class Order : Lib.Box {{ public Third.Size Size {{ get; set; }} public " +
            $"List<Third.Part> Parts {{ get; set; }} = []; }}");

        static Microsoft.CodeAnalysis.MetadataReference Compile(
            string name, IEnumerable<Microsoft.CodeAnalysis.MetadataReference> references, SourceFile source) =>
            GeneratorHarness.Run(TestProject.Compile(name, references, [source]), TestProject.CreateDriver(), [source]).ToReference();
    }
}
