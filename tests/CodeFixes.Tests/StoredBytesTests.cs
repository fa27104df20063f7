using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

/// <summary>
/// After a fix, the program stores the same bytes, whatever it registers, unless the diagnostic is about data that is not stored.
/// </summary>
public sealed class StoredBytesTests
{
    private const string Usings =
        """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using System.Numerics;
        using System.Reflection;
        using MongoDB.Bson;
        using MongoDB.Bson.IO;
        using MongoDB.Bson.Serialization;
        using MongoDB.Bson.Serialization.Conventions;
        using MongoDB.Bson.Serialization.Options;
        using MongoDB.Bson.Serialization.Serializers;

        """;

    /// <summary>Writes two objects of each class in a namespace of a mistake: a new one, and one with values in its members.</summary>
    private const string Probe = Usings +
        """
        public static class Probe
        {
            public static string Run()
            {
                try
                {
                    Registration.Register();
                }
                catch (Exception)
                {
                    return "registration\tthrows";
                }

                return string.Join('\n',
                    from type in Registration.Types
                    from isFilled in new[] { false, true }
                    select $"{type.FullName} {(isFilled ? "filled" : "new")}\t{Write(type, isFilled)}");
            }

            private static string Write(Type type, bool isFilled)
            {
                try
                {
                    var document = BsonSerializer.Deserialize<BsonDocument>(Make(type, isFilled).ToBson(type));
                    return string.Join('|', document.Select(element =>
                        element.Name + "=" + Convert.ToHexString(new BsonDocument("", element.Value).ToBson())));
                }
                catch (Exception)
                {
                    return "throws";
                }
            }

            private static object Make(Type type, bool isFilled)
            {
                var constructor = type.GetConstructors().Single();
                var made = constructor.Invoke(constructor.GetParameters().Select(parameter => Sample(parameter.ParameterType)).ToArray());
                foreach (var property in type.GetProperties()
                    .Where(property => isFilled && property.CanWrite && property.GetIndexParameters().Length == 0))
                {
                    property.SetValue(made, Sample(property.PropertyType));
                }

                foreach (var field in type.GetFields().Where(_ => isFilled))
                {
                    field.SetValue(made, Sample(field.FieldType));
                }

                return made;
            }

            private static object? Sample(Type type) =>
                type == typeof(int) ? 5 :
                type == typeof(string) ? "s" :
                type == typeof(decimal) ? 1.5m :
                type == typeof(Guid) ? new Guid("00112233-4455-6677-8899-aabbccddeeff") :
                type == typeof(BigInteger) ? new BigInteger(7) :
                type == typeof(DayOfWeek) ? DayOfWeek.Friday :
                type == typeof(Action) ? () => { } :
                type == typeof(IEnumerable<int>) ? new[] { 1, 2 } :
                type == typeof(Dictionary<int, string>) ? new Dictionary<int, string> { [5] = "v" } :
                type.IsArray ? Array.CreateInstance(type.GetElementType()!, 1) : null;
        }

        public static partial class Registration
        {
            public static readonly Type[] Types = typeof(Registration).Assembly.GetTypes()
                .Where(type => type.Namespace?.StartsWith('N') == true && !type.IsAbstract && !type.Name.StartsWith('<'))
                .Where(type => !typeof(IBsonSerializer).IsAssignableFrom(type))
                .OrderBy(type => type.FullName, StringComparer.Ordinal)
                .ToArray();
        }

        /// <summary>Stores a value as its text.</summary>
        public sealed class TextSerializer<T> : SerializerBase<T>
        {
            public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value) =>
                context.Writer.WriteString($"{value}");
        }

        /// <summary>Stores each object as the same document.</summary>
        public sealed class OwnSerializer<T> : SerializerBase<T>
        {
            public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value)
            {
                context.Writer.WriteStartDocument();
                context.Writer.WriteInt32("own", 1);
                context.Writer.WriteEndDocument();
            }
        }

        /// <summary>Stores what the driver does not store.</summary>
        public sealed class Provider : IBsonSerializationProvider
        {
            public IBsonSerializer? GetSerializer(Type type) =>
                type == typeof(Action) ? new TextSerializer<Action>() :
                type == typeof(BigInteger) ? new TextSerializer<BigInteger>() :
                type == typeof(decimal) ? new TextSerializer<decimal>() :
                type == typeof(Guid) ? new GuidSerializer(BsonType.String) :
                type == typeof(Dictionary<int, string>) ? new TextSerializer<Dictionary<int, string>>() : null;
        }

        /// <summary>Runs after the attributes.</summary>
        public sealed class UpperCase : ConventionBase, IPostProcessingConvention
        {
            public void PostProcess(BsonClassMap map)
            {
                foreach (var member in map.DeclaredMemberMaps)
                {
                    member.SetElementName(member.ElementName.ToUpperInvariant());
                }
            }
        }

        public sealed class DictionariesAsDocuments : ConventionBase, IMemberMapConvention
        {
            public void Apply(BsonMemberMap member)
            {
                if (member.GetSerializer() is IDictionaryRepresentationConfigurable serializer)
                {
                    member.SetSerializer(serializer.WithDictionaryRepresentation(DictionaryRepresentation.ArrayOfDocuments));
                }
            }
        }

        """;

