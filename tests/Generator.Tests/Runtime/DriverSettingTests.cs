using System.Reflection;
using System.Text.RegularExpressions;
using BsonGen.Generator.Mapping;
using BsonGen.Generator.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Runtime;

/// <summary>
/// The settings of the driver's class maps. Generated code would ignore one that a later version adds, so each must be known here, with the
/// place that takes it from the class map.
/// </summary>
public sealed class DriverSettingTests
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly;

    private const string Reading = "ClassMapReading";
    private const string Comparison = "ClassMapComparison";
    private const string Table = "MemberMapSettings";
    private const string Inherited = "InheritedSettings";

    private static readonly Dictionary<string, string> OfMembers = new()
    {
        ["SetDefaultValue"] = "DefaultValues",
        ["SetElementName"] = Table,
        ["SetIdGenerator"] = Table,
        ["SetIgnoreIfDefault"] = Table,
        ["SetIgnoreIfNull"] = Table,
        ["SetIsRequired"] = Table,
        ["SetOrder"] = Comparison,
        ["SetSerializer"] = Comparison,
        ["SetShouldSerializeMethod"] = Table,
    };

    private static readonly Dictionary<string, string> OfClasses = new()
    {
        ["SetCreator"] = Comparison,
        ["SetDiscriminator"] = "the driver's discriminator conventions",
        ["SetDiscriminatorConvention"] = Inherited,
        ["SetDiscriminatorIsRequired"] = Inherited,
        ["SetExtraElementsMember"] = Reading,
        ["SetIdMember"] = "IdGenerators",
        ["SetIgnoreExtraElements"] = Inherited,
        ["SetIgnoreExtraElementsIsInherited"] = Inherited,
        ["SetIsRootClass"] = Inherited,
    };

    private static readonly Dictionary<string, string> OfCreators = new() { ["SetArguments"] = Comparison };

    private static readonly Type[] MemberAttributeTypes =
    [
        .. typeof(BsonElementAttribute).Assembly.GetExportedTypes()
            .Where(type => typeof(IBsonMemberMapAttribute).IsAssignableFrom(type) && type is { IsClass: true, IsAbstract: false }),
    ];

    [Test]
    public void EachSettingOfAMemberIsKnown() => Assert.That(SettersOf(typeof(BsonMemberMap)), Is.EquivalentTo(OfMembers.Keys));

    [Test]
    public void EachSettingOfAMemberIsReadInItsFile() => Assert.That(
        OfMembers.Where(setting => !Regex.IsMatch(
            File.ReadAllText(Repository.PathOf($"src/Runtime/Internal/Driver/{setting.Value}.cs")),
            $@"\.(Get)?{setting.Key["Set".Length..]}\b")),
        Is.Empty);

    [Test]
    public void EachSettingOfAClassIsKnown() => Assert.That(SettersOf(typeof(BsonClassMap)), Is.EquivalentTo(OfClasses.Keys));

    [Test]
    public void EachSettingOfACreatorIsKnown() => Assert.That(SettersOf(typeof(BsonCreatorMap)), Is.EquivalentTo(OfCreators.Keys));

    [TestCaseSource(nameof(MemberAttributeTypes))]
    public void EachAttributeOfAMemberIsKnown(Type attribute) => Assert.That(
        SettingAttributes.Find(attribute.FullName!) is not null ||
        attribute.FullName == KnownNames.BinaryVector ||
        typeof(BsonSerializationOptionsAttribute).IsAssignableFrom(attribute) ||
        typeof(BsonSerializerAttribute).IsAssignableFrom(attribute), Is.True);

    [Test]
    public void AnAttributeOfALaterDriverLeavesTheTypeToItsClassMap()
    {
        var later = Compile(
            "MongoDB.Bson",
            """
            namespace MongoDB.Bson.Serialization { public interface IBsonMemberMapAttribute; }

            namespace MongoDB.Bson.Serialization.Attributes
            {
                public sealed class BsonOfLaterDriverAttribute : System.Attribute, IBsonMemberMapAttribute;
            }
            """);
        var app = Compile(
            "App",
            """
            [BsonGen.BsonGenerated]
            public partial class Order
            {
                [MongoDB.Bson.Serialization.Attributes.BsonOfLaterDriver]
                public int[]? Numbers { get; set; }
            }
            """,
            later.ToMetadataReference(),
            MetadataReference.CreateFromFile(typeof(BsonGeneratedAttribute).Assembly.Location));
        var result = TestProject.CreateDriver().RunGenerators(app).GetRunResult();
        Assert.That(
            result.Diagnostics.Select(diagnostic => diagnostic.GetMessage()),
            Has.One.Contains("[BsonOfLaterDriverAttribute] on 'Numbers' runs custom code on the class map"));
    }

    private static CSharpCompilation Compile(string assemblyName, string source, params MetadataReference[] references) =>
        CSharpCompilation.Create(
            assemblyName,
            [CSharpSyntaxTree.ParseText(source, TestProject.ParseOptions)],
            [.. TestProject.Framework().Select(path => MetadataReference.CreateFromFile(path)), .. references],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));

    private static IEnumerable<string> SettersOf(Type type) => type.GetMethods(Declared)
        .Where(method => !method.IsSpecialName && method.Name.StartsWith("Set", StringComparison.Ordinal))
        .Select(method => method.Name)
        .Distinct();
}
