using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Conformance.Tests;

/// <summary>Some of the model types, as a declaration names them and as the filter of a convention pack.</summary>
/// <param name="declaration">The additional arguments of the attribute.</param>
/// <param name="accepts">Whether a class-mapped type passes.</param>
internal sealed class ConventionFilter(string declaration, Func<Type, bool> accepts)
{
    private const string Namespace = "Conformance.Models.Chosen";

    // The harness or other models find them by their full names.
    private static readonly string[] Staying = ["ClosedGenerics", "Colors", "Point"];

    public string Declaration => declaration;

    public bool Accepts(Type type) => accepts(type);

    /// <summary>The types that <see cref="Move"/> moves, if the namespace counts, and a third of the given types.</summary>
    /// <param name="classMapped">Also nested and generic types.</param>
    public static ConventionFilter Create(bool isByNamespace, Type[] classMapped)
    {
        var types = classMapped
            .Where(type => type.IsVisible && !type.FullName!.Contains('<') && Dump.IsModel(type) && Sum(type.Name.Split('`')[0]) % 3 == 0)
            .ToHashSet();
        var ofTypes = $", Types = new[] {{ {string.Join(", ", types.Select(type => $"typeof({Print(type)})"))} }}";
        return new(
            (isByNamespace ? $", Namespace = \"{Namespace}\"" : "") + (types.Count > 0 ? ofTypes : ""),
            type => (isByNamespace && type.Namespace == Namespace) ||
                types.Contains(type.IsGenericType ? type.GetGenericTypeDefinition() : type));
    }

    /// <summary>Moves half of the types of a file into a namespace of their own.</summary>
    public static SyntaxTree Move(SyntaxTree tree)
    {
        var root = (CompilationUnitSyntax)tree.GetRoot();
        if (root.Members is not [FileScopedNamespaceDeclarationSyntax ns])
        {
            return tree;
        }

        var blocks = ns.Members.Select(member =>
            $"namespace {(MayMove(member) ? Namespace : ns.Name.ToString())}\n{{\n{member.ToFullString()}\n}}\n");
        var start = string.Concat(root.Usings.Concat(ns.Usings).Select(directive => directive.ToFullString())) +
            root.AttributeLists.ToFullString();
        return CSharpSyntaxTree.ParseText(start + string.Concat(blocks), (CSharpParseOptions)tree.Options);
    }

    public static string Usings => $"global using Conformance.Models; global using {Namespace}; namespace {Namespace} {{ }}";

    private static bool MayMove(MemberDeclarationSyntax member) =>
        member is BaseTypeDeclarationSyntax { Identifier.ValueText: var name } && Sum(name) % 2 == 0 && !Staying.Contains(name);

    // The names of a hierarchy have no order in this, so a filter cuts through it.
    private static int Sum(string name) => name.Sum(letter => letter);

    private static string Print(Type type) =>
        "global::" + string.Join('.', type.FullName!.Split('.', '+').Select(static part => part.Split('`') switch
        {
            [var name, var count] => $"@{name}<{new string(',', int.Parse(count, System.Globalization.CultureInfo.InvariantCulture) - 1)}>",
            var plain => "@" + plain[0],
        }));
}
