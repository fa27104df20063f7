using System.Text;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Adapts the tests to the lowest supported Roslyn, which has C# 11 only.</summary>
internal static class OldCompiler
{
    // Names that only generated code declares; sources of tests may use them.
    private static readonly string[] MissingNames = ["CS0103", "CS0117", "CS0234", "CS0246", "CS0426"];

    /// <summary>Whether <c>class Order;</c> is an error.</summary>
    public static bool HasNoTypesWithoutBody =>
#if LOWEST_ROSLYN
        true;
#else
        false;
#endif

    /// <summary>Whether the text ends with the header of a class, a struct or an interface.</summary>
    public static bool IsHeader(StringBuilder text)
    {
        var start = Math.Max(0, text.Length - 300);
        return Regex.IsMatch(
            text.ToString(start, text.Length - start),
            @"(?<!record )\b(class|struct|interface) [\w@]+(<[\w, @]+>)?( : [^;{}()]+)?( where [^;{}]+)?$");
    }

    /// <summary>
    /// Whether long tests run: always on the newest Roslyn, and with CONFORMANCE=full. The code that is generated is the same on each
    /// Roslyn.
    /// </summary>
    public static bool RunsLongTests => !HasNoTypesWithoutBody || TestProject.IsFull;

    /// <summary>Skips a long test on the lowest Roslyn.</summary>
    public static void SkipLongTest()
    {
        if (!RunsLongTests)
        {
            Assert.Ignore("The newest Roslyn runs this test; CONFORMANCE=full runs it here, too.");
        }
    }

    /// <summary>Skips the test if its sources need a newer language.</summary>
    public static CSharpCompilation SkipUnlessKnown(CSharpCompilation compilation)
    {
        if (HasNoTypesWithoutBody && FindErrors(compilation).FirstOrDefault() is { } error)
        {
            Assert.Ignore($"The sources need a newer language than the lowest Roslyn knows: {error}");
        }

        return compilation;
    }

    private static IEnumerable<Diagnostic> FindErrors(CSharpCompilation compilation) => compilation.GetDiagnostics().Where(diagnostic =>
        diagnostic.Severity == DiagnosticSeverity.Error &&
        (!MissingNames.Contains(diagnostic.Id) || diagnostic.GetMessage().Contains("'field'", StringComparison.Ordinal)));
}
