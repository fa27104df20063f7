using Conformance.Machine.Inventing;

namespace Queries.Programs.Inventing;

/// <summary>Invents the body of a lambda over a document <c>x</c>, in C#.</summary>
internal sealed class ExpressionInventor(Dice dice, IReadOnlyList<InventedType> inner, IReadOnlyList<InventedType> results)
{
    private const int Deepest = 2;

    public string InventResult(InventedType source) => dice.Next(12) switch
    {
        0 => InventValue(dice.Pick(Values.Types), source, "x", 0) ?? "x.Id",
        1 => "x.One",
        2 or 3 or 4 => InventAnonymous(source, "x", 0),
        5 => $"new Tuple<int, string>({Value("int", source)}, {Value("string", source)})",
        6 => $"new ValueTuple<string, bool, double>({Value("string", source)}, {Value("bool", source)}, {Value("double", source)})",
        7 =>
            dice.Pick(
                "x.Many", $"x.Many.Select(y => {InventNew(dice.Pick(results), InnerOf(source, "Many"), "y", 1)})", "x.Many.Count", "x"),
        _ => InventNew(dice.Pick(results), source, "x", 0),
    };

    private string Value(string type, InventedType source) => InventValue(type, source, "x", 0)!;

    private string InventAnonymous(InventedType source, string x, int depth)
    {
        var members = Enumerable.Range(0, 1 + dice.Next(3)).Select(i =>
        {
            var name = ((char)('P' + i)).ToString();
            return depth < Deepest && dice.Chance(25)
                ? $"{name} = {InventNested(source, x, depth + 1)}"
                : $"{name} = {InventValue(dice.Pick(Values.Types), source, x, depth)}";
        });
        return $"new {{ {string.Join(", ", members)} }}";
    }

    private string InventNested(InventedType source, string x, int depth) => dice.Next(4) switch
    {
        0 => InventAnonymous(source, x, depth),
        1 when x == "x" => $"x.Many.Select(y => {InventAnonymous(InnerOf(source, "Many"), "y", Deepest)})",
        2 when x == "x" => $"x.Many.Select(y => {InventNew(dice.Pick(results), InnerOf(source, "Many"), "y", Deepest)}).ToList()",
        _ => InventNew(dice.Pick(results), source, x, depth),
    };

    private string InventNew(InventedType result, InventedType source, string x, int depth)
    {
        var values = result.Members.Select(member => (member.Name, Value: InventMember(member.Type, source, x, depth))).ToList();
        if (!result.IsSet)
        {
            return $"new {result.Name}({string.Join(", ", values.Select(pair => pair.Value ?? "default"))})";
        }

        var set = values.Where(pair => pair.Value is not null && dice.Chance(75)).Select(pair => $"{pair.Name} = {pair.Value}");
        return $"new {(result.HasDetails && depth == 0 && dice.Chance(25) ? result.Details : result.Name)} {{ {string.Join(", ", set)} }}";
    }

    private string? InventMember(string type, InventedType source, string x, int depth)
    {
        if (Values.All.ContainsKey(type) || type.StartsWith("Inner", StringComparison.Ordinal))
        {
            return InventValue(type, source, x, depth);
        }

        if (depth >= Deepest || x != "x")
        {
            return null;
        }

        if (type.StartsWith("List<Result", StringComparison.Ordinal))
        {
            return $"x.Many.Select(y => {InventNew(Find(type[5..^1]), InnerOf(source, "Many"), "y", depth + 1)}).ToList()";
        }

        return type.StartsWith("Result", StringComparison.Ordinal) ? InventNew(Find(type), source, x, depth + 1) : null;
    }

    private InventedType Find(string result) => results.Single(type => type.Name == result);

    private InventedType InnerOf(InventedType source, string member)
    {
        var type = source.Members.Single(candidate => candidate.Name == member).Type;
        return inner.Single(candidate => type.Contains(candidate.Name, StringComparison.Ordinal));
    }

    // Null if the document has no such value.
    private string? InventValue(string type, InventedType source, string x, int depth)
    {
        var members = source.Members.Where(member => member.Type == type).Select(member => $"{x}.{member.Name}")
            .Concat(
                x != "x"
                    ? []
                    : InnerOf(source, "One").Members.Where(member => member.Type == type).Select(member => $"x.One.{member.Name}"))
            .ToList();
        if (type.StartsWith("Inner", StringComparison.Ordinal))
        {
            return members.Count > 0 ? dice.Pick(members) : null;
        }

        return members.Count > 0 && dice.Chance(60)
            ? dice.Pick(members)
            : InventOther(type, source, x, depth);
    }

    private string InventOther(string type, InventedType source, string x, int depth)
    {
        var literal = dice.Pick(Values.All[type].Literals);
        literal = literal == "null" ? $"({type})null" : literal;
        if (depth > Deepest || dice.Chance(15))
        {
            return literal;
        }

        string Of(string other) => InventValue(other, source, x, Deepest + 1)!;
        return (type, dice.Next(4)) switch
        {
            ("int", 0) => dice.Pick("c", "Changing", "Changing", "Fixed", "ReadOnly"),
            ("int", 1) => $"{Of("int")} + 1",
            ("int", 2) when x == "x" => dice.Pick("x.Many.Count", "Changing + x.Many.Count"),
            ("int", 3) => $"(int){Of("Color")}",
            ("string", 0) => dice.Pick("text", "nameof(Places)", "c.ToString()", "scope.Text"),
            ("string", 1) => $"{Of("string")} + \"!\"",
            ("string", 2) => $"{Of("string")}.ToUpper()",
            ("bool", 0 or 1) => $"{Of("int")} > {dice.Pick("1", "c", "Fixed")}",
            ("bool", 2) => $"{Of("string")} == \"a\"",
            ("double", 0) => $"{Of("double")} * 2",
            ("double", 1) => $"((double?)({Of("double?")})) ?? 0.5",
            ("long", 0) => $"(long){Of("int")}",
            ("DateTime", 0) => $"{Of("DateTime")}.AddDays(1)",
            ("decimal", 0) => $"{Of("decimal")} - 1m",
            ("int?", 0) => $"(int?){Of("int")}",
            (_, 3) => $"{Of("bool")} ? {Of(type)} : {Of(type)}",
            _ => literal,
        };
    }
}
