namespace BsonGen.Generator.Emitter;

/// <summary>Prints where generated code asks for the settings of a member, which its class map may change.</summary>
internal static class SettingsTemplates
{
    public static string NameOf(MemberPlan member) => $"Name({member.Number}, {Code.Utf8(member.Member.Settings.ElementName)})";

    public static string IsMapped(MemberPlan member) => $"IsMapped({member.Number})";

    /// <param name="inLine">The expression that reads the value with the compiled representation.</param>
    public static string ReadInLineOr(MemberPlan member, string inLine)
    {
        // The codec of a value that the driver reads takes its serializer from the class map.
        if (member.Member.Value is ClassMappedValue)
        {
            return inLine;
        }

        var compiled = member.Member.Value is NullableValue ? $"({inLine})" : inLine;
        return $"IsInLine({member.Number}) ? {compiled} : ReadConfigured<{member.Member.TypeName}>(ref reader, {member.Number})";
    }

    /// <summary>Whether the method that writes a value takes the number of its member.</summary>
    public static bool TakesNumber(ValueModel value) => value switch
    {
        ScalarValue scalar => scalar.Kind.IsWrittenAtPosition,
        NullableValue nullable => TakesNumber(nullable.Value),
        _ => false,
    };

    /// <summary>The condition of writing in line. The settings may write the element themselves.</summary>
    public static string WritesInLine(MemberPlan member, string get, bool holdsPosition)
    {
        var position = holdsPosition ? "ref position, " : "";
        return $"WritesInLine(ref writer, {position}{get}, {member.Number})";
    }
}