    /// <summary>In place of the title of an action that would change what is stored.</summary>
    private const string NotOffered = "";

    /// <summary>What the program registers, and whether that may store what the diagnostics say is not stored.</summary>
    private static readonly TestCaseData[] AllCases =
    [
        Case("nothing", "", false),
        Case("extra elements", Pack("new IgnoreExtraElementsConvention(true)")),
        Case("element names", Pack("new CamelCaseElementNameConvention()")),
        Case("enums as text", Pack("new EnumRepresentationConvention(BsonType.String)")),
        Case("no defaults", Pack("new IgnoreIfDefaultConvention(true)")),
        Case("no ids", Pack("new NoIdMemberConvention()")),
        Case("dictionaries", Pack("new DictionariesAsDocuments()")),
        Case("after attributes", Pack("new UpperCase()")),
        Case("delegate", "var pack = new ConventionPack(); " +
            "pack.AddMemberMapConvention(\"a\", m => m.SetElementName(\"x\" + m.MemberName)); " +
            "ConventionRegistry.Register(\"a\", pack, _ => true);"),
        Case("maps", "BsonClassMap.RegisterClassMap<N00.Order>();"),
        Case("provider", "BsonSerializer.RegisterSerializationProvider(new Provider());"),
        Case("serializer", "BsonSerializer.RegisterSerializer(" +
            "typeof(Dictionary<int, string>), (IBsonSerializer)new TextSerializer<Dictionary<int, string>>());"),
        Case("registry", "foreach (var type in new[] { typeof(Action), typeof(Guid), typeof(BigInteger) }) " +
            "((BsonSerializerRegistry)BsonSerializer.SerializerRegistry)" +
            ".RegisterSerializer(type, new Provider().GetSerializer(type));"),
        Case("class maps", "foreach (var type in Types.Where(type => type.Name == \"Order\")) { var map = new BsonClassMap(type); " +
            "foreach (var property in type.GetProperties().Where(property => property.DeclaringType == type)) map.MapMember(property); " +
            "foreach (var member in map.DeclaredMemberMaps) " +
            "if (new Provider().GetSerializer(member.MemberType) is { } own) member.SetSerializer(own); " +
            "BsonClassMap.RegisterClassMap(map); }"),
    ];

    // Each case compiles and runs all programs with mistakes.
    private static readonly IEnumerable<TestCaseData> Cases = Environment.GetEnvironmentVariable("CONFORMANCE") == "full"
        ? AllCases
        : AllCases.Where((_, number) => number % 5 == 0);

    /// <summary>Documents whose only element is null or an empty document, which hold no data.</summary>
    private static readonly string[] WithoutData = ["=070000000A0000", "=0C0000000300050000000000"];

    /// <summary>These are about data that is not stored: the driver writes no element, or one without data, or it throws.</summary>
    private static readonly string[] NotStored = ["BSONGEN005", "BSONGEN022", "BSONGEN024", "BSONGEN028"];

    private static readonly OrderMistake[] Orders =
    [
        .. OrderMistake.All,
        new("BSONGEN003", new RemoveAttributeFix(), "Remove [BsonGenerated]",
            "    public int A { get; set; }\n")
        {
            Attribute = "[BsonSerializer(typeof(global::OwnSerializer<Order>))]\n",
        },
        new("BSONGEN006", new RemoveAttributeFix(), "Remove [BsonGenerated]",
            "    [BsonElement(\"_t\")]\n    public int A { get; set; }\n"),
        new("BSONGEN018", new RemoveAttributeFix(), NotOffered,
            "    [BsonDefaultValue(\"a\")]\n    [BsonIgnoreIfDefault]\n    public int A { get; set; }\n"),
    ];

