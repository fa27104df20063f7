using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>What STYLE.md says about lines, statements and comments, as far as the text of a file shows it.</summary>
public sealed partial class StyleTests
{
    private const int ColumnsOfSources = 130;
    private const int ColumnsOfTests = 140;

    // Most of them take an object apart step by step, as fixes do. It may only be lowered.
    private const int MostLongConditions = 41;

    private const int MostPartsOfCondition = 6;

    private const int MostPositionalProperties = 8;

    // Contracts of the driver, and one that is named like them: the id may be null.
    private static readonly string[] NamesOfDriver = ["GetSerializer", "GetIdOf"];

    private static readonly string[] FoldersOfOutput = ["bin", "obj", "Snapshots"];

    [TestCase("src", ColumnsOfSources)]
    [TestCase("tests", ColumnsOfTests)]
    [TestCase("benchmarks", ColumnsOfTests)]
    [TestCase("samples", ColumnsOfTests)]
    public void LinesAreNotLong(string folder, int columns) =>
        Assert.That(FindLongLines(folder, columns), Is.Empty, $"{columns} columns are allowed: STYLE.md, Lines and layout.");

    // A pattern with a type or a property is a test. One with a name alone, or beside a comparison, only names a value.
    [Test]
    public void ValuesGetTheirNamesByStatements() =>
        Assert.That(
            ReadLines("src").Where(line => NamedByPattern().IsMatch(line.Text)).Select(line => line.Place),
            Is.Empty,
            "A pattern names a value: STYLE.md, Statements.");

    /// <summary>A chain of four or more conditions is a table: each condition compares the type argument.</summary>
    [Test]
    public void ChoicesAmongManyValuesAreNoChains() =>
        Assert.That(FindChains("src").Distinct(), Is.EqualTo(
            new[]
            {
                "src/Runtime/CodeGeneration/Codecs/DefaultCodec.cs",
                "src/Runtime/CodeGeneration/Reading/PlainReading.cs",
            }),
            "A chain of conditions is a switch, a table or a method: STYLE.md, Statements.");

    [Test]
    public void ConditionsWithManyPartsHaveNames()
    {
        var parts = (
            from tree in ReadTrees("src")
            from condition in tree.GetRoot().DescendantNodes().Select(FindCondition)
            where condition is not null
            select (Place: PlaceOf(tree, condition.GetFirstToken()), Count: CountParts(condition))).ToList();
        Assert.That(parts.Where(condition => condition.Count > MostPartsOfCondition), Is.Empty);
        var many = parts.Where(condition => condition.Count > 3).ToList();
        Assert.That(many, Has.Count.AtMost(MostLongConditions), () => string.Join('\n', many));
    }

    [Test]
    public void MembersStandInOrder()
    {
        var members = (
            from tree in ReadTrees("src")
            from type in tree.GetRoot().DescendantNodes().OfType<TypeDeclarationSyntax>()
            from pair in type.Members.Where(IsOrdered).Zip(type.Members.Where(IsOrdered).Skip(1))
            select (Place: PlaceOf(tree, pair.Second.GetFirstToken()), IsLate: RankOf(pair.Second) < RankOf(pair.First))).ToList();
        Assert.That(members, Has.Count.GreaterThan(1000), "The members are not found.");
        Assert.That(
            members.Where(member => member.IsLate).Select(member => member.Place),
            Is.Empty,
            "Another member should stand before this one: STYLE.md, Lines and layout.");
    }

    [Test]
    public void GettersDoNotReturnNull()
    {
        var getters = (
            from tree in ReadTrees("src")
            from method in tree.GetRoot().DescendantNodes().OfType<MethodDeclarationSyntax>()
            where method.Identifier.Text.StartsWith("Get", StringComparison.Ordinal) &&
                !NamesOfDriver.Contains(method.Identifier.Text)
            select (Place: PlaceOf(tree, method.Identifier), IsNullable: method.ReturnType is NullableTypeSyntax)).ToList();
        Assert.That(getters, Has.Count.GreaterThan(100), "The methods are not found.");
        Assert.That(
            getters.Where(getter => getter.IsNullable).Select(getter => getter.Place),
            Is.Empty,
            "A method that may return null finds its result: STYLE.md, Names.");
    }

