using System.Collections;
using System.Reflection;
using System.Text.RegularExpressions;
using BsonGen.Generator.Model;
using BsonGen.Generator.Driver;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using MongoDB.Bson.Serialization.Attributes;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>The sample that is compiled to native code holds each kind of value, and each attribute.</summary>
[TestFixture]
public partial class NativeSampleTests
{
    private const string Missing = "Members of samples/NativeAot/Values.cs, or of a file beside it, lack these.";

    private static readonly Lazy<IReadOnlyList<SyntaxTree>> Trees = new(static () => [.. Parse()]);

    private static readonly Lazy<IReadOnlyList<IPropertySymbol>> Members = new(static () => [.. FindMembers()]);

    [Test]
    public void SampleHoldsEachKindOfValue([Values(typeof(ScalarTypes), typeof(CollectionKind))] Type table)
    {
        var held = Members.Value.SelectMany(member => FindTypes(member.Type)).Select(NameOf).ToHashSet();
        var kinds = TablesOf(table)
            .SelectMany(entries => entries.Keys.Cast<string>().Where(type => entries[type] is not ScalarType { Kind: null }))
            .ToList();
        Assert.That(kinds, Is.Not.Empty);
        Assert.That(kinds.Where(kind => !held.Contains(kind)), Is.Empty, Missing);
    }

    [TestCase("System.Collections.Generic.KeyValuePair")]
    [TestCase("System.Tuple")]
    [TestCase("System.ValueTuple")]
    public void SampleHoldsEachPairAndTuple(string type) =>
        Assert.That(Members.Value.SelectMany(member => FindTypes(member.Type)).Select(NameOf), Does.Contain(type));

    [Test]
    public void SampleConfiguresEachTypeThatAttributesConfigure()
    {
        var configured = Members.Value
            .Where(member =>
                member.GetAttributes().Any(attribute =>
                    Configuring().IsMatch(attribute.ApplicationSyntaxReference!.GetSyntax().ToString())))
            .SelectMany(member => FindTypes(member.Type))
            .Select(NameOf)
            .ToHashSet();
        var configurable = TablesOf(typeof(ScalarTypes))
            .SelectMany(entries =>
                entries.Values.Cast<ScalarType>().Where(type => type is { Kind: not null, Attributes.Representations.Length: > 0 }))
            .Select(type => type.Name)
            .ToList();
        Assert.That(configurable, Is.Not.Empty);
        Assert.That(configurable.Where(type => !configured.Contains(type)), Is.Empty, Missing);
    }

    [Test]
    public void SampleHasEachAttribute()
    {
        var document = MarkdownDocument.All.Single(document => document.Path == "docs/attributes-and-types.md").Text;
        var section = document[document.IndexOf("## Attributes\n", StringComparison.Ordinal)..];
        var names = Attribute().Matches(section[..section.IndexOf("\n```", StringComparison.Ordinal)])
            .Select(match => match.Groups["name"].Value)
            .Distinct();
        var sources = string.Concat(Trees.Value);
        Assert.That(names.Where(name => !Regex.IsMatch(sources, $@"[\[ ]{name}[\](,]")), Is.Empty, Missing);
    }

    [TestCase(typeof(BsonGeneratedAttribute))]
    [TestCase(typeof(BsonElementAttribute))]
    public void SampleUsesEachPublicAttributeOfTheNamespace(Type attribute)
    {
        // Other namespaces hold attributes that only generated code has, such as BsonGen.CodeGeneration, or that configure no document.
        // Nobody can write an attribute whose class is abstract.
        var attributes = attribute.Assembly.GetExportedTypes()
            .Where(type => type.IsSubclassOf(typeof(Attribute)) && !type.IsAbstract && type.Namespace == attribute.Namespace)
            .ToList();
        Assert.That(attributes, Does.Contain(attribute));

        var used = Trees.Value
            .SelectMany(tree => tree.GetRoot().DescendantNodes().OfType<AttributeSyntax>())
            .Select(node => $"{node.Name}Attribute")
            .ToHashSet();
        Assert.That(attributes.Select(type => type.Name).Where(name => !used.Contains(name)), Is.Empty, Missing);
    }

    private static IEnumerable<SyntaxTree> Parse()
    {
        return Directory.EnumerateFiles(Repository.PathOf("samples/NativeAot"), "*.cs")
            .Select(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file), TestProject.ParseOptions, file))
            .Append(CSharpSyntaxTree.ParseText("global using System; global using System.Collections.Generic;", TestProject.ParseOptions));
    }

    private static IEnumerable<IPropertySymbol> FindMembers()
    {
        var compilation = TestProject.CompileAsIs("NativeAot", Trees.Value);
        var types = compilation.GetSymbolsWithName(_ => true, SymbolFilter.Type).Cast<INamedTypeSymbol>();
        return types
            .Where(type => type.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "BsonGeneratedAttribute"))
            .SelectMany(type => type.GetMembers().OfType<IPropertySymbol>());
    }

    /// <summary>The type and the types inside.</summary>
    private static IEnumerable<ITypeSymbol> FindTypes(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => FindTypes(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(FindTypes).Prepend(named),
        _ => [],
    };

    private static string NameOf(ITypeSymbol type) => $"{type.ContainingNamespace}.{type.Name}";

    private static IEnumerable<IDictionary> TablesOf(Type type) => type.GetFields(BindingFlags.Static | BindingFlags.NonPublic)
        .Select(field => field.GetValue(null))
        .OfType<IDictionary>();

    [GeneratedRegex(@"^Bson(Representation|\w+Options|GuidRepresentation)\(")]
    private static partial Regex Configuring();

    [GeneratedRegex(@"`\[(?<name>Bson\w+)\]`")]
    private static partial Regex Attribute();
}