    [TestCaseSource(nameof(Cases))]
    public async Task FixesKeepWhatIsStored(string registration, bool mayStore)
    {
        // A registration of a sample would be one of the whole program.
        Mistake[] mistakes =
            [.. Orders, .. (await PageMistake.All.Value).Where(mistake => !mistake.Wrong.Contains("Register", StringComparison.Ordinal))];
        string[] texts = [.. mistakes.Select((mistake, i) => mistake.Write($"N{i:d2}"))];
        var registering = $"{Usings}public static partial class Registration {{ public static void Register() {{ {registration} }} }}";
        using var solution = new TestSolution([.. texts, Probe, registering]) { RequiresGuidRepresentation = true };
        var project = solution.Solution.Projects.Single();
        var documents = project.Documents.ToList();
        var diagnostics = await solution.FindDiagnosticsAsync(project);
        var changed = solution.Solution;
        var applied = 0;
        for (var i = 0; i < mistakes.Length; i++)
        {
            var mistake = mistakes[i];
            var tree = await documents[i].GetSyntaxTreeAsync();
            var diagnostic = diagnostics.FirstOrDefault(candidate =>
                candidate.Id == mistake.Id && candidate.Location.SourceTree == tree);
            var offers = diagnostic is null ? [] : await TestSolution.OfferAsync(mistake.Fix, documents[i], diagnostic);
            var action = mistake.Title == NotOffered ? offers.FirstOrDefault() : offers.Find(offer => offer.Title == mistake.Title);
            if (action is not null)
            {
                var operations = await action.GetOperationsAsync(CancellationToken.None);
                var after = operations.OfType<ApplyChangesOperation>().Single().ChangedSolution.GetDocument(documents[i].Id)!;
                changed = changed.WithDocumentText(documents[i].Id, await after.GetTextAsync());
                applied++;
            }
        }

        var offered = mistakes.Count(mistake => mistake.Title != NotOffered);
        Assert.That(applied, mayStore ? Is.InRange(5, offered - 5) : Is.EqualTo(offered));
        var before = await RunAsync(project, isGenerated: false);
        var storedBefore = before.Where(outcome => outcome.Value != "throws").ToList();
        Assert.That(storedBefore, Has.Count.GreaterThan(mistakes.Length / 2));
        using var all = Assert.EnterMultipleScope();
        foreach (var isGenerated in new[] { false, true })
        {
            var after = await RunAsync(changed.Projects.Single(), isGenerated);
            foreach (var (name, stored) in storedBefore)
            {
                var mistake = mistakes[int.Parse(name[1..3], System.Globalization.CultureInfo.InvariantCulture)];
                var isKept = NotStored.Contains(mistake.Id)
                    ? FindValues(stored).All(after[name].Split('|').Contains)
                    : after[name] == stored;
                var change = $"{name}, generated: {isGenerated}: {stored} became {after[name]}";
                Assert.That(isKept, Is.True, $"{mistake.Id} '{mistake.Title}' in {change}\n{mistake.Source}");
            }
        }
    }

    /// <summary>The elements that hold a value: not those that the driver writes without one.</summary>
    private static IEnumerable<string> FindValues(string stored) => stored.Split('|')
        .Where(element => element.Length > 0 && !WithoutData.Any(end => element.EndsWith(end, StringComparison.Ordinal)));

    private static async Task<Dictionary<string, string>> RunAsync(Project project, bool isGenerated)
    {
        var outcomes = await CompiledProgram.RunAsync(project, isGenerated, "Probe", "Run");
        return outcomes.Split('\n').Select(line => line.Split('\t')).ToDictionary(parts => parts[0], parts => parts[1]);
    }

    private static string Pack(string convention) =>
        $"ConventionRegistry.Register(\"a\", new ConventionPack {{ {convention} }}, _ => true);";

    private static TestCaseData Case(string name, string registration, bool mayStore = true) =>
        new TestCaseData(registration, mayStore).SetArgDisplayNames(name);
}
