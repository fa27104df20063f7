using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Code generated for unusual names behaves like the class map.</summary>
public sealed class BehaviourTests
{
    [Test]
    public void MembersThatDifferInCaseOrUnderscoresOrAreHidden() => AssertLikeClassMap(
        """
        public class Base
        {
            [BsonElement("a")] private List<int>? _items = null;
            [BsonElement("b")] private int _count = 0;
            [BsonElement("c")] private int Hidden { get; set; }
            [BsonElement("c2")] public int Shown { get; init; }

            public override string ToString() => $"{_items} {_count} {Hidden}";
        }

        [BsonGenerated]
        public partial class Order : Base
        {
            [BsonElement("d")] private List<int>? _items;
            [BsonElement("e")] private int _count = 0;
            [BsonElement("f")] private int Hidden { get; init; }
            [BsonElement("f2")] public new int Shown { get; init; }
            [BsonRequired] public List<int>? Items { get; set; }
            [BsonRequired] public List<int>? items { get; set; }
            public List<List<int>>? List { get; set; }
            public List<int>? ListItem { get; set; }
            public int count { get => field; set => field = value; }
            public int Count { get => field; set => field = value; }

            public override string ToString() => $"{_items} {_count} {Hidden}";
        }
        """,
        "Order");

    [Test]
    public void Keywords() => AssertLikeClassMap(
        """
        namespace @namespace.@class;

        [BsonGenerated]
        public partial class @event
        {
            public int @class { get; set; }
            public string? @string { get; init; }
            public List<int>? @field { get; set; }
            [BsonElement("@")] private int @int;

            public override string ToString() => $"{@int}";
        }
        """,
        "namespace.class.event");

    [Test]
    public void ElementNames() => AssertLikeClassMap(
        """"
        [BsonGenerated]
        public sealed partial class Elements
        {
            [BsonElement("a \"quoted\" name")] public int Quotes { get; set; }
            [BsonElement(@"back\slash\0")] public int Backslash { get; set; }
            [BsonElement("😀 <b>&amp;</b>")] public int Emoji { get; set; }
            [BsonElement("line\r\nfeed\u2028\u0085\u0001\uffff*/")] public int Lines { get; set; }
            [BsonElement("{0} {{name}}")] public int Braces { get; set; }
            [BsonElement("'")] public int A { get; set; }
            [BsonElement("\\")] public int B { get; set; }
            [BsonElement("\u007f")] public int D { get; set; }
        }
        """",
        "Elements");

    [Test]
    public void PrivateMembersOfOtherAssembliesAreNotLost()
    {
        var library = GeneratorHarness.Run(
            """
            public class Base
            {
                [BsonElement("field")] private int _field = 5;
                [BsonElement("property")] private string? Property { get; set; }

                public int Id { get; set; }

                public override string ToString() => $"{_field} {Property}";
            }

            public class Made
            {
                public int Number = 3;

                private Made() => Number = 7;

                private Made(int number) => Number = number;

                public int Other { get; set; }

                public static Made Make() => new(1);
            }

            public class Open
            {
                private int _unmapped = 1;

                public int Number { get; set; }

                public override string ToString() => $"{_unmapped++}";
            }
            """);
        var context = new AssemblyLoadContext(null);
        var types = library.Load(context);
        var source = new SourceFile(
            """
            [assembly: BsonGenerated(typeof(Made))]
            [assembly: BsonGenerated(typeof(Open))]

            [BsonGenerated]
            public sealed partial class Derived : Base
            {
                public int Number { get; set; }
            }
            """);
        var compilation = TestProject.Compile("TestAssembly2", [library.ToReference()], [source]);
        var assembly = GeneratorHarness.Run(compilation, TestProject.CreateDriver(), [source]).Load(context);
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);

        AssertLikeClassMap(assembly.GetType("Derived")!);
        Assert.That(Fallbacks.IsGenerated(assembly.GetType("Derived")!), Is.False);
        Assert.That(Fallbacks.IsGenerated(types.GetType("Made")!), Is.True);
        Assert.That(Fallbacks.IsGenerated(types.GetType("Open")!), Is.True);

        var made = BsonSerializer.Deserialize(new BsonDocument("Other", 1), types.GetType("Made")!);
        Assert.That(made.ToBsonDocument(made.GetType()), Is.EqualTo(new BsonDocument { { "Number", 7 }, { "Other", 1 } }));
    }

    [Test]
    public void ConstructedForeignTypesAreRegistered()
    {
        var assembly = GeneratorHarness.Run(
            """
            [assembly: BsonGenerated(typeof(Box<int>))]
            [assembly: BsonGenerated(typeof(Box<string[]>.Lid))]

            public class Box<T>
            {
                public T? Content { get; set; }

                public class Lid
                {
                    public T? Content { get; set; }
                }
            }
            """).Load();
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        var box = assembly.GetType("Box`1")!;
        Assert.Multiple(() =>
        {
            Assert.That(BsonSerializer.LookupSerializer(box.MakeGenericType(typeof(int))).GetType().Assembly, Is.SameAs(assembly));
            Assert.That(
                BsonSerializer.LookupSerializer(assembly.GetType("Box`1+Lid")!.MakeGenericType(typeof(string[]))).GetType().Assembly,
                Is.SameAs(assembly));
            Assert.That(BsonSerializer.LookupSerializer(box.MakeGenericType(typeof(long))).GetType().Assembly, Is.Not.SameAs(assembly));
        });
    }

    private static void AssertLikeClassMap(string source, string typeName)
    {
        var type = GeneratorHarness.Run(source).Load().GetType(typeName, throwOnError: true)!;
        AssertLikeClassMap(type);
        Assert.That(Fallbacks.IsGenerated(type), Is.True);
    }

    private static void AssertLikeClassMap(Type type) =>
        typeof(BehaviourTests).GetMethod(
            nameof(AssertLikeClassMapOf), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(type)
            .Invoke(null, []);

    private static void AssertLikeClassMapOf<T>()
        where T : class, new()
    {
        var generated = BsonSerializer.LookupSerializer<T>();
        Assert.That(generated.GetType().Assembly, Is.SameAs(typeof(T).Assembly));
        var classMap = new BsonClassMapSerializer<T>(BsonClassMap.LookupClassMap(typeof(T)));

        var value = Fill(new T());
        var expected = value.ToBson(serializer: classMap);
        Assert.That(value.ToBson(serializer: generated).ToJson(), Is.EqualTo(expected.ToJson()));
        Assert.That(BsonGenSerializer.Serialize(value), Is.EqualTo(expected));
        Assert.That(BsonGenSerializer.Deserialize<T>(expected).ToBson(serializer: classMap), Is.EqualTo(expected));
    }

    /// <summary>Gives each field a different value, also private and inherited fields.</summary>
    private static T Fill<T>(T target)
        where T : class
    {
        var next = 1;
        for (var level = typeof(T); level is not null; level = level.BaseType)
        {
            foreach (var field in level.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            {
                field.SetValue(target, Create(field.FieldType, next++));
            }
        }

        return target;
    }

    private static object Create(Type type, int number) =>
        type == typeof(int) ? number :
        type == typeof(string) ? $"s{number}" :
        type == typeof(List<int>) ? new List<int> { number, -number } :
        type == typeof(List<List<int>>) ? new List<List<int>> { new() { number }, new() } :
        throw new NotSupportedException(type.ToString());
}
