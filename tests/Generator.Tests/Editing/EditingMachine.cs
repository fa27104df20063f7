using System.Diagnostics;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Tests.Editing;

/// <summary>Edits files at random, runs the generator after each edit, and shrinks each finding to the smallest file.</summary>
internal sealed class EditingMachine(int seed)
{
    // Compiler errors are identified by their ids, and exceptions by the method that threw.
    private readonly Dictionary<string, string> _findings = [];

    public int Edits { get; private set; }

    /// <summary>One text for each kind of finding: the error, the edits, and the smallest file.</summary>
    public IReadOnlyCollection<string> Findings => _findings.Values;

    /// <param name="names">The files to edit.</param>
    /// <param name="edits">The maximum number of edits.</param>
    /// <param name="time">The maximum duration.</param>
    public void Run(IReadOnlyList<string> names, int edits, TimeSpan time)
    {
        var random = new Random(seed);
        var clock = Stopwatch.StartNew();
        while (Edits < edits && clock.Elapsed < time)
        {
            var project = EditedProject.Open(EditedModels.Load(names[random.Next(names.Count)]));
            for (var i = 0; i < 20 && Edits < edits && clock.Elapsed < time; i++)
            {
                Type(random, project);
            }
        }
    }

    /// <summary>A few edits, one after the other.</summary>
    private void Type(Random random, EditedProject original)
    {
        var project = original;
        var edits = new List<SourceEdit>();
        for (var count = random.Next(1, 5); count > 0; count--)
        {
            var edit = SourceEdit.Create(random, project.File.GetRoot());
            edits.Add(edit);
            Edits++;
            project = project.Edit(edit.Apply(project.File.ToString()));
            if (project.Check(original) is { } wrong)
            {
                Note(wrong, original, project.File.ToString(), edits);
                return;
            }
        }
    }

    private void Note(string wrong, EditedProject original, string text, List<SourceEdit> edits)
    {
        var kind = Kind(wrong);
        if (!_findings.ContainsKey(kind))
        {
            _findings.Add(kind, "");
            var smallest = Shrink(original, text, kind);
            _findings[kind] = $"{wrong}\n{original.File.FilePath}: " +
                $"{string.Join("; ", edits.Select(edit => $"{edit.What} → '{edit.Text}'"))}\n{smallest}";
        }
    }

    private static string Kind(string wrong) => Regex.Match(wrong, @"^exception.*|^an error[^:]*: \w+|^[^:]*").Value;

    /// <summary>Deletes declarations, largest first, as long as the finding stays the same.</summary>
    private static string Shrink(EditedProject original, string text, string kind)
    {
        var clock = Stopwatch.StartNew();
        for (var isSmaller = true; isSmaller && clock.Elapsed < TimeSpan.FromSeconds(20);)
        {
            isSmaller = false;
            var nodes = EditedModels.Parse(text, "").GetRoot().DescendantNodes()
                .Where(node =>
                    node is MemberDeclarationSyntax or AttributeListSyntax or AttributeSyntax or AccessorDeclarationSyntax or
                        BaseListSyntax or EqualsValueClauseSyntax or SkippedTokensTriviaSyntax)
                .OrderByDescending(node => node.FullSpan.Length)
                .ToList();
            foreach (var node in nodes)
            {
                var candidate = text.Remove(node.FullSpan.Start, node.FullSpan.Length);
                if (original.Edit(candidate).Check(original) is { } wrong && Kind(wrong) == kind)
                {
                    text = candidate;
                    isSmaller = true;
                    break;
                }
            }
        }

        return text;
    }
}