    [Test]
    public void PositionalRecordsAreShort()
    {
        var records = (
            from tree in ReadTrees("src")
            from record in tree.GetRoot().DescendantNodes().OfType<RecordDeclarationSyntax>()
            where record.ParameterList is not null
            select (Place: PlaceOf(tree, record.Identifier), record.ParameterList!.Parameters.Count)).ToList();
        Assert.That(records, Has.Count.GreaterThan(50), "The records are not found.");
        Assert.That(
            records.Where(record => record.Count > MostPositionalProperties),
            Is.Empty,
            "A long record has required properties: STYLE.md, Statements.");
    }

    [TestCase("src")]
    [TestCase("tests")]
    [TestCase("benchmarks")]
    [TestCase("samples")]
    public void OperatorsStandAtTheirEndOfALine(string folder) =>
        Assert.That(
            ReadTrees(folder).SelectMany(tree => FindMisplaced(tree.GetRoot()).Select(token => PlaceOf(tree, token))),
            Is.Empty);

    [Test]
    public void CommentsAreSentences()
    {
        var comments = FindComments("src").ToList();
        Assert.That(comments, Has.Count.GreaterThan(500), "The comments are not found.");
        var fragments = comments.Where(comment => IsFragment(comment.Text)).Select(comment => $"{comment.Place}: {comment.Text}").ToList();
        Assert.That(
            fragments,
            Is.Empty,
            "A comment is a sentence: STYLE.md, Comments.");
    }

    [TestCase("Whether the type is sealed.", ExpectedResult = true)]
    [TestCase("Null for the driver's default.", ExpectedResult = true)]
    [TestCase("In the order of writing.", ExpectedResult = true)]
    [TestCase("Unless the serializer of their class reports them.", ExpectedResult = true)]
    [TestCase("The driver writes members in this order.", ExpectedResult = false)]
    [TestCase("If a member is missing, the default replaces it.", ExpectedResult = false)]
    [TestCase("In native code, the provider serves all types.", ExpectedResult = false)]
    public bool TellsFragmentsFromSentences(string comment) => IsFragment(comment);

    [TestCase("if (Find() is var found && found)", ExpectedResult = true)]
    [TestCase("if (bytes[0] is var type and not 0)", ExpectedResult = true)]
    [TestCase("if (Find() is var (name, value))", ExpectedResult = false)]
    [TestCase("if (Find() is { Length: var length })", ExpectedResult = false)]
    [TestCase("var found = Find();", ExpectedResult = false)]
    public bool TellsValuesThatPatternsName(string line) => NamedByPattern().IsMatch(line);

    [TestCase("x = a &&\n    b;", ExpectedResult = "")]
    [TestCase("x = a\n    && b;", ExpectedResult = "&&")]
    [TestCase("x = a\n    is int;", ExpectedResult = "")]
    [TestCase("x = a\n    ?? b;", ExpectedResult = "??")]
    [TestCase("x = a\n    ? b\n    : c;", ExpectedResult = "")]
    [TestCase("x = a ? b :\n    c;", ExpectedResult = ":")]
    [TestCase("x = a ?\n    b : c;", ExpectedResult = "?")]
    [TestCase("x = a ? b : new(\n    c);", ExpectedResult = "")]
    [TestCase("x =\n    a ? b :\n    c ? d :\n    e;", ExpectedResult = "")]
    [TestCase("x =\n    a ? b :\n    c\n        ? d\n        : e;", ExpectedResult = "")]
    [TestCase("x = a\n    ? b\n    : c ? d : e;", ExpectedResult = ":")]
    [TestCase("x =\n    a ? b :\n    c\n        ? d\n        :\n    e;", ExpectedResult = ":")]
    public string FindsMisplacedOperators(string statement) =>
        string.Join(' ', FindMisplaced(CSharpSyntaxTree.ParseText(statement).GetRoot()).Select(token => token.Text));

