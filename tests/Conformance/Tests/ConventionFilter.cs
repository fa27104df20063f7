using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Conformance.Tests;

/// <summary>The filter of a convention pack, which accepts some of the model types.</summary>
/// <param name="isByNamespace">Whether it accepts those that <see cref="Move"/> moves.</param>
/// <param name="isByTypes">Whether it accepts a third of all types.</param>
internal sealed class ConventionFilter(bool isByNamespace, bool isByTypes)
{
    private const string Namespace = "Conformance.Models.Chosen";

    // The harness or other models find them by their full names.
    private static readonly string[] Staying = ["ClosedGenerics", "Colors", "Point"];

    public bool Accepts(Type type) =>
        (isByNamespace && type.Namespace == Namespace) ||
        (isByTypes && Dump.IsModel(type) && Sum(type.Name.Split('`')[0]) % 3 == 0);

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
}
