using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

/// <summary>
/// A program with a library that registers conventions and class maps, so that no analyzer sees them. The declaration that is printed at
/// run time is pasted: nothing falls back then, and all bytes are those of the class maps.
/// </summary>
internal static class LibraryProgram
{
    public const string Models =
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

    public const string StandardGuids = "BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));";

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

    public static async Task AssertRepairedAsync(string calls, string declaration, string models = Models)
    {
        Assert.That(await RunAsync(calls, "", "Find", models: models), Is.Not.Empty, "Nothing fell back before.");
        Assert.That(await RunAsync(calls, declaration, "Find", models: models), Is.Empty);
        Assert.That(await DeclareAsync(calls, declaration, models), Is.Empty);
        var expected = await RunAsync(calls, "", "Run", isGenerated: false, models);
        Assert.That(await RunAsync(calls, declaration, "Run", models: models), Is.EqualTo(expected));
        Assert.That(await RunAsync(calls, "", "Run", models: models), Is.EqualTo(expected));
    }

    public static Task<string> DeclareAsync(string calls, string declaration, string models = Models) =>
        RunAsync(calls, declaration, "Declare", models: models);

    public static async Task<string> RunAsync(
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