    // Some words begin no sentence. Others begin one only if a comma and the main clause follow.
    private static bool IsFragment(string comment)
    {
        var sentence = EndOfSentence().Split(comment, 2)[0];
        return WordsOfFragments().IsMatch(sentence) || (WordsOfClauses().IsMatch(sentence) && !sentence.Contains(','));
    }

    // A word that does not fit a line alone, such as a name of 255 characters, can't be broken.
    private static IEnumerable<Line> FindLongLines(string folder, int columns) =>
        ReadLines(folder).Where(line => line.Text.Length > columns && line.Text.Split(' ').All(word => word.Length <= columns));

    private static IEnumerable<Line> ReadLines(string folder) =>
        from file in Directory.EnumerateFiles(Repository.PathOf(folder), "*.cs", SearchOption.AllDirectories)
        let path = Path.GetRelativePath(Repository.PathOf("."), file).Replace('\\', '/')
        where !path.Split('/').Intersect(FoldersOfOutput).Any()
        orderby path
        from line in File.ReadLines(file).Select((text, index) => new Line(path, index + 1, text))
        select line;

    private static IEnumerable<SyntaxTree> ReadTrees(string folder) =>
        from file in ReadLines(folder).GroupBy(line => line.Path)
        select CSharpSyntaxTree.ParseText(string.Join('\n', file.Select(line => line.Text)), path: file.Key);

    // A chain goes through the last arm, and may have one in parentheses.
    private static IEnumerable<string> FindChains(string folder) =>
        from tree in ReadTrees(folder)
        from chain in tree.GetRoot().DescendantNodes().OfType<ConditionalExpressionSyntax>()
        where chain.Parent is not ConditionalExpressionSyntax && CountConditions(chain) >= 4
        select tree.FilePath;

