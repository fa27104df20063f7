using System.Collections.Immutable;
using System.Runtime.Loader;
using BsonGen.Tests.Shared;
using Microsoft.CodeAnalysis;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Errors are reported where the driver's class map throws, and nowhere else: many small types are compiled without a serializer and used,
/// on the version of the driver that the tests run on, and their diagnostics are those of the same types with <c>[BsonGenerated]</c>.
/// </summary>
public sealed partial class DriverRefusalTests
{
    private const string Usings =
        """
        global using System.Collections;
        global using System.Collections.ObjectModel;
        global using System.Globalization;
        global using System.IO;
        global using System.Net;
        global using System.Text.RegularExpressions;
        global using MongoDB.Bson.Serialization;
        global using MongoDB.Bson.Serialization.Options;
        global using MongoDB.Bson.Serialization.Serializers;
        """;

    private static readonly string[] Types =
    [
        .. ValueTypes.All.Where(kind => !kind.DependsOnVersion).Select(kind => kind.Code),
        "object", "BsonValue", "BsonDocument", "(int, int)", "int?", "int[]", "int[,]", "List<string>", "IEnumerable<DateTime>",
        "HashSet<TimeSpan?>", "Stack<Guid>", "Dictionary<string, int>", "IReadOnlyDictionary<string, TimeSpan>",
        "List<Dictionary<string, decimal>>", "ReadOnlyCollection<int>", "List<List<DayOfWeek>>",
    ];

    // The driver's version decides for these, so that no error may be reported; and for Guids as binary data, which have no representation
    // then.
    private static readonly string[] DoubtfulTypes =
    [
        .. ValueTypes.All.Where(kind => kind.DependsOnVersion).Select(kind => kind.Code),
        "Regex", "Queue<DateOnly?>", "ISet<Half>",
    ];

    // Their default is no date that the driver stores, and their default serializer stores no binary data.
    private static readonly string[] RefusedDefaults = ["BsonType.DateTime)] public DateTimeOffset", "BsonType.Binary)] public Guid"];

    private static readonly string[] Attributes =
    [
        .. Enum.GetNames<BsonType>().Select(name => $"BsonRepresentation(BsonType.{name})"),
        "BsonDateTimeOptions", "BsonDateTimeOptions(Representation = BsonType.Int32)",
        "BsonDateTimeOptions(DateOnly = true, Representation = BsonType.String)",
        "BsonTimeSpanOptions(BsonType.Int64)", "BsonTimeSpanOptions(BsonType.DateTime)", "BsonDictionaryOptions",
        "BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)",
        "BsonSerializer(typeof(Int32Serializer))", "BsonSerializer(typeof(ObjectSerializer))", "BsonSerializer(typeof(string))",
    ];

    [Test]
    public void Representations()
    {
        var cases = Run([.. from type in Types.Concat(DoubtfulTypes) from attribute in Attributes select Declare(attribute, type)]);
        AssertErrors(cases, isComplete: member =>
            !DoubtfulTypes.Any(type => member.Contains($" {type} ", StringComparison.Ordinal)) && !IsRefusedDefault(member));
        var accepted = cases.Where(refused => !refused.IsRefused).Select(refused => refused.Member).ToHashSet();
        Assert.Multiple(() =>
        {
            foreach (var kind in ValueTypes.All.Where(kind => !kind.DependsOnVersion))
            {
                Assert.That(
                    Enum.GetNames<BsonType>().Where(name =>
                        Declare($"BsonRepresentation(BsonType.{name})", kind.Code) is var member &&
                        (accepted.Contains(member) || IsRefusedDefault(member))),
                    Is.EquivalentTo(kind.Representations),
                    $"the representations of {kind.Code} in the list of kinds");
            }
        });
    }

    private static string Declare(string attribute, string type) => $"[{attribute}] public {type} A {{ get; set; }} = default!;";

    private static bool IsRefusedDefault(string member) =>
        Array.Exists(RefusedDefaults, refused => member.Contains(refused, StringComparison.Ordinal));

