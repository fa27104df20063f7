using Histories.Comparing;
using Histories.Playing;
using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace Histories;

/// <summary>
/// Types and start-up code in the shapes of well-known applications and libraries. Generated code serves all types that the start-up code
/// stores as they were compiled.
/// </summary>
[TestFixture]
public sealed class ApplicationTests
{
    private const string Usings =
        """
        using Conformance.Models.Histories;
        using MongoDB.Bson.IO;
        using MongoDB.Bson.Serialization;
        using MongoDB.Bson.Serialization.Conventions;
        using MongoDB.Bson.Serialization.Serializers;

        """;

    private const string Lenient =
        """
        ConventionRegistry.Register("application", new ConventionPack { new IgnoreExtraElementsConvention(true) }, static _ => true);

        """;

    // A package without the generator.
    private const string Package =
        """
        namespace Package;

        public class IdentityUser<TKey>
        {
            public TKey? Id { get; set; }

            public string? UserName { get; set; }

            public int AccessFailedCount { get; set; }
        }

        public class MongoUser<TKey> : IdentityUser<TKey>
            where TKey : IEquatable<TKey>
        {
            public int Version { get; set; }

            public DateTime CreatedOn { get; private set; } = new(2026, 1, 2, 0, 0, 0, DateTimeKind.Utc);

            public List<TKey> Groups { get; init; } = [];

            public List<string>? Claims { get; set; }
        }
        """;

    /// <summary>
    /// A library registers a convention of its own for all types when it is loaded. It concerns members of one type of the library's.
    /// </summary>
    [Test]
    public void AConventionOfALibraryForAllTypes() => Check(
        """
        ConventionRegistry.Register(
            "library",
            new ConventionPack { new IgnoreExtraElementsConvention(true), new IgnoreMany() },
            static _ => true);
        """,
        """
        public sealed class Many<TChild, TParent>;

        public sealed class IgnoreMany : ConventionBase, IMemberMapConvention
        {
            public void Apply(BsonMemberMap member)
            {
                if (member.MemberType.Name == "Many`2")
                {
                    member.SetShouldSerializeMethod(static _ => false);
                }
            }
        }
        """,
        Enumerable.Range(0, 39).Select(number => Entity(number, "[BsonId] public ObjectId ID { get; set; }")));

    /// <summary>The base classes of users and roles are those of a package, and conventions concern all types.</summary>
    [Test]
    public void BaseClassesOfAPackage() => Check(
        Lenient,
        "",
        Enumerable.Range(0, 10).Select(number =>
            Entity(number, "public string? Name { get; set; }", $": Package.MongoUser<{(number % 2 == 0 ? "string" : "ObjectId")}>")));

    /// <summary>
    /// A large application ignores extra elements of all types, and declares nothing. One class map, which is compiled, names an element.
    /// </summary>
    [Test]
    public void AConventionInCodeForAllTypes() => Check(
        Lenient +
        """
        BsonClassMap.RegisterClassMap<Type7>(static map =>
        {
            map.AutoMap();
            map.GetMemberMap(value => value.Count).SetElementName("n");
        });
        """,
        "",
        Enumerable.Range(0, 201).Select(number => Entity(number, "public string? Id { get; set; }")));

    /// <summary>A member of a type that the driver can't store has a serializer in a class map, or a registered one.</summary>
    [TestCase("BsonSerializer.RegisterSerializer(new TypeNameSerializer());")]
    [TestCase(
        """
        BsonClassMap.RegisterClassMap<Type7>(static map =>
        {
            map.AutoMap();
            map.GetMemberMap(value => value.JobType).SetSerializer(new TypeNameSerializer());
        });
        """)]
    public void AMemberThatOnlyStartUpCodeCanStore(string start) => Check(
        Lenient + start,
        """
        public sealed class TypeNameSerializer : SerializerBase<Type?>
        {
            public override Type? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
                Type.GetType(context.Reader.ReadString());

            public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Type? value) =>
                context.Writer.WriteString(value?.FullName ?? "none");
        }
        """,
        Enumerable.Range(0, 21).Select(number =>
            Entity(number, $"public {(number == 7 ? "Type? JobType" : "string? Id")} {{ get; set; }}")));

    private static string Entity(int number, string members, string bases = "") =>
        $$"""
        namespace Conformance.Models.Histories
        {
            [BsonGenerated]
            public partial class Type{{number}} {{bases}}
            {
                {{members}}

                public int Count { get; set; }

                public {{(number == 0 ? "long" : $"List<Type{number / 2}>?")}} Values { get; set; }
            }
        }
        """;

    private static void Check(string start, string more, IEnumerable<string> types, params string[] fallbacks)
    {
        var startUp = $$"""
            {{Usings}}
            public static class StartUp
            {
                public static void Run()
                {
                    {{start}}
                }
            }

            {{more}}
            """;
        string[] sources = [startUp, .. types];
        var library = PoolCompiler.Compile("Package", [Package], isGenerated: false);
        using var classMapped = Start(isGenerated: false);
        using var generated = Start(isGenerated: true);
        var expected = classMapped.Call<string[]>(nameof(Session.UseAll));
        Assert.That(expected, Has.Length.EqualTo(sources.Length - 1));
        Assert.That(expected, Has.All.Not.Contains("Exception"));
        Assert.That(generated.Call<string[]>(nameof(Session.UseAll)), Is.EqualTo(expected));
        var actual = generated.Call<string[]>(nameof(Session.FindFallbacks));
        Assert.That(actual, Has.Length.EqualTo(fallbacks.Length), string.Join('\n', actual));
        for (var i = 0; i < fallbacks.Length; i++)
        {
            Assert.That(actual[i], Does.Contain(fallbacks[i]));
        }

        PrivateSession Start(bool isGenerated)
        {
            var types = PoolCompiler.Compile(
                "Application", sources, isGenerated, options: null, MetadataReference.CreateFromImage(library));
            var driver = new PrivateSession(library, types);
            driver.Call<object?>(nameof(Session.Start));
            return driver;
        }
    }
}
