using System.Text.RegularExpressions;

namespace BsonGen.CodeFixes.Tests;

/// <summary>Layouts of one and the same code. Each attribute of the plain layout is in a list of its own, on a line of its own.</summary>
internal static partial class Layouts
{
    // It may be repeated.
    private const string Other = "System.Diagnostics.CodeAnalysis.SuppressMessage(\"a\", \"b\")";

    public static readonly Dictionary<string, Func<string, string>> All = new()
    {
        ["plain"] = text => text,
        ["CRLF"] = text => text.Replace("\n", "\r\n", StringComparison.Ordinal),
        ["tabs"] = text => text.Replace("    ", "\t", StringComparison.Ordinal),
        ["tabs and CRLF"] = text => text.Replace("    ", "\t", StringComparison.Ordinal).Replace("\n", "\r\n", StringComparison.Ordinal),
        ["no line at the end"] = text => text.TrimEnd('\n'),
        ["#if around lists"] = text => List().Replace(text, "#if !NEVER\n$0#endif\n"),
        ["#if around members"] = text => Member().Replace(text, "#if !NEVER\n$0#else\n    public int Other { get; set; }\n#endif\n"),
        ["#if around modifiers"] = text => Header().Replace(text, "#if NEVER\ninternal\n#endif\n$0"),
        ["#if in lists"] = text => List().Replace(text, "$1[\n#if !NEVER\n$1$2\n#endif\n$1]\n"),
        ["#region"] = text => List().Replace(text, "$1#region Attribute\n$0$1#endregion\n"),
        ["#pragma"] = text => List().Replace(text, "#pragma warning disable CS0618\n$0#pragma warning restore CS0618\n"),
        ["#pragma in lists"] = text => List().Replace(
            text, "$1[\n#pragma warning disable CS0618\n$1$2\n#pragma warning restore CS0618\n$1]\n"),
        ["#nullable"] = text => "#nullable enable\n" + List().Replace(text, "#nullable restore\n$0#nullable enable\n"),
        ["#region around members"] = text => Member().Replace(text, "    #region Member\n$0    #endregion\n"),
        ["comments before lists"] = text => List().Replace(text, "$1// Before.\n$1/* Before. */ [$2]\n"),
        ["comments after lists"] = text => List().Replace(text, "$1[$2] // After.\n"),
        ["comments between lists"] = text => List().Replace(text, "$1[$2] /* After. */\n\n$1// Behind.\n"),
        ["comments in lists"] = text => List().Replace(text, "$1[/* In. */ $2 /* In. */]\n"),
        ["lines in lists"] = text => List().Replace(text, "$1[\n$1    // In.\n$1    $2 // After.\n$1]\n"),
        ["first of a list"] = text => List().Replace(text, $"$1[$2, {Other}]\n"),
        ["last of a list"] = text => List().Replace(text, $"$1[{Other}, $2]\n"),
        ["list over lines"] = text => List().Replace(text, $"$1[\n$1    {Other}, // Why.\n$1    $2, // Why.\n$1    {Other},\n$1]\n"),
        ["all in one list"] = text => text.Replace("]\n    [", ", ", StringComparison.Ordinal).Replace(
            "]\n[", ", ", StringComparison.Ordinal),
        ["all in one list over lines"] = text =>
            text.Replace("]\n    [", ",\n     ", StringComparison.Ordinal).Replace("]\n[", ",\n ", StringComparison.Ordinal),
        ["lists before members"] = text => List().Replace(text, "$1[$2] ").Replace("]     ", "] ", StringComparison.Ordinal),
        ["lists without spaces"] = text => List().Replace(text, "$1[$2]").Replace("]    ", "]", StringComparison.Ordinal),
        ["members on one line"] = text =>
            Member().Replace(
                text,
                match => $"    public int X{match.Index} {{ get; set; }} " +
                    $"{Spaces().Replace(Summary().Replace(match.Value, ""), " ").Trim()}\n"),
        ["type on one line"] = text => Body().Replace(
            text, match => Spaces().Replace(Summary().Replace(match.Value, ""), " ").Trim() + "\n"),
        ["block namespace"] = text => FileNamespace().Replace(
            text, match => $"namespace {match.Groups[1].Value}\n{{\n{Lines().Replace(match.Groups[2].Value, "    $0")}}}\n"),
        ["usings in the namespace"] = text => UsingsAndNamespace().Replace(text, "$2\n\n$1\n"),
        ["nested type"] = text => Type().Replace(
            text, match => $"internal static partial class Outer\n{{\n    // A type.\n{Lines().Replace(match.Value, "    $0")}}}\n"),
        ["without using directives"] = text => Qualify(text),
        ["a comment at the top"] = text => "// A licence.\n// More of it.\n\n" + Qualify(text),
        ["#define at the top"] = text => "// A licence.\n#define A\n#if A\n#define B\n#endif\n" + Qualify(text),
        ["no namespace"] = text => Qualify(NamespaceLine().Replace(text, "")).Replace(
            "class Order", "class $name", StringComparison.Ordinal)
            .Replace("public Order(", "public $name(", StringComparison.Ordinal)
            .Replace(": Order", ": $name", StringComparison.Ordinal),
        ["using directives under conditions"] = text => UsingsAndNamespace().Replace(text, "#if !NEVER\n$1#endif\n\n$2\n"),
        ["aliases"] = text => UsingsAndNamespace().Replace(text, "$1using static System.Math;\nusing Shop = System;\n\n$2\n"),
        ["another type of the name"] = text =>
            text + "\npublic class BsonIgnore;\n\npublic class GuidRepresentation;\n\npublic class MongoDB;\n",
    };