    /// <summary>Before 3.2 the driver refuses the attribute on nullable Guids and collections of them.</summary>
    [Test]
    public void GuidRepresentations() => AssertErrors(
        Run(
            [.. Types.Select(type =>
                $"[BsonGuidRepresentation(GuidRepresentation.Standard)] public {type} A {{ get; set; }} = default!;")]),
        isComplete: member => !member.Contains("<Guid>", StringComparison.Ordinal));

    [Test]
    public void DefaultValues()
    {
        string[] constants = ["1", "1L", "1.5", "'a'", "\"a\"", "true", "null", "typeof(int)", "DayOfWeek.Friday", "new[] { 1 }"];
        string[] types = [
            "int",
            "long",
            "uint",
            "double",
            "decimal",
            "char",
            "string",
            "bool",
            "DayOfWeek",
            "int?",
            "long?",
            "DayOfWeek?",
            "object",
            "IComparable",
            "IEnumerable<char>",
            "List<int>",
            "int[]",
            "DateTime",
            "ObjectId",
        ];
        AssertErrors(
            Run(
                [.. from type in types from constant in constants select $"[BsonDefaultValue({constant})] public {type} A {{ get; set; " +
                    $"}} = default!;"]));
    }

    [Test]
    public void KnownTypes() => AssertErrors(Run(
        "public int A; } [BsonKnownTypes(typeof(string))] public partial class N",
        "public int A; } [BsonKnownTypes(typeof(int[]))] public partial class N",
        "public int A; } [BsonKnownTypes(typeof(IDisposable))] public partial class N",
        "public int A; } [BsonKnownTypes(typeof(DayOfWeek), typeof(N))] public partial class N",
        "public int A; } [BsonKnownTypes(typeof(N))] public partial class N",
        "public int A; } [BsonKnownTypes(typeof(O))] public partial class N { } public class O : N",
        "public int A; } [BsonKnownTypes(typeof(O<>))] public partial class N { } public class O<T> : N",
        "public int A; } [BsonKnownTypes(typeof(O<int>))] public partial class N { } public class O<T> : N",
        "public int A; } [BsonKnownTypes(typeof(O))] public partial class N : I { } public interface I { } public class O : I",
        "public int A; } [BsonKnownTypes(typeof(int))] public partial struct N"));

    /// <summary>The driver accepts two types with one discriminator, and refuses to read such documents as their base class.</summary>
    [TestCase("[BsonDiscriminator(\"a\")] public class A : N { } [BsonDiscriminator(\"a\")] public class B : N", true)]
    [TestCase("[BsonDiscriminator(\"a\")] public class A : N { } [BsonDiscriminator(\"b\")] public class B : N", false)]
    public void Discriminators(string derived, bool isRefused)
    {
        var member = "public int A; } [BsonKnownTypes(typeof(A), typeof(B))] public partial class N { } " + derived;
        var type = Load([member]).Single();
        Assert.That(() => BsonSerializer.LookupSerializer(type), Throws.Nothing);
        Assert.That(
            () => BsonSerializer.Deserialize(new BsonDocument("_t", "a").ToBson(), type),
            isRefused ? Throws.TypeOf<BsonSerializationException>().With.Message.Contains("Ambiguous discriminator") : Throws.Nothing);
        Assert.That(Report([member]).Select(diagnostic => diagnostic.Id), isRefused ? Is.EqualTo(new[] { "BSONGEN021" }) : Is.Empty);
    }