    /// <summary>Operators of broken expressions that stand at the wrong end of their line.</summary>
    private static IEnumerable<SyntaxToken> FindMisplaced(SyntaxNode root) => root.DescendantNodes().SelectMany(node => node switch
    {
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.IsExpression or (int)SyntaxKind.AsExpression } => [],
        BinaryExpressionSyntax binary => WhereFirst(binary.OperatorToken),
        BinaryPatternSyntax pattern => WhereFirst(pattern.OperatorToken),
        AssignmentExpressionSyntax assignment => WhereFirst(assignment.OperatorToken),
        ConditionalExpressionSyntax choice => WhereLast(choice.QuestionToken).Concat(FindMisplacedColon(choice)),
        _ => [],
    });

    // In a chain, a line has a condition and its value, and the colon ends it. The last value may follow as in a lone choice.
    private static IEnumerable<SyntaxToken> FindMisplacedColon(ConditionalExpressionSyntax choice)
    {
        if (choice.WhenFalse is ConditionalExpressionSyntax)
        {
            return WhereFirst(choice.ColonToken);
        }

        var isInChain = choice.Parent is ConditionalExpressionSyntax outer && outer.WhenFalse == choice;
        return isInChain ? WhereFirst(choice.ColonToken).Where(colon => WhereLast(colon).Any()) : WhereLast(choice.ColonToken);
    }

    private static IEnumerable<SyntaxToken> WhereFirst(params SyntaxToken[] tokens) =>
        tokens.Where(token => IsBreakBetween(token.GetPreviousToken(), token));

    private static IEnumerable<SyntaxToken> WhereLast(params SyntaxToken[] tokens) =>
        tokens.Where(token => IsBreakBetween(token, token.GetNextToken()));

    // Types inside types stand where they are used.
    private static bool IsOrdered(MemberDeclarationSyntax member) => member is not (BaseTypeDeclarationSyntax or DelegateDeclarationSyntax);

    private static int RankOf(MemberDeclarationSyntax member) => member switch
    {
        BaseFieldDeclarationSyntax => 0,
        ConstructorDeclarationSyntax or DestructorDeclarationSyntax => 1,
        _ => IsPrivate(member) ? 3 : 2,
    };

    // Operators and members of interfaces are public.
    private static bool IsPrivate(MemberDeclarationSyntax member) =>
        member is not (OperatorDeclarationSyntax or ConversionOperatorDeclarationSyntax) &&
        member.ChildNodes().All(node => node is not ExplicitInterfaceSpecifierSyntax) &&
        member.Parent is not InterfaceDeclarationSyntax &&
        !member.Modifiers.Any(modifier =>
            modifier.Kind() is SyntaxKind.PublicKeyword or SyntaxKind.InternalKeyword or SyntaxKind.ProtectedKeyword);

    private static ExpressionSyntax? FindCondition(SyntaxNode node) => node switch
    {
        IfStatementSyntax branch => branch.Condition,
        WhileStatementSyntax loop => loop.Condition,
        ConditionalExpressionSyntax choice => choice.Condition,
        _ => null,
    };

    private static int CountParts(ExpressionSyntax condition) => condition switch
    {
        ParenthesizedExpressionSyntax group => CountParts(group.Expression),
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } opposite => CountParts(opposite.Operand),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression } parts =>
            CountParts(parts.Left) + CountParts(parts.Right),
        _ => 1,
    };

    private static bool IsBreakBetween(SyntaxToken token, SyntaxToken next) =>
        token.GetLocation().GetLineSpan().EndLinePosition.Line != LineOf(next);

    private static int LineOf(SyntaxToken token) => token.GetLocation().GetLineSpan().StartLinePosition.Line;

    private static string PlaceOf(SyntaxTree tree, SyntaxToken token) => $"{tree.FilePath}:{LineOf(token) + 1} {token.Text}";

    private static int CountConditions(SyntaxNode node) =>
        node.DescendantNodesAndSelf(inner => inner == node || inner is ConditionalExpressionSyntax or ParenthesizedExpressionSyntax)
            .Count(inner => inner is ConditionalExpressionSyntax);

    /// <summary>The comments that are no docstrings. Each ends at a line without one.</summary>
    private static IEnumerable<Line> FindComments(string folder)
    {
        Line? comment = null;
        foreach (var line in ReadLines(folder))
        {
            var text = line.Text.TrimStart();
            var isComment = text.StartsWith("// ", StringComparison.Ordinal);
            if (comment is not null && isComment && comment.Path == line.Path)
            {
                comment = comment with { Text = $"{comment.Text} {text[3..]}" };
                continue;
            }

            if (comment is not null)
            {
                yield return comment;
            }

            comment = isComment ? line with { Text = text[3..] } : null;
        }

        if (comment is not null)
        {
            yield return comment;
        }
    }

    [GeneratedRegex(@"\bis var \w+")]
    private static partial Regex NamedByPattern();

    [GeneratedRegex(@"(?<=[.:])\s")]
    private static partial Regex EndOfSentence();

    [GeneratedRegex(@"^(Whether|Null|Of|Those|The same|Also|Nothing|Empty|Except|Besides|Or|And|But|Not|Including|Like)\b")]
    private static partial Regex WordsOfFragments();

    [GeneratedRegex(@"^(Unless|If|Because|Since|As|For|In|After|Before|With|Without|By|At|On|From|To|Under|Only|So)\b")]
    private static partial Regex WordsOfClauses();

    private sealed record Line(string Path, int Number, string Text)
    {
        public string Place => $"{Path}:{Number}";

        public override string ToString() => $"{Place} has {Text.Length} columns";
    }
}