    private static string Qualify(string text) => Attribute().Replace(Using().Replace(text, "").TrimStart('\n'), match => match.Value switch
    {
        "BsonGenerated" => "BsonGen.",
        _ => "global::MongoDB.Bson.Serialization.Attributes.",
    } + match.Value)
        .Replace("Action?", "System.Action?", StringComparison.Ordinal).Replace(" Guid ", " System.Guid ", StringComparison.Ordinal)
        .Replace("List<", "System.Collections.Generic.List<", StringComparison.Ordinal).Replace(
            "IReadOnlySystem.Collections.Generic.", "System.Collections.Generic.IReadOnly", StringComparison.Ordinal)
        .Replace("IEnumerable<", "System.Collections.Generic.IEnumerable<", StringComparison.Ordinal).Replace(
            "Dictionary<", "System.Collections.Generic.Dictionary<", StringComparison.Ordinal);

    [GeneratedRegex(@"^( *)\[(.+)\]\n", RegexOptions.Multiline)]
    private static partial Regex List();

    // A member with its documentation comment and its attributes.
    [GeneratedRegex(
        @"^((?:    ///.*\n)?(?:    \[.+\]\n)*)    ((?:public int|public string|public Action|public Guid|public Dictionary).*\n)",
        RegexOptions.Multiline)]
    private static partial Regex Member();

    [GeneratedRegex(@"^(?=(?:public |sealed |partial )*class Order)", RegexOptions.Multiline)]
    private static partial Regex Header();

    [GeneratedRegex(@"^(?:public |sealed |partial )*class Order[\s\S]*", RegexOptions.Multiline)]
    private static partial Regex Body();

    [GeneratedRegex(@"^/// <summary>An order[\s\S]*", RegexOptions.Multiline)]
    private static partial Regex Type();

    [GeneratedRegex(@"^namespace (.*);\n\n([\s\S]*)", RegexOptions.Multiline)]
    private static partial Regex FileNamespace();

    [GeneratedRegex(@"^namespace .*;\n\n", RegexOptions.Multiline)]
    private static partial Regex NamespaceLine();

    [GeneratedRegex(@"^((?:using .*\n)+)\n(namespace .*;)\n", RegexOptions.Multiline)]
    private static partial Regex UsingsAndNamespace();

    [GeneratedRegex(@"^using .*\n", RegexOptions.Multiline)]
    private static partial Regex Using();

    [GeneratedRegex(@"(?<=\[)Bson\w+")]
    private static partial Regex Attribute();

    [GeneratedRegex(@"^.+$", RegexOptions.Multiline)]
    private static partial Regex Lines();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Spaces();

    [GeneratedRegex(@"^ *///.*\n", RegexOptions.Multiline)]
    private static partial Regex Summary();
}