    [TestCase(
        "[BsonGenerated] public partial class N",
        "[BsonDiscriminator(\"a\")] public partial class A : N { } [BsonGenerated, BsonDiscriminator(\"a\")] public partial class B : N",
        true)]
    [TestCase(
        "[BsonGenerated] public partial class N",
        "[BsonDiscriminator(\"N\")] public partial class A : N { } [BsonGenerated, BsonDiscriminator(\"a\")] public partial class B : A",
        true)]
    [TestCase(
        "[BsonDiscriminator(RootClass = true)] public class N",
        "public partial class A : N { } public partial class C { [BsonGenerated, BsonDiscriminator(\"A\")] public partial class B : N { " +
        "} } public class D",
        true)]
    [TestCase("[BsonGenerated] public partial class N", "public partial class A : N { } [BsonGenerated] public partial class B : N", false)]
    public void DiscriminatorsOfTypesThatNoAttributeNames(string ancestor, string derived, bool isRefused)
    {
        var source = $"namespace N0 {{ {ancestor} {{ }} [BsonGenerated] {derived} {{ }} }}";
        var reported = TestProject.CreateDriver().RunGenerators(TestProject.Compile(new SourceFile(source))).GetRunResult().Diagnostics;
        Assert.That(reported.Select(diagnostic => diagnostic.Id), isRefused ? Is.EqualTo(new[] { "BSONGEN021" }) : Is.Empty);

        using var image = new MemoryStream();
        Assert.That(
            TestProject.Compile(
                "Discriminators",
                [],
                [new SourceFile(
                    source.Replace("[BsonGenerated]", "", StringComparison.Ordinal).Replace(
                        "BsonGenerated, ", "", StringComparison.Ordinal))]).Emit(image).Success,
            Is.True);
        image.Position = 0;
        var types = new AssemblyLoadContext(null).LoadFromStream(image).GetTypes().Where(type => type.Name is "A" or "B" or "N").ToList();
        foreach (var type in types)
        {
            BsonSerializer.LookupSerializer(type);
        }

        var read = types.Single(type => type.Name == "N");
        var refusals = types.Select(type => BsonClassMap.LookupClassMap(type).Discriminator)
            .Distinct()
            .Count(discriminator => IsAmbiguous(read, discriminator));
        Assert.That(refusals, Is.EqualTo(isRefused ? 1 : 0));
    }

    private static bool IsAmbiguous(Type read, string discriminator)
    {
        try
        {
            BsonSerializer.Deserialize(new BsonDocument("_t", discriminator).ToBson(), read);
            return false;
        }
        catch (BsonSerializationException error) when (error.Message.Contains("Ambiguous discriminator", StringComparison.Ordinal))
        {
            return true;
        }
    }

    [Test]
    public void OtherAttributes() => AssertErrors(Run(
        "[BsonExtraElements] public Dictionary<string, string> A { get; set; } = default!;",
        "[BsonExtraElements] public Dictionary<string, object> A { get; set; } = default!;",
        "[BsonExtraElements] public SortedDictionary<string, object> A { get; set; } = default!;",
        "[BsonExtraElements] public IReadOnlyDictionary<string, object> A { get; set; } = default!;",
        "[BsonExtraElements] public BsonDocument A { get; set; } = default!;",
        "[BsonExtraElements] public BsonValue A { get; set; } = default!;",
        "[BsonExtraElements] public int A { get; set; } = default!;",
        "public Dictionary<string, string> ExtraElements { get; set; } = default!;",
        "[BsonId(IdGenerator = typeof(string))] public string A { get; set; } = default!;",
        "[BsonId(IdGenerator = typeof(Hidden))] public string A { get; set; } = default!; public sealed class Hidden : " +
        "MongoDB.Bson.Serialization.IIdGenerator { private Hidden() { } public object GenerateId(object container, object document) => " +
        "\"\"; public bool IsEmpty(object? id) => false; }",
        "[BsonId(IdGenerator = typeof(MongoDB.Bson.Serialization.IdGenerators.StringObjectIdGenerator))] public string A { get; set; } = " +
        "default!;",
        "[BsonRepresentation(BsonType.ObjectId)] public B A { get; set; } = default!; [BsonGenerated] public partial class B",
        "[BsonDateTimeOptions] public B A { get; set; } = default!; [BsonSerializer(typeof(BSerializer))] public class B { } public " +
        "class BSerializer : SerializerBase<B>",
        "[BsonSerializer(typeof(GuidSerializer))] public Guid? A { get; set; }",
        "[BsonSerializer(typeof(EnumSerializer<DayOfWeek>))] public DayOfWeek A { get; set; }",
        "[BsonSerializer(typeof(ArraySerializer<>))] public List<int> A { get; set; } = default!;",
        "[BsonSerializer(typeof(EnumerableInterfaceImplementerSerializer<,>))] public Dictionary<int, int> A { get; set; } = default!;",
        "[BsonSerializer(typeof(Int32Serializer)), BsonRepresentation(BsonType.String)] public int A { get; set; }",
        "[BsonRepresentation(BsonType.String), BsonTimeSpanOptions(BsonType.Int64)] public TimeSpan A { get; set; }"),
        isComplete: member => !member.Contains("<,>", StringComparison.Ordinal) &&
            !member.Contains("ArraySerializer<>", StringComparison.Ordinal) &&
            !member.Contains("BSerializer", StringComparison.Ordinal));

