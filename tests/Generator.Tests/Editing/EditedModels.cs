using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Tests.Editing;

/// <summary>The conformance models as projects that can be edited: each file of models, with the files that it refers to.</summary>
internal static class EditedModels
{
    private const string Usings =
        """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;

    private static readonly IReadOnlyList<SyntaxTree> Trees =
    [
        .. ParseFolder("tests/Conformance/Models"),
        .. ParseFolder("tests/Conformance/Bases"),
    ];

    private static readonly IReadOnlyList<SyntaxTree> Registered = [.. ParseFolder("tests/Conformance/Registered")];

    private static readonly ILookup<string, SyntaxTree> Declaring = Trees
        .SelectMany(tree =>
            tree.GetRoot().DescendantNodes().OfType<BaseTypeDeclarationSyntax>().Select(type => (type.Identifier.ValueText, tree)))
        .Concat(
            Trees.SelectMany(tree =>
                tree.GetRoot().DescendantNodes().OfType<DelegateDeclarationSyntax>().Select(type => (type.Identifier.ValueText, tree))))
        .Distinct()
        .ToLookup(pair => pair.ValueText, pair => pair.tree);

    /// <summary>The names of the files that annotate types.</summary>
    public static IReadOnlyList<string> Names { get; } =
        [.. Trees.Where(tree => Regex.IsMatch(tree.ToString(), @"\[(assembly: )?BsonGenerated")).Select(tree => tree.FilePath)];

    /// <summary>The names of the files that register class maps and conventions for their types.</summary>
    public static IReadOnlyList<string> RegisteredNames { get; } = [.. Registered.Select(tree => tree.FilePath)];

    public static SyntaxTree Parse(string text, string path) => CSharpSyntaxTree.ParseText(text, TestProject.ParseOptions, path);

    private static IEnumerable<SyntaxTree> ParseFolder(string folder) => Directory
        .EnumerateFiles(Repository.PathOf(folder), "*.cs")
        .Order(StringComparer.Ordinal)
        .Select(path => Parse(File.ReadAllText(path), Path.GetFileName(path)));

    /// <summary>The project of all files.</summary>
    public static CSharpCompilation LoadAll() => TestProject.CompileAsIs("Models", [.. Trees, Parse(Usings, "ImplicitUsings.cs")]);

    /// <summary>The project of one file; the file comes first.</summary>
    public static CSharpCompilation Load(string name)
    {
        var trees = new List<SyntaxTree> { Trees.Concat(Registered).Single(tree => tree.FilePath == name) };
        for (var i = 0; i < trees.Count; i++)
        {
            var names = trees[i].GetRoot()
                .DescendantTokens()
                .Where(token => token.IsKind(SyntaxKind.IdentifierToken))
                .Select(token => token.ValueText)
                .Distinct();
            trees.AddRange(names
                .SelectMany(identifier => Declaring[identifier].Concat(Declaring[identifier + "Attribute"]))
                .Distinct()
                .Except(trees)
                .ToList());
        }

        // Serializers are generated for the edited file only. The other files declare types that it uses.
        return TestProject.CompileAsIs(
            "Models",
            [
                trees[0],
                .. trees.Skip(1).Select(tree => Parse(Regex.Replace(tree.ToString(), @"\[BsonGenerated\]", ""), tree.FilePath)),
                Parse(Usings, "ImplicitUsings.cs"),
            ]);
    }
}
