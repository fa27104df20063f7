using Microsoft.CodeAnalysis.CodeFixes;

namespace BsonGen.CodeFixes.Tests;

/// <summary>A mistake in a file of its own, and its fix.</summary>
/// <param name="Id">The diagnostic.</param>
/// <param name="Fix">The fix.</param>
/// <param name="Title">The title of the action.</param>
internal abstract record Mistake(string Id, CodeFixProvider Fix, string Title)
{
    /// <summary>All fixes.</summary>
    public static readonly CodeFixProvider[] Fixes =
    [
        .. typeof(MakePartialFix).Assembly.GetTypes()
            .Where(static type => !type.IsAbstract && type.IsSubclassOf(typeof(CodeFixProvider)))
            .Select(static type => (CodeFixProvider)Activator.CreateInstance(type)!),
    ];

    /// <summary>The using directives of the file.</summary>
    public virtual string Usings =>
        "using System;\nusing System.Collections.Generic;\nusing BsonGen;\nusing MongoDB.Bson.Serialization.Attributes;\n";

    /// <summary>The types, without a namespace.</summary>
    public abstract string Source { get; }

    /// <summary>The file in its plainest layout.</summary>
    public string Write(string @namespace) => $"{Usings}\nnamespace {@namespace};\n\n{Source}";
}
