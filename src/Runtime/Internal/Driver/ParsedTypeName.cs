namespace BsonGen.Internal.Driver;

/// <summary>The parts of a name in the grammar of <see cref="Type.GetType(string)"/>. Parsing creates no types.</summary>
/// <param name="Name">The full name, without type arguments; empty for an array.</param>
/// <param name="Arguments">The type arguments, or the items' type of an array.</param>
internal sealed record ParsedTypeName(string Name, List<ParsedTypeName> Arguments)
{
    private const int MostLevels = 64;

    public string? Assembly { get; private set; }

    // The dimensions of an array; otherwise zero.
    public int Rank { get; private init; }

    public bool IsArray => Name.Length == 0;

    /// <summary>Whether naming the type creates it: a generic type or an array.</summary>
    public bool IsConstructed => Arguments.Count > 0;

    // The name and those inside it.
    public IEnumerable<ParsedTypeName> All => Arguments.SelectMany(static argument => argument.All).Prepend(this);

    /// <returns>Null for names that are malformed, too deep, or those of pointers and references.</returns>
    public static ParsedTypeName? TryParse(string name)
    {
        var rest = name.AsSpan();
        return TryParse(ref rest, hasAssembly: true, MostLevels) is { } parsed && rest.IsEmpty ? parsed : null;
    }

    private static ParsedTypeName? TryParse(ref ReadOnlySpan<char> rest, bool hasAssembly, int levels)
    {
        var length = IndexOfAny(rest, "[],&*");
        if (length == 0 || levels == 0)
        {
            return null;
        }

        var parsed = new ParsedTypeName(rest[..length].Trim().ToString(), []);
        rest = rest.Slice(length);
        if (rest.StartsWith("[") && rest.Length > 1 && rest[1] is not (']' or ',' or '*'))
        {
            do
            {
                rest = rest.Slice(1).TrimStart();
                var isBracketed = rest.StartsWith("[");
                rest = isBracketed ? rest.Slice(1) : rest;
                if (TryParse(ref rest, isBracketed, levels - 1) is not { } argument ||
                    (isBracketed && !TryTake(ref rest, ']')))
                {
                    return null;
                }

                parsed.Arguments.Add(argument);
            }
            while (rest.StartsWith(","));
            if (!TryTake(ref rest, ']'))
            {
                return null;
            }
        }

        while (rest.StartsWith("["))
        {
            var end = rest.IndexOf(']');
            if (--levels <= 0 || end < 0 || rest.Slice(1, end - 1).ContainsAnyExcept(",*"))
            {
                return null;
            }

            parsed = new ParsedTypeName("", [parsed]) { Rank = end };
            rest = rest.Slice(end + 1);
        }

        if (hasAssembly && TryTake(ref rest, ','))
        {
            var item = parsed;
            while (item.IsArray)
            {
                item = item.Arguments[0];
            }

            length = IndexOfAny(rest, "]");
            item.Assembly = rest[..length].Trim().ToString();
            rest = rest.Slice(length);
        }

        return parsed;
    }

    private static bool TryTake(ref ReadOnlySpan<char> rest, char taken)
    {
        var isNext = rest.Length > 0 && rest[0] == taken;
        rest = isNext ? rest.Slice(1) : rest;
        return isNext;
    }

    private static int IndexOfAny(ReadOnlySpan<char> text, string ends)
    {
        var index = text.IndexOfAny(ends);
        return index >= 0 ? index : text.Length;
    }
}