    private static void AssertErrors(IReadOnlyCollection<Case> cases, Func<string, bool>? isComplete = null) => Assert.Multiple(() =>
    {
        Assert.That(cases.Count(refused => refused.IsRefused), Is.GreaterThan(0).And.LessThan(cases.Count));
        Assert.That(
            cases.Where(refused => refused is { IsReported: true, IsRefused: false }).Select(refused => refused.Member),
            Is.Empty,
            "reported, and the driver takes it");
        Assert.That(
            cases.Where(refused =>
                refused is { IsReported: false, IsRefused: true } &&
                isComplete?.Invoke(refused.Member) != false).Select(refused => refused.Member),
            Is.Empty, "not reported, and the driver refuses it");
    });

    /// <summary>Uses a class with each member, and gets the errors of the generator.</summary>
    private static IReadOnlyList<Case> Run(params string[] members)
    {
        var reported = Report(members)
            .Where(diagnostic =>
                diagnostic.Severity == DiagnosticSeverity.Error ||
                diagnostic is { Severity: DiagnosticSeverity.Warning, Id: "BSONGEN005" or "BSONGEN021" })
            .Select(diagnostic => diagnostic.Location.SourceTree!.FilePath)
            .ToHashSet();
        return [.. Load(members).Select((type, i) => new Case(members[i], IsRefused(type), reported.Contains($"{i}.cs")))];
    }

    private static ImmutableArray<Diagnostic> Report(string[] members) =>
        TestProject.CreateDriver().RunGenerators(Compile(members, "[BsonGenerated] ")).GetRunResult().Diagnostics;

    private static IEnumerable<Type> Load(string[] members)
    {
        using var image = new MemoryStream();
        var result = Compile(members, "").Emit(image);
        Assert.That(
            result.Success,
            Is.True,
            string.Join('\n', result.Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)));
        image.Position = 0;
        var assembly = new AssemblyLoadContext(null).LoadFromStream(image);
        return members.Select((member, i) => assembly.GetType(NameOf(i, member))!);
    }

    private static Compilation Compile(string[] members, string attribute) => TestProject.Compile(
        "Refusals",
        [],
        members
            .Select((member, i) =>
                new SourceFile(
                    $"namespace N{i};\n\n{(IsDeclaration(member) ? "" : attribute)}public partial class C {{ " +
                    $"{Annotate(member, attribute)} }}",
                    $"{i}.cs"))
            .Prepend(new SourceFile(Usings, "MoreUsings.cs")));

    // A case that declares a type of its own annotates that.
    private static bool IsDeclaration(string member) =>
        member.Contains(" partial class N", StringComparison.Ordinal) || member.Contains(" partial struct N", StringComparison.Ordinal);

    private static string Annotate(string member, string attribute) => IsDeclaration(member)
        ? (member.Replace("} [BsonKnownTypes", "} " + attribute + "[BsonKnownTypes", StringComparison.Ordinal) + " {")
        : member.Replace("[BsonGenerated] ", attribute, StringComparison.Ordinal) +
            (member.Contains(" class B", StringComparison.Ordinal) ? " { }" : "");

    private static string NameOf(int i, string member) => $"N{i}.{(IsDeclaration(member) ? "N" : "C")}";

    /// <summary>Whether the class map throws when it writes an instance, reads it back, or reads a document without elements.</summary>
    private static bool IsRefused(Type type)
    {
        var instance = Activator.CreateInstance(type);
        try
        {
            BsonSerializer.LookupSerializer(type);
            BsonSerializer.Deserialize(instance.ToBson(type), type);
            BsonSerializer.Deserialize(new BsonDocument().ToBson(), type);
            return false;
        }
        catch (Exception)
        {
            return true;
        }
    }

    /// <param name="Member">The declaration.</param>
    /// <param name="IsRefused">Whether the driver throws.</param>
    /// <param name="IsReported">Whether an error is reported, or a warning that the driver alone refuses the member.</param>
    private sealed record Case(string Member, bool IsRefused, bool IsReported);
}
